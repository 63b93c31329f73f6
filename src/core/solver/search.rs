//! Branch and bound over the runs of each suit.
//!
//! Books cross suits and runs cross ranks, but once the runs are chosen, the naturals
//! that are left decide the books: three of a rank or more cost nothing, a pair takes a
//! wild, a single card two. The wilds that remain find a place in some meld. So the
//! search takes the suits one by one and tries what may be in runs. A branch is cut when
//! even the best that the undecided suits could do, which is to leave no card loose and
//! to complete every book, is no better than what was found.
//!
//! Exact wherever [`Search::new`] returns a search and the rules ask no more of a
//! meld than a natural, because
//!
//! - the [candidates](super::candidates) are all sets of ranks that the wilds
//!   suffice for, less those that could have one card more for nothing, which no
//!   book needs, or two such cards where one is discarded;
//! - [`Naturals`] finds the best books of what is left;
//! - a discard is a natural in no run, whatever else the best arrangement does,
//!   if some card is loose (see [`Search::discard`]).
//!
//! Rules that ask for more allow some of the same arrangements: what is legal of the
//! best that is found is the best by them.
//!
//! Candidates are tried in canonical order, so the best that is found first is
//! the one to show; see [`arrangements`](super::arrangements()).

use super::arrangement::{Cost, MELD, NEVER, POINT};
use super::candidates::{Candidates, OpenSuit, Path};
use super::naturals::{
    DISCARD_POINT, LOWEST_BITS, Naturals, Rest, Suits, discard_key, has_plain_melds, holds, sum,
};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;

/// The search of one hand.
pub(super) struct Search {
    pub(super) naturals: Naturals,
    pub(super) candidates: Candidates,
    /// The most cards of a run.
    pub(super) longest: u8,
    /// Whether the rules ask no more of a meld than the search knows. If they do,
    /// nothing is better than what it finds, which is the answer where it is legal.
    pub(super) is_exact: bool,
}

/// A choice for some suits.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The naturals that are in no run, though they may be in a book.
    pub(super) left: u64,
    /// Those of the suits that are not decided.
    pub(super) undecided: u64,
    pub(super) runs: u8,
    /// The wilds that no run needs.
    pub(super) wilds: u8,
}

/// What a search looks for.
pub(super) trait Goal {
    /// Whether candidates that are beaten matter.
    const NEEDS_ALL: bool = false;

    /// Returns `false` if no choice for the undecided suits improves what is found.
    fn may_improve(&self, search: &Search, node: &Node) -> bool;

    /// Takes note of a choice for all suits.
    fn reach(&mut self, search: &Search, node: &Node, path: &Path);
}

impl Search {
    /// Prepares the search of a hand with so many cards to discard, none or one;
    /// `None` where [`Naturals::new`] has none.
    pub(super) fn new(hand: &Hand, rules: RoundRules<'_>, discards: u8) -> Option<Self> {
        let naturals = Naturals::new(hand, rules)?;
        Some(Self {
            candidates: Candidates::new(&naturals, rules.ruleset, discards),
            naturals,
            longest: rules.ruleset.longest_run(),
            is_exact: has_plain_melds(rules.ruleset),
        })
    }

    /// Tries every choice for all suits that may improve what is found.
    pub(super) fn run<G: Goal>(&self, goal: &mut G) {
        let open = &self.candidates.suits[..];
        let undecided: u64 = open.iter().map(|open| self.naturals.suits[open.suit]).sum();
        let root = Node {
            left: self.naturals.total - undecided,
            undecided,
            runs: 0,
            wilds: self.naturals.wilds,
        };
        let mut path = Path::default();
        match open.split_first() {
            None => goal.reach(self, &root, &path),
            Some(open) => self.visit(open, &root, &mut path, goal),
        }
    }

    /// Tries the candidates of an open suit, then those of the others.
    fn visit<G: Goal>(
        &self,
        (open, others): (&OpenSuit, &[OpenSuit]),
        node: &Node,
        path: &mut Path,
        goal: &mut G,
    ) {
        let undecided = node.undecided - self.naturals.suits[open.suit];
        for (index, candidate) in (open.start..).zip(self.candidates.of(open)) {
            let is_beaten = candidate.beaten_by != 0 && !G::NEEDS_ALL;
            if candidate.wilds > node.wilds || is_beaten {
                continue;
            }
            let next = Node {
                left: node.left + candidate.left,
                undecided,
                runs: node.runs + candidate.runs,
                wilds: node.wilds - candidate.wilds,
            };
            path[open.suit] = index;
            match others.split_first() {
                None => goal.reach(self, &next, path),
                Some(others) if goal.may_improve(self, &next) => {
                    self.visit(others, &next, path, goal);
                }
                Some(_) => {}
            }
        }
    }
}

/// The best choice for all suits, and what the whole then costs.
pub(super) struct Found {
    pub(super) cost: Cost,
    pub(super) path: Path,
    /// The wilds that no run needs.
    pub(super) wilds: u8,
}

impl Search {
    /// Finds the arrangement of the least cost, the first in canonical order; `None`
    /// if there is none below a limit.
    pub(super) fn cheapest(&self, below: Cost) -> Option<Found> {
        let mut cheapest = Cheapest(Found { cost: below, path: Path::default(), wilds: 0 });
        self.run(&mut cheapest);
        Some(cheapest.0).filter(|found| found.cost < below)
    }

    /// Returns the naturals of each suit that are in no run on a path.
    pub(super) fn left(&self, path: &Path) -> Suits {
        let mut left = self.naturals.suits;
        for (suit, candidate) in self.candidates.on(path) {
            left[suit] = candidate.left;
        }
        left
    }

    /// Finds the discards that go out.
    pub(super) fn go_out(&self) -> GoOut {
        let mut go_out = GoOut::default();
        self.run(&mut go_out);
        go_out
    }

    /// Finds the discard to advise for the least penalty, and the runs of the other
    /// cards, of a hand that always has a loose card; `None` where the only wild is.
    ///
    /// Whatever the runs are, a loose card is a better discard than one of a meld,
    /// and the best discard of all runs is a natural that is in none of them.
    pub(super) fn discard(&mut self) -> Option<(Card, Found)> {
        let mut discard = BestDiscard { key: NEVER, dearest: self.naturals.dearest() };
        self.run(&mut discard);
        let key = Some(discard.key).filter(|&key| key != NEVER)?;
        let (penalty, value) = (key / DISCARD_POINT, DISCARD_POINT - 1 - key % DISCARD_POINT);
        let below = (penalty + 1) * POINT;
        let naturals = self.naturals;
        let mut cards = naturals.of_value(value);
        let kept = cards.find_map(|card| Some((card, self.cheapest_without(card, below)?)));
        Some(kept.expect("a natural of this value is loose"))
    }

    /// Returns the least penalty without a natural if it is below a limit, in points.
    pub(super) fn penalty_without(&mut self, card: Card, below: u16) -> Option<u16> {
        let (suit, rank) = (card.suit()?, card.rank()?);
        let naturals = self.naturals;
        let found = self.cheapest_without(card, Cost::from(below) * POINT)?;
        self.put_back(suit, rank, naturals);
        Some((found.cost / POINT) as u16)
    }

    /// Takes a natural away and finds the best arrangement of the other cards; puts
    /// it back if there is none below a limit.
    pub(super) fn cheapest_without(&mut self, card: Card, below: Cost) -> Option<Found> {
        let (suit, rank) = (card.suit()?, card.rank()?);
        let naturals = self.naturals;
        self.naturals = naturals.without(suit, rank);
        self.candidates.remove(suit, rank);
        let found = self.cheapest(below);
        if found.is_none() {
            self.put_back(suit, rank, naturals);
        }
        found
    }

    /// Puts a natural back that was taken away.
    fn put_back(&mut self, suit: Suit, rank: Rank, naturals: Naturals) {
        self.naturals = naturals;
        self.candidates.put_back(suit, rank);
    }
}

/// Looks for the least cost.
struct Cheapest(Found);

impl Cheapest {
    /// Returns what wilds cost that no meld has space for: the only one where nothing
    /// melds, or one or two beside a full run. Three are a meld.
    #[inline(always)]
    fn overflow(search: &Search, node: &Node, rest: &Rest) -> Cost {
        let naturals = &search.naturals;
        let cards = || naturals.count() - sum(node.left) + naturals.wilds;
        let is_full = || cards() > search.longest && naturals.saved(rest, node.wilds).cost == 0;
        match node.runs {
            _ if rest.books != 0 => 0,
            0 if node.has_a_loose_wild(search, rest) => naturals.loose_wild,
            // Two runs, or a run and a book, have space for all and are other choices.
            1 if node.wilds < 3 && is_full() => NEVER,
            _ => 0,
        }
    }
}

impl Goal for Cheapest {
    #[inline(always)]
    fn may_improve(&self, search: &Search, node: &Node) -> bool {
        if self.0.cost == NEVER {
            return true;
        }
        let rest = Rest::beside(node.left, node.undecided);
        let cost = search.naturals.price(&rest, node.left, node.wilds, self.0.cost);
        cost + Cost::from(node.runs) * MELD < self.0.cost
    }

    #[inline(always)]
    fn reach(&mut self, search: &Search, node: &Node, path: &Path) {
        let naturals = &search.naturals;
        let rest = Rest::new(node.left);
        let mut cost = naturals.price(&rest, node.left, node.wilds, self.0.cost);
        cost += Cost::from(node.runs) * MELD;
        if cost < self.0.cost {
            cost += Self::overflow(search, node, &rest);
        }
        if cost < self.0.cost {
            self.0 = Found { cost, path: *path, wilds: node.wilds };
        }
    }
}

impl Node {
    /// Returns `true` if nothing melds, not even with the only wild.
    const fn has_a_loose_wild(&self, search: &Search, rest: &Rest) -> bool {
        self.runs == 0 && search.naturals.wilds == 1 && rest.books | rest.pairs == 0
    }
}

/// Looks for the discards that go out.
///
/// A hand goes out where the other cards meld. A wild to spare stands in for any
/// discard. Else the discard is a single card that needs no book then, or one of
/// four or more of a rank.
#[derive(Default)]
pub(super) struct GoOut {
    /// Whether every card goes out.
    by_any: bool,
    /// The naturals of each suit that do, each rank at least once.
    naturals: [u64; 5],
    /// Whether all cards meld without a discard.
    pub(super) melds_all: bool,
}

impl GoOut {
    pub(super) fn is_possible(&self) -> bool {
        self.by_any || self.naturals != [0; 5]
    }

    /// Returns `true` if a card goes out as a discard.
    pub(super) fn contains(&self, card: Card) -> bool {
        self.by_any || holds(&self.naturals, card)
    }
}

impl Goal for GoOut {
    const NEEDS_ALL: bool = true;

    #[inline(always)]
    fn may_improve(&self, _: &Search, node: &Node) -> bool {
        !self.by_any && Rest::beside(node.left, node.undecided).needed() <= node.wilds + 2
    }

    #[inline(always)]
    fn reach(&mut self, search: &Search, node: &Node, path: &Path) {
        let rest = Rest::new(node.left);
        let needed = rest.needed();
        if needed > node.wilds + 2 {
            return;
        }
        self.by_any |= needed < node.wilds;
        self.melds_all |= needed <= node.wilds;
        let mut discards = rest.singles;
        if needed <= node.wilds {
            discards |= (node.left >> 2 | node.left >> 3) & LOWEST_BITS;
        }
        for (naturals, left) in self.naturals.iter_mut().zip(search.left(path)) {
            *naturals |= left & (discards * 15);
        }
    }
}

/// Looks for the least penalty after a discard, then the dearest discard.
struct BestDiscard {
    /// As [`discard_key`]; [`NEVER`] if none was found.
    key: Cost,
    /// What the dearest natural costs, in points.
    dearest: Cost,
}

impl Goal for BestDiscard {
    #[inline(always)]
    fn may_improve(&self, search: &Search, node: &Node) -> bool {
        if self.key == NEVER {
            return true;
        }
        let rest = Rest::beside(node.left, node.undecided);
        let naturals = &search.naturals;
        let penalty = naturals.price(&rest, node.left, node.wilds, NEVER) / POINT;
        let loose = naturals.dearest_of(rest.pairs | rest.halves | rest.singles);
        discard_key(penalty.saturating_sub(loose), self.dearest) < self.key
    }

    #[inline(always)]
    fn reach(&mut self, search: &Search, node: &Node, _: &Path) {
        let rest = Rest::new(node.left);
        // Where the only wild is loose nothing melds, and any other choice is better.
        if !node.has_a_loose_wild(search, &rest) {
            let key = search.naturals.discarded(&rest, node.left, node.wilds);
            self.key = self.key.min(key);
        }
    }
}
