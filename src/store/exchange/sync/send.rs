//! Writes segments of this device.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::ops::Range;
use std::path::Path;

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};
use rusqlite::Connection;

use super::error::SyncError;
use super::identity;
use super::listing::Listing;
use super::name::{FileSum, SegmentId};
use super::remembered::{Written, next_number};
use super::segment::{Lines, Segment};
use super::site::Exchange;
use crate::store::db::atomic_file::{
    Access, AtomicFile, Overwrite, folder_of, is_partial, sync_folder,
};
use crate::store::db::own_devices;
use crate::store::journal::clock;

/// What to do about the next rows.
enum Next {
    /// Everything was sent.
    Done,
    /// The rows hold nothing that others would read.
    LeftOut(u64),
    Segment(Written, Lines),
}

/// How many of the newest own segments each sync looks into, and how many of
/// the others in turn. On a network disk each takes its time.
const LOOKED_INTO: usize = 32;

/// Brings back own segments that are gone or cut off, and finds those that another
/// copy of the database has written over. What is gone is seen in the listing.
pub(super) fn restore(exchange: &mut Exchange<'_, '_>, listing: &Listing) -> Result<(), SyncError> {
    for device in exchange.target.writers(exchange.connection())? {
        let there = listing.numbers(device);
        let written = exchange.target.written(exchange.connection(), device)?;
        let (older, turn) = turn(written.len(), exchange.site.now);
        for (nth, written) in written.into_iter().enumerate() {
            let is_looked_into = nth >= older || turn.contains(&nth);
            let is_there = written.sum.is_some() && there.contains(&written.segment.number);
            if is_looked_into || !is_there {
                bring_back(exchange, &written)?;
            }
        }
    }
    Ok(())
}

/// Returns how many of some segments are not among the newest, and which of
/// these have their turn.
fn turn(segments: usize, now: DateTime<Utc>) -> (usize, Range<usize>) {
    let older = segments.saturating_sub(LOOKED_INTO);
    let turns = older.div_ceil(LOOKED_INTO).max(1) as i64;
    // Every two seconds, as often as a directory is watched.
    let turn = (now.timestamp() / 2).rem_euclid(turns) as usize;
    (older, turn * LOOKED_INTO..(turn + 1) * LOOKED_INTO)
}

/// Sends what the others do not have.
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
    let (target, device) = (exchange.target, exchange.site.device);
    if !target.is_behind(exchange.connection())? {
        return Ok(Next::Done);
    }
    let (home, now) = (exchange.site.home, exchange.site.now);
    exchange.site.write(|tx| {
        // Another command may have renewed the device meanwhile.
        let is_current = own_devices::current(tx, home)? == device;
        let Some(rows) = target.unsent(tx)?.filter(|_| is_current) else {
            return Ok(Next::Done);
        };
        let lines = Lines::next(tx, &rows, clock::believed_elsewhere(now))?;
        if lines.count == 0 {
            target.set_sent(tx, *lines.rows.end())?;
            return Ok(Next::LeftOut(lines.left_out));
        }
        let segment = SegmentId {
            device: device.0,
            number: next_number(tx, device.0)?,
        };
        let planned = Written {
            segment,
            made: now.trunc_subsecs(3),
            sum: None,
            rows: lines.rows.clone(),
        };
        target.plan(tx, &planned)?;
        Ok(Next::Segment(planned, lines))
    })
}

/// Writes a segment again if it is gone or not whole, and one that was planned
/// before a command was killed.
fn bring_back(exchange: &mut Exchange<'_, '_>, written: &Written) -> Result<(), SyncError> {
    let path = exchange.path(&written.segment);
    if written.sum.is_some_and(|sum| sum.seems_to_be(&path)) {
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
        match planned.segment.device == exchange.site.device.0 {
            true => identity::renew(exchange)?,
            false => identity::send_again(exchange, std::slice::from_ref(planned))?,
        }
        return Ok(false);
    }
    if !is_there {
        let cannot = |why| SyncError::Write {
            path: path.clone(),
            why,
        };
        match write(&path, &bytes) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return publish(exchange, planned, lines);
            }
            written => written.map_err(cannot)?,
        }
    }
    let target = exchange.target;
    let remember = |tx: &Connection| target.remember(tx, &planned.segment, FileSum::of(&bytes));
    exchange.site.write(remember)?;
    Ok(true)
}

/// Writes a file whole or not at all. One that is there and not whole is
/// replaced.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    if !folder.try_exists()? {
        fs::create_dir_all(folder)?;
        sync_folder(folder);
    }
    let overwrite = match path.try_exists()? {
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
    fn every_segment_has_its_turn() {
        let check = |segments: usize, seconds: i64| {
            let mut looked_into = vec![false; segments];
            for second in (0..seconds).step_by(2) {
                let now = DateTime::<Utc>::from_timestamp(1_790_000_000 + second, 0).unwrap();
                let (older, turn) = turn(segments, now);
                assert!(segments - older <= LOOKED_INTO && turn.len() == LOOKED_INTO);
                for (nth, is_looked_into) in looked_into.iter_mut().enumerate() {
                    *is_looked_into |= nth >= older || turn.contains(&nth);
                }
            }
            assert!(looked_into.iter().all(|&was| was), "{segments} segments");
        };
        check(0, 2);
        check(32, 2);
        check(64, 2);
        check(65, 4);
        check(1_000, 62);
    }
}
