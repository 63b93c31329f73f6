//! What a hand costs now, and on average after one more draw.

use super::position::Position;
use super::ratio::Ratio;
use crate::cards::Hand;
use crate::rules::RoundRules;
use crate::solver;

impl Position<'_> {
    /// Returns what the hand would cost if it were counted now, in points; with a
    /// card drawn, after the best discard.
    pub fn penalty(&self) -> u16 {
        penalty(&self.hand, self.rules)
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
        Ratio {
            part: points.sum(),
            whole: self.unseen.len() as u64,
        }
    }
}

fn penalty(hand: &Hand, rules: RoundRules<'_>) -> u16 {
    match solver::drawn(hand, rules) {
        Ok(drawn) => drawn.arrangement.penalty,
        Err(_) => solver::least_penalty(hand, rules),
    }
}
