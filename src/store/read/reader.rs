//! A snapshot of the database; the files beside this one read it by subject.

use rusqlite::{Connection, OptionalExtension, Transaction};
use uuid::Uuid;

use crate::store::db::error::StoreError;
use crate::store::journal::totals;

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
        Ok(self.tx.commit()?)
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

    /// Returns the time of the last event, in milliseconds of UTC.
    pub(in crate::store) fn last_time(&self) -> Result<i64, StoreError> {
        let mut max = self.tx.prepare_cached("SELECT max(time) FROM journal")?;
        let time: Option<i64> = max.query_row([], |row| row.get(0))?;
        Ok(time.unwrap_or_default())
    }
}
