//! Opens the file: new, ours, foreign or newer.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::time::Duration;

use chrono::Utc;
use include_dir::{Dir, include_dir};
use rusqlite::{Connection, MAIN_DB, OpenFlags, Transaction};
use rusqlite_migration::{HookError, Migrations, MigrationsBuilder};

use crate::store::db::error::PATIENCE;
use crate::store::journal::line as journal;
use crate::store::projection::rebuild;
use crate::store::safety::backup::{self, BACKUPS, BackupCause};
use crate::store::{StoreError, silent};

static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations");

/// The version of the schema that this program writes.
pub const SCHEMA_VERSION: u32 = MIGRATIONS.entries().len() as u32;

/// `CROW`, as the first migration sets it.
const APPLICATION_ID: u32 = 0x4352_4f57;

/// Opens a database, makes it where there is none, and brings its schema up
/// to date.
pub(in crate::store) fn open(path: &Path) -> Result<Connection, StoreError> {
    if !is_there(path)? {
        create(path)?;
    }
    connect(path)
}

/// Opens a database to read it, if there is one, and makes nothing. Where the
/// file cannot be written, SQLite reads it all the same.
pub(in crate::store) fn open_to_read(path: &Path) -> Result<Option<Connection>, StoreError> {
    is_there(path)?.then(|| connect(path)).transpose()
}

/// Opens a database that is there as it stands, whatever its version.
pub(in crate::store) fn attach_existing(path: &Path) -> Result<Connection, StoreError> {
    match is_there(path)? {
        true => attach(path),
        false => Err(StoreError::NoFile {
            path: path.to_owned(),
        }),
    }
}

/// Opens a file without a look at what it is.
pub(in crate::store) fn attach(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    prepare(&connection)?;
    Ok(connection)
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = attach(path)?;
    if version(&connection)? < SCHEMA_VERSION {
        migrate(&mut connection, &migrations()?, path)?;
    }
    Ok(connection)
}

/// Makes a file that only its owner reads and writes.
pub(in crate::store) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Says whether a database is of an earlier version of this program: whoever
/// opens it brings it up to date, which takes a while where it is large.
///
/// # Errors
///
/// [`StoreError`] where the file is none that this program can open.
pub fn is_old(path: &Path) -> Result<bool, StoreError> {
    Ok(version_of(path)?.is_some_and(|version| (1..SCHEMA_VERSION).contains(&version)))
}

/// Says whether there is a database that this program can open.
pub(in crate::store) fn is_there(path: &Path) -> Result<bool, StoreError> {
    Ok(version_of(path)?.is_some())
}

/// Returns the version of a database that this program can open, if there is
/// one. Reads the header without SQLite, which might write to the file.
///
/// Source: the SQLite file format, "The Database Header": at byte 40 the
/// schema cookie, at 60 the user version, at 68 the application id, big-endian.
fn version_of(path: &Path) -> Result<Option<u32>, StoreError> {
    let of_file = |why| StoreError::of_file(path, why);
    // A pipe would keep whoever opens it waiting.
    let kind = match path.metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        data => data.map_err(of_file)?,
    };
    must_be_file(path, &kind)?;
    let file = File::open(path).map_err(of_file)?;
    let mut header = Vec::new();
    file.take(72).read_to_end(&mut header).map_err(of_file)?;
    if header.is_empty() {
        return Ok(None);
    }
    let number = |at: usize| {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    let is_sqlite = header.starts_with(b"SQLite format 3\0");
    let path = path.to_owned();
    match (is_sqlite, number(60), number(68)) {
        (true, Some(found), Some(APPLICATION_ID)) if found > SCHEMA_VERSION => {
            Err(StoreError::Newer {
                path,
                found,
                known: SCHEMA_VERSION,
            })
        }
        (true, version, Some(APPLICATION_ID)) => Ok(version),
        // Nothing was ever in it: a command died, or the disk was full, when
        // SQLite had made the file but not yet what goes into it.
        (true, Some(0), Some(0)) if number(40) == Some(0) => Ok(None),
        _ => Err(StoreError::Foreign { path }),
    }
}

/// Refuses what is there under a path and is no file.
pub(in crate::store) fn must_be_file(path: &Path, there: &Metadata) -> Result<(), StoreError> {
    let path = path.to_owned();
    match (there.is_dir(), there.is_file()) {
        (true, _) => Err(StoreError::Directory { path }),
        (_, false) => Err(StoreError::NotFile { path }),
        _ => Ok(()),
    }
}

/// Says whether the header has the mark of this program, whatever else became
/// of it.
pub(in crate::store) fn was_ours(path: &Path) -> bool {
    let mut header = [0; 72];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header[68..] == APPLICATION_ID.to_be_bytes()
}

fn create(path: &Path) -> Result<(), StoreError> {
    match private(OpenOptions::new().write(true).create_new(true)).open(path) {
        // Another process was quicker, or the file is there and empty.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made
            .map(|_| ())
            .map_err(|why| StoreError::of_new_file(path, why)),
    }
}

/// Sets what every connection needs: one file to copy, no acknowledged score
/// lost, no code from a stranger's schema.
fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(Duration::from_secs(PATIENCE))?;
    connection.pragma_update(None, "trusted_schema", "OFF")?;
    let one_file = connection.pragma_update(None, "journal_mode", "DELETE");
    one_file.map_err(|error| match is_write_ahead(connection) {
        true => StoreError::WriteAhead,
        false => error.into(),
    })?;
    // FULL, and the directory is synced too once the rollback journal is
    // gone: else a power cut could bring the journal back and undo a commit.
    connection.pragma_update(None, "synchronous", "EXTRA")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.pragma_update(None, "recursive_triggers", "ON")?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// Says whether another program keeps a write-ahead log beside the file.
fn is_write_ahead(connection: &Connection) -> bool {
    let mode = connection.pragma_query_value(None, "journal_mode", |row| row.get(0));
    mode.is_ok_and(|mode: String| mode == "wal")
}

pub(in crate::store) fn version(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// Looks at all pages and indexes; returns what is wrong, so much at most.
pub(in crate::store) fn faults(
    connection: &Connection,
    most: u32,
) -> Result<Vec<String>, StoreError> {
    let mut check = connection.prepare(&format!("PRAGMA integrity_check({most})"))?;
    let said = check.query_map([], |row| row.get(0))?;
    let said = said.collect::<Result<Vec<String>, _>>()?;
    let faults = said.iter().flat_map(|fault| fault.lines());
    let faults = faults.filter(|line| *line != "ok" && !line.starts_with("***"));
    Ok(faults.map(str::to_owned).collect())
}

/// Reads the migrations. The last one is followed by what SQL cannot do, in
/// the same transaction: rows from before there were checksums get theirs, and
/// as a schema may have other projections than the one before, these are made
/// anew.
fn migrations() -> Result<Migrations<'static>, StoreError> {
    let last = MIGRATIONS.entries().len();
    let builder = MigrationsBuilder::from_directory(&MIGRATIONS)?;
    let complete = |tx: &Transaction<'_>| {
        let filled = journal::fill_in_checksums(tx);
        let done = filled.and_then(|()| rebuild::rebuild(tx));
        done.map_err(|why| HookError::Hook(why.to_string()))
    };
    let builder = builder.edit(last, move |migration| migration.set_up_hook(complete));
    Ok(builder.finalize())
}

/// Makes an empty database of a version, in memory.
pub(in crate::store) fn example(version: u32) -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    let version = usize::try_from(version).unwrap_or_default();
    migrations()?.to_version(&mut connection, version)?;
    Ok(connection)
}

/// Brings the schema up to date, alone: whoever comes second finds it done.
fn migrate(
    connection: &mut Connection,
    migrations: &Migrations<'_>,
    path: &Path,
) -> Result<(), StoreError> {
    if connection.is_readonly(MAIN_DB)? {
        let path = path.to_owned();
        return Err(StoreError::OldReadOnly { path });
    }
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    // The lock outlasts the transaction until the mode is normal again.
    connection.execute_batch("BEGIN EXCLUSIVE; COMMIT;")?;
    let before = version(connection)?;
    if before > 0 && migrations.pending_migrations(connection)? > 0 {
        // The time is only for its name.
        let now = Utc::now();
        let cause = BackupCause::Migration;
        backup::back_up_open(connection, path, now, cause, BACKUPS, &mut silent)?;
    }
    let done = migrations.to_latest(connection);
    connection.pragma_update(None, "locking_mode", "NORMAL")?;
    version(connection)?;
    Ok(done?)
}

#[cfg(test)]
mod tests {
    use rusqlite_migration::M;

    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    #[test]
    fn a_new_file_is_of_this_version_and_private() {
        let folder = folder();
        let path = folder.path().join("new.db");
        let connection = open(&path).unwrap();
        assert_eq!(version(&connection).unwrap(), SCHEMA_VERSION);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = path.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn a_file_that_was_only_begun_is_none_yet() {
        let folder = folder();
        let path = folder.path().join("begun.db");
        let begun = Connection::open(&path).unwrap();
        begun.execute_batch("BEGIN EXCLUSIVE; COMMIT;").unwrap();
        drop(begun);
        assert!(path.metadata().unwrap().len() > 0);
        assert!(open_to_read(&path).unwrap().is_none());
        assert_eq!(version(&open(&path).unwrap()).unwrap(), SCHEMA_VERSION);
    }

    #[test]
    fn a_migration_that_there_is_no_room_for_can_be_tried_again() {
        let folder = folder();
        let path = folder.path().join("old.db");
        let mut connection = open(&path).unwrap();
        let fill = "CREATE TABLE later (x);
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 50)
                    INSERT INTO later SELECT zeroblob(4096) FROM n;";
        let known = (0..SCHEMA_VERSION).map(|_| M::up(""));
        let later = known.chain([M::up(fill)]).collect();
        let room = |connection: &Connection, pages: u32| {
            connection
                .pragma_update_and_check(None, "max_page_count", pages, |row| row.get::<_, u32>(0))
                .unwrap()
        };
        let small = room(&connection, 1);
        for _ in 0..2 {
            let error = migrate(&mut connection, &later, &path).unwrap_err();
            assert!(matches!(error, StoreError::Full), "{error:?}");
            assert_eq!(version(&connection).unwrap(), SCHEMA_VERSION);
            // Others can write meanwhile.
            let other = Connection::open(&path).unwrap();
            other.execute_batch("BEGIN IMMEDIATE; COMMIT;").unwrap();
        }
        room(&connection, small + 100);
        migrate(&mut connection, &later, &path).unwrap();
        assert_eq!(version(&connection).unwrap(), SCHEMA_VERSION + 1);
    }

    #[test]
    fn migrations_are_sound() {
        let migrations = migrations().unwrap();
        migrations.validate().unwrap();
        assert_eq!(
            migrations.pending_migrations(&Connection::open_in_memory().unwrap()),
            Ok(SCHEMA_VERSION as i32)
        );
    }

    #[test]
    fn a_backup_is_made_before_the_schema_changes() {
        let folder = folder();
        let path = folder.path().join("old.db");
        let mut connection = open(&path).unwrap();
        let known = (0..SCHEMA_VERSION).map(|_| M::up(""));
        let later = known.chain([M::up("CREATE TABLE later (x) ;")]).collect();
        migrate(&mut connection, &later, &path).unwrap();
        assert_eq!(version(&connection).unwrap(), SCHEMA_VERSION + 1);
        let backups = backup::backups(&path).unwrap();
        assert_eq!(backups.len(), 1);
        assert_eq!(backups[0].cause, BackupCause::Migration);
        let backup = Connection::open(&backups[0].path).unwrap();
        assert_eq!(version(&backup).unwrap(), SCHEMA_VERSION);
        // Others can write again.
        let other = Connection::open(&path).unwrap();
        other.execute_batch("BEGIN IMMEDIATE; COMMIT;").unwrap();
    }
}
