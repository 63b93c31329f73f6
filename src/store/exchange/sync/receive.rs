//! Reads the segments of others.

use rusqlite::Connection;

use super::listing::Listing;
use super::local::Exchange;
use super::report::{MAX_SKEW, PassedOver, SkewedClock, SyncError};
use super::segment::{Segment, SegmentId};
use crate::game::DeviceId;
use crate::store::db::StoreError;
use crate::store::db::connection::Progress;
use crate::store::exchange::format::ParseExportError;
use crate::store::exchange::merge::{MergeOptions, MergeReport, Stored, merge};
use crate::store::journal::line::to_time;

/// How many segments are merged in one transaction: memory has to hold them.
const BATCH: usize = 32;

type Read = (SegmentId, Segment);

impl Exchange<'_> {
    pub(super) fn receive(
        &mut self,
        listing: &Listing,
        step: Progress<'_>,
    ) -> Result<(), SyncError> {
        let mut unread = Vec::new();
        for (device, numbers) in listing.devices() {
            let known = self.target.known(self.connection(), device)?;
            let new = numbers.difference(&known);
            unread.extend(new.map(|&number| SegmentId { device, number }));
        }
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
            Err(ParseExportError::Store(error)) => return Err(error.into()),
            // Each by itself, so that one with refused lines is known and holds
            // up no other.
            Err(_) => {
                for segment in batch.chunks(1) {
                    let merged = self.merge_all(segment, true);
                    let mut merged = merged.map_err(|error| match error {
                        ParseExportError::Store(error) => error,
                        _ => StoreError::Damaged,
                    })?;
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
        let target = self.target;
        merge(self.local, lines, options, |tx: &Connection, stored: &Stored| {
            target.add_received(tx, &stored.rows)?;
            let is_whole = stored.merged.refused_count == 0;
            let mut read = batch.iter().filter(|_| is_whole);
            read.try_for_each(|(id, segment)| target.remember(tx, id, segment.sum()))
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
        let ahead = made - self.now;
        let last = segment.last_time(id.device).map(to_time);
        let behind = last.map(|last| made - last.min(self.now));
        let skew = if ahead > MAX_SKEW {
            ahead
        } else if let Some(behind) = behind.filter(|&behind| behind < -MAX_SKEW) {
            behind
        } else {
            return;
        };
        let device = Some(DeviceId(id.device));
        let clocks = &mut self.report.clocks;
        clocks.retain(|clock| clock.device != device);
        clocks.push(SkewedClock { device, device_name: None, seconds_ahead: skew.num_seconds() });
    }
}
