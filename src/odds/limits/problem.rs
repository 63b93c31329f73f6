//! What is asked of a hand: how many cards to meld with how many draws, by which
//! limits, from which cards.

use arrayvec::ArrayVec;

use super::melds::Melds;
use crate::cards::{Card, Hand, Rank, Suit};
use crate::odds::wilds::{HIGH_ACE, between, count, with_high_aces};
use crate::rules::RoundRules;
use crate::solver::marks;

/// What is asked of a hand, and what the rules limit.
pub(super) struct Problem<'a> {
    pub(super) rules: RoundRules<'a>,
    pub(super) unseen: Hand,
    /// The wilds of the hand, and how many of them have the wild rank.
    pub(super) wilds: u32,
    pub(super) of_wild_rank: u32,
    pub(super) draws: u32,
    /// The cards of all melds.
    pub(super) size: u32,
    /// The most wilds, and the fewest naturals, of a meld.
    pub(super) most_wilds: u32,
    pub(super) min_naturals: u32,
    /// The places of runs, and of naturals that can be drawn by suit.
    pub(super) places: u64,
    drawable: [u64; 5],
}

impl<'a> Problem<'a> {
    pub(super) fn new(
        (hand, unseen): (&Hand, &Hand),
        draws: u8,
        melded: usize,
        rules: RoundRules<'a>,
    ) -> Self {
        let wild = rules.wild_rank().number().into();
        let of_wild_rank = Suit::ALL.map(|suit| count(hand.suit(suit), wild));
        let of_wild_rank = of_wild_rank.iter().sum();
        let (lowest, highest) = rules.ruleset.run_places();
        let size = melded as u32;
        let mut problem = Self {
            rules,
            unseen: *unseen,
            wilds: u32::from(hand.jokers()) + of_wild_rank,
            of_wild_rank,
            draws: draws.into(),
            size,
            most_wilds: rules.ruleset.max_wilds().map_or(size, u32::from).min(size),
            min_naturals: rules.ruleset.min_naturals().into(),
            places: between(lowest.into(), highest.into()),
            drawable: [0; 5],
        };
        problem.drawable = Suit::ALL.map(|suit| problem.drawable(suit));
        problem
    }

    /// Returns the places of a suit whose naturals can be drawn.
    fn drawable(&self, suit: Suit) -> u64 {
        let ranked = 15 << (4 * self.wild_place());
        let is_natural = self.counts_at_home() && self.rules.ruleset.max_wilds().is_none();
        let others = if is_natural { u64::MAX } else { !ranked };
        marks(with_high_aces(self.unseen.suit(suit) & others, self.rules))
    }

    /// Returns the place of the wild rank.
    pub(super) fn wild_place(&self) -> u32 {
        self.rules.wild_rank().number().into()
    }

    /// Returns `true` if cards of the wild rank may be among the naturals that a
    /// meld needs.
    pub(super) fn counts_at_home(&self) -> bool {
        self.rules.ruleset.natural_in_place() && self.min_naturals > 0
    }

    /// Returns the wilds of the hand that are not among the naturals of a run.
    pub(super) fn free_wilds(&self, melds: &Melds) -> u32 {
        self.wilds - melds.at_home()
    }

    /// Returns how many cards of the wild rank of the hand a meld of wilds has as
    /// naturals.
    pub(super) fn own_naturals(&self, melds: &Melds) -> u32 {
        (self.of_wild_rank - melds.at_home()).min(self.min_naturals)
    }

    pub(super) const fn most_melds(&self) -> u32 {
        self.size / 3
    }

    /// Returns the most cards of a run that has naturals at some places; `None` if
    /// wilds may not stand for those that are missing between them.
    pub(super) fn most_of_run(&self, suit: usize, taken: u64) -> Option<u32> {
        let (low, high) = ends(taken);
        let at_home = (taken >> (4 * self.wild_place()) & 1) as u32;
        let most_wilds = self.most_wilds.checked_sub(at_home)?;
        let forced = !(taken | self.drawable[suit]);
        let fits = |low, high| (between(low, high) & forced).count_ones() <= most_wilds;
        let (lowest, mut end) = ends(self.places);
        let mut most = 0;
        // The lower a run starts, the sooner it ends.
        for start in (lowest..=low).rev() {
            while end >= high && !fits(start, end) {
                end -= 1;
            }
            if end < high {
                break;
            }
            most = most.max(end - start + 1);
        }
        let longest = u32::from(self.rules.ruleset.longest_run()).min(self.size);
        Some(most.min(longest)).filter(|&most| most >= span(taken))
    }

    /// Returns the places where a run of so many cards can start that has naturals
    /// at some places.
    fn starts(&self, taken: u64, cards: u32) -> impl Iterator<Item = u32> + use<> {
        let (low, high) = ends(taken);
        let places = self.places;
        let starts = (high + 1).saturating_sub(cards)..=low.min(16 - cards);
        starts.filter(move |&low| between(low, low + cards - 1) & !places == 0)
    }

    /// Returns the unseen naturals that a run can have, where it is best placed.
    pub(super) fn run_fillers(
        &self,
        cards: u32,
        suit: usize,
        taken: u64,
        unseen: &Hand,
    ) -> ArrayVec<Card, 14> {
        let fillers = |low: u32| -> ArrayVec<Card, 14> {
            (low..low + cards)
                .filter(|place| (self.drawable[suit] & !taken) >> (4 * place) & 1 == 1)
                .filter_map(|place| card(place, suit))
                .filter(|&card| unseen.count(card) > 0)
                .collect()
        };
        let best = self.starts(taken, cards).map(fillers);
        best.max_by_key(ArrayVec::len).unwrap_or_default()
    }

    /// Returns the most cards of a book of a rank with naturals of some suits.
    pub(super) fn most_of_book(&self, place: u32, suits: u8, naturals: u32) -> u32 {
        let distinct = self.rules.ruleset.book_distinct_suits();
        let unseen = |suit: usize| count(self.unseen.suit(Suit::ALL[suit]), place);
        let drawn: u32 = match distinct {
            true => {
                let fresh = (0..5).filter(|suit| suits >> suit & 1 == 0);
                fresh.map(|suit| unseen(suit).min(1)).sum()
            }
            false => (0..5).map(unseen).sum(),
        };
        self.size.min(naturals + drawn + self.most_wilds)
    }

    /// Returns the most cards of a run around one natural of a rank, of any suit that
    /// has some of it.
    pub(super) fn most_around(&self, place: u32, counts: [u32; 5]) -> u32 {
        let suits = (0..5).filter(|&suit| counts[suit] > 0);
        let places = [place, if place == 1 { HIGH_ACE } else { place }];
        let runs =
            suits.flat_map(|suit| places.map(|place| self.most_of_run(suit, 1 << (4 * place))));
        runs.flatten().max().unwrap_or(0)
    }

    /// Takes unseen naturals of a rank, so many at the most; returns how many.
    pub(super) fn fill_book(
        &self,
        place: u32,
        mut suits: u8,
        missing: u32,
        unseen: &mut Hand,
    ) -> u32 {
        let distinct = self.rules.ruleset.book_distinct_suits();
        let natural = |suit| card(place, suit).filter(|&card| !self.rules.is_wild(card));
        for filled in 0..missing {
            let copies = |&suit: &usize| natural(suit).map_or(0, |card| unseen.count(card));
            let fits = |suit: &usize| copies(suit) > 0 && !(distinct && suits >> suit & 1 == 1);
            let Some(suit) = (0..5).filter(fits).max_by_key(copies) else {
                return filled;
            };
            suits |= 1 << suit;
            natural(suit).map(|card| unseen.remove(card));
        }
        missing
    }
}

/// Returns the fewest cards of a run that has naturals at some places.
pub(super) fn span(taken: u64) -> u32 {
    let (low, high) = ends(taken);
    (high - low + 1).max(3)
}

/// Returns the lowest and the highest of some places.
const fn ends(taken: u64) -> (u32, u32) {
    (taken.trailing_zeros() / 4, 15 - taken.leading_zeros() / 4)
}

fn card(place: u32, suit: usize) -> Option<Card> {
    let place = if place == HIGH_ACE { 1 } else { place };
    let rank = Rank::from_number(place as u8)?;
    Some(Card::Suited(rank, Suit::ALL[suit]))
}
