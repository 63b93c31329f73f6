//! What a copy of the file of games holds, for people.

use super::{quoted, shown};
use crate::store::{Backed, Former, Restored};

/// Writes where a copy lies and what it holds.
pub fn backed(backed: &Backed) -> String {
    let path = shown(&backed.path.to_string_lossy());
    format!("{path} holds {}\n", held(backed.games, backed.events))
}

/// Writes what was restored, and how to take it back. The command names
/// another file of games with `--db` where that was typed.
pub fn restored(restored: &Restored, db: Option<&str>) -> String {
    let now = format!("restored: {}", self::backed(&restored.now));
    let before = match &restored.before {
        None => String::new(),
        Some(Former::Damaged(path)) => {
            let path = shown(&path.to_string_lossy());
            format!("before:   {path} is what was there, damaged\n")
        }
        Some(Former::Sound(before)) => {
            let db = db.map_or_else(String::new, |db| format!("--db {} ", quoted(db)));
            let file = quoted(&before.path.to_string_lossy());
            let before = self::backed(before);
            format!("before:   {before}undo:     crowns {db}restore {file}\n")
        }
    };
    now + &before
}

/// Writes how much a file holds: `1 game, 12 events`.
pub fn held(games: u64, events: u64) -> String {
    format!("{}, {}", count(games, "game"), count(events, "event"))
}

/// Writes a number of things: `1 game`, `2 games`.
pub(super) fn count(number: u64, what: &str) -> String {
    match number {
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}
