//! Reads the segments of others.

use rusqlite::Connection;

use super::listing::Listing;
use super::local::{Exchange, LocalDatabase};
use super::name::SegmentId;
use super::report::{MAX_SKEW, PassedOver, SkewedClock, SyncError, SyncReport};
use super::segment::Segment;
use crate::game::DeviceId;
use crate::store::db::connection::Progress;
use crate::store::db::error::StoreError;
use crate::store::exchange::format::line::ParseExportError;
use crate::store::exchange::merge::{MergeOptions, MergeReport, Stored, merge};
use crate::store::journal::line::to_time;

/// How many segments are merged in one transaction: memory has to hold them.
const BATCH: usize = 32;

type Read = (SegmentId, Segment);

/// Merges all segments that were not read before.
pub(super) fn receive(
    exchange: &mut Exchange<'_, '_>,
    listing: &Listing,
    step: Progress<'_>,
) -> Result<(), SyncError> {
    let unread = unread(exchange, listing)?;
    let of = unread.len() as u64;
    for (nth, ids) in unread.chunks(BATCH).enumerate() {
        step((nth * BATCH) as u64, of);
        let mut batch = Vec::new();
        for id in ids {
            match Segment::read(&exchange.path(id)) {
                Ok(segment) => batch.push((*id, segment)),
                Err(why) => pass_over(&mut exchange.report, id, why.to_string()),
            }
        }
        receive_batch(exchange, batch)?;
    }
    Ok(())
}

fn unread(exchange: &Exchange<'_, '_>, listing: &Listing) -> Result<Vec<SegmentId>, SyncError> {
    let mut unread = Vec::new();
    for (device, numbers) in listing.devices() {
        let known = exchange.target.known(exchange.connection(), device)?;
        let new = numbers.difference(&known);
        unread.extend(new.map(|&number| SegmentId { device, number }));
    }
    Ok(unread)
}

fn receive_batch(exchange: &mut Exchange<'_, '_>, batch: Vec<Read>) -> Result<(), SyncError> {
    if batch.is_empty() {
        return Ok(());
    }
    match merge_all(exchange, &batch, false) {
        Ok(merged) => absorb(&mut exchange.report, merged),
        Err(ParseExportError::Store(error)) => return Err(error.into()),
        // Each by itself, so that one with refused lines is known and holds
        // up no other.
        Err(_) => {
            for segment in batch.chunks(1) {
                let merged = merge_all(exchange, segment, true).map_err(|error| match error {
                    ParseExportError::Store(error) => error,
                    _ => StoreError::Damaged,
                })?;
                if let [first, ..] = &merged.refused[..] {
                    let why = format!("line {}: {}", first.line, first.why);
                    pass_over(&mut exchange.report, &segment[0].0, why);
                }
                absorb(&mut exchange.report, merged);
            }
        }
    }
    for (id, segment) in &batch {
        note_clock(exchange, id, segment);
    }
    Ok(())
}

/// Merges segments in one transaction, which remembers them as read, but for one
/// with refused lines: it is tried again.
fn merge_all(
    exchange: &mut Exchange<'_, '_>,
    batch: &[Read],
    skip_refused: bool,
) -> Result<MergeReport, ParseExportError> {
    let mut lines = Vec::with_capacity(batch.len());
    for (_, segment) in batch {
        lines.push(segment.lines()?.skipping_refused(skip_refused));
    }
    let options =
        MergeOptions { now: exchange.local.now, join_names: false, skip_refused, dry_run: false };
    let target = exchange.target;
    let remember = |tx: &Connection, stored: &Stored| {
        target.add_received(tx, &stored.rows)?;
        let is_whole = stored.merged.refused_count == 0;
        let mut read = batch.iter().filter(|_| is_whole);
        read.try_for_each(|(id, segment)| target.remember(tx, id, segment.sum()))
    };
    let LocalDatabase { connection, ids, device, .. } = &mut *exchange.local;
    let lines = lines.into_iter().flatten();
    merge(connection, ids, *device, lines, options, remember)
}

fn pass_over(report: &mut SyncReport, id: &SegmentId, why: String) {
    let file = id.path().to_string_lossy().into_owned();
    report.passed_over.push(PassedOver { file, device_name: None, why });
}

fn absorb(report: &mut SyncReport, mut merged: MergeReport) {
    // They are named with their segments.
    merged.refused_count = 0;
    merged.refused.clear();
    report.received.absorb(merged);
}

/// Notes a device whose segment is from the future, or older by its own clock
/// than the events that it holds: these are never before what it had received.
fn note_clock(exchange: &mut Exchange<'_, '_>, id: &SegmentId, segment: &Segment) {
    let made = segment.header.made;
    let ahead = made - exchange.local.now;
    let last = segment.last_time(id.device).map(to_time);
    let behind = last.map(|last| made - last.min(exchange.local.now));
    let skew = if ahead > MAX_SKEW {
        ahead
    } else if let Some(behind) = behind.filter(|&behind| behind < -MAX_SKEW) {
        behind
    } else {
        return;
    };
    let device = Some(DeviceId(id.device));
    let clocks = &mut exchange.report.clocks;
    clocks.retain(|clock| clock.device != device);
    clocks.push(SkewedClock { device, device_name: None, seconds_ahead: skew.num_seconds() });
}
