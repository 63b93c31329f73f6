//! The best arrangement of any hand.

use super::arrangement::Arrangement;
use super::arrangements::arrangements;
use super::build;
use super::cost::{NEVER, POINT};
use super::search::{Search, is_plain};
use crate::cards::Hand;
use crate::rules::RoundRules;
use crate::rules::meld::MAX_CARDS;

/// Arranges any hand of up to [`MAX_CARDS`] cards for the least penalty, then
/// the fewest loose cards, then the fewest melds, then the first in the order
/// of [`arrangements`].
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn arrange(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    if is_plain(hand, rules) {
        let mut search = Search::new(hand, rules);
        let found = search.best(NEVER);
        if let Some(arrangement) = build::arrangement(&search, &found, hand, rules) {
            return arrangement;
        }
    }
    let first = arrangements(hand, rules).next();
    first.expect("every hand has an arrangement")
}

/// Returns the least penalty of any hand of up to [`MAX_CARDS`] cards, without
/// building the arrangement that has it.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn least_penalty(hand: &Hand, rules: RoundRules<'_>) -> u16 {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    if is_plain(hand, rules) {
        (Search::new(hand, rules).best(NEVER).cost / POINT) as u16
    } else {
        arrange(hand, rules).penalty
    }
}

/// Returns `true` if all cards of a hand meld.
pub(super) fn melds_all(hand: &Hand, rules: RoundRules<'_>) -> bool {
    if is_plain(hand, rules) {
        Search::new(hand, rules).melds_all()
    } else {
        arrange(hand, rules).deadwood.is_empty()
    }
}
