//! Words that every answer about a table uses: its round, melds, points.

use super::cards::card;
use crate::render::style::TextStyle;
use crate::rules::meld::{MeldCard, StandsFor};

/// Writes a card of a meld; one that stands for another with what it stands
/// for: `JOKER(8D)` in a run, `JOKER(K)` in a book.
pub fn placed(placed: MeldCard, look: TextStyle) -> String {
    let own = card(placed.card, look);
    match placed.stands_for {
        _ if !placed.stands_in() => own,
        StandsFor::Card(other) => format!("{own}({})", card(other, look)),
        StandsFor::Rank(rank) => format!("{own}({rank})"),
    }
}
