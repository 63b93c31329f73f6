//! Which scores the best-arranged hands of a round can have, by any rules.
//!
//! The deadwood of such a hand holds no meld: so its points are a sum of cards without
//! one, and all those sums are found rank by rank. Source: rules, "Scores a best-arranged
//! counting hand can have", which is what comes out under the official rules.
//!
//! The answer may hold a score that no hand has, but always holds every
//! score that some hand has. Whether the other cards can meld without any card
//! of the deadwood is checked for its wilds only; a few melds are overlooked,
//! as the comments there say. Knows nothing of games and players.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;

use super::{Round, RoundRules, Ruleset};
use crate::cards::{Card, Rank, Suit};

/// The scores that best-arranged hands of a round can have, in points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PossibleScores(Sums);

impl PossibleScores {
    /// Returns the scores of a counting hand.
    pub fn for_round(rules: RoundRules<'_>) -> Rc<Self> {
        thread_local! {
            static POSSIBLE: RefCell<ByRound<Rc<PossibleScores>>> = RefCell::default();
        }
        POSSIBLE.with_borrow_mut(|known| known.get(rules, |rules| Rc::new(Self::new(rules))))
    }

    fn new(rules: RoundRules<'_>) -> Self {
        let dealt = rules.dealt();
        let mut scores = Sums::default();
        let mut known: HashMap<_, Vec<Sums>> = HashMap::new();
        for wilds in 0..=dealt {
            let naturals = dealt - wilds;
            let helpers = helpers(wilds, rules.ruleset);
            for (home, points) in loose_wilds(wilds, rules) {
                // Fewer wilds leave room for more naturals and come first.
                let by_count = known.entry((helpers, home)).or_insert_with(|| {
                    let loose = Naturals { rules, helpers, home, most: naturals };
                    loose.sums()
                });
                for (count, sums) in by_count.iter().take(naturals + 1).enumerate() {
                    if may_meld_beside(naturals - count, wilds, rules.ruleset) {
                        scores.add(sums, points);
                    }
                }
            }
        }
        Self(scores)
    }

    /// Returns `true` if a best-arranged hand may have so many points; if not, none has.
    pub fn contains(&self, points: i32) -> bool {
        usize::try_from(points).is_ok_and(|points| self.0.contains(points))
    }

    /// Returns the largest score.
    pub fn largest(&self) -> i32 {
        self.0.largest() as i32
    }

    /// Returns the scores below the largest that no best-arranged hand has, in order.
    pub fn gaps(&self) -> Vec<RangeInclusive<i32>> {
        let mut gaps: Vec<RangeInclusive<i32>> = Vec::new();
        for points in (0..self.largest()).filter(|&points| !self.contains(points)) {
            match gaps.last_mut() {
                Some(gap) if *gap.end() == points - 1 => *gap = *gap.start()..=points,
                _ => gaps.push(points..=points),
            }
        }
        gaps
    }
}

/// Returns how many of the loose wilds help loose naturals to a meld.
///
/// With less than two naturals to a meld, two wilds make one of any natural.
/// With three, wilds only bridge the gaps of runs; that is left out, because
/// there are scores enough without such runs: it would forbid none.
fn helpers(wilds: usize, ruleset: &Ruleset) -> usize {
    let most = match ruleset.min_naturals() {
        0 | 1 => 2,
        2 => usize::MAX,
        _ => 0,
    };
    in_one_meld(wilds, ruleset).min(most)
}

fn in_one_meld(wilds: usize, ruleset: &Ruleset) -> usize {
    let most = ruleset.max_wilds().map_or(usize::MAX, usize::from);
    wilds.min(most)
}

/// Returns what so many loose wilds cost if they are no meld, each time with
/// whether one of them may be a natural of a run, in its own place.
fn loose_wilds(wilds: usize, rules: RoundRules<'_>) -> Vec<(bool, usize)> {
    let (rank, joker) = (Card::Suited(rules.wild_rank(), Suit::Clubs), Card::Joker);
    let copies = |card| usize::from(rules.deck().copies(card));
    let value = |card| usize::from(rules.value(card));

    let least = usize::from(rules.ruleset.min_naturals());
    let most = in_one_meld(wilds, rules.ruleset);
    let is_book = |of_rank: usize| {
        let naturals = if rules.ruleset.natural_in_place() { of_rank } else { 0 };
        most >= 3 && naturals.min(most) >= least
    };
    let in_play = wilds.saturating_sub(copies(joker))..=wilds.min(5 * copies(rank));
    in_play
        .filter(|&of_rank| !is_book(of_rank))
        .map(|of_rank| {
            // With one natural to a meld this is no help; see `helpers` on three.
            let home = of_rank > 0 && least == 2 && rules.ruleset.natural_in_place();
            let points = of_rank * value(rank) + (wilds - of_rank) * value(joker);
            (home, points)
        })
        .collect()
}

/// Returns `true` if so many cards may all be in melds beside so many loose wilds.
///
/// A loose wild can be added to any meld that is not full of ranks or wilds.
fn may_meld_beside(cards: usize, wilds: usize, ruleset: &Ruleset) -> bool {
    let full = ruleset.longest_run().min(ruleset.max_wilds().unwrap_or(u8::MAX));
    cards == 0 || cards >= 3 && (wilds == 0 || cards >= usize::from(full))
}

/// The naturals of a deadwood.
struct Naturals<'a> {
    rules: RoundRules<'a>,
    /// How many wilds help them to a meld.
    helpers: usize,
    /// Whether one of the wilds is a natural of a run, in its own place.
    home: bool,
    /// The most of them.
    most: usize,
}

/// What is remembered of a suit: on which of the last places it has a card,
/// the last one the lowest bit.
type Recent = u16;

/// What is remembered of the five suits, in order: their names do not matter.
type Suits = [Recent; 5];

impl Naturals<'_> {
    /// Returns the sums of naturals that hold no meld, by their number.
    fn sums(&self) -> Vec<Sums> {
        // That an ace below the two may stand above the king as well is left
        // out: it forbids next to nothing.
        let (low, high) = match self.rules.ruleset.run_places() {
            (1, _) => (1, 13),
            places => places,
        };
        let mut none = self.no_sums();
        none[0].insert(0);
        let all = HashMap::from([(Suits::default(), none)]);
        let all = (low..=high).fold(all, |all, place| self.with_place(place, &all));

        let mut sums = self.no_sums();
        for by_count in all.values() {
            for (sum, other) in sums.iter_mut().zip(by_count) {
                sum.add(other, 0);
            }
        }
        sums
    }

    fn no_sums(&self) -> Vec<Sums> {
        vec![Sums::default(); self.most + 1]
    }

    /// Adds every choice of cards of a place that makes no meld.
    fn with_place(&self, place: u8, all: &HashMap<Suits, Vec<Sums>>) -> HashMap<Suits, Vec<Sums>> {
        let rank = Rank::from_number(if place == 14 { 1 } else { place });
        let card = Card::Suited(rank.expect("a place is that of a rank"), Suit::Clubs);
        let value = usize::from(self.rules.value(card));
        let mut with = HashMap::new();
        for (before, by_count) in all {
            for chosen in choices(before) {
                let counts = self.counts(card, chosen.count_ones() as usize);
                if counts.is_empty() {
                    continue;
                }
                let Some(after) = self.put(before, chosen, place) else {
                    continue;
                };
                let sums: &mut Vec<Sums> = with.entry(after).or_insert_with(|| self.no_sums());
                for count in counts {
                    for (sum, other) in sums.iter_mut().skip(count).zip(by_count) {
                        sum.add(other, count * value);
                    }
                }
            }
        }
        with
    }

    /// Returns how many naturals of a rank, in so many suits, are no book.
    fn counts(&self, card: Card, suits: usize) -> Range<usize> {
        const NEVER: Range<usize> = 0..0;
        if self.rules.is_wild(card) {
            // It stands there, and is counted with the wilds.
            return if suits == usize::from(self.home) { 0..1 } else { NEVER };
        }
        let copies = usize::from(self.rules.deck().copies(card));
        let least = usize::from(self.rules.ruleset.min_naturals()).max(1);
        let book = least.max(3_usize.saturating_sub(self.helpers));
        if !self.rules.ruleset.book_distinct_suits() {
            suits..book.min(suits * copies + 1)
        } else if suits < book {
            suits..suits * copies + 1
        } else {
            NEVER
        }
    }

    /// Puts cards of the chosen suits on a place, unless that makes a run.
    fn put(&self, before: &Suits, chosen: u32, place: u8) -> Option<Suits> {
        let memory = (1 << (self.reach() - 1)) - 1;
        let mut after = *before;
        for (suit, recent) in after.iter_mut().enumerate() {
            let is_there = chosen >> suit & 1 > 0;
            let now = *recent << 1 | Recent::from(is_there);
            if is_there && self.is_run(now, place) {
                return None;
            }
            *recent = now & memory;
        }
        after.sort_unstable();
        Some(after)
    }

    /// Returns `true` if the cards of a suit, the last of them on a place, are a
    /// run if wilds help.
    fn is_run(&self, recent: Recent, place: u8) -> bool {
        let home = place.checked_sub(self.rules.wild_rank().number()).map_or(0, |steps| 1 << steps);
        (1..=self.reach()).any(|length| {
            let window = recent & ((1 << length) - 1);
            let own = (window & !home).count_ones() as usize;
            let naturals = window.count_ones();
            // Two cards take a third place in, above or below.
            window >> (length - 1) > 0
                && length.max(3) - own <= self.helpers
                && naturals >= self.rules.ruleset.min_naturals().into()
        })
    }

    /// Returns how many places there are at most from the first to the last
    /// card of a run, if it has as few cards as a run can have.
    fn reach(&self) -> usize {
        let least = usize::from(self.rules.ruleset.min_naturals()).max(2);
        (self.helpers + least).clamp(3, self.rules.ruleset.longest_run().into())
    }
}

/// Returns sets of suits, a bit each; of suits that are alike, the first.
fn choices(suits: &Suits) -> impl Iterator<Item = u32> {
    (0..32).filter(|chosen: &u32| {
        let is_in = |suit: usize| chosen >> suit & 1 > 0;
        (1..5).all(|suit| suits[suit] != suits[suit - 1] || !is_in(suit) || is_in(suit - 1))
    })
}

/// A set of sums, a bit each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Sums(Vec<u64>);

impl Sums {
    fn insert(&mut self, sum: usize) {
        self.put(sum / 64, 1 << (sum % 64));
    }

    /// Adds each of the other sums, with so many points more.
    fn add(&mut self, other: &Self, points: usize) {
        for (index, &word) in other.0.iter().enumerate() {
            let wide = u128::from(word) << (points % 64);
            self.put(index + points / 64, wide as u64);
            self.put(index + points / 64 + 1, (wide >> 64) as u64);
        }
    }

    fn put(&mut self, index: usize, bits: u64) {
        if bits > 0 {
            self.0.resize(self.0.len().max(index + 1), 0);
            self.0[index] |= bits;
        }
    }

    fn contains(&self, sum: usize) -> bool {
        let word = self.0.get(sum / 64);
        word.is_some_and(|word| word >> (sum % 64) & 1 > 0)
    }

    fn largest(&self) -> usize {
        let all = 0..self.0.len() * 64;
        all.rev().find(|&sum| self.contains(sum)).unwrap_or_default()
    }
}

/// What is computed of each round, once for all games of one ruleset that come one
/// after the other.
#[derive(Debug)]
pub struct ByRound<T> {
    ruleset: Option<Ruleset>,
    computed: HashMap<Round, T>,
}

impl<T: Clone> ByRound<T> {
    /// Returns what was computed of a round, or else computes it.
    pub fn get(&mut self, rules: RoundRules<'_>, compute: impl Fn(RoundRules<'_>) -> T) -> T {
        if self.ruleset.as_ref() != Some(rules.ruleset) {
            self.ruleset = Some(rules.ruleset.clone());
            self.computed.clear();
        }
        self.computed.entry(rules.round).or_insert_with(|| compute(rules)).clone()
    }
}

impl<T> Default for ByRound<T> {
    fn default() -> Self {
        Self { ruleset: None, computed: HashMap::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Round;

    #[test]
    fn gaps_are_the_stretches_between_scores() {
        let mut sums = Sums::default();
        for sum in [0, 3, 4, 8, 150] {
            sums.insert(sum);
        }
        let scores = PossibleScores(sums);
        assert_eq!(scores.gaps(), [1..=2, 5..=7, 9..=149]);
        assert_eq!(scores.largest(), 150);
        assert!(scores.contains(150) && !scores.contains(151) && !scores.contains(-4));
    }

    #[test]
    fn three_cards_cost_thirteen_or_more() {
        let scores =
            PossibleScores::for_round(Ruleset::official().in_round(Round::new(1).unwrap()));
        // 4 4 5 are 13, a wild three with K Q is 45, a Joker with 4 5 is 59.
        assert_eq!(scores.gaps(), [1..=12, 46..=58]);
        // A Joker with K Q.
        assert_eq!(scores.largest(), 75);
    }
}
