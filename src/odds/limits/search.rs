//! The search of the melds that a hand begins.

use super::filling::Filling;
use super::melds::{Begun, Melds, Shape};
use super::problem::{Problem, span};
use crate::cards::{Hand, Suit};
use crate::odds::wilds::{ACES, HIGH_ACE, between, count, places, with_high_aces};
use crate::rules::RoundRules;
use crate::solver::marks;

/// Whether some draws are enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::odds) enum Enough {
    No,
    Yes,
    /// They would be if more copies of some cards were unseen, or if wild-rank
    /// cards could be in several places: only a search of all draws tells.
    Unsure,
}

/// Returns whether so many draws from the unseen cards are enough to make melds of
/// so many cards of a hand.
pub(in crate::odds) fn are_enough(
    (hand, unseen): (&Hand, &Hand),
    draws: u8,
    melded: usize,
    rules: RoundRules<'_>,
) -> Enough {
    let problem = Problem::new((hand, unseen), draws, melded, rules);
    let mut search = Search::new(hand, problem);
    let found = search.runs(0, 0);
    match (found, search.is_close) {
        (true, _) => Enough::Yes,
        (false, true) => Enough::Unsure,
        (false, false) => Enough::No,
    }
}

struct Search<'a> {
    problem: Problem<'a>,
    /// The naturals that are in no meld, by suit and place, an ace at both of its
    /// places; also cards of the wild rank if they may be natural in a run.
    left: [u64; 5],
    melds: Melds,
    /// Whether some melds would do, but for the cards that are unseen.
    is_close: bool,
}

impl<'a> Search<'a> {
    fn new(hand: &Hand, problem: Problem<'a>) -> Self {
        let others = match problem.counts_at_home() {
            true => u64::MAX,
            false => !(15 << (4 * problem.wild_place())),
        };
        let left = |suit| with_high_aces(hand.suit(suit) & others, problem.rules);
        Self {
            left: Suit::ALL.map(left),
            problem,
            melds: Melds::default(),
            is_close: false,
        }
    }

    /// Returns `true` if there can be another meld.
    fn fits_more(&self) -> bool {
        self.melds.len() < self.problem.most_melds()
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
        if !self.fits_more() {
            return false;
        }
        let there = marks(word) & self.problem.places;
        for low in places(there & between(from, 15)) {
            // One natural by itself begins a book, but for one of the wild rank.
            let is_wild_rank = low == self.problem.wild_place();
            let begins = is_wild_rank && self.problem.min_naturals > 1;
            let nearest = if begins { low } else { low + 1 };
            for high in places(there & between(nearest, 15)) {
                if (high - low + 1).max(3) > self.problem.size - self.melds.cards() {
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
        let problem = &self.problem;
        let naturals = taken.count_ones();
        let at_home = (taken >> (4 * problem.wild_place()) & 1) as u32;
        let others = problem.free_wilds(&self.melds) + problem.draws;
        let cards = self.melds.cards();
        let missing = cards - self.melds.naturals() + at_home;
        let least = span(taken);
        if cards + least > problem.size || missing + least - naturals > others {
            return false;
        }
        let Some(most) = problem.most_of_run(suit, taken) else {
            return false;
        };
        let word = self.left[suit];
        let aces = marks(word) & ACES;
        self.left[suit] -= if taken & aces != 0 {
            taken | aces
        } else {
            taken
        };
        let shape = Shape::Run { suit, taken };
        self.melds.0.push(Begun {
            shape,
            naturals,
            at_home,
            least,
            most,
        });
        let found = self.runs(suit, low);
        self.melds.0.pop();
        self.left[suit] = word;
        found
    }

    /// Tries all books of a rank, of so many naturals at the most, and of the
    /// ranks above it; then whether the melds will do.
    fn books(&mut self, from: u32, most: u32) -> bool {
        let ranks = self.ranks(from);
        if !self.may_do(ranks) {
            return false;
        }
        let Some(place) = places(marks(ranks)).next() else {
            return self.will_do();
        };
        let most = if place == from { most } else { u32::MAX };
        let counts = self.left.map(|word| count(word, place));
        let distinct = self.problem.rules.ruleset.book_distinct_suits();
        let there: u32 = match distinct {
            true => counts.iter().map(|&count| count.min(1)).sum(),
            false => counts.iter().sum(),
        };
        let room = self.problem.size - self.melds.cards();
        if room >= 3 && self.fits_more() {
            for naturals in (1..=there.min(room).min(most)).rev() {
                if self.with_book(place, naturals, counts) {
                    return true;
                }
            }
        }
        self.books(place + 1, u32::MAX)
    }

    fn with_book(&mut self, place: u32, naturals: u32, mut counts: [u32; 5]) -> bool {
        let (left, there) = (self.left, counts);
        let mut suits = 0;
        // Of the suits with the most copies first, so that a second book has as
        // many suits as there can be.
        for _ in 0..naturals {
            let distinct = self.problem.rules.ruleset.book_distinct_suits();
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
        let mut most = self.problem.most_of_book(place, suits, naturals);
        if naturals == 1 && most < self.problem.size {
            most = most.max(self.problem.most_around(place, there));
        }
        let mut found = false;
        if least <= most {
            self.melds.0.push(Begun {
                shape: Shape::Book { place, suits },
                naturals,
                at_home: 0,
                least,
                most,
            });
            found = self.books(place, naturals);
            self.melds.0.pop();
        }
        self.left = left;
        found
    }

    /// Returns how many naturals of each rank from a place up are left for books, at
    /// their places.
    fn ranks(&self, place: u32) -> u64 {
        let wilds = 15 << (4 * self.problem.wild_place());
        let ranks = (15 * between(place, HIGH_ACE - 1)) & !wilds;
        self.left.iter().sum::<u64>() & ranks
    }

    /// Returns `false` if no books of some ranks make the melds hold enough of the
    /// hand.
    fn may_do(&self, ranks: u64) -> bool {
        let Self { problem, melds, .. } = self;
        let (cards, naturals) = (melds.cards(), melds.naturals());
        let free_wilds = problem.free_wilds(melds);
        if cards > problem.size || cards - naturals > free_wilds + problem.draws {
            return false;
        }
        let more = most_in_books(ranks, problem.most_melds() - melds.len());
        let naturals = naturals + more.min(problem.size - cards);
        let wilds = free_wilds.min(problem.most_wilds * problem.most_melds());
        naturals + wilds + problem.draws >= problem.size
    }

    /// Returns `true` if the melds are complete with the wilds of the hand and
    /// cards that are drawn.
    fn will_do(&mut self) -> bool {
        let Self { problem, melds, .. } = self;
        let Some(slack) = problem.size.checked_sub(melds.cards()) else {
            return false;
        };
        let most_free = (slack / 3).min(problem.most_melds() - melds.len());
        let most_of_wilds = if problem.counts_at_home() {
            most_free
        } else {
            0
        };
        let least_free = u32::from(melds.len() == 0);
        for free in least_free..=most_free {
            for of_wilds in 0..=most_of_wilds.min(free) {
                let filling = Filling::new(problem, melds, free - of_wilds, of_wilds);
                let found = filling.map(|filling| filling.is_there());
                if found == Some(true) {
                    return true;
                }
                self.is_close |= found == Some(false);
            }
        }
        false
    }
}

/// Returns the most naturals that so many books hold: of a rank there may be several,
/// but they hold no more.
fn most_in_books(ranks: u64, mut books: u32) -> u32 {
    let mut counts = [0; 16];
    for place in places(marks(ranks)) {
        counts[count(ranks, place) as usize] += 1;
    }
    let mut most = 0;
    for (naturals, ranks) in (0..16).zip(counts).rev() {
        most += naturals * books.min(ranks);
        books -= books.min(ranks);
    }
    most
}
