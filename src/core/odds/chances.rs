//! The chance to go out within one draw and within two, exact.

use rustc_hash::FxHashMap;

use super::draws_away::{any_wild_serves, completes_at_best, goes_out};
use super::position::{Position, Ratio};
use crate::cards::{Card, Hand};
use crate::rules::RoundRules;

/// Which hands go out, and the cards that let hands go out at once, remembered by
/// hand: ways to play on lead to the same hands again and again.
#[derive(Debug, Default)]
pub struct Chances {
    go_out: FxHashMap<Hand, bool>,
    outs: FxHashMap<Hand, Hand>,
}

impl Chances {
    /// Returns the chance to go out after the next draw.
    ///
    /// # Panics
    ///
    /// If a card was drawn and not discarded.
    pub fn next(&mut self, position: &Position<'_>) -> Ratio {
        Ratio { part: self.copies_of_outs(position), whole: position.unseen.len() as u64 }
    }

    /// Returns the chance to go out within the next two draws, with the discard
    /// between them that is best for it.
    ///
    /// # Panics
    ///
    /// As [`next`](Self::next).
    pub fn within_two(&mut self, position: &Position<'_>) -> Ratio {
        let unseen = position.unseen.len() as u64;
        let whole = unseen * (unseen - 1);
        let part = match completes_at_best(&position.hand, 2, position.rules) {
            false => 0,
            true => {
                let draws = position.draws();
                draws.map(|(card, copies)| u64::from(copies) * self.after(position, card)).sum()
            }
        };
        Ratio { part, whole }
    }

    /// Returns how many of the cards unseen after a draw let the hand go out, all
    /// of them if it did at once.
    fn after(&mut self, position: &Position<'_>, card: Card) -> u64 {
        let drawn = position.after_draw(card);
        if self.goes_out(&drawn.hand, drawn.rules) {
            return drawn.unseen.len() as u64;
        }
        let discards = drawn.hand.distinct().map(|card| drawn.after_discard(card));
        discards.map(|next| self.copies_of_outs(&next)).max().unwrap_or_default()
    }

    /// Returns how many of the unseen cards let the hand go out.
    fn copies_of_outs(&mut self, position: &Position<'_>) -> u64 {
        assert!(!position.has_drawn(), "a card is to be discarded first");
        let outs = self.outs(&position.hand, position.rules);
        let copies = |card| u64::from(position.unseen.count(card));
        outs.distinct().map(copies).sum()
    }

    /// Returns the different cards of the deck with one of which a hand goes out.
    fn outs(&mut self, hand: &Hand, rules: RoundRules<'_>) -> Hand {
        if !completes_at_best(hand, 1, rules) {
            return Hand::default();
        }
        if let Some(outs) = self.outs.get(hand) {
            return *outs;
        }
        let alike = any_wild_serves(hand, rules);
        let is_out = |&card: &Card| {
            let mut drawn = *hand;
            drawn.insert(card);
            // A wild serves as it did above.
            alike && rules.is_wild(card) || self.goes_out(&drawn, rules)
        };
        let deck = rules.deck();
        let outs = Card::all().filter(|&card| deck.copies(card) > 0).filter(is_out).collect();
        self.outs.insert(*hand, outs);
        outs
    }

    /// Returns `true` if a hand that has drawn goes out.
    fn goes_out(&mut self, hand: &Hand, rules: RoundRules<'_>) -> bool {
        if any_wild_serves(hand, rules) {
            return goes_out(hand, rules);
        }
        let known = self.go_out.entry(*hand);
        *known.or_insert_with(|| goes_out(hand, rules))
    }
}
