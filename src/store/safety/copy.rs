//! Copies a database completely or not at all: to a partial file, which is
//! renamed once every page was copied and checked.

use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use serde::{Serialize, Serializer};

use crate::game::GameState;
use crate::store::db::atomic_file::Overwrite;
use crate::store::db::connection::{PageCheck, Progress, faults, number_schema, open_file};
use crate::store::db::error::{BUSY_TIMEOUT, Result, StoreError};
use crate::store::db::files::{self, exists};
use crate::store::read::filter::GameFilter;
use crate::store::read::reader::Reader;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BackupReport {
    #[serde(rename = "file", serialize_with = "as_text")]
    pub path: PathBuf,
    /// Games in it, deleted ones not counted.
    pub game_count: u64,
    /// Rows of its journal.
    pub event_count: u64,
}

/// Writes a path; bytes that are not UTF-8 are replaced.
fn as_text<S: Serializer>(path: &Path, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&path.to_string_lossy())
}

/// Copies a database with SQLite's online backup, which lets other programs
/// use it meanwhile. Only the owner can read the copy.
///
/// `check` is given the copy before it gets its name. What others write while
/// the database is read does not matter to it.
pub(crate) fn copy(
    from: &Connection,
    to: &Path,
    overwrite: Overwrite,
    check: impl FnOnce(&Connection) -> Result<()>,
    step: Progress<'_>,
) -> Result<BackupReport> {
    if overwrite == Overwrite::Never && to.try_exists().unwrap_or(false) {
        return Err(exists(to));
    }
    let part = files::partial(to)?;
    let report = {
        let mut copy = open_part(part.partial())?;
        pages(from, &mut copy, step).map_err(|error| match error {
            StoreError::Full => StoreError::NoRoom { path: to.to_owned() },
            other => other,
        })?;
        number_schema(&copy)?;
        if !faults(&copy, PageCheck::Quick, 1)?.is_empty() {
            return Err(StoreError::Damaged);
        }
        check(&copy)?;
        holds(&copy, to)?
    };
    files::put(part, overwrite)?;
    Ok(report)
}

/// Leaves the events of a copy unchecked: they were checked already, or are
/// copied as they are.
pub(crate) fn unchecked(_: &Connection) -> Result<()> {
    Ok(())
}

/// Copies all pages into an open database, as one transaction of it.
pub(crate) fn pages(from: &Connection, to: &mut Connection, step: Progress<'_>) -> Result<()> {
    const PAGES: i32 = 1024;
    const RESTARTS: u32 = 3;
    let backup = Backup::new(from, to)?;
    let mut restarts = 0;
    let mut remaining = i32::MAX;
    loop {
        // A write by another program restarts the backup. After a few restarts
        // the rest is copied in one step, which locks others out.
        let size = if restarts < RESTARTS { PAGES } else { -1 };
        match backup.step(size)? {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            // SQLite has already waited for the lock.
            _ => return Err(StoreError::Busy { seconds: BUSY_TIMEOUT }),
        }
        let now = backup.progress();
        restarts += u32::from(now.remaining >= remaining);
        remaining = now.remaining;
        let pages = |count: i32| u64::try_from(count).unwrap_or_default();
        step(pages(now.pagecount - now.remaining), pages(now.pagecount));
    }
}

/// Counts the games and events of a path. A cache that does not fit the journal is
/// counted as it is: the copy may be of a damaged file.
pub(super) fn holds(connection: &Connection, path: &Path) -> Result<BackupReport> {
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get(0));
    let table = if connection.table_exists(None, "game_cache")? { "game_cache" } else { "games" };
    let games = || count(&format!("SELECT count(*) FROM {table} WHERE state <> 'deleted'"));
    let folded = || -> Result<u64> {
        let reader = Reader::open(connection.unchecked_transaction()?)?;
        let mut games = 0;
        reader.for_each_row(&GameFilter::default(), |game| {
            games += u64::from(game.state != GameState::Deleted);
        })?;
        Ok(games)
    };
    let game_count = match table {
        "games" => games()?,
        _ => folded().or_else(|_| games())?,
    };
    let event_count = count("SELECT count(*) FROM journal")?;
    Ok(BackupReport { path: path.to_owned(), game_count, event_count })
}

/// Opens a partial file, which no other program uses, without a rollback
/// journal: if the copy is interrupted, the file is discarded.
fn open_part(path: &Path) -> Result<Connection> {
    let connection = open_file(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "journal_mode", "OFF")?;
    connection.pragma_update(None, "trusted_schema", "OFF")?;
    Ok(connection)
}
