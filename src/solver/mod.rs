//! The exact best arrangement of a hand, with or without a discard.
//!
//! A plain library: no I/O, no clock, no threads, the same answer for the
//! same cards in any order. Source of the semantics: rules, "Hand sizes, and
//! what is asked of each".

mod mend;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::cards::{Card, Hand};
use crate::rules::meld::{MOST_CARDS, Meld};
use crate::rules::{Round, Ruleset};

pub use mend::{Mend, better, mend};

/// The most melds that fit into a hand of fourteen cards.
pub const MOST_MELDS: usize = MOST_CARDS / 3;

/// A hand laid out: melds, and the cards that are in none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangement {
    /// Runs by suit, then books by rank.
    pub melds: ArrayVec<Meld, MOST_MELDS>,
    /// The cards in no meld, in canonical order.
    pub deadwood: ArrayVec<Card, MOST_CARDS>,
    /// What the deadwood costs, in points.
    pub penalty: u16,
}

/// What a player who has drawn can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Whether the hand can go out.
    pub can_go_out: bool,
    /// Every discard that goes out, in canonical order.
    pub go_out_discards: ArrayVec<Card, MOST_CARDS>,
    /// The discard to advise: never a wild if another serves, then the
    /// dearest, then the first in canonical order. Nothing where the hand
    /// goes out only without a discard.
    pub discard: Option<Card>,
    /// The hand without the discard, best arranged.
    pub arrangement: Arrangement,
}

/// A hand that does not have the number of cards that the round asks for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("round {round} is counted with {counting} cards and drawn with {drawn}, here are {cards}")]
pub struct WrongSize {
    /// The round.
    pub round: Round,
    /// The cards dealt, and so counted, in the round.
    pub counting: usize,
    /// One more: the cards after the draw.
    pub drawn: usize,
    /// The cards that are there.
    pub cards: usize,
}

/// Arranges a hand that is counted: as many cards as were dealt.
///
/// # Errors
///
/// [`WrongSize`] with any other number of cards.
pub fn counting(hand: &Hand, round: Round, rules: &Ruleset) -> Result<Arrangement, WrongSize> {
    let _ = (hand, round, rules);
    todo!()
}

/// Judges a hand after the draw: one card more than were dealt.
///
/// # Errors
///
/// [`WrongSize`] with any other number of cards.
pub fn drawn(hand: &Hand, round: Round, rules: &Ruleset) -> Result<Drawn, WrongSize> {
    let _ = (hand, round, rules);
    todo!()
}

/// Arranges any hand of up to [`MOST_CARDS`] cards for the least penalty,
/// then the fewest loose cards, then the fewest melds.
///
/// # Panics
///
/// With more than [`MOST_CARDS`] cards.
pub fn arrange(hand: &Hand, round: Round, rules: &Ruleset) -> Arrangement {
    let _ = (hand, round, rules);
    todo!()
}

/// Returns every different arrangement of the least penalty, each once: the
/// one of [`arrange`] first, then by loose cards, melds and canonical order.
///
/// It is lazy: the first few are quick to get where there are thousands.
///
/// # Panics
///
/// With more than [`MOST_CARDS`] cards.
pub fn arrangements<'a>(
    hand: &Hand,
    round: Round,
    rules: &'a Ruleset,
) -> impl Iterator<Item = Arrangement> + 'a {
    let _ = (hand, round, rules);
    std::iter::empty()
}
