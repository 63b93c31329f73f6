//! The rows of the journal: appended once, read in the order of time and id.

use std::cmp::Reverse;

use crc32fast::Hasher;
use rusqlite::config::DbConfig;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Params, Statement, params};
use uuid::Uuid;

use super::line::{BEHIND, JournalLine, LINE, LINE_WITHOUT_CHECKSUM};
use super::totals::RowDigest;
use crate::game::AggregateKind;
use crate::store::db::{Result, Sql, StoreError, consistent, rising};

const INSERT: &str = "
    INSERT INTO journal (id, command, time, device, aggregate_kind, aggregate, event, crc)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";

pub(crate) fn append(connection: &Connection, line: &JournalLine) -> Result<()> {
    insert(&mut *connection.prepare_cached(INSERT)?, line).map(drop)
}

pub(crate) fn find(
    connection: &Connection,
    condition: &str,
    params: impl Params,
) -> Result<Option<JournalLine>> {
    let sql = format!("SELECT {LINE} FROM journal AS j WHERE {condition}");
    connection.find(&sql, params, JournalLine::of_row)
}

fn insert(insert: &mut Statement<'_>, line: &JournalLine) -> Result<usize> {
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
pub(crate) struct Appender<'a> {
    connection: &'a Connection,
    insert: Statement<'a>,
}

impl<'a> Appender<'a> {
    /// Disables triggers until it is dropped.
    pub(crate) fn new(connection: &'a Connection) -> Result<Self> {
        let insert = connection.prepare(&format!("{INSERT} ON CONFLICT (id) DO NOTHING"))?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
        Ok(Self { connection, insert })
    }

    /// Appends a row unless it is stored already; returns `true` if it was not.
    pub(crate) fn append_new(&mut self, line: &JournalLine) -> Result<bool> {
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
pub(crate) fn fill_in_checksums(connection: &Connection) -> Result<()> {
    let mut update = connection.prepare("UPDATE journal SET crc = ?2 WHERE rowid = ?1")?;
    let sql =
        format!("SELECT {LINE}, j.rowid FROM journal AS j WHERE j.crc IS NULL ORDER BY j.rowid");
    connection.each(&sql, [], |row| {
        let crc = JournalLine::unchecked(row)?.checksum();
        update.execute(params![row.get::<_, i64>(BEHIND)?, crc])?;
        Ok(())
    })
}

/// Calls `each` with the lines of a query, which are in the order of their keys.
pub(crate) fn in_order<K: PartialOrd, E: From<StoreError>>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    key: impl Fn(&JournalLine) -> K,
    mut each: impl FnMut(JournalLine) -> Result<(), E>,
) -> Result<(), E> {
    let mut check_order = rising();
    connection.each(sql, params, |row| {
        let line = JournalLine::of_row(row)?;
        check_order(key(&line))?;
        each(line)
    })
}

/// Calls `each` with the lines of a condition in the order of time and id.
pub(crate) fn each_of<E: From<StoreError>>(
    connection: &Connection,
    condition: &str,
    params: impl Params,
    each: impl FnMut(JournalLine) -> Result<(), E>,
) -> Result<(), E> {
    let sql = format!("SELECT {LINE} FROM journal AS j WHERE {condition} ORDER BY j.time, j.id");
    in_order(connection, &sql, params, |line| (line.time, line.id), each)
}

/// Calls `each` with the events of an aggregate in their order.
pub(crate) fn of_aggregate(
    connection: &Connection,
    kind: AggregateKind,
    aggregate: Uuid,
    each: impl FnMut(JournalLine) -> Result<()>,
) -> Result<()> {
    let condition = "j.aggregate = ?1 AND j.aggregate_kind = ?2";
    each_of(connection, condition, params![aggregate, kind.name()], each)
}

/// Calls `each` with the rows of a kind, but of games, in the order of time and
/// id; of a whole journal, checks that it has all of them.
pub(crate) fn of_kind(
    connection: &Connection,
    kind: AggregateKind,
    is_whole: bool,
    mut each: impl FnMut(JournalLine) -> Result<()>,
) -> Result<()> {
    let condition = "j.aggregate_kind <> 'game' AND j.aggregate_kind = ?1";
    let mut totals = RowDigest::default();
    each_of(connection, condition, [kind.name()], |line| {
        totals.add(line.checksum());
        each(line)
    })?;
    consistent(!is_whole || RowDigest::of_kind(connection, kind)? == totals)
}

/// Returns the totals of the events of an aggregate without reading them.
pub(crate) fn totals_of(
    connection: &Connection,
    kind: AggregateKind,
    aggregate: Uuid,
    counts: impl Fn(Uuid) -> bool,
) -> Result<RowDigest> {
    let sql = "SELECT crc, command FROM journal WHERE aggregate = ?1 AND aggregate_kind = ?2";
    let mut totals = RowDigest::default();
    connection.each(sql, params![aggregate, kind.name()], |row| -> Result<()> {
        totals.add_event(row.get(0)?, counts(row.get(1)?));
        Ok(())
    })?;
    Ok(totals)
}

/// Calls `each` with the number of every row, the latest first, as the index by
/// time has them, and checks that it has all of them.
pub(crate) fn each_latest(
    connection: &Connection,
    mut each: impl FnMut(i64) -> Result<()>,
) -> Result<()> {
    let expected = count(connection)?;
    let sql = "SELECT time, id, rowid FROM journal INDEXED BY journal_by_time
               ORDER BY time DESC, id DESC";
    let (mut found, mut sum, mut check_order) = (0, 0, rising());
    connection.each(sql, [], |row| {
        let (time, id, number): (i64, Uuid, _) = row.try_into()?;
        check_order(Reverse((time, id)))?;
        found += 1;
        sum += number;
        each(number)
    })?;
    consistent((found, sum) == (expected, expected * (expected + 1) / 2))
}

/// The name of an index of the journal, its columns, and the condition of a partial one.
pub(crate) type Index = (&'static str, &'static str, &'static str);

pub(crate) const BY_TIME: Index = ("journal_by_time", "time, id", "");
pub(crate) const BY_AGGREGATE: Index = ("journal_by_aggregate", "aggregate, time, id", "");
pub(crate) const BY_COMMAND: Index = ("journal_by_command", "command", "");

pub(crate) const INDEXES: [Index; 4] = [
    BY_TIME,
    BY_AGGREGATE,
    BY_COMMAND,
    ("journal_of_others", "aggregate_kind, time, id", "WHERE aggregate_kind <> 'game'"),
];

/// Checks that an index has what the rows have; a partial one what those of its condition have.
pub(crate) fn check_index(
    connection: &Connection,
    (index, columns, condition): Index,
) -> Result<()> {
    let select = format!("SELECT rowid, {columns} FROM journal");
    let all = digest(connection, &format!("{select} NOT INDEXED ORDER BY rowid"))?;
    let rows = match condition {
        "" => all,
        _ => digest(connection, &format!("{select} NOT INDEXED {condition} ORDER BY rowid"))?,
    };
    let indexed = digest(connection, &format!("{select} INDEXED BY {index} {condition}"))?;
    consistent(rows == indexed && all.0 == count(connection)?)
}

/// Returns how many rows a query has, and the sum of their checksums.
fn digest(connection: &Connection, sql: &str) -> Result<(i64, u64)> {
    let most = count(connection)?;
    let (mut count, mut sum) = (0, 0);
    connection.each(sql, [], |row| {
        count += 1;
        consistent(count <= most)?;
        let mut hasher = Hasher::new();
        for column in 0..row.as_ref().column_count() {
            match row.get_ref(column)? {
                ValueRef::Integer(number) => hasher.update(&number.to_be_bytes()),
                ValueRef::Blob(bytes) | ValueRef::Text(bytes) => hasher.update(bytes),
                _ => return Err(StoreError::Damaged),
            }
        }
        sum += u64::from(hasher.finalize());
        Ok::<_, StoreError>(())
    })?;
    Ok((count, sum))
}

/// Returns how many rows the journal should have.
fn count(connection: &Connection) -> Result<i64> {
    Ok(RowDigest::stored(connection)?.ok_or(StoreError::Inconsistent)?.count.cast_signed())
}

/// Returns the query for all rows in the order in which they were appended,
/// of a schema of any version, with their numbers after.
pub(crate) fn all_rows(connection: &Connection) -> Result<String> {
    let columns = match connection.column_exists(None, "journal", "crc")? {
        true => LINE,
        false => LINE_WITHOUT_CHECKSUM,
    };
    Ok(format!("SELECT {columns}, j.rowid FROM journal AS j ORDER BY j.rowid"))
}

/// Lets this connection read the events of a schema without checksums.
pub(crate) fn stand_in_for_checksums(connection: &Connection) -> Result<()> {
    if !connection.column_exists(None, "journal", "crc")? {
        connection.execute_batch(
            "CREATE TEMP VIEW journal AS SELECT rowid, *, 'none' AS crc FROM main.journal",
        )?;
    }
    Ok(())
}

/// Checks the checksum and the event of every row, in a transaction of its
/// caller, as [`check_sums`] does.
pub(crate) fn check(connection: &Connection) -> Result<()> {
    each(connection, JournalLine::validate)
}

/// Checks the checksum of every row that has one, and that there are as many as there should be: in
/// a transaction of its caller, or in a file that nobody writes to.
pub(crate) fn check_sums(connection: &Connection) -> Result<()> {
    each(connection, |_| Ok(()))
}

/// Calls `check` with every row, after checking its checksum; then checks that
/// there was none too few.
fn each(connection: &Connection, check: impl Fn(&JournalLine) -> Result<()>) -> Result<()> {
    let (mut totals, mut last) = (RowDigest::default(), 0);
    connection.each(&all_rows(connection)?, [], |row| {
        let line = JournalLine::of_row(row)?;
        let number: i64 = row.get(BEHIND)?;
        // Damaged pages can lead around in a circle.
        if number <= last {
            return Err(StoreError::Damaged);
        }
        last = number;
        totals.add(line.checksum());
        check(&line)
    })?;
    totals.compare(connection)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::db::files::MIGRATIONS;
    use crate::store::journal::totals;

    fn journal(rows: u128) -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        MIGRATIONS.iter().for_each(|migration| connection.execute_batch(migration).unwrap());
        add(&connection, 1..=rows);
        connection
    }

    fn add(connection: &Connection, numbers: impl Iterator<Item = u128>) {
        for number in numbers {
            append(connection, &JournalLine::sample(number)).unwrap();
        }
        totals::advance(connection).unwrap();
    }

    #[test]
    fn a_row_that_is_read_again_is_damage() {
        let connection = journal(2);
        assert!(check(&connection).is_ok());
        let twice = "SELECT rowid, * FROM main.journal";
        connection
            .execute_batch(&format!("CREATE TEMP VIEW journal AS {twice} UNION ALL {twice}"))
            .unwrap();
        assert!(matches!(check(&connection), Err(StoreError::Damaged)));
    }

    #[test]
    fn a_journal_that_ends_too_early_is_told() {
        let connection = journal(3);
        assert!(totals::check_end(&connection).is_ok());
        let cut = "DROP TRIGGER journal_is_not_shortened; DELETE FROM main.journal WHERE rowid = 3";
        connection.execute_batch(cut).unwrap();
        let end = totals::check_end(&connection);
        assert!(matches!(end, Err(StoreError::EventsMissing { found: 2, expected: 3 })), "{end:?}");
    }

    #[test]
    fn an_index_has_as_many_rows_as_the_journal() {
        let connection = journal(2);
        let check = || check_index(&connection, BY_TIME);
        let change_schema = |sql: &str| {
            let sql = format!("PRAGMA writable_schema=ON; {sql}; PRAGMA writable_schema=RESET");
            connection.execute_batch(&sql).unwrap();
        };
        assert!(check().is_ok());
        // A row is added while the index is not known.
        connection.run("CREATE TEMP TABLE hidden AS SELECT * FROM sqlite_schema", []).unwrap();
        change_schema("DELETE FROM sqlite_schema WHERE name = 'journal_by_time'");
        add(&connection, 3..=3);
        change_schema(
            "INSERT INTO sqlite_schema SELECT * FROM hidden WHERE name = 'journal_by_time'",
        );
        assert!(matches!(check(), Err(StoreError::Inconsistent)));
    }
}
