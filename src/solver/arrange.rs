//! The best arrangement of any hand.

use super::arrangement::Arrangement;
use super::build;
use super::packed::{POINT, PackedHand};
use super::search::{self, BestRuns};
use crate::cards::Hand;
use crate::rules::RoundRules;
use crate::rules::meld::MAX_CARDS;

/// Arranges any hand of up to [`MAX_CARDS`] cards for the least penalty,
/// then the fewest loose cards, then the fewest melds.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn arrange(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    let packed = PackedHand::new(hand, rules);
    build(&packed, &search::best(&packed), hand, rules)
}

/// Returns the least penalty of any hand of up to [`MAX_CARDS`] cards, without
/// building the arrangement that has it.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn least_penalty(hand: &Hand, rules: RoundRules<'_>) -> u16 {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    let cost = search::best(&PackedHand::new(hand, rules)).cost;
    u16::try_from(cost / POINT).expect("a penalty fits")
}

pub(super) fn build(
    packed: &PackedHand,
    found: &BestRuns,
    hand: &Hand,
    rules: RoundRules<'_>,
) -> Arrangement {
    let arrangement = build::arrangement(packed, &found.runs, hand, rules);
    debug_assert_eq!(found.cost / POINT, u32::from(arrangement.penalty));
    arrangement
}
