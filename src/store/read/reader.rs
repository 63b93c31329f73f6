//! A snapshot of the database; the files beside this one read it by subject.

use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::{Connection, OptionalExtension, Transaction};
use uuid::Uuid;

use crate::store::db::error::StoreError;
use crate::store::journal::{line, totals};

/// Reads a consistent snapshot of the database.
#[derive(Debug)]
pub struct Reader<'store> {
    tx: Transaction<'store>,
}

/// The end of the journal when it was read: while it is the same, what was
/// read is still valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JournalEnd(Option<Uuid>);

impl<'store> Reader<'store> {
    /// Reads in a transaction, once the journal is known to have its last row.
    pub(in crate::store) fn open(tx: Transaction<'store>) -> Result<Self, StoreError> {
        totals::check_end(&tx)?;
        Ok(Self { tx })
    }

    pub(in crate::store) fn connection(&self) -> &Connection {
        &self.tx
    }

    pub(in crate::store) fn commit(self) -> Result<(), StoreError> {
        totals::advance(&self.tx)?;
        self.tx.commit().map_err(StoreError::of_commit)
    }

    /// Returns where the journal ends.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn journal_end(&self) -> Result<JournalEnd, StoreError> {
        let mut last = self
            .tx
            .prepare_cached("SELECT id FROM main.journal ORDER BY rowid DESC LIMIT 1")?;
        Ok(JournalEnd(last.query_row([], |row| row.get(0)).optional()?))
    }

    /// Returns `true` if nothing was ever recorded.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn is_empty(&self) -> Result<bool, StoreError> {
        Ok(self.journal_end()? == JournalEnd(None))
    }

    /// Returns the time of the last event up to another, both in milliseconds
    /// of UTC.
    pub(in crate::store) fn last_time(&self, until: i64) -> Result<i64, StoreError> {
        let mut max = self
            .tx
            .prepare_cached("SELECT max(time) FROM journal WHERE time <= ?1")?;
        let time: Option<i64> = max.query_row([until], |row| row.get(0))?;
        Ok(time.unwrap_or_default())
    }

    /// Returns the time of the last event if it is more than a day after now,
    /// as nothing should be.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn last_in_future(&self, now: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, StoreError> {
        let last = line::to_time(self.last_time(i64::MAX)?);
        Ok(Some(last).filter(|&last| last > now + TimeDelta::days(1)))
    }

    /// Returns the time of the last event of an aggregate, 0 if it is new.
    pub(in crate::store) fn last_time_of(&self, aggregate: Uuid) -> Result<i64, StoreError> {
        let mut max = self
            .tx
            .prepare_cached("SELECT max(time) FROM journal WHERE aggregate = ?1")?;
        let time: Option<i64> = max.query_row([aggregate], |row| row.get(0))?;
        Ok(time.unwrap_or_default())
    }
}
