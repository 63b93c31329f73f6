//! Reads the segments of others, and writes those of this device.

use std::io::ErrorKind;
use std::path::Path;
use std::slice;

use chrono::{DateTime, SubsecRound, Utc};
use rusqlite::Connection;

use super::Exchange;
use super::listing::Listing;
use super::report::{MAX_SKEW, PassedOver, SkewedClock, SyncError};
use super::segment::{FileSum, Lines, Segment, SegmentId, write};
use super::target::{Written, next_number};
use crate::game::DeviceId;
use crate::store::db::connection::Progress;
use crate::store::db::{Result, device};
use crate::store::exchange::format::ParseExportError;
use crate::store::exchange::merge::{MergeOptions, MergeReport, Stored, merge};
use crate::store::journal::line::{believed_elsewhere, to_time};

/// How many segments are merged in one transaction: memory has to hold them.
const BATCH: usize = 32;

type Read = (SegmentId, Segment);

impl Exchange<'_> {
    pub(super) fn receive(
        &mut self,
        listing: &Listing,
        step: Progress<'_>,
    ) -> Result<(), SyncError> {
        let known = self.target.segments(self.connection())?;
        let unread = listing.segments.iter().filter(|id| !known.contains_key(*id));
        let unread: Vec<_> = unread.copied().collect();
        for (nth, ids) in unread.chunks(BATCH).enumerate() {
            step((nth * BATCH) as u64, unread.len() as u64);
            let mut batch = Vec::new();
            for id in ids {
                match Segment::read(&self.path(id)) {
                    Ok(segment) => batch.push((*id, segment)),
                    Err(why) => self.pass_over(id, why.to_string()),
                }
            }
            if !batch.is_empty() {
                self.receive_batch(&batch)?;
            }
        }
        Ok(())
    }

    fn receive_batch(&mut self, batch: &[Read]) -> Result<(), SyncError> {
        match self.merge_all(batch, false) {
            Ok(merged) => self.report.received.absorb(merged),
            Err(error @ ParseExportError::Store(_)) => return Err(error.into()),
            // Each by itself, so that one with refused lines is known and holds up no other.
            Err(_) => {
                for segment in batch.chunks(1) {
                    let mut merged = self.merge_all(segment, true)?;
                    if let Some(first) = merged.refused.first() {
                        let why = format!("line {}: {}", first.line, first.why);
                        self.pass_over(&segment[0].0, why);
                    }
                    // They are named with their segments.
                    (merged.refused_count, merged.refused) = (0, Vec::new());
                    self.report.received.absorb(merged);
                }
            }
        }
        batch.iter().for_each(|(id, segment)| self.note_clock(id, segment));
        Ok(())
    }

    /// Merges segments in one transaction, which remembers them as read, but for one
    /// with refused lines: it is tried again.
    fn merge_all(
        &mut self,
        batch: &[Read],
        skip_refused: bool,
    ) -> Result<MergeReport, ParseExportError> {
        let mut lines = Vec::with_capacity(batch.len());
        for (_, segment) in batch {
            lines.push(segment.lines()?.skipping_refused(skip_refused));
        }
        let lines = lines.into_iter().flatten();
        let options = MergeOptions { now: self.now, skip_refused, ..Default::default() };
        merge(self.local, lines, options, |tx: &Connection, stored: &Stored| {
            self.target.add_received(tx, &stored.rows)?;
            let is_whole = stored.merged.refused_count == 0;
            let mut read = batch.iter().filter(|_| is_whole);
            read.try_for_each(|(id, segment)| self.target.remember(tx, id, segment.sum()))
        })
    }

    fn pass_over(&mut self, id: &SegmentId, why: String) {
        let file = id.path().to_string_lossy().into_owned();
        self.report.passed_over.push(PassedOver { file, device_name: None, why });
    }

    /// Notes a device whose segment is from the future, or older by its own clock
    /// than the events that it holds: these are never before what it had received.
    fn note_clock(&mut self, id: &SegmentId, segment: &Segment) {
        let made = segment.header.made;
        let ahead = Some(made - self.now).filter(|ahead| *ahead > MAX_SKEW);
        let last = segment.last_time(id.device).map(to_time);
        let behind = last.map(|last| made - last.min(self.now));
        let behind = behind.filter(|behind| *behind < -MAX_SKEW);
        let Some(skew) = ahead.or(behind) else { return };
        let device = Some(DeviceId(id.device));
        let clocks = &mut self.report.clocks;
        clocks.retain(|clock| clock.device != device);
        clocks.push(SkewedClock { device, device_name: None, seconds_ahead: skew.num_seconds() });
    }
}

/// How many of the newest own segments each sync reads, of so many bytes at most,
/// and how many of the others in turn. On a network disk each takes its time.
const READ: usize = 32;
const READ_BYTES: u64 = 4 << 20;

impl Exchange<'_> {
    /// Brings back own segments that are gone or damaged, and finds those that another
    /// copy of the database has written over. What is gone is seen in the listing.
    pub(super) fn restore(&mut self, listing: &Listing) -> Result<(), SyncError> {
        refuse_link(&self.place)?;
        refuse_link(&self.folder(self.local.device.0))?;
        let written = self.target.written(self.connection())?;
        for written in written.chunk_by(|one, next| one.segment.device == next.segment.device) {
            refuse_link(&self.folder(written[0].segment.device))?;
            let turns = turns(written.iter().map(|written| written.sum.map_or(0, |sum| sum.size)));
            let turn = turn(turns.first().copied().unwrap_or_default(), self.now);
            for (written, nth) in written.iter().zip(turns) {
                let is_read = nth == 0 || nth == turn;
                let is_there = written.sum.is_some() && listing.segments.contains(&written.segment);
                if is_read || !is_there {
                    self.bring_back(written)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn send(&mut self) -> Result<(), SyncError> {
        while let Some((lines, planned)) = self.next()? {
            self.report.left_out += lines.left_out;
            if let Some(planned) = planned {
                self.publish(&planned, &lines)?;
            }
        }
        Ok(())
    }

    /// Plans the next segment, unless its rows hold nothing that others would read;
    /// `None` if everything was sent. Once it is planned, its number and content do not
    /// change, whenever the command is killed.
    fn next(&mut self) -> Result<Option<(Lines, Option<Written>)>> {
        let (target, device) = (self.target, self.local.device);
        if !target.is_behind(self.connection())? {
            return Ok(None);
        }
        let (home, now) = (self.local.home, self.now);
        self.local.write(|tx| {
            // Another command may have renewed the device meanwhile.
            let is_current = device::current(tx, home)? == device;
            let Some(rows) = target.unsent(tx)?.filter(|_| is_current) else { return Ok(None) };
            let lines = Lines::read(tx, &rows, Some(believed_elsewhere(now)))?;
            if lines.count == 0 {
                target.set_sent(tx, *lines.rows.end())?;
                return Ok(Some((lines, None)));
            }
            let segment = SegmentId { device: device.0, number: next_number(tx, device.0)? };
            let (made, rows) = (now.trunc_subsecs(3), lines.rows.clone());
            let planned = Written { segment, made, sum: None, rows };
            target.plan(tx, &planned)?;
            Ok(Some((lines, Some(planned))))
        })
    }

    /// Writes a segment again if it is gone or damaged, and one that was planned
    /// before a command was killed.
    fn bring_back(&mut self, written: &Written) -> Result<(), SyncError> {
        if written.sum.is_some_and(|sum| sum.is_of(&self.path(&written.segment))) {
            return Ok(());
        }
        let lines = Lines::read(self.connection(), &written.rows, None)?;
        self.publish(written, &lines)
    }

    /// Gives a segment its file. If another copy of the database has written one of that
    /// name, this one is renewed.
    fn publish(&mut self, planned: &Written, lines: &Lines) -> Result<(), SyncError> {
        let path = self.path(&planned.segment);
        let bytes = lines.segment(planned.segment.device, planned.made);
        let there = Segment::read(&path).ok();
        let is_there = there.as_ref().is_some_and(|there| there.bytes == bytes);
        if there.is_some() && !is_there {
            let is_own = planned.segment.device == self.local.device.0;
            return Ok(if is_own {
                self.renew()
            } else {
                self.send_again(slice::from_ref(planned))
            }?);
        }
        if !is_there {
            match write(&path, &bytes) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                    return self.publish(planned, lines);
                }
                written => written.map_err(|why| SyncError::Write { path, why })?,
            }
        }
        self.local.write(|tx| self.target.remember(tx, &planned.segment, FileSum::of(&bytes)))?;
        match planned.sum {
            Some(_) => self.report.replaced += 1,
            None => {
                self.report.sent += lines.count;
                self.report.segments += 1;
            }
        }
        Ok(())
    }
}

/// Refuses a link in place of a directory: the others do not read what is behind it.
fn refuse_link(path: &Path) -> Result<(), SyncError> {
    if path.is_symlink() { Err(SyncError::Link { path: path.to_owned() }) } else { Ok(()) }
}

/// Returns in which turn segments of some sizes are read: the newest always, in turn 0.
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
