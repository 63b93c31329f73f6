//! The letters that are keys while the line is empty.
//!
//! A name may begin with such a letter: if the next letter goes on with the name
//! of a player, both are text after all. What changes the game or leaves the
//! screen waits for Enter where a name or a card may begin so.

use super::model::{Asking, Model};
use crate::game::name_key;

/// Returns `true` if a letter is a key.
pub(super) fn is_command(c: char) -> bool {
    "cjglrmuUq?".contains(c)
}

/// Returns `true` if a letter waits for Enter: a name begins with it, or a card.
pub(super) fn waits(model: &Model, letter: char) -> bool {
    let takes_scores = !matches!(model.top().asking, Asking::Over);
    let is_name = || names(model).any(|name| name.starts_with(&name_key(&letter.to_string())));
    takes_scores
        && match letter {
            'q' => true,
            'u' | 'U' => is_name(),
            _ => false,
        }
}

/// Returns `true` if the line is a letter that waits for Enter.
pub(super) fn is_waiting(model: &Model) -> bool {
    let mut line = model.top().line.text().chars();
    let only = line.next().filter(|_| line.next().is_none());
    only.is_some_and(|letter| is_command(letter) && waits(model, letter))
}

/// Returns `true` if two letters begin the name of a player at the table.
pub(super) fn begins_name(model: &Model, letter: char, next: char) -> bool {
    let start = name_key(&format!("{letter}{next}"));
    model.turn().is_some()
        && next.is_alphabetic()
        && names(model).any(|name| name.starts_with(&start))
}

fn names(model: &Model) -> impl Iterator<Item = String> {
    let seats = model.sheet.iter().flat_map(|sheet| &sheet.seats);
    seats.map(|seat| name_key(seat.name()))
}
