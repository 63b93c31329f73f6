//! The control totals of the journal, and of its rows of each kind but of games:
//! how many there are, and the sum of their checksums.
//!
//! The checksum of a row tells that it was altered, and not that it is gone.
//! Row numbers have no gaps, so their count is the number of the last row.

use rusqlite::{Connection, Row};

use crate::game::AggregateKind;
use crate::store::db::{Result, Sql, StoreError};

/// How many rows there are, and the sum of their checksums.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct RowDigest {
    pub(crate) count: u64,
    pub(crate) sum: i64,
}

impl RowDigest {
    pub(crate) fn add(&mut self, checksum: u32) {
        self.count += 1;
        self.sum += i64::from(checksum);
    }

    pub(crate) fn remove(&mut self, checksum: u32) {
        self.count -= 1;
        self.sum -= i64::from(checksum);
    }

    /// Adds an event of an aggregate, once more where it counts: the sum tells which of them do.
    pub(crate) fn add_event(&mut self, checksum: u32, counts: bool) {
        self.add(checksum);
        if counts {
            self.count_also(checksum);
        }
    }

    pub(crate) fn count_also(&mut self, checksum: u32) {
        self.sum += i64::from(checksum);
    }

    /// Returns the totals that the last command has written; `None` if the
    /// schema is older than they are.
    pub(crate) fn stored(connection: &Connection) -> Result<Option<Self>> {
        if !connection.table_exists(None, "control_totals")? {
            return Ok(None);
        }
        let sql = "SELECT count, sum FROM main.control_totals WHERE name = 'journal'";
        // A row of it that is gone is damage too.
        connection.find(sql, [], Self::of_row)?.map(Some).ok_or(StoreError::Damaged)
    }

    /// Returns the totals of the rows of a kind, but of games, those included that
    /// a command has just appended.
    pub(crate) fn of_kind(connection: &Connection, kind: AggregateKind) -> Result<Self> {
        let sql = "SELECT coalesce(sum(count), 0), coalesce(sum(sum), 0) FROM (
                 SELECT count, sum FROM main.control_totals WHERE name = ?1 UNION ALL
                 SELECT count(*), sum(crc) FROM main.journal WHERE aggregate_kind = ?1
                 AND rowid > (SELECT count FROM main.control_totals WHERE name = 'journal'))";
        Ok(connection.prepare_cached(sql)?.query_row([kind.name()], Self::of_row)?)
    }

    pub(crate) fn of_others(connection: &Connection) -> Result<Self> {
        let sql = "SELECT coalesce(sum(count), 0), coalesce(sum(sum), 0)
                   FROM main.control_totals WHERE name <> 'journal'";
        Ok(connection.query_row(sql, [], Self::of_row)?)
    }

    fn of_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { count: row.get(0)?, sum: row.get(1)? })
    }

    /// Compares the totals of all rows that were read with those stored.
    pub(crate) fn compare(self, connection: &Connection) -> Result<()> {
        match Self::stored(connection)? {
            Some(stored) if stored != self => {
                Err(StoreError::EventsMissing { found: self.count, expected: stored.count })
            }
            _ => Ok(()),
        }
    }
}

/// Adds the rows that a command has appended. It is called at the end of each.
pub(crate) fn advance(connection: &Connection) -> Result<()> {
    connection.run(
        "INSERT INTO control_totals (name, count, sum)
         SELECT j.aggregate_kind, count(*), sum(j.crc) FROM main.journal AS j
         WHERE j.aggregate_kind <> 'game'
             AND j.rowid > (SELECT count FROM control_totals WHERE name = 'journal')
         GROUP BY j.aggregate_kind
         ON CONFLICT DO UPDATE SET count = count + excluded.count, sum = sum + excluded.sum",
        [],
    )?;
    let sql = "UPDATE control_totals SET (count, sum) = (
                   SELECT control_totals.count + count(*), control_totals.sum + coalesce(sum(j.crc), 0)
                   FROM main.journal AS j WHERE j.rowid > control_totals.count)
               WHERE name = 'journal'";
    connection.run(sql, []).map(drop)
}

/// Counts the rows of each kind but of games again, of a journal that was checked.
pub(crate) fn recount(connection: &Connection) -> Result<()> {
    Ok(connection.execute_batch(
        "DELETE FROM control_totals WHERE name <> 'journal';
         INSERT INTO control_totals (name, count, sum)
         SELECT aggregate_kind, count(*), sum(crc) FROM journal NOT INDEXED
         WHERE aggregate_kind <> 'game' GROUP BY aggregate_kind;",
    )?)
}

/// Checks that the journal ends with the row that it should end with; its cost
/// does not depend on how many there are.
pub(crate) fn check_end(connection: &Connection) -> Result<()> {
    let found = connection.value("SELECT coalesce(max(rowid), 0) FROM main.journal", [])?;
    match RowDigest::stored(connection)? {
        Some(RowDigest { count, .. }) if count != found => {
            Err(StoreError::EventsMissing { found, expected: count })
        }
        _ => Ok(()),
    }
}
