//! Backups, restored databases and exports as JSON.

use std::path::Path;

use serde::Serialize;

use super::line;
use crate::store::{BackupReport, PreviousDatabase, RestoreReport};

/// Writes where a backup is and how much it holds.
pub fn backup(backup: &BackupReport) -> String {
    line(FileShape::of(backup))
}

/// Writes the restored database, and where the previous one is.
pub fn restore(restored: &RestoreReport) -> String {
    #[derive(Serialize)]
    struct Restored {
        #[serde(flatten)]
        now: FileShape,
        previous: Option<Previous>,
    }
    line(Restored {
        now: FileShape::of(&restored.now),
        previous: restored.before.as_ref().map(Previous::of),
    })
}

/// Writes an export of the journal.
pub fn export(file: &Path, game_count: u64, event_count: u64) -> String {
    line(FileShape {
        file: text(file),
        game_count,
        event_count,
    })
}

/// Writes an export of a table.
pub fn export_table(
    file: &Path,
    table: &str,
    game_count: Option<u64>,
    player_count: Option<u64>,
) -> String {
    #[derive(Serialize)]
    struct Table<'a> {
        file: String,
        table: &'a str,
        game_count: Option<u64>,
        player_count: Option<u64>,
    }
    line(Table {
        file: text(file),
        table,
        game_count,
        player_count,
    })
}

/// Returns a path as text; bytes that are not UTF-8 are replaced.
pub(super) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[derive(Serialize)]
struct FileShape {
    file: String,
    game_count: u64,
    event_count: u64,
}

impl FileShape {
    fn of(report: &BackupReport) -> Self {
        Self {
            file: text(&report.path),
            game_count: report.games,
            event_count: report.events,
        }
    }
}

/// The previous database; its counts are `null` if it was damaged.
#[derive(Serialize)]
struct Previous {
    file: String,
    damaged: bool,
    game_count: Option<u64>,
    event_count: Option<u64>,
}

impl Previous {
    fn of(previous: &PreviousDatabase) -> Self {
        match previous {
            PreviousDatabase::Sound(backup) => Self {
                file: text(&backup.path),
                damaged: false,
                game_count: Some(backup.games),
                event_count: Some(backup.events),
            },
            PreviousDatabase::Damaged(path) => Self {
                file: text(path),
                damaged: true,
                game_count: None,
                event_count: None,
            },
        }
    }
}
