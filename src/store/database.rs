//! The open database: one method per operation.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use uuid::Uuid;

use super::db::connection::{self, Progress, silent};
use super::db::device::{self, IdGenerator, LocalDatabase};
use super::db::{Result, StoreError};
use super::exchange::format::ParseExportError;
use super::exchange::merge::{self, MergeOptions, MergeReport};
use super::exchange::spreadsheet::{
    ImportSpreadsheetError, Spreadsheet, SpreadsheetOptions, SpreadsheetReport, import,
};
use super::exchange::sync::{SyncError, SyncReport, last_target, sync_directory};
#[cfg(feature = "postgres")]
use super::exchange::sync::{SyncServer, sync_server};
use super::journal::line::JournalLine;
use super::read::Reader;
use super::safety::{backup, migrate};
use super::state::fold_games;
use super::write::Writer;
use super::write::undo::{self, UndoReport};
use crate::game::{CommandId, DeviceId, Name};

/// An open database, to read and write.
#[derive(Debug)]
pub struct Store {
    local: LocalDatabase,
    /// Whether the file is missing and an empty database stands in for it.
    is_missing: bool,
    committed: CommitFlag,
}

/// Whether anything was committed; its clones share the answer.
#[derive(Debug, Clone, Default)]
pub struct CommitFlag(Arc<AtomicBool>);

impl CommitFlag {
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Forgets what was committed, before another command.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    fn add(&self, has_committed: bool) {
        self.0.fetch_or(has_committed, Ordering::Relaxed);
    }
}

/// An open database, to read only: no file is created beside it, and it may be on a read-only disk.
#[derive(Debug)]
pub struct ReadStore {
    connection: Connection,
}

impl ReadStore {
    /// Opens a file; one that is missing reads as an empty database, and is not created. One of an
    /// older version is migrated, as [`Store::open`] does.
    pub fn open(path: &Path, now: DateTime<Utc>) -> Result<Self> {
        let connection = match migrate::open_to_read(path, now)? {
            Some(connection) => connection,
            None => migrate::empty()?,
        };
        Ok(Self { connection })
    }

    /// Returns a copy of the database in a temporary file of SQLite, which keeps
    /// nobody from writing while it is read.
    pub fn copied(self) -> Result<Self> {
        let mut connection = Connection::open("")?;
        backup::copy_pages(&self.connection, &mut connection, &mut silent)?;
        Ok(Self { connection })
    }

    /// Returns a reader, as [`Store::read`] does.
    pub fn read(&self) -> Result<Reader<'_>> {
        Reader::open(self.connection.unchecked_transaction()?)
    }

    /// Returns a number that changes whenever somebody commits to the file, as
    /// [`Store::data_version`] does.
    pub fn data_version(&self) -> Result<Option<u32>> {
        data_version(&self.connection)
    }
}

fn data_version(connection: &Connection) -> Result<Option<u32>> {
    let version = connection::without_waiting(connection, |connection| {
        connection.pragma_query_value(None, "data_version", |row| row.get(0))
    });
    match version.map_err(StoreError::from) {
        Err(StoreError::Busy { .. }) => Ok(None),
        version => version.map(Some),
    }
}

impl Store {
    /// Opens a file, creates it if there is none, and migrates its schema after a backup, which is
    /// named after `now`. One that is not a crowns database, or of a newer version, is not touched.
    pub fn open(
        path: &Path,
        device: DeviceId,
        ids: IdGenerator,
        now: DateTime<Utc>,
    ) -> Result<Self> {
        Self::new(migrate::open(path, now)?, device, ids, false)
    }

    /// Opens an empty database in memory in place of a missing file; writing to it is refused.
    pub fn missing() -> Result<Self> {
        let connection = migrate::empty()?;
        connection.pragma_update(None, "query_only", "ON")?;
        Self::new(connection, DeviceId(Uuid::nil()), IdGenerator::random(), true)
    }

    fn new(
        connection: Connection,
        home: DeviceId,
        ids: IdGenerator,
        is_missing: bool,
    ) -> Result<Self> {
        let device = device::current(&connection, home)?;
        let local = LocalDatabase { connection, ids, home, device, name: None };
        Ok(Self { local, is_missing, committed: CommitFlag::default() })
    }

    /// Sets a flag as soon as this store has committed an event.
    #[must_use]
    pub fn with_flag(self, committed: CommitFlag) -> Self {
        Self { committed, ..self }
    }

    /// Names the device for others that sync with the same directory.
    #[must_use]
    pub fn with_name(mut self, name: Option<Name>) -> Self {
        self.local.name = name;
        self
    }

    /// Returns a reader of the database as of now. It does not see what other programs write during
    /// its lifetime, and blocks their writes. There can be one at a time.
    pub fn read(&self) -> Result<Reader<'_>> {
        Reader::open(self.local.connection.unchecked_transaction()?)
    }

    /// Returns a number that changes whenever another connection commits to the
    /// file; `None` while one is about to.
    pub fn data_version(&self) -> Result<Option<u32>> {
        data_version(&self.local.connection)
    }

    /// Runs one command in a transaction: commits what it writes, or rolls it
    /// back if it returns an error.
    pub fn command<T, E: From<StoreError>>(
        &mut self,
        now: DateTime<Utc>,
        work: impl FnOnce(&mut Writer<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut writer = self.writer(now)?;
        let answer = work(&mut writer)?;
        let has_written = writer.has_written();
        writer.commit()?;
        self.committed.add(has_written);
        Ok(answer)
    }

    /// Undoes the last command of this device that still counts. Returns `None` if there is none.
    pub fn undo(&mut self, now: DateTime<Utc>) -> Result<Option<UndoReport>> {
        let undone = undo::undo(self.writer(now)?, None)?;
        self.committed.add(undone.is_some());
        Ok(undone)
    }

    /// Returns the command that [`undo`](Self::undo) would undo, with its events;
    /// `None` if there is none.
    pub fn next_undo(&self, now: DateTime<Utc>) -> Result<Option<UndoReport>> {
        undo::next(&self.read()?, self.local.device, now)
    }

    /// Undoes a command if it is the last one of this device that still counts;
    /// else returns `None`.
    pub fn undo_command(
        &mut self,
        command: CommandId,
        now: DateTime<Utc>,
    ) -> Result<Option<UndoReport>> {
        let undone = undo::undo(self.writer(now)?, Some(command))?;
        self.committed.add(undone.is_some());
        Ok(undone)
    }

    /// Redoes what the last undo on this device undid, unless another change
    /// was made since. Returns `None` if there is none.
    pub fn redo(&mut self, now: DateTime<Utc>) -> Result<Option<UndoReport>> {
        let redone = undo::redo(self.writer(now)?)?;
        self.committed.add(redone.is_some());
        Ok(redone)
    }

    /// Merges the lines of another journal, of any time: all, or none if one is refused.
    /// The result does not depend on the order in which journals are merged,
    /// nor on how often. [`ParseExportError::Line`] is of a line that cannot have been
    /// written by any version, or contradicts a stored one.
    pub fn merge(
        &mut self,
        lines: impl IntoIterator<Item = JournalLine>,
    ) -> Result<MergeReport, ParseExportError> {
        let options = MergeOptions { now: DateTime::<Utc>::MAX_UTC, ..Default::default() };
        self.merge_with(lines.into_iter().map(Ok), options)
    }

    /// Merges as [`Store::merge`] does, with options, in one transaction.
    pub fn merge_with(
        &mut self,
        lines: impl IntoIterator<Item = Result<JournalLine, ParseExportError>>,
        options: MergeOptions,
    ) -> Result<MergeReport, ParseExportError> {
        let report = merge::merge(&mut self.local, lines, options, |_, _| Ok(()))?;
        let has_written = report.new > 0 || !report.joined.is_empty();
        self.committed.add(has_written && !options.dry_run);
        Ok(report)
    }

    /// Exchanges the journal with other devices through a directory: merges what they have written
    /// to it, and writes what they do not have. In a git work tree that has a remote, pulls before
    /// and pushes afterwards. That nothing can be written is in the report, with what came in.
    pub fn sync(
        &mut self,
        directory: &Path,
        now: DateTime<Utc>,
        step: Progress<'_>,
    ) -> Result<SyncReport, SyncError> {
        let report = sync_directory(&mut self.local, directory, now, step)?;
        self.committed.add(report.received.new > 0);
        Ok(report)
    }

    /// Exchanges the journal with other devices through a server: merges what they
    /// have added there, and adds what they do not have.
    #[cfg(feature = "postgres")]
    pub fn sync_server(
        &mut self,
        server: &SyncServer,
        now: DateTime<Utc>,
        step: Progress<'_>,
    ) -> Result<SyncReport, SyncError> {
        let report = sync_server(&mut self.local, server, now, step)?;
        self.committed.add(report.received.new > 0);
        Ok(report)
    }

    /// Returns the place that the journal was exchanged with last: a path or a URL.
    pub fn last_sync_target(&self) -> Result<Option<String>> {
        last_target(&self.local.connection)
    }

    /// Imports the games of a spreadsheet by one command, all of them or none. A game of the same
    /// day, players and scores as one that is stored already is skipped.
    pub fn import_spreadsheet(
        &mut self,
        now: DateTime<Utc>,
        sheet: Spreadsheet,
        options: &SpreadsheetOptions,
    ) -> Result<SpreadsheetReport, ImportSpreadsheetError> {
        let mut writer = self.writer(now)?;
        let report = import::import(&mut writer, sheet, options)?;
        if !options.dry_run {
            writer.commit()?;
            self.committed.add(!report.games.is_empty());
        }
        Ok(report)
    }

    /// Writes the cache of games again.
    pub fn rebuild(&mut self) -> Result<()> {
        fold_games::rewrite(&mut self.local.connection)
    }

    /// Returns `true` if the cache of games is what follows from the journal.
    pub fn verify(&self) -> Result<bool> {
        fold_games::is_right(&self.local.connection, &mut silent, &mut |_| ())
    }

    fn writer(&mut self, now: DateTime<Utc>) -> Result<Writer<'_>> {
        // A database that cannot be written to needs no lock.
        let behavior = match self.is_missing {
            true => TransactionBehavior::Deferred,
            false => TransactionBehavior::Immediate,
        };
        let LocalDatabase { connection, ids, device, .. } = &mut self.local;
        let tx = Transaction::new(connection, behavior)?;
        Writer::begin(Reader::open_to_write(tx)?, ids, *device, now)
    }
}

#[cfg(test)]
mod tests;
