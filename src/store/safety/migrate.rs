//! Opens or creates the database, migrates one of an older version, and compares
//! its schema with the one that this program creates.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, MAIN_DB};

use super::backup::{self, BACKUPS};
use crate::game::BackupCause;
use crate::store::db::connection::{attach, lock_open, silent, version};
use crate::store::db::files::{MIGRATIONS, SCHEMA_VERSION, is_there};
use crate::store::db::{Result, Sql, StoreError};
use crate::store::journal::{rows, totals};
use crate::store::state::fold_games;
use crate::store::state::folded::State;

/// Opens a database, creates it if there is none, and migrates its schema.
pub(crate) fn open(path: &Path, now: DateTime<Utc>) -> Result<Connection> {
    if !is_there(path)? {
        create(path)?;
    }
    connect(path, now)
}

/// Opens a database to read it, if there is one, and creates nothing. SQLite
/// also reads a file that cannot be written.
pub(crate) fn open_to_read(path: &Path, now: DateTime<Utc>) -> Result<Option<Connection>> {
    is_there(path)?.then(|| connect(path, now)).transpose()
}

fn connect(path: &Path, now: DateTime<Utc>) -> Result<Connection> {
    let mut connection = attach(path)?;
    if version(&connection)? < SCHEMA_VERSION {
        migrate(&mut connection, &MIGRATIONS, path, now)?;
    }
    Ok(connection)
}

fn create(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.write(true).create_new(true).open(path) {
        // Another process created it first, or the file exists and is empty.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop).map_err(|why| StoreError::of_new_file(path, why)),
    }
}

/// Runs the migrations that are still to run, all or none. The last one that this program
/// has is followed by what SQL cannot do: rows without checksums get one, and the cache
/// of games is filled.
fn run(connection: &mut Connection, migrations: &[&str]) -> Result<()> {
    let tx = connection.transaction()?;
    let done = version(&tx)?;
    for (version, migration) in (1..).zip(migrations).filter(|(version, _)| *version > done) {
        tx.execute_batch(migration)?;
        if version == SCHEMA_VERSION {
            rows::fill_in_checksums(&tx)?;
            totals::advance(&tx)?;
            fold_games::rebuild(&tx, &State::new(true))?;
        }
    }
    tx.pragma_update(None, "user_version", migrations.len())?;
    Ok(tx.commit()?)
}

/// Creates an empty database of a version, in memory.
pub(crate) fn example(version: u32) -> Result<Connection> {
    let mut connection = Connection::open_in_memory()?;
    let known = MIGRATIONS.get(..version as usize).unwrap_or(&MIGRATIONS);
    run(&mut connection, known)?;
    Ok(connection)
}

/// Creates an empty database in memory, to be read in place of a missing file.
pub(crate) fn empty() -> Result<Connection> {
    let connection = example(SCHEMA_VERSION)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Migrates the schema under an exclusive lock; a process that waited for the
/// lock finds the work done.
fn migrate(
    connection: &mut Connection,
    migrations: &[&str],
    path: &Path,
    now: DateTime<Utc>,
) -> Result<()> {
    if connection.is_readonly(MAIN_DB)? {
        return Err(StoreError::OldReadOnly { path: path.to_owned() });
    }
    lock_open(connection)?;
    let before = version(connection)?;
    let is_old = (before as usize) < migrations.len();
    if before > 0 && is_old {
        let cause = BackupCause::Migration;
        backup::back_up_open(connection, path, now, cause, BACKUPS, &mut silent)?;
    }
    let done = if is_old { run(connection, migrations) } else { Ok(()) };
    connection.pragma_update(None, "locking_mode", "NORMAL")?;
    version(connection)?;
    done
}

/// Returns the names of the tables, indexes, triggers and views that differ
/// from those of a new database of the same version, sorted.
pub(super) fn differences(connection: &Connection) -> Result<Vec<String>> {
    let here = created(connection)?;
    let there = created(&example(version(connection)?)?)?;
    let mut names: Vec<_> =
        here.symmetric_difference(&there).map(|(name, _)| name.clone()).collect();
    names.dedup();
    Ok(names)
}

/// Returns the name and the SQL of each table, index and trigger of a database.
pub(super) fn created(connection: &Connection) -> Result<BTreeSet<(String, String)>> {
    // SQLite maintains its statistics itself.
    let created =
        "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'";
    connection.list(created, [], |row| row.try_into())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    const NOW: DateTime<Utc> = DateTime::UNIX_EPOCH;

    fn path() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.db");
        (folder, path)
    }

    #[test]
    fn a_new_file_is_of_this_version_and_private() {
        let (_folder, path) = path();
        let connection = open(&path, NOW).unwrap();
        assert_eq!(version(&connection).unwrap(), SCHEMA_VERSION);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = path.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn a_file_without_a_schema_reads_as_missing() {
        let (_folder, path) = path();
        let empty = Connection::open(&path).unwrap();
        empty.execute_batch("BEGIN EXCLUSIVE; COMMIT;").unwrap();
        drop(empty);
        assert!(path.metadata().unwrap().len() > 0);
        assert!(open_to_read(&path, NOW).unwrap().is_none());
        assert_eq!(version(&open(&path, NOW).unwrap()).unwrap(), SCHEMA_VERSION);
    }

    #[test]
    fn a_migration_can_be_retried_after_the_disk_was_full() {
        let (_folder, path) = path();
        let mut connection = open(&path, NOW).unwrap();
        let fill = "CREATE TABLE later (x);
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 50)
                    INSERT INTO later SELECT zeroblob(4096) FROM n;";
        let later = [&MIGRATIONS[..], &[fill]].concat();
        let limit = |connection: &Connection, pages: u32| {
            connection
                .pragma_update_and_check(None, "max_page_count", pages, |row| row.get::<_, u32>(0))
                .unwrap()
        };
        let small = limit(&connection, 1);
        for _ in 0..2 {
            let error = migrate(&mut connection, &later, &path, NOW).unwrap_err();
            assert!(matches!(error, StoreError::Full), "{error:?}");
            assert_eq!(version(&connection).unwrap(), SCHEMA_VERSION);
            // Others can write meanwhile.
            Connection::open(&path).unwrap().execute_batch("BEGIN IMMEDIATE; COMMIT;").unwrap();
        }
        limit(&connection, small + 100);
        migrate(&mut connection, &later, &path, NOW).unwrap();
        assert_eq!(version(&connection).unwrap(), SCHEMA_VERSION + 1);
    }

    #[test]
    fn each_version_is_made_of_none_and_of_the_one_before() {
        for number in 1..=SCHEMA_VERSION {
            let mut later = example(number - 1).unwrap();
            run(&mut later, &MIGRATIONS[..number as usize]).unwrap();
            assert_eq!(version(&later).unwrap(), number);
            assert!(differences(&later).unwrap().is_empty(), "version {number}");
        }
    }
}
