//! Cards, suits, ranks, decks, hands, and how they are written.
//!
//! Knows nothing of rounds, wilds, points or melds.

mod card;
mod hand;
mod notation;

pub use card::{Card, Rank, Suit};
pub use hand::{Deck, Hand};
pub use notation::{
    CalledCard, CardErrorKind, CardNames, Excess, HandPart, ParseCardError, ParseCardsError,
    ParseRanksError, between, called_first, called_out, is_called_word, is_connector,
    is_without_marks, nearest_called, number_word, parse_cards, parse_hand, parse_parts,
    parse_plain_hand, parse_ranks, rank_called, read_cards, suit_called, tidied,
};
