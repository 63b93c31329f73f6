//! Why a card cannot be played so.

use super::state::SolitaireState;
use crate::cards::Card;
use crate::rules::Round;

/// Why a card cannot be played so.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SolitaireError {
    /// The game is over.
    Over(SolitaireState),
    /// All copies of the card were dealt or drawn.
    NoneLeft { card: Card, copies: u8 },
    /// Another card is the next of the stock.
    NotNext { card: Card, next: Card },
    /// The pile was turned over.
    Closed(Round),
    /// A card must be thrown.
    NoDiscard(Round),
    /// The pile does not have the discard.
    NotInPile { pile: Round, card: Card },
    /// The drawn card may not be thrown at once.
    ThrownAtOnce { pile: Round, card: Card },
}

#[cfg(test)]
error_samples! { SolitaireError {
    Over(SolitaireState::Won), Over(SolitaireState::Lost),
    NoneLeft { card: "JOKER", copies: 6 },
    NotNext { card: "JOKER", next: "5C" },
    Closed(Round::LAST), NoDiscard(Round::LAST),
    NotInPile { pile: Round::LAST, card: "JOKER" },
    ThrownAtOnce { pile: Round::LAST, card: "JOKER" },
} }
