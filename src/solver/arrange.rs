//! The best arrangement of any hand.

use super::arrangement::Arrangement;
use super::arrangements::arrangements;
use super::build;
use super::cost::{LOOSE, NEVER, POINT};
use super::goals::Found;
use super::search::Search;
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
    let Some(search) = Search::new(hand, rules, 0) else {
        return first(hand, rules);
    };
    let found = search.cheapest(NEVER);
    build(
        &search,
        &found.expect("every hand has an arrangement"),
        hand,
        rules,
    )
}

/// Lays out a hand with the runs that a search found.
pub(super) fn build(
    search: &Search,
    found: &Found,
    hand: &Hand,
    rules: RoundRules<'_>,
) -> Arrangement {
    build::arrangement(search, found, hand, rules).unwrap_or_else(|| first(hand, rules))
}

fn first(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
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
    match Search::new(hand, rules, 0).map(|search| search.cheapest(NEVER)) {
        Some(found) => (found.expect("every hand has an arrangement").cost / POINT) as u16,
        None => arrange(hand, rules).penalty,
    }
}

/// Returns `true` if all cards of a hand meld.
pub(super) fn melds_all(hand: &Hand, rules: RoundRules<'_>) -> bool {
    match Search::new(hand, rules, 0) {
        Some(search) => search.cheapest(LOOSE).is_some(),
        None => arrange(hand, rules).deadwood.is_empty(),
    }
}
