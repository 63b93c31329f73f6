//! Phrases that several answers use.

use super::cards::card;
use crate::messages::Language;
use crate::render::style::TextStyle;
use crate::rules::meld::{MeldCard, StandsFor};

/// Counts things in English: `1 game`, `2 games`.
pub fn counted(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Joins names in English: `Ann, Bob and Cat`.
pub(crate) fn and(names: &[String]) -> String {
    Language::English.words().and(names)
}

/// Writes the points of a round, `-` if the player did not play it.
pub(crate) fn score(points: Option<i32>) -> String {
    points.map_or_else(|| "-".to_owned(), |points| points.to_string())
}

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
