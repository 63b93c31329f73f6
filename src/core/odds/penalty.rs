//! What a hand costs now, and on average after one more draw.

use std::cmp::Reverse;

use super::position::Position;
use super::ratio::Ratio;
use crate::cards::{Card, Hand};
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
    match hand.len() > rules.dealt() {
        true => after_best_discard(hand, rules),
        false => solver::least_penalty(hand, rules),
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
    let saved = arranged
        .deadwood
        .iter()
        .map(|&card| rules.value(card))
        .max();
    let mut least = saved.map_or(u16::MAX, |saved| arranged.penalty - saved);
    let mut cards: Vec<Card> = hand.distinct().collect();
    cards.sort_by_key(|&card| Reverse(rules.value(card)));
    for card in cards {
        if arranged.penalty.saturating_sub(rules.value(card)) >= least {
            break;
        }
        let mut rest = *hand;
        rest.remove(card);
        least = solver::least_penalty_below(&rest, rules, least).unwrap_or(least);
    }
    least
}
