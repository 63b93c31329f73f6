//! Replaces the database by a backup, after saving a copy of it.

use std::fs;
use std::path::{Path, PathBuf};

use super::backup::{self, SECOND};
use super::copy::{self, BackupReport};
use super::migrate;
use crate::store::db::atomic_file::Overwrite;
use crate::store::db::connection::{attach, faults};
use crate::store::db::error::StoreError;
use crate::store::db::files::{self, with_end};
use crate::store::db::header::is_there;
use crate::store::db::progress::{Progress, silent};
use crate::store::journal::rows;
use crate::store::projection::rebuild;
use chrono::{DateTime, Utc};
use rusqlite::{Connection, OpenFlags};

/// The result of a restore.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestoreReport {
    /// What the database holds now.
    pub now: BackupReport,
    /// What it held before, if it existed, and where that was moved.
    pub before: Option<PreviousDatabase>,
}

/// The database that was replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PreviousDatabase {
    /// A copy, from which it can be restored.
    Sound(BackupReport),
    /// The file itself: it is damaged.
    Damaged(PathBuf),
}

/// A backup that can be restored: it was checked from end to end and is
/// locked against changes.
#[derive(Debug)]
pub struct RestoreSource {
    path: PathBuf,
    connection: Connection,
    /// Games in it, deleted ones not counted.
    pub games: u64,
    /// Rows of its journal.
    pub events: u64,
}

impl RestoreSource {
    /// Checks a backup: its header, its pages and each of its events.
    /// Nothing is written to it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if there is no such file, it is not a crowns
    /// database, of a newer version or damaged.
    pub fn check(path: &Path) -> Result<Self, StoreError> {
        if !path.try_exists().unwrap_or(true) {
            let path = path.to_owned();
            return Err(StoreError::NoFile { path });
        }
        if !is_there(path)? {
            let path = path.to_owned();
            return Err(StoreError::Foreign { path });
        }
        let check = || {
            let connection = open_to_read_only(path)?;
            let sound = faults(&connection, 1)?.is_empty();
            rows::check(&connection)?;
            let (games, events) = copy::holds(&connection)?;
            if !sound {
                return Err(StoreError::Damaged);
            }
            Ok(Self {
                path: path.to_owned(),
                connection,
                games,
                events,
            })
        };
        check().map_err(|error| match error {
            StoreError::Damaged => StoreError::DamagedCopy {
                path: path.to_owned(),
            },
            why @ (StoreError::ParseEventError { .. } | StoreError::Altered { .. }) => {
                StoreError::BadCopy {
                    path: path.to_owned(),
                    why: Box::new(why),
                }
            }
            other => other,
        })
    }

    /// Replaces a database by the backup, after copying it to a file beside
    /// it. If killed meanwhile, it leaves the old or the new one complete.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database cannot be stored or written, or
    /// is no crowns database; it is as it was then.
    pub fn restore(
        self,
        path: &Path,
        now: DateTime<Utc>,
        step: Progress<'_>,
    ) -> Result<RestoreReport, StoreError> {
        files::must_be_two(&self.path, path)?;
        backup::clear(path, now);
        let before = match is_there(path)? {
            false => {
                copy::copy(&self.connection, path, Overwrite::Allowed, step)?;
                None
            }
            true => Some(self.replace(path, now, step)?),
        };
        // A backup of an older version is migrated.
        let mut connection = migrate::open(path, now)?;
        rebuild::repair(&mut connection)?;
        let (game_count, event_count) = copy::holds(&connection)?;
        let now = BackupReport {
            path: path.to_owned(),
            game_count,
            event_count,
        };
        Ok(RestoreReport { now, before })
    }

    fn replace(
        &self,
        path: &Path,
        now: DateTime<Utc>,
        step: Progress<'_>,
    ) -> Result<PreviousDatabase, StoreError> {
        match copy_aside(path, now) {
            Ok((mut live, backed)) => {
                // Transactional, and others that have the file open see it.
                let written = copy::pages(&self.connection, &mut live, step);
                if written.is_err() {
                    // The database is unchanged, so the copy is of no use.
                    let _ = fs::remove_file(&backed.path);
                }
                written.map(|()| PreviousDatabase::Sound(backed))
            }
            Err(StoreError::Damaged) => {
                let (part, _) = copy::copy_partial(&self.connection, path, step)?;
                let damaged = set_aside(path, now)?;
                files::put(part, Overwrite::Allowed)?;
                Ok(PreviousDatabase::Damaged(damaged))
            }
            Err(error) => Err(error),
        }
    }
}

/// Copies a database to a file beside it, named after the time.
fn copy_aside(path: &Path, now: DateTime<Utc>) -> Result<(Connection, BackupReport), StoreError> {
    let live = attach(path)?;
    let to = beside(path, "before-restore", now);
    let backed = copy::copy(&live, &to, Overwrite::Never, &mut silent)?;
    Ok((live, backed))
}

/// Links or renames a damaged file, and SQLite's journal beside it, to another
/// name, so that another file can take its own.
pub(in crate::store) fn set_aside(path: &Path, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
    let aside = beside(path, "damaged", now);
    let of_file = |why| StoreError::of_new_file(&aside, why);
    // With a link there is a file of that name all the time. Not every file
    // system has them.
    let linked = fs::hard_link(path, &aside);
    let journal = with_end(path, "-journal");
    if journal.try_exists().unwrap_or(false) {
        fs::rename(&journal, with_end(&aside, "-journal")).map_err(of_file)?;
    }
    if linked.is_err() {
        fs::rename(path, &aside).map_err(of_file)?;
    }
    Ok(aside)
}

/// Returns a free name beside a file.
fn beside(path: &Path, what: &str, now: DateTime<Utc>) -> PathBuf {
    let name = with_end(path, &format!(".{what}-{}", now.format(SECOND)));
    let mut free = name.clone();
    let mut count = 1;
    while free.try_exists().unwrap_or(false) {
        count += 1;
        free = with_end(&name, &format!("-{count}"));
    }
    free
}

/// Opens a file read-only.
fn open_to_read_only(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.pragma_update(None, "trusted_schema", "OFF")?;
    // The transaction makes sure that what was checked is what is copied.
    connection.execute_batch("BEGIN")?;
    Ok(connection)
}
