//! Exchanges the journal with other devices through a place that all of them reach.
//!
//! Merging is a union by id, so any thing that moves files can carry it: there
//! is no server, no lock and no conflict. Each device writes only segments of
//! its own and reads those of the others, once each.
//!
//! | file | holds |
//! |---|---|
//! | `report` | what was exchanged, or why a place cannot be used |
//! | `segment` | the names and the format of segments, and their checks |
//! | `listing` | the files in a folder, the names of devices, and files to pass over |
//! | `target` | what this database remembers of places: which rows of the journal are in them, and which segments |
//! | `transfer` | reads the segments of others, writes and restores those of this database |
//! | `git` | a work tree with a remote, and what a killed git has left there |
//! | `directory` | a sync with a directory from its start to its end; its segments compared with the journal |
//! | `connect`, `url` | how a server is reached |
//! | `server` | a PostgreSQL database instead of a directory |
//!
//! Here is this database in an exchange, and as which device it writes.
//!
//! A restored backup and the copy on a cloned laptop have the id of the database that they were
//! copied from. Two that wrote under one id would give their segments the same numbers, and `undo`
//! would undo what the other did. A copy is found by segments under its own id that it does not
//! remember, or that differ from those that it remembers, and gets another id.

#[cfg(feature = "postgres")]
mod connect;
mod directory;
mod git;
mod listing;
mod report;
mod segment;
#[cfg(feature = "postgres")]
mod server;
mod target;
mod transfer;
mod url;

use std::path::PathBuf;

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use uuid::Uuid;

use self::listing::Listing;
use self::segment::{Lines, Segment, SegmentId};
use self::target::{Target, Written};
use crate::store::db::Result;
use crate::store::db::device::{self, LocalDatabase};

#[cfg(feature = "postgres")]
pub use connect::SyncServer;
pub use directory::{SegmentsReport, check_directory as check_sync_directory};
pub(crate) use directory::{inspect, sync_directory};
pub use report::{PassedOver, Renewal, SkewedClock, SyncError, SyncReport, UnnamedClub};
#[cfg(feature = "postgres")]
pub(crate) use server::sync_server;
pub(crate) use target::last_target;
pub use url::{is_server, without_passwords};

/// An exchange that is going on with a place: with the directory `crowns-journal`, or
/// with a server.
struct Exchange<'a, P = PathBuf> {
    local: &'a mut LocalDatabase,
    place: P,
    target: Target,
    now: DateTime<Utc>,
    report: SyncReport,
}

impl<'a, P> Exchange<'a, P> {
    /// Begins an exchange with a place, which is now the one that was used last.
    fn begin(
        local: &'a mut LocalDatabase,
        name: &str,
        place: P,
        now: DateTime<Utc>,
    ) -> Result<Self> {
        let target = match Target::find_last(&local.connection, name)? {
            Some(target) => target,
            None => local.write(|tx| Target::of(tx, name))?,
        };
        Ok(Self { local, place, target, now, report: SyncReport::default() })
    }

    fn connection(&self) -> &Connection {
        &self.local.connection
    }

    fn renew_device(&mut self) -> Result<()> {
        let (former, home) = (self.local.device, self.local.home);
        let device = self.local.write(|tx| device::renew(tx, home))?;
        self.local.device = device;
        self.report.renewed.get_or_insert(Renewal { former, device }).device = device;
        Ok(())
    }

    /// Notes why not everything was sent, unless the database is the reason.
    fn note_sent(&mut self, sent: Result<(), SyncError>) -> Result<()> {
        match sent {
            Err(SyncError::Store(error)) => return Err(error),
            sent => self.report.unsent = sent.err(),
        }
        Ok(())
    }
}

impl Exchange<'_> {
    fn folder(&self, device: Uuid) -> PathBuf {
        self.place.join(device.to_string())
    }

    fn path(&self, segment: &SegmentId) -> PathBuf {
        self.place.join(segment.path())
    }

    fn ensure_unique_device(&mut self, listing: &Listing) -> Result<()> {
        let own = listing.of_device(self.local.device.0);
        if self.remembers(self.target, &own)? {
            return Ok(());
        }
        // A stick that is mounted at another path, or a directory that was moved.
        for other in self.target.others(self.connection())? {
            if self.remembers(other, &own)? {
                return self.local.write(|tx| self.target.take_over(tx, other));
            }
        }
        self.renew()
    }

    /// Returns `true` if all of these own segments are remembered, and the last one was
    /// not altered.
    fn remembers(&self, target: Target, own: &[SegmentId]) -> Result<bool> {
        let Some(last) = own.last() else { return Ok(true) };
        let known = target.segments(self.connection())?;
        if !own.iter().all(|id| known.contains_key(id)) {
            return Ok(false);
        }
        let sum = known[last];
        if sum.is_some_and(|sum| sum.seems_to_be(&self.path(last))) {
            return Ok(true);
        }
        // One that is damaged was not written by another copy.
        let Ok(there) = Segment::read(&self.path(last)) else { return Ok(true) };
        if let Some(sum) = sum {
            return Ok(sum == there.sum());
        }
        let mut written = target.written(self.connection())?.into_iter();
        let planned = written.find(|planned| planned.segment == *last);
        planned.map_or(Ok(false), |planned| self.is_own(&planned, &there))
    }

    /// Returns `true` if a segment is the one that was written, or was to be.
    fn is_own(&self, written: &Written, there: &Segment) -> Result<bool> {
        if let Some(sum) = written.sum {
            return Ok(sum == there.sum());
        }
        let lines = Lines::read(self.connection(), &written.rows, None)?;
        Ok(lines.segment(written.segment.device, written.made) == there.bytes)
    }

    /// Gives the database another id. Of what it has written under the former one,
    /// it sends again what another copy has written over.
    fn renew(&mut self) -> Result<()> {
        let mut overwritten = Vec::new();
        for written in self.target.written(self.connection())? {
            if written.segment.device == self.local.device.0
                && let Ok(there) = Segment::read(&self.path(&written.segment))
                && !self.is_own(&written, &there)?
            {
                overwritten.push(written);
            }
        }
        self.send_again(&overwritten)?;
        self.renew_device()
    }

    /// Sends the events of segments again under other numbers; what is in their place now is read.
    fn send_again(&mut self, overwritten: &[Written]) -> Result<()> {
        self.report.replaced += overwritten.len() as u64;
        self.local.write(|tx| self.target.send_again(tx, overwritten))
    }
}
