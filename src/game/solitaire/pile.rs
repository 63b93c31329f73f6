//! One of the eleven piles.

use arrayvec::ArrayVec;

use crate::cards::{Card, Hand};
use crate::game::event::{InvalidSolitaire, PILES, SolitaireScore};
use crate::game::score::{cap, least};
use crate::rules::meld::MAX_CARDS;
use crate::rules::{Round, RoundRules, Ruleset};
use crate::solver::{Arrangement, DrawnHand, arrange, drawn};

/// An open hand of solitaire with its own wild rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    /// The round whose number of cards and wild rank it has.
    pub round: Round,
    /// Its cards.
    pub cards: Hand,
    /// Whether it was turned over.
    pub is_closed: bool,
}

/// How a pile goes out with a drawn card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closing {
    /// The pile.
    pub pile: Round,
    /// Every discard that closes it, in canonical order; empty if it goes out
    /// only without one.
    pub discards: ArrayVec<Card, MAX_CARDS>,
    /// The discard to advise; `None` if it goes out without one.
    pub discard: Option<Card>,
    /// How the other cards lie.
    pub arrangement: Arrangement,
}

impl SolitaireScore {
    /// Checks that a game by some rules can end so: that piles as many as are open
    /// can have the points left, however they are arranged.
    pub fn check_by(&self, ruleset: &Ruleset) -> Result<(), InvalidSolitaire> {
        self.check()?;
        let open = PILES - usize::from(self.closed);
        let rounds = || Round::all().map(|round| ruleset.in_round(round));
        let least = rounds().map(least).min().unwrap_or_default();
        let mut caps: Vec<i32> = rounds().map(cap).collect();
        caps.sort_unstable();
        let most = caps.iter().rev().take(open).sum();
        match self.left {
            Some(left) if left > 0 && !(least..=most).contains(&left.into()) => {
                Err(InvalidSolitaire::PointsOfOpen {
                    closed: self.closed,
                    least,
                    most,
                    left,
                })
            }
            _ => Ok(()),
        }
    }
}

impl Pile {
    /// Returns the cards with a drawn one.
    pub(super) fn with(&self, card: Card) -> Hand {
        let mut cards = self.cards;
        cards.insert(card);
        cards
    }

    /// Returns what the cards cost as they lie, in points.
    pub fn penalty(&self, rules: RoundRules<'_>) -> u16 {
        arrange(&self.cards, rules).penalty
    }

    /// Returns how the pile goes out with a card; `None` if it does not.
    pub(super) fn closing(
        &self,
        card: Card,
        throw_drawn: bool,
        rules: RoundRules<'_>,
    ) -> Option<Closing> {
        let hand = self.with(card);
        let DrawnHand {
            can_go_out,
            go_out_discards: mut discards,
            mut discard,
            mut arrangement,
        } = drawn(&hand, rules).expect("a pile and a card are one more than were dealt");
        if !can_go_out {
            return None;
        }
        let without_discard = discard.is_none();
        if !throw_drawn && self.cards.count(card) == 0 {
            discards.retain(|&mut other| other != card);
        }
        if discards.is_empty() && !without_discard {
            return None;
        }
        if discard.is_some_and(|advised| !discards.contains(&advised)) {
            discard = self.best(&discards, rules);
            let mut kept = hand;
            discard.map(|discard| kept.remove(discard));
            arrangement = arrange(&kept, rules);
        }
        Some(Closing {
            pile: self.round,
            discards,
            discard,
            arrangement,
        })
    }

    /// Returns the discard to advise: no wild if another serves, then the
    /// dearest, then the first in canonical order.
    fn best(&self, discards: &[Card], rules: RoundRules<'_>) -> Option<Card> {
        let key = |&card: &Card| {
            let cost = std::cmp::Reverse(rules.value(card));
            (rules.is_wild(card), cost, card)
        };
        discards.iter().copied().min_by_key(key)
    }
}
