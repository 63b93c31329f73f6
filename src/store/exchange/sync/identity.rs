//! As which device a database writes.
//!
//! A restored backup and the copy on a cloned laptop have the id of the database
//! that they were copied from. Two that wrote under one id would give their
//! segments the same numbers, and `undo` would undo what the other did. A copy
//! is found by segments under its own id that it does not remember, or that
//! differ from those that it remembers, and gets another id.

use std::collections::BTreeSet;

use uuid::Uuid;

use super::listing::Listing;
use super::local::Exchange;
use super::name::SegmentId;
use super::remembered::Written;
use super::report::{Renewal, SyncError};
use super::segment::{Lines, Segment};
use super::target::Target;
use crate::store::db::device;
use crate::store::db::error::Result;

/// Makes sure that nobody else writes as this device.
pub(super) fn ensure_unique_device(
    exchange: &mut Exchange<'_, '_>,
    listing: &Listing,
) -> Result<(), SyncError> {
    let own = listing.numbers(exchange.local.device.0);
    if remembers(exchange, exchange.target, &own)? {
        return Ok(());
    }
    // A stick that is mounted at another path, or a directory that was moved.
    for other in exchange.target.others(exchange.connection())? {
        if remembers(exchange, other, &own)? {
            let target = exchange.target;
            return exchange.local.write(|tx| target.take_over(tx, other));
        }
    }
    renew(exchange)
}

/// Returns `true` if all own segments of these numbers are remembered, and the
/// last one was not altered.
fn remembers(
    exchange: &Exchange<'_, '_>,
    target: Target,
    own: &BTreeSet<u64>,
) -> Result<bool, SyncError> {
    let device = exchange.local.device.0;
    let connection = exchange.connection();
    let Some(&number) = own.last() else {
        return Ok(true);
    };
    if !own.is_subset(&target.known(connection, device)?) {
        return Ok(false);
    }
    let last = SegmentId { device, number };
    let sum = target.sum(connection, &last)?;
    if sum.is_some_and(|sum| sum.seems_to_be(&exchange.path(&last))) {
        return Ok(true);
    }
    // One that is damaged was not written by another copy.
    let Ok(there) = Segment::read(&exchange.path(&last)) else {
        return Ok(true);
    };
    match sum {
        Some(sum) => Ok(sum == there.sum()),
        None => {
            let planned = target.written(connection, device)?;
            let planned = planned.iter().find(|planned| planned.segment == last);
            match planned {
                Some(planned) => Ok(has_bytes(connection, planned, &there)?),
                None => Ok(false),
            }
        }
    }
}

/// Returns `true` if a segment is the one that was to be written.
fn has_bytes(
    connection: &rusqlite::Connection,
    planned: &Written,
    there: &Segment,
) -> Result<bool> {
    let lines = Lines::all(connection, &planned.rows)?;
    Ok(lines.segment(planned.segment.device, planned.made) == there.bytes())
}

/// Gives the database another id. Of what it has written under the former one,
/// it sends again what another copy has written over.
pub(super) fn renew(exchange: &mut Exchange<'_, '_>) -> Result<(), SyncError> {
    let former = exchange.local.device;
    let overwritten = overwritten(exchange, former.0)?;
    send_again(exchange, &overwritten)?;
    let home = exchange.local.home;
    let device = exchange.local.write(|tx| device::renew(tx, home))?;
    exchange.local.device = device;
    exchange.report.renewed.get_or_insert(Renewal { former, device }).device = device;
    Ok(())
}

/// Sends the events of segments again under other numbers; what is in their
/// place now is read.
pub(super) fn send_again(
    exchange: &mut Exchange<'_, '_>,
    overwritten: &[Written],
) -> Result<(), SyncError> {
    let target = exchange.target;
    exchange.report.replaced += overwritten.len() as u64;
    exchange.local.write(|tx| target.send_again(tx, overwritten))
}

/// Returns the segments that were written here and are whole with other content.
fn overwritten(exchange: &Exchange<'_, '_>, device: Uuid) -> Result<Vec<Written>, SyncError> {
    let connection = exchange.connection();
    let mut overwritten = exchange.target.written(connection, device)?;
    let mut failed = None;
    overwritten.retain(|written| {
        let Ok(there) = Segment::read(&exchange.path(&written.segment)) else {
            return false;
        };
        let is_same = match written.sum {
            Some(sum) => Ok(sum == there.sum()),
            None => has_bytes(connection, written, &there),
        };
        !is_same.unwrap_or_else(|error| {
            failed = Some(error);
            true
        })
    });
    match failed {
        Some(error) => Err(error.into()),
        None => Ok(overwritten),
    }
}
