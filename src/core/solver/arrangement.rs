//! An arrangement: melds and the deadwood; and what one costs, in one number.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::cards::Card;
use crate::rules::RoundRules;
use crate::rules::meld::{MAX_CARDS, Meld, MeldKind, StandsFor};

/// The most melds that fit into a hand of fourteen cards.
pub const MAX_MELDS: usize = MAX_CARDS / 3;

/// A hand laid out: melds, and the cards that are in none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Arrangement {
    /// Runs by suit, then books by rank.
    pub melds: ArrayVec<Meld, MAX_MELDS>,
    /// The cards in no meld, in canonical order.
    pub deadwood: ArrayVec<Card, MAX_CARDS>,
    /// What the deadwood costs, in points.
    pub penalty: u16,
}

impl Arrangement {
    /// Puts melds and deadwood in order and adds up what they cost.
    pub(super) fn new(
        melds: ArrayVec<Meld, MAX_MELDS>,
        deadwood: ArrayVec<Card, MAX_CARDS>,
        rules: RoundRules<'_>,
    ) -> Self {
        let mut arrangement = Self { melds, deadwood, penalty: 0 };
        arrangement.sort();
        arrangement.penalty = arrangement.points(rules);
        arrangement
    }

    pub(super) fn sort(&mut self) {
        self.melds.sort_by_key(|meld| match (meld.kind, meld.cards[0].stands_for) {
            (MeldKind::Run, StandsFor::Card(Card::Suited(rank, suit))) => {
                (0, suit.index(), Some(rank))
            }
            (_, StandsFor::Card(card)) => (1, 0, card.rank()),
            (_, StandsFor::Rank(rank)) => (1, 0, Some(rank)),
        });
        self.deadwood.sort_unstable();
    }

    /// Returns what the deadwood costs, in points.
    pub(super) fn points(&self, rules: RoundRules<'_>) -> u16 {
        self.deadwood.iter().map(|&card| rules.value(card)).sum()
    }
}

/// What a search adds up and keeps low.
pub(super) type Cost = u32;

/// More than any arrangement costs, and still safe to add up.
pub(super) const NEVER: Cost = Cost::MAX / 4;

/// What a meld costs.
pub(super) const MELD: Cost = 1;

/// What a loose card costs beside its points. No hand has as many melds.
pub(super) const LOOSE: Cost = 1 << 4;

/// What a point costs. No hand has as many loose cards.
pub(super) const POINT: Cost = 1 << 8;

/// Returns what a loose card of some points costs.
pub(super) const fn loose_cost(points: u16) -> Cost {
    points as Cost * POINT + LOOSE
}
