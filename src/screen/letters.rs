//! The letters that are keys while the line is empty.
//!
//! A name or a Jack may begin with such a letter: if what is typed next goes on
//! with it, all of it is text after all. What changes the game or leaves the
//! screen waits for Enter where a name or a card may begin so.

use super::key::Key;
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

/// Returns the text of the entry line that a letter has begun, as the key after
/// it tells; `None` if the letter was a key.
pub(super) fn as_text(model: &Model, letter: char, key: Key) -> Option<String> {
    let after = after(model);
    let is_text = match key {
        _ if matches!(model.layers[0].asking, Asking::Over) => false,
        Key::Char(next) => {
            goes_on_as_name(model, letter, after, next)
                || letter == 'j' && goes_on_as_jack(after, next)
        }
        Key::Enter => letter == 'j' && is_undecided(after),
        _ => false,
    };
    let next = match key {
        Key::Char(next) => next.to_string(),
        _ => String::new(),
    };
    is_text.then(|| format!("{letter}{after}{next}"))
}

/// Returns `true` if another key must tell whether a letter was one: `jk` is a
/// joker, or a King in the panel.
pub(super) fn is_undecided_after(model: &Model, letter: char) -> bool {
    letter == 'j' && is_undecided(after(model))
}

/// Returns what was typed after a letter that has opened a panel.
fn after(model: &Model) -> &str {
    match model.top().asking {
        Asking::Check | Asking::Judge | Asking::Rules => model.top().line.text(),
        _ => "",
    }
}

/// Returns `true` if a letter and the next begin the name of a player at the
/// table, or are its first letter and the end of it.
fn goes_on_as_name(model: &Model, letter: char, after: &str, next: char) -> bool {
    let start = match next {
        ' ' | '=' | ':' => letter.to_string(),
        _ if next.is_alphabetic() => format!("{letter}{next}"),
        _ => return false,
    };
    let start = name_key(&start);
    after.is_empty() && names(model).any(|name| name.starts_with(&start))
}

/// Returns `true` if a `j` goes on as a Jack, as Jacks and others without suits
/// or as a joker, and not as a meld.
fn goes_on_as_jack(after: &str, next: char) -> bool {
    let next = next.to_ascii_lowercase();
    match after {
        "" => "shdcro,♠♥♦♣❤★".contains(next),
        "k" | "K" => " ,r".contains(next),
        "t" | "T" => " ,".contains(next),
        "*" => next == ',',
        _ => false,
    }
}

/// Returns `true` if what follows a `j` is its suit, or a meld.
fn is_undecided(after: &str) -> bool {
    ["k", "K", "t", "T", "*"].contains(&after)
}

fn names(model: &Model) -> impl Iterator<Item = String> {
    let seats = model.sheet.iter().flat_map(|sheet| &sheet.seats);
    seats.map(|seat| name_key(seat.name()))
}
