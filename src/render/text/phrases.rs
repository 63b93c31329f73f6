//! Phrases that several answers use.

use super::cards::card;
use crate::render::style::TextStyle;
use crate::rules::meld::{MeldCard, StandsFor};

/// Writes a card of a meld, with the card or rank that it stands for if that
/// is another: `JOKER(8D)` in a run, `JOKER(K)` in a book.
pub fn placed(placed: MeldCard, style: TextStyle) -> String {
    let own = card(placed.card, style);
    match placed.stands_for {
        _ if !placed.stands_in() => own,
        StandsFor::Card(other) => format!("{own}({})", card(other, style)),
        StandsFor::Rank(rank) => format!("{own}({rank})"),
    }
}
