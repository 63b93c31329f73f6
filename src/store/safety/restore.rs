//! Replaces the database by a backup, after saving a copy of it, or the content of a damaged one in
//! its place.
//!
//! The database is locked from before it is copied until it is replaced, so
//! that no command of another program falls between the two.
//!
//! The file is written to and not renamed: a program that has it open would
//! take SQLite's journal of the new file, which is found by its name, for one of
//! the old file, and roll it back into that. Source: SQLite, "How To Corrupt An
//! SQLite Database File", on files that are renamed while in use.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OpenFlags};

use super::backup::{self, BackupReport, SECOND};
use super::migrate;
use crate::store::db::atomic_file::Overwrite;
use crate::store::db::connection::{PageCheck, Progress, faults, lock, open_file, silent};
use crate::store::db::files::{self, is_there, resolve_link, with_end};
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

/// A backup that can be restored: it was checked from end to end and is locked against changes.
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
            let holds = backup::holds(&connection, path)?;
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
    /// [`StoreError`] if the database cannot be stored or written, or is no crowns database; it is
    /// as it was then. [`StoreError::AfterRestore`] if it was replaced and cannot be used.
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
        let migrated = migrate::open(path, now).and_then(|live| backup::holds(&live, path));
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
            match backup::copy(&self.connection, path, Overwrite::Never, backup::unchecked, step) {
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
                let written = backup::copy_pages(&self.connection, &mut live, step);
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

/// Copies a database, unless it is empty, to a file beside it that is named after the time.
fn copy_aside(live: &Connection, path: &Path, now: DateTime<Utc>) -> Result<Option<BackupReport>> {
    if migrate::created(live)?.is_empty() {
        return Ok(None);
    }
    let to = beside(path, "before-restore", now);
    backup::copy(live, &to, Overwrite::Never, backup::unchecked, &mut silent).map(Some)
}

fn open_to_read_only(path: &Path) -> Result<Connection> {
    check_journal(path)?;
    let connection = open_file(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.pragma_update(None, "trusted_schema", "OFF")?;
    // The transaction makes sure that what was checked is what is copied.
    connection.execute_batch("BEGIN")?;
    Ok(connection)
}

/// A damaged file that no other program can write to.
pub(super) struct DamagedFile {
    path: PathBuf,
    /// `None` if SQLite cannot open it, in this program or another.
    pub(super) lock: Option<Connection>,
    /// Open as long as it is locked: to close it would release the lock.
    file: File,
    /// Whether it is not opened because of a journal that is not its own.
    pub(super) has_stray_journal: bool,
}

impl DamagedFile {
    /// Locks a file, if it can be locked; an interrupted transaction is rolled back first.
    pub(super) fn lock(path: &Path) -> Result<Self> {
        let lock = lock(path);
        let has_stray_journal = matches!(lock, Err(StoreError::StrayJournal { .. }));
        let lock = match lock {
            Ok(connection) => Some(connection),
            Err(StoreError::Damaged | StoreError::Sqlite(_)) => None,
            Err(_) if has_stray_journal => None,
            Err(error) => return Err(error),
        };
        let file = File::open(path).map_err(|why| StoreError::of_file(path, why))?;
        let path = path.to_owned();
        Ok(Self { path, lock, file, has_stray_journal })
    }

    pub(super) fn bytes(&self) -> &File {
        &self.file
    }

    /// Copies the file as it is to one beside it, and replaces its content by a
    /// database. Returns the path of the copy.
    pub(super) fn replace(
        mut self,
        by: &Connection,
        now: DateTime<Utc>,
        step: Progress<'_>,
    ) -> Result<PathBuf> {
        let aside = beside(&self.path, "damaged", now);
        self.copy_to(&aside)?;
        let mut live = match self.lock.take() {
            Some(lock) => lock,
            None => {
                self.make_readable()?;
                // SQLite would roll it back, and has found no way to do so, or
                // it is of another file. No command opens this one beside it.
                let journal = with_end(&self.path, "-journal");
                if journal.try_exists().unwrap_or(false) {
                    fs::rename(&journal, with_end(&aside, "-journal"))
                        .map_err(|why| StoreError::of_new_file(&aside, why))?;
                }
                lock(&self.path)?
            }
        };
        match backup::copy_pages(by, &mut live, step) {
            Err(why @ StoreError::Sqlite(_)) => Err(why.while_replacing(aside)),
            written => written.map(|()| aside),
        }
    }

    fn copy_to(&mut self, aside: &Path) -> Result<()> {
        let of_new = |why| StoreError::of_new_file(aside, why);
        let copy = files::partial(aside)?;
        let copied = copy.open().and_then(|mut copy| {
            self.file.rewind()?;
            io::copy(&mut self.file, &mut copy)
        });
        copied.map_err(of_new)?;
        copy.commit(Overwrite::Never).map_err(of_new)
    }

    /// Replaces the first page by one of another program's database: SQLite can
    /// lock the file then, and no command uses it before it is whole.
    fn make_readable(&self) -> Result<()> {
        let page = first_page(&self.path, 4096, "CREATE TABLE being_repaired (x)")?;
        let file = OpenOptions::new().write(true).open(&self.path);
        let written = file.and_then(|mut file| {
            file.write_all(&page)?;
            file.sync_all()
        });
        written.map_err(|why| StoreError::of_file(&self.path, why))
    }
}

/// Returns a free name beside a file.
pub(super) fn beside(path: &Path, what: &str, now: DateTime<Utc>) -> PathBuf {
    let name = with_end(path, &format!(".{what}-{}", now.format(SECOND)));
    let mut free = name.clone();
    let mut count = 1;
    while free.try_exists().unwrap_or(false) {
        count += 1;
        free = with_end(&name, &format!("-{count}"));
    }
    free
}

/// Returns the first page of a new database after some SQL, `size` bytes long.
///
/// The database is made beside a file and removed again.
pub(super) fn first_page(beside: &Path, size: u64, sql: &str) -> Result<Vec<u8>> {
    let part = files::partial(beside)?;
    let connection = open_file(part.partial(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "page_size", size)?;
    connection.execute_batch(sql)?;
    drop(connection);
    let of_new = |why| StoreError::of_new_file(beside, why);
    let mut page = fs::read(part.partial()).map_err(of_new)?;
    page.truncate(usize::try_from(size).unwrap_or(usize::MAX));
    Ok(page)
}
