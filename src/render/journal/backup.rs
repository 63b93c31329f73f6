//! Backups and restored databases as text.

use std::path::Path;

use chrono::TimeZone;

use crate::messages::{Command, Messages};
use crate::render::style::TextStyle;
use crate::render::text::{counted, shown};
use crate::store::{Backup, BackupReport, PreviousDatabase, RestoreReport};

/// Writes where a backup is and how much it holds.
pub fn backed(backed: &BackupReport) -> String {
    let path = shown(&backed.path.to_string_lossy());
    format!(
        "{path} holds {}\n",
        held(backed.game_count, backed.event_count)
    )
}

/// Writes the backups of a database, a line each: when and why, and the file.
pub fn backups<Z: TimeZone>(backups: &[Backup], zone: &Z, style: TextStyle) -> String {
    let line = |backup: &Backup| {
        let made = backup_made(backup, zone, style.words());
        format!("{made}\n    {}\n", shown(&backup.path.to_string_lossy()))
    };
    backups.iter().map(line).collect()
}

/// Writes when a backup was made, and why.
pub fn backup_made<Z: TimeZone>(backup: &Backup, zone: &Z, words: &Messages) -> String {
    let time = backup.time.with_timezone(zone).naive_local();
    let time = time.format("%Y-%m-%d %H:%M").to_string();
    words.backup_made(&time, backup.cause)
}

/// Writes what was restored, and the command that reverts it; `db` is what was
/// given with `--db`.
pub fn restored(restored: &RestoreReport, db: Option<&Path>) -> String {
    let now = format!("restored  {}", self::backed(&restored.now));
    let before = match &restored.before {
        None => String::new(),
        Some(PreviousDatabase::Damaged(path)) => {
            let path = shown(&path.to_string_lossy());
            format!("previous  {path}, the damaged database as it was\n")
        }
        Some(PreviousDatabase::Sound(before)) => {
            let undo = Command::new("restore").path(&before.path).line(db);
            let before = self::backed(before);
            format!("previous  {before}to undo   {undo}\n")
        }
    };
    now + &before
}

/// Returns how much a database holds: `1 game, 12 events`.
pub fn held(games: u64, events: u64) -> String {
    format!("{}, {}", counted(games, "game"), counted(events, "event"))
}
