//! Replaces the content of a damaged database in its place.
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

use super::backup::SECOND;
use super::copy;
use crate::store::db::atomic_file::Overwrite;
use crate::store::db::connection::{Progress, lock, open_file};
use crate::store::db::files::{self, with_end};
use crate::store::db::{Result, StoreError};

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
    /// Locks a file, if it can be locked; an interrupted transaction is rolled
    /// back first.
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
        match copy::pages(by, &mut live, step) {
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
