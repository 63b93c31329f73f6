//! What a player knows: a hand, the cards unseen, and the rules.

use crate::cards::{Card, Deck, Hand};
use crate::rules::RoundRules;
use crate::solver::HandSizeError;

/// A hand and the cards that its player has not seen.
///
/// The next card drawn is each of the unseen ones with the same chance: what the
/// others hold is unseen as well. Source: rules, "Words for advice".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position<'a> {
    pub(super) hand: Hand,
    pub(super) unseen: Hand,
    pub(super) rules: RoundRules<'a>,
}

/// Why no odds can be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionError {
    /// The hand has neither as many cards as were dealt nor one more.
    HandSize(HandSizeError),
    /// Fewer than two cards are unseen, so many.
    TooFewUnseen(usize),
}

impl<'a> Position<'a> {
    /// Returns the position of a player who holds a hand and has seen other
    /// cards: those discarded, and the top card.
    ///
    /// # Errors
    ///
    /// [`PositionError`] with another number of cards than were dealt or one
    /// more, or if fewer than two are unseen.
    pub fn new(hand: Hand, seen: &Hand, rules: RoundRules<'a>) -> Result<Self, PositionError> {
        if ![0, 1]
            .map(|drawn| rules.dealt() + drawn)
            .contains(&hand.len())
        {
            let error = HandSizeError::new(&hand, rules.round);
            return Err(PositionError::HandSize(error));
        }
        let unseen = unseen(rules.deck(), &[hand, *seen]);
        if unseen.len() < 2 {
            return Err(PositionError::TooFewUnseen(unseen.len()));
        }
        Ok(Self {
            hand,
            unseen,
            rules,
        })
    }

    /// Returns the position of a hand, of as many cards as were dealt or one more,
    /// with the cards that may still be drawn.
    pub const fn with_unseen(hand: Hand, unseen: Hand, rules: RoundRules<'a>) -> Self {
        Self {
            hand,
            unseen,
            rules,
        }
    }

    /// Returns `true` if a card was drawn and one is to be discarded.
    pub fn has_drawn(&self) -> bool {
        self.hand.len() > self.rules.dealt()
    }

    /// Returns the round and its rules.
    pub const fn rules(&self) -> RoundRules<'a> {
        self.rules
    }

    /// Returns the hand.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Returns the cards that may be drawn.
    pub const fn unseen(&self) -> &Hand {
        &self.unseen
    }

    /// Returns the different cards that may be drawn, with their copies, in
    /// canonical order.
    pub fn draws(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let unseen = self.unseen;
        unseen
            .distinct()
            .map(move |card| (card, unseen.count(card)))
    }

    /// Returns the position after an unseen card is drawn.
    pub fn after_draw(mut self, card: Card) -> Self {
        self.unseen.remove(card);
        self.hand.insert(card);
        self
    }

    /// Returns the position after the top card is taken, which was seen before.
    pub fn after_taking(mut self, top: Card) -> Self {
        self.hand.insert(top);
        self
    }

    /// Returns the position after a card of the hand is discarded.
    pub fn after_discard(mut self, card: Card) -> Self {
        self.hand.remove(card);
        self
    }
}

/// Returns the cards of a deck that are in none of some hands.
pub fn unseen(deck: Deck, out: &[Hand]) -> Hand {
    let mut unseen = Hand::default();
    for card in Card::all() {
        let out: u8 = out.iter().map(|hand| hand.count(card)).sum();
        for _ in out..deck.copies(card) {
            unseen.insert(card);
        }
    }
    unseen
}
