//! The rows of the journal: appended once, read in the order of time and id.

use rusqlite::config::DbConfig;
use rusqlite::{Connection, Statement, params};
use uuid::Uuid;

use super::line::{AggregateKind, BEHIND, JournalLine, LINE, LINE_WITHOUT_CHECKSUM};
use super::totals::ControlTotals;
use crate::game::{ParseEventError, Recorded};
use crate::store::db::error::StoreError;

const INSERT: &str = "
    INSERT INTO journal (id, command, time, device, aggregate_kind, aggregate, event, crc)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";

/// Appends a row.
pub(in crate::store) fn append(
    connection: &Connection,
    line: &JournalLine,
) -> Result<(), StoreError> {
    insert(&mut *connection.prepare_cached(INSERT)?, line).map(drop)
}

fn insert(insert: &mut Statement<'_>, line: &JournalLine) -> Result<usize, StoreError> {
    Ok(insert.execute(params![
        line.id,
        line.command,
        line.time,
        line.device,
        line.kind,
        line.aggregate,
        line.event,
        line.checksum(),
    ])?)
}

/// Appends many rows, without triggers.
///
/// The triggers of the journal refuse what changes or deletes a row. A plain
/// `INSERT` does neither, and a trigger makes SQLite save the pages that each
/// row changes, a third of the time that the row takes.
pub(in crate::store) struct Appender<'a> {
    connection: &'a Connection,
    insert: Statement<'a>,
}

impl<'a> Appender<'a> {
    /// Disables triggers until it is dropped.
    pub(in crate::store) fn new(connection: &'a Connection) -> Result<Self, StoreError> {
        let insert = connection.prepare(&format!("{INSERT} ON CONFLICT (id) DO NOTHING"))?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
        Ok(Self { connection, insert })
    }

    /// Appends a row unless it is stored already; returns `true` if it was not.
    pub(in crate::store) fn append_new(&mut self, line: &JournalLine) -> Result<bool, StoreError> {
        Ok(insert(&mut self.insert, line)? > 0)
    }
}

impl Drop for Appender<'_> {
    fn drop(&mut self) {
        // Setting a flag of an open connection does not fail.
        let set = (self.connection).set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, true);
        debug_assert!(set.is_ok(), "triggers stay disabled");
    }
}

/// Adds checksums to the rows that were written by a schema without them.
pub(in crate::store) fn fill_in_checksums(connection: &Connection) -> Result<(), StoreError> {
    let mut update = connection.prepare("UPDATE journal SET crc = ?2 WHERE rowid = ?1")?;
    let mut select = connection.prepare(&format!(
        "SELECT {LINE}, j.rowid FROM journal AS j WHERE j.crc IS NULL ORDER BY j.rowid"
    ))?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let crc = JournalLine::unchecked(row)?.checksum();
        update.execute(params![row.get::<_, i64>(BEHIND)?, crc])?;
    }
    Ok(())
}

/// Returns the events of an aggregate that count.
pub(in crate::store) fn events<E>(
    connection: &Connection,
    kind: AggregateKind,
    aggregate: Uuid,
    read: fn(&str) -> Result<E, ParseEventError>,
) -> Result<Vec<Recorded<E>>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "SELECT {LINE} FROM journal AS j JOIN commands AS c ON c.id = j.command
         WHERE j.aggregate = ?1 AND j.aggregate_kind = ?2 AND c.revoked = 0
         ORDER BY j.time, j.id"
    ))?;
    let lines = select.query_and_then(params![aggregate, kind.name()], JournalLine::of_row)?;
    let mut events = Vec::new();
    for line in lines {
        let line = line?;
        let event = read(&line.event).map_err(|why| line.bad(why))?;
        events.push(line.recorded(event));
    }
    Ok(events)
}

/// Prepares to go through all rows in the order in which they were appended,
/// of a schema of any version, with their numbers behind.
pub(in crate::store) fn all_rows(connection: &Connection) -> Result<Statement<'_>, StoreError> {
    let columns = match connection.column_exists(None, "journal", "crc")? {
        true => LINE,
        false => LINE_WITHOUT_CHECKSUM,
    };
    let sql = format!("SELECT {columns}, j.rowid FROM journal AS j ORDER BY j.rowid");
    Ok(connection.prepare(&sql)?)
}

/// Lets this connection read the events of a schema without checksums.
pub(in crate::store) fn stand_in_for_checksums(connection: &Connection) -> Result<(), StoreError> {
    if !connection.column_exists(None, "journal", "crc")? {
        connection.execute_batch(
            "CREATE TEMP VIEW journal AS SELECT rowid, *, 'none' AS crc FROM main.journal",
        )?;
    }
    Ok(())
}

/// Checks the checksum and the event of every row.
pub(in crate::store) fn check(connection: &Connection) -> Result<(), StoreError> {
    each(connection, |line| line.validate())
}

/// Checks the checksum of every row that has one.
pub(in crate::store) fn check_sums(connection: &Connection) -> Result<(), StoreError> {
    each(connection, |_| Ok(()))
}

/// Calls `check` with every row, after checking its checksum; then checks that
/// there was none too few.
fn each(
    connection: &Connection,
    check: impl Fn(&JournalLine) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut select = all_rows(connection)?;
    let mut rows = select.query([])?;
    let mut totals = ControlTotals::default();
    while let Some(row) = rows.next()? {
        let line = JournalLine::of_row(row)?;
        totals.add(line.checksum());
        check(&line)?;
    }
    totals.compare(connection)
}
