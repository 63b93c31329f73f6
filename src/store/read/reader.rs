//! A snapshot of the database; the files beside this one read it by subject.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, Transaction, params};
use uuid::Uuid;

use crate::store::db::error::StoreError;
use crate::store::journal::{clock, line, totals};

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

    pub(in crate::store) fn transaction(&self) -> &Transaction<'store> {
        &self.tx
    }

    pub(in crate::store) fn commit(self) -> Result<(), StoreError> {
        totals::advance(&self.tx)?;
        self.tx.commit().map_err(StoreError::of_commit)
    }

    /// Returns where the journal ends.
    pub fn journal_end(&self) -> Result<JournalEnd, StoreError> {
        let mut last = self
            .tx
            .prepare_cached("SELECT id FROM main.journal ORDER BY rowid DESC LIMIT 1")?;
        Ok(JournalEnd(last.query_row([], |row| row.get(0)).optional()?))
    }

    /// Returns `true` if nothing was ever recorded.
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

    /// Returns the time of the last event that was not undone if it is more than
    /// a day after now, as nothing should be.
    pub fn last_in_future(&self, now: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, StoreError> {
        let mut last = self.tx.prepare_cached(
            "SELECT j.time FROM journal AS j CROSS JOIN commands AS c ON c.id = j.command
             WHERE j.time > ?1 AND c.revoked = 0 ORDER BY j.time DESC LIMIT 1",
        )?;
        let last = last.query_row([clock::believed_elsewhere(now)], |row| row.get(0));
        Ok(last.optional()?.map(line::to_time))
    }

    /// Returns the time of the last event of an aggregate, 0 if it is new. Those
    /// that were undone and are not believed do not count: they never did
    /// elsewhere.
    pub(in crate::store) fn last_time_of(
        &self,
        aggregate: Uuid,
        believed: i64,
    ) -> Result<i64, StoreError> {
        let mut last = self.tx.prepare_cached(
            "SELECT j.time FROM journal AS j WHERE j.aggregate = ?1 AND (j.time <= ?2 OR NOT EXISTS (
                 SELECT 1 FROM commands AS c WHERE c.id = j.command AND c.revoked = 1))
             ORDER BY j.time DESC LIMIT 1",
        )?;
        let last = last.query_row(params![aggregate, believed], |row| row.get(0));
        Ok(last.optional()?.unwrap_or_default())
    }
}
