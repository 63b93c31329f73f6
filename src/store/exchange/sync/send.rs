//! Writes segments of this device.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};
use rusqlite::Connection;
use uuid::Uuid;

use super::identity;
use super::listing::Listing;
use super::local::Exchange;
use super::name::{FileSum, SegmentId};
use super::remembered::{Written, next_number};
use super::report::SyncError;
use super::segment::{Lines, Segment};
use crate::store::db::atomic_file::{
    Access, AtomicFile, Overwrite, folder_of, is_partial, sync_folder,
};
use crate::store::db::device;
use crate::store::journal::clock;

/// What to do about the next rows.
enum Next {
    /// Everything was sent.
    Done,
    /// The rows hold nothing that others would read.
    LeftOut(u64),
    Segment(Written, Lines),
}

/// How many of the newest own segments each sync reads, of so many bytes at most,
/// and how many of the others in turn. On a network disk each takes its time.
const READ: usize = 32;
const READ_BYTES: u64 = 4 << 20;

/// Brings back own segments that are gone or damaged, and finds those that another
/// copy of the database has written over. What is gone is seen in the listing.
pub(super) fn restore(exchange: &mut Exchange<'_, '_>, listing: &Listing) -> Result<(), SyncError> {
    refuse_link(&exchange.root)?;
    refuse_link(&folder(exchange, exchange.local.device.0))?;
    for device in exchange.target.writers(exchange.connection())? {
        refuse_link(&folder(exchange, device))?;
        let there = listing.numbers(device);
        let written = exchange.target.written(exchange.connection(), device)?;
        let turns = turns(written.iter().map(|written| written.sum.map_or(0, |sum| sum.size)));
        let turn = turn(turns.first().copied().unwrap_or_default(), exchange.local.now);
        for (written, nth) in written.into_iter().zip(turns) {
            let is_read = nth == 0 || nth == turn;
            let is_there = written.sum.is_some() && there.contains(&written.segment.number);
            if is_read || !is_there {
                bring_back(exchange, &written)?;
            }
        }
    }
    Ok(())
}

fn folder(exchange: &Exchange<'_, '_>, device: Uuid) -> PathBuf {
    exchange.root.join(device.to_string())
}

/// Refuses a link in place of a directory: the others do not read what is behind
/// it.
fn refuse_link(path: &Path) -> Result<(), SyncError> {
    if path.is_symlink() { Err(SyncError::Link { path: path.to_owned() }) } else { Ok(()) }
}

/// Returns in which turn segments of some sizes are read: the newest always, in
/// turn 0.
fn turns(sizes: impl DoubleEndedIterator<Item = u64>) -> Vec<u64> {
    let (mut turn, mut count, mut bytes) = (0, 0, 0);
    let next = |size: u64| {
        if count == READ || count > 0 && bytes + size > READ_BYTES {
            (turn, count, bytes) = (turn + 1, 0, 0);
        }
        (count, bytes) = (count + 1, bytes + size);
        turn
    };
    let mut turns: Vec<_> = sizes.rev().map(next).collect();
    turns.reverse();
    turns
}

/// Returns which turn it is besides turn 0.
fn turn(last: u64, now: DateTime<Utc>) -> u64 {
    // Every two seconds, as often as a directory is watched.
    let nth = now.timestamp().div_euclid(2).rem_euclid(last.max(1) as i64);
    nth as u64 + 1
}

pub(super) fn send(exchange: &mut Exchange<'_, '_>) -> Result<(), SyncError> {
    loop {
        match next(exchange)? {
            Next::Done => return Ok(()),
            Next::LeftOut(count) => exchange.report.left_out += count,
            Next::Segment(planned, lines) => {
                exchange.report.left_out += lines.left_out;
                if publish(exchange, &planned, &lines)? {
                    exchange.report.sent += lines.count;
                    exchange.report.segments += 1;
                }
            }
        }
    }
}

/// Plans the next segment. Once it is planned, its number and content do not
/// change, whenever the command is killed.
fn next(exchange: &mut Exchange<'_, '_>) -> Result<Next, SyncError> {
    let (target, device) = (exchange.target, exchange.local.device);
    if !target.is_behind(exchange.connection())? {
        return Ok(Next::Done);
    }
    let (home, now) = (exchange.local.home, exchange.local.now);
    exchange.local.write(|tx| {
        // Another command may have renewed the device meanwhile.
        let is_current = device::current(tx, home)? == device;
        let Some(rows) = target.unsent(tx)?.filter(|_| is_current) else {
            return Ok(Next::Done);
        };
        let lines = Lines::next(tx, &rows, clock::believed_elsewhere(now))?;
        if lines.count == 0 {
            target.set_sent(tx, *lines.rows.end())?;
            return Ok(Next::LeftOut(lines.left_out));
        }
        let segment = SegmentId { device: device.0, number: next_number(tx, device.0)? };
        let planned =
            Written { segment, made: now.trunc_subsecs(3), sum: None, rows: lines.rows.clone() };
        target.plan(tx, &planned)?;
        Ok(Next::Segment(planned, lines))
    })
}

/// Writes a segment again if it is gone or damaged, and one that was planned
/// before a command was killed.
fn bring_back(exchange: &mut Exchange<'_, '_>, written: &Written) -> Result<(), SyncError> {
    let path = exchange.path(&written.segment);
    if written.sum.is_some_and(|sum| sum.is_of(&path)) {
        return Ok(());
    }
    let lines = Lines::all(exchange.connection(), &written.rows)?;
    let is_new = written.sum.is_none();
    if !publish(exchange, written, &lines)? {
        return Ok(());
    }
    match is_new {
        true => {
            exchange.report.sent += lines.count;
            exchange.report.segments += 1;
        }
        false => exchange.report.replaced += 1,
    }
    Ok(())
}

/// Gives a segment its file. Returns `false` if another copy of the database
/// has written one of that name; this one is renewed then.
fn publish(
    exchange: &mut Exchange<'_, '_>,
    planned: &Written,
    lines: &Lines,
) -> Result<bool, SyncError> {
    let path = exchange.path(&planned.segment);
    let bytes = lines.segment(planned.segment.device, planned.made);
    let there = Segment::read(&path).ok();
    let is_there = there.as_ref().is_some_and(|there| there.bytes() == bytes);
    if there.is_some() && !is_there {
        match planned.segment.device == exchange.local.device.0 {
            true => identity::renew(exchange)?,
            false => identity::send_again(exchange, std::slice::from_ref(planned))?,
        }
        return Ok(false);
    }
    if !is_there {
        let cannot = |why| SyncError::Write { path: path.clone(), why };
        match write(&path, &bytes) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return publish(exchange, planned, lines);
            }
            written => written.map_err(cannot)?,
        }
    }
    let target = exchange.target;
    let remember = |tx: &Connection| target.remember(tx, &planned.segment, FileSum::of(&bytes));
    exchange.local.write(remember)?;
    Ok(true)
}

/// Writes a file whole or not at all. One that is there and not whole is
/// replaced.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    if !folder.try_exists()? {
        fs::create_dir_all(folder)?;
        sync_folder(folder);
    }
    // A link that leads nowhere is there, too.
    let overwrite = match fs::symlink_metadata(path).is_ok() {
        true => Overwrite::Allowed,
        false => Overwrite::Never,
    };
    let file = AtomicFile::create(path, Access::Shared)?;
    file.open()?.write_all(bytes)?;
    file.commit(overwrite)
}

/// Removes what commands that were killed have left in an own directory.
pub(super) fn remove_partial_files(folder: &Path, now: DateTime<Utc>) {
    const OLD: TimeDelta = TimeDelta::minutes(10);
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let is_partial = |entry: &fs::DirEntry| is_partial(&entry.file_name().to_string_lossy());
    for entry in entries.flatten().filter(is_partial) {
        let modified = entry.metadata().and_then(|file| file.modified());
        let is_old = modified.is_ok_and(|modified| now - DateTime::<Utc>::from(modified) > OLD);
        if is_old {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_segment_has_its_turn_and_no_turn_is_long() {
        let check = |sizes: &[u64], expect: u64| {
            let turns = turns(sizes.iter().copied());
            let last = turns.first().copied().unwrap_or_default();
            assert_eq!(last, expect, "{} segments", sizes.len());
            for turn in 0..=last {
                let of_turn = turns.iter().zip(sizes).filter(|(nth, _)| **nth == turn);
                let of_turn: Vec<_> = of_turn.map(|(_, size)| size).collect();
                assert!(of_turn.len() <= READ);
                assert!(of_turn.len() == 1 || of_turn.into_iter().sum::<u64>() <= READ_BYTES);
            }
            let now = |nth| DateTime::<Utc>::from_timestamp(1_790_000_000 + 2 * nth, 0).unwrap();
            let mut seen: Vec<_> = (0..last as i64).map(|nth| turn(last, now(nth))).collect();
            seen.sort_unstable();
            assert_eq!(seen, (1..=last).collect::<Vec<_>>());
        };
        check(&[], 0);
        check(&[500; 32], 0);
        check(&[500; 65], 2);
        check(&[500; 1_000], 31);
        check(&[1_000_000; 32], 7);
        check(&[5_000_000, 500, 5_000_000], 2);
    }
}
