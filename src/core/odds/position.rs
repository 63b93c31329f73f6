//! What a player knows and is after, and what the hand costs: a hand, the cards
//! unseen, and the rules.

use std::cmp::Reverse;

use crate::cards::{Card, Deck, Hand};
use crate::rules::RoundRules;
use crate::solver;
use crate::solver::HandSizeError;

/// A hand and the cards that its player has not seen.
///
/// The next card drawn is each of the unseen ones with the same chance: what the
/// others hold is unseen as well. Source: rules, "Words for advice".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position<'a> {
    /// The hand: as many cards as were dealt or one more.
    pub hand: Hand,
    /// The cards that may be drawn.
    pub unseen: Hand,
    /// The round and its rules.
    pub rules: RoundRules<'a>,
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
        if ![0, 1].map(|drawn| rules.dealt() + drawn).contains(&hand.len()) {
            let error = HandSizeError { round: rules.round, cards: hand.len() };
            return Err(PositionError::HandSize(error));
        }
        let unseen = unseen(rules.deck(), &[hand, *seen]);
        if unseen.len() < 2 {
            return Err(PositionError::TooFewUnseen(unseen.len()));
        }
        Ok(Self { hand, unseen, rules })
    }

    /// Returns `true` if a card was drawn and one is to be discarded.
    pub fn has_drawn(&self) -> bool {
        self.hand.len() > self.rules.dealt()
    }

    /// Returns the different cards that may be drawn, with their copies, in
    /// canonical order.
    pub fn draws(&self) -> impl Iterator<Item = (Card, u8)> + use<> {
        let unseen = self.unseen;
        unseen.distinct().map(move |card| (card, unseen.count(card)))
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
    pub fn after_discard(self, card: Card) -> Self {
        Self { hand: self.hand.without(card), ..self }
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

/// What a player is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objective {
    /// To go out.
    GoOut,
    /// To be left with few points: somebody else has gone out.
    LastTurn,
}

/// A fraction of whole numbers, not reduced: a chance as some of all equally
/// likely cases, or a mean as the points of all cases over their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ratio {
    /// The cases that count, or the points of all cases.
    pub part: u64,
    /// All cases; never 0.
    pub whole: u64,
}

impl Ratio {
    /// Returns the fraction as a number, from 0 to 1 for a chance.
    pub fn value(self) -> f64 {
        self.part as f64 / self.whole as f64
    }
}

impl Position<'_> {
    /// Returns what the hand would cost if it were counted now, in points; with a
    /// card drawn, after the best discard.
    pub fn penalty(&self) -> u16 {
        match self.has_drawn() {
            true => after_best_discard(&self.hand, self.rules),
            false => solver::least_penalty(&self.hand, self.rules),
        }
    }

    /// Returns the mean of what the hand costs after one more draw and the best
    /// discard, in points: what the last turn leaves of it.
    ///
    /// # Panics
    ///
    /// If a card was drawn and not discarded.
    pub fn last_turn(&self) -> Ratio {
        assert!(!self.has_drawn(), "a card is to be discarded first");
        let points = self
            .draws()
            .map(|(card, copies)| u64::from(copies) * u64::from(self.after_draw(card).penalty()));
        Ratio { part: points.sum(), whole: self.unseen.len() as u64 }
    }
}

/// Returns what a hand costs without the card that is best discarded, in points.
///
/// A card that is not there saves its own points at the most, and a loose one does
/// save them: only cards that are dearer than all loose ones must be tried.
fn after_best_discard(hand: &Hand, rules: RoundRules<'_>) -> u16 {
    let arranged = solver::arrange(hand, rules);
    if arranged.deadwood.is_empty() && !rules.ruleset.discard_to_go_out() {
        return 0;
    }
    let saved = arranged.deadwood.iter().map(|&card| rules.value(card)).max();
    let mut least = saved.map_or(u16::MAX, |saved| arranged.penalty - saved);
    let mut cards: Vec<Card> = hand.distinct().collect();
    cards.sort_by_key(|&card| Reverse(rules.value(card)));
    for card in cards {
        if arranged.penalty.saturating_sub(rules.value(card)) >= least {
            break;
        }
        least = solver::least_penalty_below(&hand.without(card), rules, least).unwrap_or(least);
    }
    least
}
