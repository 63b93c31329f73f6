//! Backups and restored databases as text.

use std::path::Path;

use crate::render::game::quoted;
use crate::render::text::{counted, shown};
use crate::store::{BackupReport, PreviousDatabase, RestoreReport};

/// Writes where a backup is and how much it holds.
pub fn backed(backed: &BackupReport) -> String {
    let path = shown(&backed.path.to_string_lossy());
    format!("{path} holds {}\n", held(backed.games, backed.events))
}

/// Writes what was restored, and how to revert it. The command has `--db` if
/// that was typed.
pub fn restored(restored: &RestoreReport, db: Option<&str>) -> String {
    let now = format!("restored: {}", self::backed(&restored.now));
    let before = match &restored.before {
        None => String::new(),
        Some(PreviousDatabase::Damaged(path)) => {
            let path = shown(&path.to_string_lossy());
            format!("before:   {path} is the previous database, damaged\n")
        }
        Some(PreviousDatabase::Sound(before)) => {
            let db = db.map_or_else(String::new, |db| format!("--db {} ", quoted(db)));
            let file = quoted(&before.path.to_string_lossy());
            let before = self::backed(before);
            format!("before:   {before}undo:     crowns {db}restore {file}\n")
        }
    };
    now + &before
}

/// Adds `--db` to the commands of a text if it was typed, so that they are
/// about the same database.
pub fn with_db(text: &str, db: Option<&Path>) -> String {
    let Some(db) = db else {
        return text.to_owned();
    };
    let named = format!("`crowns --db {} ", quoted(&db.to_string_lossy()));
    let parts = text.split("`crowns ").enumerate();
    let joined = parts.map(|(index, part)| match index {
        0 => part.to_owned(),
        _ if part.starts_with("--db ") => format!("`crowns {part}"),
        _ => format!("{named}{part}"),
    });
    joined.collect()
}

/// Returns how much a database holds: `1 game, 12 events`.
pub fn held(games: u64, events: u64) -> String {
    format!("{}, {}", counted(games, "game"), counted(events, "event"))
}
