//! A database on a device, beside the directory that it exchanges with.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::name::SegmentId;
use super::report::{SyncError, SyncReport};
use super::target::Target;
use crate::game::{DeviceId, Name};
use crate::store::db::error::Result;
use crate::store::db::ids::IdGenerator;

/// An exchange that is going on.
pub(crate) struct LocalDatabase<'a> {
    pub(crate) connection: &'a mut Connection,
    pub(crate) ids: &'a mut IdGenerator,
    /// The id in the file of the device.
    pub(crate) home: DeviceId,
    /// The id that the database writes under.
    pub(crate) device: DeviceId,
    /// What people call the device.
    pub(crate) name: Option<&'a Name>,
    pub(crate) now: DateTime<Utc>,
}

/// The same with a directory.
pub(super) struct Exchange<'a, 'b> {
    pub(super) local: &'a mut LocalDatabase<'b>,
    /// The directory `crowns-journal`.
    pub(super) root: PathBuf,
    pub(super) target: Target,
    pub(super) report: SyncReport,
}

impl Exchange<'_, '_> {
    pub(super) fn connection(&self) -> &Connection {
        self.local.connection
    }

    pub(super) fn path(&self, segment: &SegmentId) -> PathBuf {
        path(&self.root, segment)
    }
}

impl LocalDatabase<'_> {
    /// Returns the place of a name, which is now the one that was used last.
    pub(super) fn target(&mut self, name: &str) -> Result<Target, SyncError> {
        match Target::find_last(self.connection, name)? {
            Some(target) => Ok(target),
            None => self.write(|tx| Target::of(tx, name)),
        }
    }

    /// Runs work that changes what is remembered in a transaction.
    pub(super) fn write<T>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T>,
    ) -> Result<T, SyncError> {
        let tx = Transaction::new(self.connection, TransactionBehavior::Immediate)?;
        let done = work(&tx)?;
        tx.commit()?;
        Ok(done)
    }
}

pub(super) fn path(root: &Path, segment: &SegmentId) -> PathBuf {
    root.join(segment.path())
}
