//! Backups, restored databases and exports as JSON.

use std::path::Path;

use super::{Object, line, object};
use crate::store::{Backup, BackupReport, PreviousDatabase, RestoreReport};

/// Writes where a backup is and how much it holds.
pub fn backup(backup: &BackupReport) -> String {
    line(backup)
}

/// Writes the backups of a database, the newest first.
pub fn backups(backups: &[Backup]) -> String {
    let backups: Vec<_> = backups
        .iter()
        .map(|backup| object! { file: text(&backup.path), time: backup.time })
        .collect();
    line(object! { backups })
}

/// Writes the restored database, and where the previous one is.
pub fn restore(restored: &RestoreReport) -> String {
    let previous = restored.before.as_ref().map(previous);
    line(object! { ..&restored.now, previous })
}

/// The previous database; its counts are `null` if it was damaged.
fn previous(previous: &PreviousDatabase) -> Object {
    let (file, sound) = match previous {
        PreviousDatabase::Sound(backup) => (&backup.path, Some(backup)),
        PreviousDatabase::Damaged(path) => (path, None),
    };
    object! {
        file: text(file),
        damaged: sound.is_none(),
        game_count: sound.map(|backup| backup.game_count),
        event_count: sound.map(|backup| backup.event_count),
    }
}

/// Writes an export of the journal.
pub fn export(file: &Path, game_count: u64, event_count: u64) -> String {
    line(object! { file: text(file), game_count, event_count })
}

/// Writes an export of a table.
pub fn export_table(
    file: &Path,
    table: &str,
    game_count: Option<u64>,
    player_count: Option<u64>,
) -> String {
    line(object! { file: text(file), table, game_count, player_count })
}

/// Returns a path as text; bytes that are not UTF-8 are replaced.
pub(super) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
