//! The best arrangement of any hand.

use super::arrangement::Arrangement;
use super::arrangements::first;
use super::build;
use super::cost::{Cost, LOOSE, NEVER, POINT};
use super::search::Search;
use crate::cards::Hand;
use crate::rules::RoundRules;
use crate::rules::meld::MAX_CARDS;

/// Arranges any hand of up to [`MAX_CARDS`] cards for the least penalty, then
/// the fewest loose cards, then the fewest melds, then the first in the order
/// of [`arrangements`](super::arrangements()).
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn arrange(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    best(hand, rules)
}

/// Arranges a hand that is known not to be too large.
pub(super) fn best(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
    match &Search::new(hand, rules, 0) {
        Some(search) => build::arrangement(search, &search.best(), hand, rules),
        None => first(hand, rules, NEVER).expect("every hand has an arrangement"),
    }
}

/// Returns the least penalty of any hand of up to [`MAX_CARDS`] cards, without
/// building the arrangement that has it.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn least_penalty(hand: &Hand, rules: RoundRules<'_>) -> u16 {
    let least = least_penalty_below(hand, rules, u16::MAX);
    least.expect("every hand has an arrangement")
}

/// Returns the least penalty of any hand if it is below a limit, in points; that is
/// quick to know where it is not.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn least_penalty_below(hand: &Hand, rules: RoundRules<'_>, below: u16) -> Option<u16> {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    penalty_below(hand, rules, Cost::from(below) * POINT)
}

/// Returns `true` if all cards of a hand meld.
pub(super) fn melds_all(hand: &Hand, rules: RoundRules<'_>) -> bool {
    penalty_below(hand, rules, LOOSE).is_some()
}

/// Returns the least penalty if the arrangement costs less than a limit.
fn penalty_below(hand: &Hand, rules: RoundRules<'_>, below: Cost) -> Option<u16> {
    match &Search::new(hand, rules, 0) {
        Some(search) => Some((search.cheapest(below)?.cost / POINT) as u16),
        None => Some(first(hand, rules, below)?.penalty),
    }
}
