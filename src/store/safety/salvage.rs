//! Saves what can still be read of a damaged database.
//!
//! The journal is read, row by row, from a copy with a repaired
//! first page into a new database. That replaces the content of the file once
//! it is whole and the damaged file is copied to another name.
//!
//! A single wrong byte of a row is corrected by its checksum. Any two rows that differ in one
//! byte have different CRC-32s, so at most one byte at each place fits; that one of them all makes
//! an event again is what tells it from the others.

use std::fs;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, Row, Statement, Transaction, TransactionBehavior};
use uuid::Uuid;

use super::restore::{DamagedFile, first_page};
use super::{backup, migrate};
use crate::store::db::atomic_file::AtomicFile;
use crate::store::db::connection::{PageCheck, faults, open_file, silent};
use crate::store::db::{Result, StoreError, files};
use crate::store::journal::line::{BEHIND, JournalLine, LINE_OF_ANY_SCHEMA};
use crate::store::journal::rows::Appender;
use crate::store::journal::totals::{self, RowDigest};
use crate::store::state::fold_games;
use crate::store::state::folded::State;

/// What was saved from a damaged file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalvageReport {
    pub saved: u64,
    /// Those among them of which one byte was wrong and could be computed.
    pub corrected: u64,
    /// Events that were there and cannot be read; `None` if their number is unknown.
    pub lost: Option<u64>,
    pub games: u64,
    pub damaged: PathBuf,
}

/// Replaces a damaged database by what can be read of its journal.
pub(super) fn salvage(path: &Path, now: DateTime<Utc>) -> Result<SalvageReport> {
    backup::clear(path, now);
    let damaged = DamagedFile::lock(path)?;
    let (copy, new) = (files::partial(path)?, files::partial(path)?);
    let readable = open_readable(&damaged, path, &copy)?;
    let mut fresh = migrate::open(new.partial(), now)?;
    let tx = Transaction::new(&mut fresh, TransactionBehavior::Immediate)?;
    let (mut saved, mut corrected) = (0, 0);
    let mut journal = Appender::new(&tx)?;
    let scan = each_row(&readable, |line, is_corrected| {
        // A row that is on two pages counts once.
        if journal.append_new(line)? {
            saved += 1;
            corrected += u64::from(is_corrected);
        }
        Ok(())
    })?;
    if saved == 0 {
        return Err(StoreError::NothingToSave);
    }
    drop(readable);
    drop(journal);
    let expected = match &damaged.lock {
        Some(lock) => expected(lock, &scan),
        // What the crash had changed in the file is not known.
        None if damaged.has_stray_journal => None,
        None => expected_with_new_page(&copy, &scan),
    };
    totals::advance(&tx)?;
    fold_games::rebuild(&tx, &State::new(true))?;
    tx.commit()?;
    let games = backup::holds(&fresh, path)?.game_count;
    if !faults(&fresh, PageCheck::Full, 1)?.is_empty() {
        return Err(StoreError::Damaged);
    }
    let aside = damaged.replace(&fresh, now, &mut silent)?;
    Ok(SalvageReport {
        saved,
        corrected,
        lost: expected.map(|there| there.saturating_sub(saved)),
        games,
        damaged: aside,
    })
}

/// Returns `true` if a file has a journal where a database of this program has
/// one, whatever its first page holds.
pub(super) fn has_journal(path: &Path) -> bool {
    let read = || -> Result<bool> {
        let copy = files::partial(path)?;
        let file = DamagedFile::lock(path)?;
        let readable = open_readable(&file, path, &copy)?;
        let first = format!("SELECT {LINE_OF_ANY_SCHEMA} FROM journal AS j");
        let mut first = readable.prepare(&first)?;
        let mut rows = first.query([])?;
        let line = rows.next()?.map(JournalLine::of_row).transpose()?;
        Ok(line.is_some_and(|line| line.validate().is_ok()))
    };
    read().unwrap_or(false)
}

/// Returns how many rows the journal had; `None` if that cannot be known.
///
/// The control total tells it. Without one, of an earlier schema or on a page
/// that cannot be read, it is known if nothing was missing on the way through
/// the table and all of its indexes end with the same row.
fn expected(connection: &Connection, scan: &Scan) -> Option<u64> {
    const INDEXES: [&str; 3] = ["journal_by_time", "journal_by_command", "journal_by_aggregate"];
    let last = u64::try_from(scan.last).ok()?;
    if let Ok(Some(totals)) = RowDigest::stored(connection)
        && totals.count >= last
    {
        return Some(totals.count);
    }
    let rows = |index| -> Result<(u64, u64), rusqlite::Error> {
        let sql = format!("SELECT count(*), max(rowid) FROM journal INDEXED BY {index}");
        connection.query_row(&sql, [], |row| Ok((row.get(0)?, row.get(1)?)))
    };
    let ends_there = |index| rows(index).is_ok_and(|rows| rows == (last, last));
    (scan.is_whole && INDEXES.into_iter().all(ends_there)).then_some(last)
}

/// Returns the same of a file whose first page is damaged: that of a new
/// database declares the tables where one of this version has them.
fn expected_with_new_page(copy: &AtomicFile, scan: &Scan) -> Option<u64> {
    let new = files::partial(copy.path()).ok()?;
    drop(migrate::open(new.partial(), DateTime::UNIX_EPOCH).ok()?);
    let mut page = [0; 4096];
    fs::File::open(new.partial()).and_then(|mut new| new.read_exact(&mut page)).ok()?;
    copy.open().ok()?.write_all(&page).ok()?;
    expected(&open_to_read(copy).ok()?, scan)
}

fn open_to_read(copy: &AtomicFile) -> Result<Connection> {
    open_file(copy.partial(), OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// Copies a file and opens the copy, of which the first page is replaced by one that declares
/// the journal and no other table.
///
/// Source: the SQLite file format, "The Database Header": at byte 16 the size of a page, at 28 that
/// of the file in pages, not to be believed where the numbers at 24 and 92 differ.
fn open_readable(file: &DamagedFile, path: &Path, to: &AtomicFile) -> Result<Connection> {
    let of_file = |why| StoreError::of_file(path, why);
    let of_new = |why| StoreError::of_new_file(path, why);
    let mut header = [0; 100];
    let mut damaged = file.bytes();
    damaged.rewind().map_err(of_file)?;
    damaged.read_exact(&mut header).map_err(of_file)?;
    let size = match u16::from_be_bytes([header[16], header[17]]) {
        1 => 65_536,
        size if size >= 512 && size.is_power_of_two() => u64::from(size),
        _ => 4096,
    };
    // The journal is the first table that was created, on the second page.
    let root = file.lock.as_ref().and_then(|connection| {
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'journal'";
        connection.query_row(sql, [], |row| row.get::<_, u32>(0)).ok()
    });
    let root = root.unwrap_or(2);
    let journal_only = format!(
        "CREATE TABLE journal (id, command, time, device, aggregate_kind, aggregate, event, crc);
         PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET rootpage = {root}",
    );
    let mut page = first_page(path, size, &journal_only)?;
    // With the two numbers apart, the true length of the file counts.
    page[24..28].copy_from_slice(&[0, 0, 0, 1]);
    page[92..96].copy_from_slice(&[0, 0, 0, 0]);

    let mut copy = to.open().map_err(of_new)?;
    copy.write_all(&page).map_err(of_new)?;
    damaged.seek(SeekFrom::Start(size)).map_err(of_file)?;
    let length = io::copy(&mut damaged, &mut copy).map_err(of_new)?;
    if length == 0 {
        return Err(StoreError::NothingToSave);
    }
    // SQLite reads whole pages only.
    let whole = size + length.div_ceil(size) * size;
    copy.set_len(whole).map_err(of_new)?;
    // Closing it later would drop the locks of SQLite.
    drop(copy);
    open_to_read(to)
}

/// How far a journal could be read.
struct Scan {
    last: i64,
    /// Whether there were no gaps up to it, and an end after it.
    is_whole: bool,
}

/// Calls `each` with every row of a journal that can be read and parsed, and
/// whether a byte of it was corrected.
///
/// Row numbers have no gaps, from 1. Where reading fails, each of the next
/// rows is looked up on its own, so that rows after a damaged page are found; as
/// many of them as fit on the pages of the file.
fn each_row(
    connection: &Connection,
    mut each: impl FnMut(&JournalLine, bool) -> Result<()>,
) -> Result<Scan> {
    let from =
        format!("SELECT {LINE_OF_ANY_SCHEMA}, j.rowid FROM journal AS j WHERE j.rowid >= ?1");
    let mut from = connection.prepare(&format!("{from} ORDER BY j.rowid"))?;
    let (mut next, mut highest, mut misses, mut read) = (1, 0, 0, 0);
    let mut has_ended = false;
    let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
    let most = MISSES.min(pages * ROWS_OF_A_PAGE);
    while misses < most && !has_ended {
        let run = run(&mut from, next, &mut each)?;
        read += run.read;
        has_ended = run.ended;
        match run.last {
            None => {
                misses += 1;
                next += 1;
            }
            Some(last) => {
                highest = last;
                misses = 0;
                next = last + 1;
            }
        }
    }
    // Rows that the forward scan did not reach.
    let back = format!("SELECT {LINE_OF_ANY_SCHEMA}, j.rowid FROM journal AS j WHERE j.rowid > ?1");
    let mut back = connection.prepare(&format!("{back} ORDER BY j.rowid DESC"))?;
    let after = run(&mut back, highest, &mut each)?;
    let last = highest.max(after.last.unwrap_or_default());
    Ok(Scan { last, is_whole: has_ended && after.ended && after.last.is_none() && read == last })
}

/// More rows than fit on a page of 4096 bytes: a row has four ids of 16.
const ROWS_OF_A_PAGE: i64 = 64;

/// Far more rows than are on one page, or below one inner page of the tree.
const MISSES: i64 = 100_000;

/// Consecutive rows that could be read.
#[derive(Default)]
struct Run {
    last: Option<i64>,
    read: i64,
    /// Whether there are no more; otherwise the next cannot be read.
    ended: bool,
}

/// Reads consecutive rows; once more if the first of them cannot be read, since
/// that may pass: SQLite calls a page corrupt that the disk did not give, too.
fn run(
    select: &mut Statement<'_>,
    from: i64,
    each: &mut impl FnMut(&JournalLine, bool) -> Result<()>,
) -> Result<Run> {
    let first = run_once(select, from, each)?;
    if first.ended || first.last.is_some() { Ok(first) } else { run_once(select, from, each) }
}

fn run_once(
    select: &mut Statement<'_>,
    from: i64,
    each: &mut impl FnMut(&JournalLine, bool) -> Result<()>,
) -> Result<Run> {
    let mut run = Run::default();
    let mut rows = select.query([from])?;
    loop {
        match rows.next() {
            Ok(Some(row)) => {
                // A number that was overwritten may be anything.
                let number: i64 = row.get(BEHIND).unwrap_or_default();
                let known = run.last.unwrap_or(from);
                if known <= number && number - known <= MISSES {
                    run.last = Some(number);
                    run.read += 1;
                }
                let sound = JournalLine::of_row(row).ok().filter(|line| line.validate().is_ok());
                let is_corrected = sound.is_none();
                // What cannot be corrected stays in the damaged file.
                if let Some(line) = sound.or_else(|| correct(row)) {
                    each(&line, is_corrected)?;
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

/// The bytes of a row as its checksum counts them.
struct RawLine {
    bytes: Vec<u8>,
    /// How many of them each column has.
    lengths: [usize; 7],
}

/// Returns the only row that differs from this one in a byte and has its
/// checksum; `None` if there is none or more than one.
fn correct(row: &Row<'_>) -> Option<JournalLine> {
    let mut raw = RawLine::of_row(row)?;
    let checksum = u32::try_from(row.get::<_, i64>(7).ok()?).ok()?;
    let mut found = None;
    for at in 0..raw.bytes.len() {
        let was = raw.bytes[at];
        for byte in (0..=u8::MAX).filter(|&byte| byte != was) {
            raw.bytes[at] = byte;
            if crc32fast::hash(&raw.bytes) != checksum {
                continue;
            }
            let line = raw.line().filter(|line| line.check().is_ok());
            match (line, &found) {
                (Some(_), Some(_)) => return None,
                (Some(line), None) => found = Some(line),
                (None, _) => {}
            }
        }
        raw.bytes[at] = was;
    }
    found
}

impl RawLine {
    fn of_row(row: &Row<'_>) -> Option<Self> {
        let mut bytes = Vec::new();
        let mut lengths = [0; 7];
        for (index, length) in lengths.iter_mut().enumerate() {
            let start = bytes.len();
            match row.get_ref(index).ok()? {
                ValueRef::Blob(id) => bytes.extend_from_slice(id),
                ValueRef::Text(text) => bytes.extend_from_slice(text),
                ValueRef::Integer(time) => bytes.extend_from_slice(&time.to_be_bytes()),
                ValueRef::Null | ValueRef::Real(_) => return None,
            }
            *length = bytes.len() - start;
        }
        Some(Self { bytes, lengths })
    }

    /// Reads the columns; `None` if one of them has not its type.
    fn line(&self) -> Option<JournalLine> {
        let mut rest = self.bytes.as_slice();
        let columns = self.lengths.map(|length| {
            let (column, after) = rest.split_at(length);
            rest = after;
            column
        });
        let id = |column: &[u8]| Uuid::from_slice(column).ok();
        let text = |column: &[u8]| String::from_utf8(column.to_vec()).ok();
        Some(JournalLine {
            id: id(columns[0])?,
            command: id(columns[1])?,
            time: i64::from_be_bytes(columns[2].try_into().ok()?),
            device: id(columns[3])?,
            kind: text(columns[4])?,
            aggregate: id(columns[5])?,
            event: text(columns[6])?,
        })
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::{Connection, params};

    use super::*;

    #[test]
    fn each_wrong_byte_is_corrected() {
        let line = JournalLine::sample(1);
        let connection = Connection::open_in_memory().unwrap();
        let mut select =
            connection.prepare("SELECT ?1, ?2, ?3, ?4, ?5, ?6, CAST(?7 AS TEXT), ?8").unwrap();
        for at in 0..line.event.len() {
            let mut wrong = line.event.as_bytes().to_vec();
            wrong[at] ^= 0x81;
            let corrected = select
                .query_row(
                    params![
                        line.id,
                        line.command,
                        line.time,
                        line.device,
                        line.kind,
                        line.aggregate,
                        wrong,
                        line.checksum()
                    ],
                    |row| Ok(correct(row)),
                )
                .unwrap();
            assert_eq!(corrected.as_ref(), Some(&line), "byte {at}");
        }
    }
}
