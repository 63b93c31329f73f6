//! Replaces the database by a backup, after saving a copy of it.
//!
//! The database is locked from before it is copied until it is replaced, so
//! that no command of another program falls between the two.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OpenFlags};

use super::copy::{self, BackupReport};
use super::replace::{DamagedFile, beside};
use super::{backup, migrate};
use crate::store::db::atomic_file::Overwrite;
use crate::store::db::connection::{PageCheck, Progress, faults, lock, open_file, silent};
use crate::store::db::files::{self, is_there, resolve_link};
use crate::store::db::rollback::check_journal;
use crate::store::db::{Result, StoreError};
use crate::store::journal::rows;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestoreReport {
    pub now: BackupReport,
    /// What it held before, if it existed, and where that was moved.
    pub before: Option<PreviousDatabase>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PreviousDatabase {
    /// A copy, from which it can be restored.
    Sound(BackupReport),
    /// A copy of the file as it was: it is damaged.
    Damaged(PathBuf),
}

/// A backup that can be restored: it was checked from end to end and is
/// locked against changes.
#[derive(Debug)]
pub struct RestoreSource {
    connection: Connection,
    pub holds: BackupReport,
}

impl PreviousDatabase {
    pub fn path(&self) -> &Path {
        match self {
            Self::Sound(copy) => &copy.path,
            Self::Damaged(path) => path,
        }
    }
}

impl RestoreSource {
    /// Checks a backup: its header, its schema, its pages and each of its
    /// events. Nothing is written to it. One that holds a trigger, a view or a table
    /// that this program has not created is refused.
    pub fn check(path: &Path) -> Result<Self> {
        if !path.try_exists().unwrap_or(true) {
            return Err(StoreError::NoFile { path: path.to_owned() });
        }
        if !is_there(path)? {
            return Err(StoreError::Foreign { path: path.to_owned() });
        }
        let check = || {
            let connection = open_to_read_only(path)?;
            if let Some(name) = migrate::differences(&connection)?.into_iter().next() {
                return Err(StoreError::ForeignSchema { path: path.to_owned(), name });
            }
            let sound = faults(&connection, PageCheck::Full, 1)?.is_empty();
            rows::check(&connection)?;
            let holds = copy::holds(&connection, path)?;
            if !sound {
                return Err(StoreError::Damaged);
            }
            Ok(Self { connection, holds })
        };
        check().map_err(|error| match error {
            StoreError::Damaged => StoreError::DamagedCopy { path: path.to_owned() },
            why @ (StoreError::ParseEventError { .. }
            | StoreError::Altered { .. }
            | StoreError::EventsMissing { .. }) => {
                StoreError::BadCopy { path: path.to_owned(), why: Box::new(why) }
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
    /// [`StoreError::AfterRestore`] if it was replaced and cannot be used.
    pub fn restore(
        self,
        path: &Path,
        now: DateTime<Utc>,
        step: Progress<'_>,
    ) -> Result<RestoreReport> {
        let path = &resolve_link(path);
        files::must_differ(&self.holds.path, path)?;
        backup::clear(path, now);
        let before = self.replace(path, now, step)?;
        // One of an older version is migrated.
        let migrated = migrate::open(path, now).and_then(|live| copy::holds(&live, path));
        let now = migrated.map_err(|why| StoreError::AfterRestore {
            previous: before.as_ref().map(|before| before.path().to_owned()),
            why: Box::new(why),
        })?;
        Ok(RestoreReport { now, before })
    }

    fn replace(
        &self,
        path: &Path,
        now: DateTime<Utc>,
        step: Progress<'_>,
    ) -> Result<Option<PreviousDatabase>> {
        if !path.try_exists().unwrap_or(true) {
            match copy::copy(&self.connection, path, Overwrite::Never, copy::unchecked, step) {
                // Another program has created it meanwhile.
                Err(StoreError::Exists { .. }) => {}
                copied => return copied.map(|_| None),
            }
        }
        is_there(path)?;
        let copied = lock(path).and_then(|live| {
            let backed = copy_aside(&live, path, now)?;
            Ok((live, backed))
        });
        match copied {
            Ok((mut live, backed)) => {
                // Transactional, and others that have the file open see it.
                let written = copy::pages(&self.connection, &mut live, step);
                match (written, backed) {
                    (Ok(()), backed) => Ok(backed.map(PreviousDatabase::Sound)),
                    (Err(why @ StoreError::Sqlite(_)), Some(backed)) => {
                        Err(why.while_replacing(backed.path))
                    }
                    (Err(why), backed) => {
                        // The database is unchanged, so the copy is of no use.
                        backed.map(|backed| fs::remove_file(backed.path));
                        Err(why)
                    }
                }
            }
            Err(StoreError::Damaged | StoreError::StrayJournal { .. }) => {
                let aside = DamagedFile::lock(path)?.replace(&self.connection, now, step)?;
                Ok(Some(PreviousDatabase::Damaged(aside)))
            }
            Err(error) => Err(error),
        }
    }
}

/// Copies a database, unless it is empty, to a file beside it that is named
/// after the time.
fn copy_aside(live: &Connection, path: &Path, now: DateTime<Utc>) -> Result<Option<BackupReport>> {
    if migrate::is_empty(live)? {
        return Ok(None);
    }
    let to = beside(path, "before-restore", now);
    copy::copy(live, &to, Overwrite::Never, copy::unchecked, &mut silent).map(Some)
}

fn open_to_read_only(path: &Path) -> Result<Connection> {
    check_journal(path)?;
    let connection = open_file(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.pragma_update(None, "trusted_schema", "OFF")?;
    // The transaction makes sure that what was checked is what is copied.
    connection.execute_batch("BEGIN")?;
    Ok(connection)
}
