//! What a search is asked: the best runs, the discards that go out, the best
//! discard.

use super::candidates::Candidate;
use super::cost::{Cost, LOOSE, MELD, NEVER, POINT};
use super::counts::{LOWEST_BITS, sum};
use super::naturals::Rest;
use super::search::{Goal, Node, Path, Search};
use crate::cards::{Card, Rank, Suit};

/// The best runs of each suit, and what the whole then costs.
pub(super) struct Found {
    pub(super) cost: Cost,
    pub(super) runs: [Candidate; 5],
    /// The wilds that no run needs.
    pub(super) wilds: u8,
}

impl Search {
    /// Finds the arrangement of the least cost, the first in canonical order; `None`
    /// if there is none below a limit.
    pub(super) fn cheapest(&self, below: Cost) -> Option<Found> {
        let mut cheapest = Cheapest::new(below);
        self.run(&mut cheapest);
        let (path, wilds) = cheapest.found?;
        let mut runs = self.naturals.suits.map(|left| Candidate {
            left,
            ..Candidate::default()
        });
        for (open, index) in self.candidates.suits.iter().zip(path) {
            runs[open.suit] = *self.candidates.get(index);
            runs[open.suit].left -= self.without[open.suit];
        }
        Some(Found {
            cost: cheapest.cost,
            runs,
            wilds,
        })
    }

    /// Finds the same without a natural of the hand.
    pub(super) fn cheapest_without(&mut self, natural: Card, below: Cost) -> Option<Found> {
        let (rank, suit) = (natural.rank()?, natural.suit()?.index());
        let count = 1 << (4 * rank.number());
        self.without[suit] = count;
        self.naturals.suits[suit] -= count;
        self.naturals.total -= count;
        let found = self.cheapest(below);
        self.naturals.total += count;
        self.naturals.suits[suit] += count;
        self.without[suit] = 0;
        found
    }

    /// Returns `true` if all cards meld.
    pub(super) fn melds_all(&self) -> bool {
        self.cheapest(LOOSE).is_some()
    }

    /// Finds the discards that go out.
    pub(super) fn go_out(&self) -> GoOut {
        let mut go_out = GoOut::default();
        self.run(&mut go_out);
        go_out
    }

    /// Finds the discard to advise for the least penalty, and the runs of the other
    /// cards, of a hand that has a meld but always a loose card.
    ///
    /// Whatever the runs are, a loose card is a better discard than one of a meld,
    /// and the best discard of all runs is a natural that is in none of them.
    pub(super) fn discard(&mut self) -> Option<(Card, Found)> {
        let mut discard = BestDiscard::new(self.naturals.dearest());
        self.run(&mut discard);
        let (penalty, value) = discard.penalty_and_value();
        let below = (penalty + 1) * POINT;
        for rank in Rank::ALL {
            if !self.naturals.has_value(rank, value) {
                continue;
            }
            for suit in Suit::ALL {
                let card = Card::Suited(rank, suit);
                if self.naturals.suits[suit.index()] >> (4 * rank.number()) & 15 != 0
                    && let Some(found) = self.cheapest_without(card, below)
                {
                    return Some((card, found));
                }
            }
        }
        None
    }

    /// Returns `true` if nothing melds, not even with the only wild.
    pub(super) fn has_a_loose_wild(&self) -> bool {
        let rest = Rest::new(self.naturals.total, 0);
        let is_open = !self.candidates.suits.is_empty();
        self.naturals.wilds == 1 && !is_open && rest.books | rest.pairs == 0
    }
}

/// Looks for the least cost below a limit.
struct Cheapest {
    cost: Cost,
    /// The runs, and the wilds that they do not need.
    found: Option<(Path, u8)>,
}

impl Cheapest {
    const fn new(below: Cost) -> Self {
        Self {
            cost: below,
            found: None,
        }
    }

    /// Returns what it costs that one run is all there is and has no space for some
    /// of the wilds.
    fn overflow(search: &Search, node: &Node, rest: &Rest) -> Cost {
        let naturals = &search.naturals;
        let cards = naturals.count() - sum(node.left) + naturals.wilds;
        let is_all_one_run = node.runs == 1
            && rest.books == 0
            && cards > search.longest
            && naturals.saved(rest, node.wilds).cost == 0;
        match node.wilds {
            _ if !is_all_one_run => 0,
            // The same cards in two runs are another choice.
            0..3 => NEVER,
            3.. => MELD,
        }
    }
}

impl Goal for Cheapest {
    #[inline(always)]
    fn may_improve(&self, search: &Search, node: &Node) -> bool {
        if self.cost == NEVER {
            return true;
        }
        let rest = Rest::new(node.left, node.undecided);
        let cost = search.naturals.price(&rest, node.left, node.wilds);
        cost + Cost::from(node.runs) * MELD < self.cost
    }

    #[inline(always)]
    fn reach(&mut self, search: &Search, node: &Node, path: &Path) {
        let naturals = &search.naturals;
        let rest = Rest::new(node.left, 0);
        let mut cost = naturals.price(&rest, node.left, node.wilds) + Cost::from(node.runs) * MELD;
        if node.has_a_loose_wild(search, &rest) {
            cost += naturals.loose_wild;
        }
        if cost < self.cost {
            cost += Self::overflow(search, node, &rest);
        }
        if cost < self.cost {
            self.cost = cost;
            self.found = Some((*path, node.wilds));
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
        self.by_any
            || matches!(card, Card::Suited(rank, suit)
                if self.naturals[suit.index()] >> (4 * rank.number()) & 15 != 0)
    }
}

impl Goal for GoOut {
    const NEEDS_ALL: bool = true;

    #[inline(always)]
    fn may_improve(&self, _: &Search, node: &Node) -> bool {
        !self.by_any && Rest::new(node.left, node.undecided).needed() <= node.wilds + 2
    }

    #[inline(always)]
    fn reach(&mut self, search: &Search, node: &Node, path: &Path) {
        let rest = Rest::new(node.left, 0);
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
        let mut left = search.naturals.suits;
        for (open, &index) in search.candidates.suits.iter().zip(path) {
            left[open.suit] = search.candidates.get(index).left;
        }
        for (naturals, left) in self.naturals.iter_mut().zip(left) {
            *naturals |= left & (discards * 15);
        }
    }
}

/// Looks for the least penalty after a discard, then the dearest discard.
struct BestDiscard {
    key: Cost,
    /// What the dearest natural costs, in points.
    dearest: Cost,
}

impl BestDiscard {
    /// What a point of penalty weighs in the key; no natural costs as many points.
    const POINT: Cost = 1 << 5;

    const fn new(dearest: Cost) -> Self {
        Self {
            key: NEVER,
            dearest,
        }
    }

    const fn key(penalty: Cost, value: Cost) -> Cost {
        penalty * Self::POINT + (Self::POINT - 1 - value)
    }

    const fn penalty_and_value(&self) -> (Cost, Cost) {
        let below_most = self.key % Self::POINT;
        (self.key / Self::POINT, Self::POINT - 1 - below_most)
    }
}

impl Goal for BestDiscard {
    #[inline(always)]
    fn may_improve(&self, search: &Search, node: &Node) -> bool {
        if self.key == NEVER {
            return true;
        }
        let rest = Rest::new(node.left, node.undecided);
        let penalty = search.naturals.price(&rest, node.left, node.wilds) / POINT;
        Self::key(penalty.saturating_sub(self.dearest), self.dearest) < self.key
    }

    #[inline(always)]
    fn reach(&mut self, search: &Search, node: &Node, _: &Path) {
        let rest = Rest::new(node.left, 0);
        // Where the only wild is loose nothing melds, and another choice is better.
        if !node.has_a_loose_wild(search, &rest) {
            let naturals = &search.naturals;
            let (penalty, value) = naturals.discarded(&rest, node.left, node.wilds);
            self.key = self.key.min(Self::key(penalty, value));
        }
    }
}
