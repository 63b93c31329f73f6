//! Whether some draws are enough where the rules limit what a meld may hold.
//!
//! A search over the melds that the naturals of a hand begin: runs of two or more
//! of them, then books. What is missing in these melds, and in melds of none of
//! them, are places for the wilds of the hand and for cards that are drawn. All
//! that counts is how many of the places wilds may fill, and whether the other
//! cards are unseen.

mod filling;

use arrayvec::ArrayVec;

use self::filling::{Filling, fill_book};
use super::wilds::{ACES, HIGH_ACE, between, held, places, with_high_aces};
use crate::cards::{Hand, Suit};
use crate::rules::RoundRules;

/// Whether some draws are enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Enough {
    No,
    Yes,
    /// They would be if more copies of some cards were unseen, or if wild-rank
    /// cards could be in several places: only a search of all draws tells.
    Unsure,
}

/// Returns whether so many draws from the unseen cards are enough to make melds of
/// so many cards of a hand.
pub(super) fn are_enough(
    (hand, unseen): (&Hand, &Hand),
    draws: u8,
    melded: usize,
    rules: RoundRules<'_>,
) -> Enough {
    let mut search = Search::new((hand, unseen), draws, melded, rules);
    let found = search.runs(0, 0);
    match (found, search.is_close) {
        (true, _) => Enough::Yes,
        (false, true) => Enough::Unsure,
        (false, false) => Enough::No,
    }
}

/// The most melds of a hand.
const MOST: usize = 4;

struct Search<'a> {
    rules: RoundRules<'a>,
    unseen: Hand,
    /// The naturals that are in no meld, by suit and place, an ace at both of its
    /// places; also cards of the wild rank if they may be natural in a run.
    left: [u64; 5],
    /// The wilds of the hand, and how many of them have the wild rank.
    wilds: u32,
    of_wild_rank: u32,
    draws: u32,
    /// The cards of all melds.
    size: u32,
    /// The most wilds, and the fewest naturals, of a meld.
    most_wilds: u32,
    min_naturals: u32,
    /// The places of runs, and of naturals that can be drawn by suit.
    places: u64,
    drawable: [u64; 5],
    /// The most cards of a book of no natural of the hand.
    most_free: u32,
    melds: ArrayVec<Begun, MOST>,
    /// Whether some melds would do, but for the cards that are unseen.
    is_close: bool,
}

/// A meld of one or more naturals of the hand.
#[derive(Debug, Clone, Copy)]
struct Begun {
    shape: Shape,
    naturals: u32,
    /// How many of these have the wild rank.
    at_home: u32,
    /// The fewest and the most cards that it can have, as far as cards are unseen.
    least: u32,
    most: u32,
}

#[derive(Debug, Clone, Copy)]
enum Shape {
    /// Naturals of a suit at some places.
    Run { suit: usize, taken: u64 },
    /// Naturals of a rank; the suits as bits.
    Book { place: u32, suits: u8 },
    /// None of the hand: any book.
    Free,
    /// Wilds alone, of which those of the wild rank count as naturals.
    Wilds,
}

impl<'a> Search<'a> {
    fn new(
        (hand, unseen): (&Hand, &Hand),
        draws: u8,
        melded: usize,
        rules: RoundRules<'a>,
    ) -> Self {
        let wild = 4 * u32::from(rules.wild_rank().number());
        let words = Suit::ALL.map(|suit| hand.suit(suit));
        let of_wild_rank = words.iter().map(|word| (word >> wild & 15) as u32).sum();
        let min_naturals = rules.ruleset.min_naturals();
        let others = match rules.ruleset.natural_in_place() && min_naturals > 0 {
            true => u64::MAX,
            false => !(15 << wild),
        };
        let (lowest, highest) = rules.ruleset.run_places();
        let size = melded as u32;
        let mut search = Self {
            rules,
            unseen: *unseen,
            left: words.map(|word| with_high_aces(word & others, rules)),
            wilds: u32::from(hand.jokers()) + of_wild_rank,
            of_wild_rank,
            draws: draws.into(),
            size,
            most_wilds: rules.ruleset.max_wilds().map_or(size, u32::from).min(size),
            min_naturals: min_naturals.into(),
            places: between(lowest.into(), highest.into()),
            melds: ArrayVec::new(),
            is_close: false,
            drawable: [0; 5],
            most_free: 0,
        };
        search.drawable = Suit::ALL.map(|suit| search.drawable(suit));
        let most = (1..HIGH_ACE).map(|place| search.most_of_book(place, 0, 0));
        search.most_free = most.max().unwrap_or_default();
        search
    }

    /// Returns the places of a suit whose naturals can be drawn.
    fn drawable(&self, suit: Suit) -> u64 {
        let ranked = 15 << (4 * self.wild_place());
        let is_natural = self.counts_at_home() && self.rules.ruleset.max_wilds().is_none();
        let others = if is_natural { u64::MAX } else { !ranked };
        held(with_high_aces(self.unseen.suit(suit) & others, self.rules))
    }

    /// Returns the places where a run of so many cards can start that has naturals
    /// at some places.
    fn starts(&self, taken: u64, cards: u32) -> impl Iterator<Item = u32> + use<> {
        let (low, high) = (taken.trailing_zeros() / 4, 15 - taken.leading_zeros() / 4);
        let places = self.places;
        let starts = (high + 1).saturating_sub(cards)..=low.min(16 - cards);
        starts.filter(move |&low| between(low, low + cards - 1) & !places == 0)
    }

    /// Returns the place of the wild rank.
    fn wild_place(&self) -> u32 {
        self.rules.wild_rank().number().into()
    }

    /// Returns the wilds of the hand that are not among the naturals of a run.
    fn free_wilds(&self) -> u32 {
        self.wilds - self.at_home()
    }

    fn at_home(&self) -> u32 {
        self.melds.iter().map(|meld| meld.at_home).sum()
    }

    /// Returns how many cards of the wild rank of the hand a meld of wilds has as
    /// naturals.
    fn own_naturals(&self) -> u32 {
        (self.of_wild_rank - self.at_home()).min(self.min_naturals)
    }

    fn most_melds(&self) -> usize {
        (self.size / 3) as usize
    }

    /// Returns `true` if cards of the wild rank may be among the naturals that a
    /// meld needs.
    fn counts_at_home(&self) -> bool {
        self.rules.ruleset.natural_in_place() && self.min_naturals > 0
    }

    fn cards(&self) -> u32 {
        self.melds.iter().map(|meld| meld.least).sum()
    }

    fn naturals(&self) -> u32 {
        self.melds.iter().map(|meld| meld.naturals).sum()
    }

    /// Tries all runs of a suit that start at a place or above, then those of
    /// the suits after it, then books.
    fn runs(&mut self, suit: usize, from: u32) -> bool {
        let Some(&word) = self.left.get(suit) else {
            return self.books(1, u32::MAX);
        };
        if self.runs(suit + 1, 0) {
            return true;
        }
        if self.melds.len() == self.most_melds() {
            return false;
        }
        let there = held(word) & self.places;
        for low in places(there & between(from, 15)) {
            for high in places(there & between(low + 1, 15)) {
                if (high - low + 1).max(3) > self.size - self.cards() {
                    break;
                }
                let ends = 1 << (4 * low) | 1 << (4 * high);
                let inner = there & between(low, high) & !ends;
                // All naturals between the ends first; fewer leave some to books.
                let mut subset = inner;
                loop {
                    if self.with_run(suit, low, subset | ends) {
                        return true;
                    }
                    if subset == 0 {
                        break;
                    }
                    subset = (subset - 1) & inner;
                }
            }
        }
        false
    }

    fn with_run(&mut self, suit: usize, low: u32, taken: u64) -> bool {
        let naturals = taken.count_ones();
        let Some((least, most)) = self.lengths(suit, taken) else {
            return false;
        };
        let cards = self.cards() + least;
        if cards > self.size {
            return false;
        }
        let missing = cards - self.naturals() - naturals;
        let at_home = (taken >> (4 * self.wild_place()) & 1) as u32;
        if missing + at_home > self.free_wilds() + self.draws || at_home > self.most_wilds {
            return false;
        }
        let word = self.left[suit];
        let aces = held(word) & ACES;
        self.left[suit] -= if taken & aces != 0 {
            taken | aces
        } else {
            taken
        };
        let shape = Shape::Run { suit, taken };
        self.melds.push(Begun {
            shape,
            naturals,
            at_home,
            least,
            most,
        });
        let found = self.runs(suit, low);
        self.melds.pop();
        self.left[suit] = word;
        found
    }

    /// Returns the fewest and the most cards of a run that has naturals at some
    /// places; `None` if wilds may not stand for those that are missing.
    fn lengths(&self, suit: usize, taken: u64) -> Option<(u32, u32)> {
        let (low, high) = (taken.trailing_zeros() / 4, 15 - taken.leading_zeros() / 4);
        let at_home = (taken >> (4 * self.wild_place()) & 1) as u32;
        let fits = |&cards: &u32| {
            let forced = |low| {
                let missing = between(low, low + cards - 1) & !taken;
                (missing & !self.drawable[suit]).count_ones()
            };
            let most = self.most_wilds.checked_sub(at_home);
            let mut starts = self.starts(taken, cards);
            starts.any(|low| most.is_some_and(|most| forced(low) <= most))
        };
        let longest = u32::from(self.rules.ruleset.longest_run()).min(self.size);
        let lengths = (high - low + 1).max(3)..=longest;
        let least = lengths.clone().find(fits)?;
        Some((least, lengths.rev().find(fits)?))
    }

    /// Returns the most cards of a book of a rank with naturals of some suits.
    fn most_of_book(&self, place: u32, suits: u8, naturals: u32) -> u32 {
        let missing = self.size - naturals;
        let drawn = fill_book(self, place, suits, missing, &mut self.unseen.clone());
        self.size.min(naturals + drawn + self.most_wilds)
    }

    /// Tries all books of a rank, of so many naturals at the most, and of the
    /// ranks above it; then whether the melds will do.
    fn books(&mut self, place: u32, most: u32) -> bool {
        if !self.may_do(place) {
            return false;
        }
        if place == HIGH_ACE {
            return self.will_do();
        }
        if place == self.wild_place() {
            return self.books(place + 1, u32::MAX);
        }
        let counts = self.left.map(|word| (word >> (4 * place) & 15) as u32);
        let distinct = self.rules.ruleset.book_distinct_suits();
        let there: u32 = match distinct {
            true => counts.iter().map(|&count| count.min(1)).sum(),
            false => counts.iter().sum(),
        };
        let room = self.size - self.cards();
        if room >= 3 && self.melds.len() < self.most_melds() {
            for naturals in (1..=there.min(room).min(most)).rev() {
                if self.with_book(place, naturals, counts) {
                    return true;
                }
            }
        }
        self.books(place + 1, u32::MAX)
    }

    fn with_book(&mut self, place: u32, naturals: u32, mut counts: [u32; 5]) -> bool {
        let left = self.left;
        let mut suits = 0;
        // Of the suits with the most copies first, so that a second book has as
        // many suits as there can be.
        for _ in 0..naturals {
            let distinct = self.rules.ruleset.book_distinct_suits();
            let fresh = |suit: &usize| !distinct || suits >> suit & 1 == 0;
            let suit = (0..5).filter(fresh).max_by_key(|&suit| counts[suit]);
            let suit = suit.expect("there are so many naturals");
            counts[suit] -= 1;
            suits |= 1 << suit;
            self.left[suit] -= 1 << (4 * place);
            if place == 1 && self.left[suit] & 15 << (4 * HIGH_ACE) != 0 {
                self.left[suit] -= 1 << (4 * HIGH_ACE);
            }
        }
        let least = naturals.max(3);
        let most = self.most_of_book(place, suits, naturals);
        let mut found = false;
        if least <= most {
            self.melds.push(Begun {
                shape: Shape::Book { place, suits },
                naturals,
                at_home: 0,
                least,
                most,
            });
            found = self.books(place, naturals);
            self.melds.pop();
        }
        self.left = left;
        found
    }

    /// Returns `false` if no books of the ranks from a place up make the melds
    /// hold enough of the hand.
    fn may_do(&self, place: u32) -> bool {
        let (cards, naturals) = (self.cards(), self.naturals());
        if cards > self.size || cards - naturals > self.free_wilds() + self.draws {
            return false;
        }
        let count = |place: u32| -> u32 {
            let of = |word: &u64| (word >> (4 * place) & 15) as u32;
            self.left.iter().map(of).sum()
        };
        let mut counts: ArrayVec<u32, 14> = (place..HIGH_ACE)
            .filter(|&place| place != self.wild_place())
            .map(count)
            .collect();
        counts.sort_unstable_by(|a, b| b.cmp(a));
        // Of a rank there may be several books.
        let more: u32 = match self.most_melds() - self.melds.len() {
            0 => 0,
            melds => counts.iter().take(melds).sum(),
        };
        let naturals = naturals + more.min(self.size - cards);
        let wilds = self
            .free_wilds()
            .min(self.most_wilds * self.most_melds() as u32);
        naturals + wilds + self.draws >= self.size
    }

    /// Returns `true` if the melds are complete with the wilds of the hand and
    /// cards that are drawn.
    fn will_do(&mut self) -> bool {
        let Some(slack) = self.size.checked_sub(self.cards()) else {
            return false;
        };
        let melds = self.melds.len() as u32;
        let most_free = (slack / 3).min(self.most_melds() as u32 - melds);
        let most_of_wilds = if self.counts_at_home() { most_free } else { 0 };
        let least_free = u32::from(melds == 0);
        for free in least_free..=most_free {
            for of_wilds in 0..=most_of_wilds.min(free) {
                let filling = Filling::new(self, free - of_wilds, of_wilds);
                let found = filling.and_then(|filling| filling.is_there(self));
                if found == Some(true) {
                    return true;
                }
                self.is_close |= found == Some(false);
            }
        }
        false
    }
}
