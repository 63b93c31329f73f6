//! Connections to a database file, with the settings that every one needs, and queries
//! whose statements are cached.

use std::borrow::Borrow;
use std::path::Path;
use std::time::Duration;

use rusqlite::types::FromSql;
use rusqlite::{
    CachedStatement, Connection, ErrorCode, OpenFlags, Params, Row, Transaction,
    TransactionBehavior,
};
use uuid::Uuid;

use super::files::{APPLICATION_ID, is_there};
use super::{BUSY_TIMEOUT, Result, StoreError, rollback};

/// Opens an existing database of any version without migrating it.
pub(crate) fn attach_existing(path: &Path) -> Result<Connection> {
    if is_there(path)? { attach(path) } else { Err(StoreError::NoFile { path: path.to_owned() }) }
}

/// Opens a file without checking its header. SQLite rolls back what a crash has interrupted in it.
pub(crate) fn attach(path: &Path) -> Result<Connection> {
    rollback::check_names(path)?;
    rollback::check_journal(path)?;
    read_twice(|| {
        let connection = open_file(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&connection)?;
        Ok(connection)
    })
}

/// Opens a file that is there, as it is.
pub(crate) fn open_file(path: &Path, access: OpenFlags) -> Result<Connection> {
    Ok(Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?)
}

/// Opens a file and locks it against all others until the connection is closed.
///
/// The file must not be opened and closed beside the connection meanwhile: that would release the
/// lock. Source: SQLite, "How To Corrupt An SQLite Database File", on POSIX advisory locks.
pub(crate) fn lock(path: &Path) -> Result<Connection> {
    let connection = attach(path)?;
    lock_open(&connection)?;
    Ok(connection)
}

/// Locks a database against all others until its locking mode is normal again. An empty one
/// is marked and numbered in the transaction that creates its first page, which leaves no
/// journal that is taken for that of another database, whatever interrupts it.
pub(crate) fn lock_open(connection: &Connection) -> Result<()> {
    let tx = Transaction::new_unchecked(connection, TransactionBehavior::Exclusive)?;
    // In this mode a connection never returns a lock: set earlier, it would hold
    // up the very command that it waits for.
    tx.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    if tx.pragma_query_value(None, "schema_version", |row| row.get::<_, u32>(0))? == 0 {
        tx.pragma_update(None, "application_id", APPLICATION_ID)?;
        number_schema(&tx)?;
    }
    Ok(tx.commit()?)
}

/// Sets what every connection needs: one file to copy, no acknowledged score
/// lost, no code from a stranger's schema.
fn prepare(connection: &Connection) -> Result<()> {
    connection.busy_timeout(Duration::from_secs(BUSY_TIMEOUT))?;
    connection.pragma_update(None, "trusted_schema", "OFF")?;
    if let Err(error) = connection.pragma_update(None, "journal_mode", "DELETE") {
        // The command has waited for a lock already; a write-ahead log needs none.
        let mode = without_waiting(connection, |connection| {
            connection.pragma_query_value(None, "journal_mode", |row| row.get::<_, String>(0))
        });
        let is_write_ahead = mode.is_ok_and(|mode| mode == "wal");
        return Err(if is_write_ahead { StoreError::WriteAhead } else { error.into() });
    }
    // FULL, and the directory is synced too once the rollback journal is
    // deleted: else a power cut could restore the journal and undo a commit.
    connection.pragma_update(None, "synchronous", "EXTRA")?;
    // On macOS `fsync` leaves data in the cache of the disk; elsewhere this is nothing.
    connection.pragma_update(None, "fullfsync", "ON")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.pragma_update(None, "recursive_triggers", "ON")?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// Runs a query that does not wait for a lock.
pub(crate) fn without_waiting<T>(
    connection: &Connection,
    query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    connection.busy_timeout(Duration::ZERO)?;
    let answer = query(connection);
    connection.busy_timeout(Duration::from_secs(BUSY_TIMEOUT))?;
    answer
}

/// Reads, and once more if the disk has failed: it may have been a passing fault.
/// SQLite calls a schema damaged that the disk did not give.
pub(crate) fn read_twice<T>(mut read: impl FnMut() -> Result<T>) -> Result<T> {
    match read() {
        Err(StoreError::Damaged) => read(),
        Err(StoreError::Sqlite(error))
            if error.sqlite_error_code() == Some(ErrorCode::SystemIoFailure) =>
        {
            read()
        }
        done => done,
    }
}

/// Gives a new file a number of its own, by which its journal is told from those
/// of other databases: that of its schema, which SQLite changes by one only.
pub(crate) fn number_schema(connection: &Connection) -> Result<()> {
    const POSITIVE: u32 = u32::MAX >> 1;
    let (number, ..) = Uuid::new_v4().as_fields();
    Ok(connection.pragma_update(None, "schema_version", number & POSITIVE)?)
}

pub(crate) fn version(connection: &Connection) -> Result<u32> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum PageCheck {
    /// Whether they can be read.
    Quick,
    /// Whether the indexes match them, too.
    Full,
}

/// Checks all pages; returns a limited number of faults. What a passing fault of
/// the disk has hidden is read again.
pub(crate) fn faults(connection: &Connection, check: PageCheck, most: u32) -> Result<Vec<String>> {
    let found = faults_once(connection, check, most);
    match &found {
        Ok(faults) if faults.is_empty() => found,
        _ => faults_once(connection, check, most),
    }
}

fn faults_once(connection: &Connection, check: PageCheck, most: u32) -> Result<Vec<String>> {
    let check = match check {
        PageCheck::Quick => "quick_check",
        PageCheck::Full => "integrity_check",
    };
    let mut check = connection.prepare(&format!("PRAGMA {check}({most})"))?;
    let said = check.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    let faults = said.iter().flat_map(|fault| fault.lines());
    Ok(faults.filter(|line| *line != "ok" && !line.starts_with("***")).map(str::to_owned).collect())
}

/// Enlarges the cache for work on a whole journal, which revisits the pages of
/// indexes; SQLite allocates it only as needed.
pub(crate) fn enlarge_cache(connection: &Connection) -> Result<()> {
    const KIB: i64 = 16 << 10;
    Ok(connection.pragma_update(None, "cache_size", -KIB)?)
}

/// Called with the amount of work done and the total.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64);

pub(crate) fn silent(_: u64, _: u64) {}

/// Runs statements that are cached.
pub(crate) trait Sql: Borrow<Connection> {
    fn statement(&self, sql: &str) -> rusqlite::Result<CachedStatement<'_>> {
        self.borrow().prepare_cached(sql)
    }

    /// Returns the first row, `None` if there is none.
    fn find<T, E>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T, E>,
    ) -> Result<Option<T>>
    where
        StoreError: From<E>,
    {
        let mut select = self.statement(sql)?;
        let mut rows = select.query(params)?;
        Ok(rows.next()?.map(read).transpose()?)
    }

    fn each<E: From<StoreError>>(
        &self,
        sql: &str,
        params: impl Params,
        mut each: impl FnMut(&Row<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut select = self.statement(sql).map_err(StoreError::from)?;
        let mut rows = select.query(params).map_err(StoreError::from)?;
        while let Some(row) = rows.next().map_err(StoreError::from)? {
            each(row)?;
        }
        Ok(())
    }

    fn list<T, All: FromIterator<T>>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<All> {
        Ok(self.statement(sql)?.query_map(params, read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the first column of the first row, which there is.
    fn value<T: FromSql>(&self, sql: &str, params: impl Params) -> Result<T> {
        Ok(self.statement(sql)?.query_row(params, |row| row.get(0))?)
    }

    fn has(&self, sql: &str, params: impl Params) -> Result<bool> {
        Ok(self.statement(sql)?.exists(params)?)
    }

    /// Changes rows; returns how many.
    fn run(&self, sql: &str, params: impl Params) -> Result<usize> {
        Ok(self.statement(sql)?.execute(params)?)
    }
}

impl Sql for Connection {}
