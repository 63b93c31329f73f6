//! Repairs a database: permissions, projections, and of a damaged file
//! what can still be read.
//!
//! A damaged file is never written to. Its journal is read, row by row, from a
//! copy with a repaired first page into a new file, which then takes its name;
//! the damaged one is renamed.

use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::backup::{self, BACKUPS, BackupCause};
use super::copy::{self, BackupReport};
use super::doctor::HealthReport;
use super::{migrate, restore};
use crate::store::db::atomic_file::{AtomicFile, Overwrite};
use crate::store::db::connection::{attach, faults};
use crate::store::db::error::StoreError;
use crate::store::db::files;
use crate::store::db::progress::silent;
use crate::store::journal::line::{BEHIND, JournalLine, LINE_OF_ANY_SCHEMA};
use crate::store::journal::rows::Appender;
use crate::store::projection::rebuild;
use chrono::{DateTime, Utc};
use rusqlite::{Connection, OpenFlags, Statement, Transaction, TransactionBehavior};

/// What was repaired.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RepairReport {
    /// Other users could read or write the file and no longer can.
    pub made_private: bool,
    /// The projections were rebuilt; this is the backup made before.
    pub rebuilt: Option<BackupReport>,
    /// The file was rebuilt from what could be read.
    pub salvaged: Option<SalvageReport>,
}

/// What was saved from a damaged file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalvageReport {
    /// Events saved.
    pub saved: u64,
    /// Events that were there and cannot be read.
    pub lost: u64,
    /// Games in the new file.
    pub games: u64,
    /// Where the damaged file is now.
    pub damaged: PathBuf,
}

/// Repairs what was found. What cannot be repaired, such as a full disk, is left.
///
/// # Errors
///
/// [`StoreError`] if that fails; the file is as it was then.
pub fn repair(health: &HealthReport, now: DateTime<Utc>) -> Result<RepairReport, StoreError> {
    let path = &health.path;
    let mut repaired = RepairReport::default();
    if health.is_damaged() {
        repaired.salvaged = Some(salvage(path, now)?);
    } else if health.needs_rebuild() {
        let mut connection = attach(path)?;
        let cause = BackupCause::Repair;
        let kept = backup::back_up_open(&connection, path, now, cause, BACKUPS, &mut silent)?;
        rebuild::rebuild_all(&mut connection)?;
        repaired.rebuilt = Some(kept);
    }
    if health.disk.is_open_to_others() {
        make_private(path)?;
        repaired.made_private = true;
    }
    Ok(repaired)
}

#[cfg(unix)]
fn make_private(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::Permissions::from_mode(0o600);
    fs::set_permissions(path, mode).map_err(|why| StoreError::of_file(path, why))
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

fn salvage(path: &Path, now: DateTime<Utc>) -> Result<SalvageReport, StoreError> {
    backup::clear(path, now);
    let lock = lock(path)?;
    let (copy, new) = (files::partial(path)?, files::partial(path)?);
    copy_readable(path, lock.as_ref(), &copy)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let damaged = Connection::open_with_flags(copy.partial(), flags)?;
    let mut fresh = migrate::open(new.partial(), now)?;
    let tx = Transaction::new(&mut fresh, TransactionBehavior::Immediate)?;
    let mut journal = Appender::new(&tx)?;
    let mut saved = 0;
    let mut there = lock.as_ref().map_or(0, rows_indexed);
    let highest = each_row(&damaged, |line| {
        // A row that is on two pages counts once.
        saved += u64::from(journal.append_new(line)?);
        Ok(())
    })?;
    drop(journal);
    there = there.max(highest);
    if saved == 0 {
        return Err(StoreError::NothingToSave);
    }
    rebuild::rebuild(&tx)?;
    tx.commit()?;
    let (games, _) = copy::holds(&fresh)?;
    if !faults(&fresh, 1)?.is_empty() {
        return Err(StoreError::Damaged);
    }
    drop(fresh);
    let aside = restore::set_aside(path, now)?;
    files::put(new, Overwrite::Allowed)?;
    Ok(SalvageReport {
        saved,
        lost: u64::try_from(there)
            .unwrap_or_default()
            .saturating_sub(saved),
        games,
        damaged: aside,
    })
}

/// Locks a damaged file against writes by others, if it can be locked; an
/// interrupted transaction is rolled back first.
fn lock(path: &Path) -> Result<Option<Connection>, StoreError> {
    let locked = attach(path).and_then(|connection| {
        connection.execute_batch("BEGIN EXCLUSIVE")?;
        Ok(connection)
    });
    match locked {
        Ok(connection) => Ok(Some(connection)),
        Err(StoreError::Damaged | StoreError::Sqlite(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Copies a file and replaces the first page of the copy by one that declares
/// the journal and no other table.
///
/// Source: the SQLite file format, "The Database Header": at byte 16 the size
/// of a page, at 28 that of the file in pages, not to be believed where the
/// numbers at 24 and 92 differ.
fn copy_readable(
    path: &Path,
    lock: Option<&Connection>,
    to: &AtomicFile,
) -> Result<(), StoreError> {
    let of_file = |why| StoreError::of_file(path, why);
    let of_new = |why| StoreError::of_new_file(path, why);
    let mut header = [0; 100];
    let mut damaged = fs::File::open(path).map_err(of_file)?;
    damaged.read_exact(&mut header).map_err(of_file)?;
    let size = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65_536,
        size if size >= 512 && size.is_power_of_two() => u64::from(size),
        _ => 4096,
    };
    // The journal is the first table that was created, on the second page.
    let root = lock.and_then(|connection| {
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'journal'";
        connection.query_row(sql, [], |row| row.get(0)).ok()
    });
    let mut page = first_page(path, size, root.unwrap_or(2))?;
    // With the two numbers apart, the true length of the file counts.
    page[24..28].copy_from_slice(&[0, 0, 0, 1]);
    page[92..96].copy_from_slice(&[0, 0, 0, 0]);

    let mut copy = to.open().map_err(of_new)?;
    copy.write_all(&page).map_err(of_new)?;
    damaged.seek(SeekFrom::Start(size)).map_err(of_file)?;
    let length = std::io::copy(&mut damaged, &mut copy).map_err(of_new)?;
    // SQLite reads whole pages only.
    let whole = size + length.div_ceil(size) * size;
    copy.set_len(whole).map_err(of_new)
}

/// Returns a first page that declares a journal at a page, without indexes.
fn first_page(beside: &Path, size: u64, root: u32) -> Result<Vec<u8>, StoreError> {
    let part = files::partial(beside)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(part.partial(), flags)?;
    connection.pragma_update(None, "page_size", size)?;
    connection.execute_batch(
        "CREATE TABLE journal
             (id, command, time, device, aggregate_kind, aggregate, event, crc);
         PRAGMA writable_schema = ON;",
    )?;
    connection.execute("UPDATE sqlite_schema SET rootpage = ?1", [root])?;
    drop(connection);
    let of_new = |why| StoreError::of_new_file(beside, why);
    let mut page = fs::read(part.partial()).map_err(of_new)?;
    page.truncate(usize::try_from(size).unwrap_or(usize::MAX));
    Ok(page)
}

/// Returns the highest row number in an index.
fn rows_indexed(connection: &Connection) -> i64 {
    const INDEXES: [&str; 3] = [
        "journal_by_time",
        "journal_by_command",
        "journal_by_aggregate",
    ];
    let highest = |index| -> Result<i64, rusqlite::Error> {
        let sql = format!("SELECT rowid FROM journal INDEXED BY {index}");
        let mut select = connection.prepare(&sql)?;
        let mut rows = select.query([])?;
        let mut highest = 0;
        // As far as it can be read.
        while let Ok(Some(row)) = rows.next() {
            highest = highest.max(row.get(0)?);
        }
        Ok(highest)
    };
    INDEXES
        .into_iter()
        .filter_map(|index| highest(index).ok())
        // A row number that was overwritten may be anything.
        .min()
        .unwrap_or_default()
}

/// Calls `each` with every row of a journal that can be read and parsed;
/// returns the highest row number.
///
/// Row numbers have no gaps, from 1. Where reading fails, each of the next
/// rows is looked up on its own, so that rows after a damaged page are found.
fn each_row(
    connection: &Connection,
    mut each: impl FnMut(&JournalLine) -> Result<(), StoreError>,
) -> Result<i64, StoreError> {
    let from =
        format!("SELECT {LINE_OF_ANY_SCHEMA}, j.rowid FROM journal AS j WHERE j.rowid >= ?1");
    let mut from = connection.prepare(&format!("{from} ORDER BY j.rowid"))?;
    let mut next = 1;
    let mut highest = 0;
    let mut misses = 0;
    while misses < MISSES {
        match run(&mut from, next, &mut each)? {
            // Nothing could be read from there on.
            Run {
                last: None,
                ended: true,
            } => break,
            Run {
                last: None,
                ended: false,
            } => {
                misses += 1;
                next += 1;
            }
            Run {
                last: Some(last),
                ended,
            } => {
                highest = last;
                misses = 0;
                next = last + 1;
                if ended {
                    break;
                }
            }
        }
    }
    // Rows that the forward scan did not reach.
    let back = format!("SELECT {LINE_OF_ANY_SCHEMA}, j.rowid FROM journal AS j WHERE j.rowid > ?1");
    let mut back = connection.prepare(&format!("{back} ORDER BY j.rowid DESC"))?;
    let behind = run(&mut back, highest, &mut each)?;
    Ok(highest.max(behind.last.unwrap_or_default()))
}

/// Far more rows than are on one page, or below one inner page of the tree.
const MISSES: i64 = 100_000;

/// Consecutive rows that could be read.
struct Run {
    /// The last of them.
    last: Option<i64>,
    /// Whether there are no more.
    ended: bool,
}

fn run(
    select: &mut Statement<'_>,
    from: i64,
    each: &mut impl FnMut(&JournalLine) -> Result<(), StoreError>,
) -> Result<Run, StoreError> {
    let mut run = Run {
        last: None,
        ended: false,
    };
    let mut rows = select.query([from])?;
    loop {
        match rows.next() {
            Ok(Some(row)) => {
                // A number that was overwritten may be anything.
                let number: i64 = row.get(BEHIND).unwrap_or_default();
                let known = run.last.unwrap_or(from);
                if known <= number && number - known <= MISSES {
                    run.last = Some(number);
                }
                // What cannot be parsed stays in the damaged file.
                if let Ok(line) = JournalLine::of_row(row)
                    && line.validate().is_ok()
                {
                    each(&line)?;
                }
            }
            Ok(None) => {
                run.ended = true;
                return Ok(run);
            }
            Err(_) => return Ok(run),
        }
    }
}
