//! The open database: what the program calls.

use std::path::Path;

use super::db::error::StoreError;
use super::db::ids::IdGenerator;
use super::db::progress::silent;
use super::exchange::merge::{self, MergeOptions, MergeReport};
use super::exchange::spreadsheet::{
    ImportSpreadsheetError, SpreadsheetGame, SpreadsheetOptions, SpreadsheetReport, import,
};
use super::journal::line::JournalLine;
use super::projection::rebuild::{self, ProjectionMismatch};
use super::read::reader::Reader;
use super::safety::migrate;
use super::write::undo::{self, UndoReport};
use super::write::writer::Writer;
use crate::game::DeviceId;
use chrono::{DateTime, Utc};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use uuid::Uuid;

/// The file that a table keeps its games in.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    device: DeviceId,
    ids: IdGenerator,
    /// Whether it stands for a file that is missing.
    is_missing: bool,
}

/// The same file where it is only to be read: nothing is made beside it, and
/// it may be one that cannot be written.
#[derive(Debug)]
pub struct ReadStore {
    connection: Connection,
}

impl ReadStore {
    /// Opens a file; one that is missing reads as an empty database, and is
    /// not created. One of an older version is migrated, as [`Store::open`]
    /// does.
    ///
    /// # Errors
    ///
    /// As [`Store::open`].
    pub fn open(path: &Path, now: DateTime<Utc>) -> Result<Self, StoreError> {
        let connection = match migrate::open_to_read(path, now)? {
            Some(connection) => connection,
            None => migrate::empty()?,
        };
        Ok(Self { connection })
    }

    /// Returns a reader, as [`Store::read`] does.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn read(&self) -> Result<Reader<'_>, StoreError> {
        Ok(Reader::new(self.connection.unchecked_transaction()?))
    }
}

impl Store {
    /// Opens a file, creates it if there is none, and migrates its schema
    /// after a backup, which is named after `now`.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be opened, is not a crowns
    /// database or is of a newer version; it is not touched then.
    pub fn open(
        path: &Path,
        device: DeviceId,
        ids: IdGenerator,
        now: DateTime<Utc>,
    ) -> Result<Self, StoreError> {
        let connection = migrate::open(path, now)?;
        Ok(Self {
            connection,
            device,
            ids,
            is_missing: false,
        })
    }

    /// Opens what stands for a file that is missing: an empty database, which
    /// refuses to be written to.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if there is no memory for it.
    pub fn missing() -> Result<Self, StoreError> {
        let connection = migrate::empty()?;
        connection.pragma_update(None, "query_only", "ON")?;
        Ok(Self {
            connection,
            device: DeviceId(Uuid::nil()),
            ids: IdGenerator::random(),
            is_missing: true,
        })
    }

    /// Returns a reader of the file as it stands now; it sees nothing of what
    /// others write while it lives, and keeps them waiting. There can be one
    /// at a time.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn read(&self) -> Result<Reader<'_>, StoreError> {
        Ok(Reader::new(self.connection.unchecked_transaction()?))
    }

    /// Does one command: all that it writes is kept, or, where it returns an
    /// error, nothing is.
    ///
    /// # Errors
    ///
    /// That of the work, or [`StoreError`] if it cannot be stored.
    pub fn command<T, E: From<StoreError>>(
        &mut self,
        now: DateTime<Utc>,
        work: impl FnOnce(&mut Writer<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut writer = self.writer(now)?;
        let answer = work(&mut writer)?;
        writer.commit()?;
        Ok(answer)
    }

    /// Takes back the last command that was given on this device and still
    /// counts, whatever it was. Returns `None` if there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be stored.
    pub fn undo(&mut self, now: DateTime<Utc>) -> Result<Option<UndoReport>, StoreError> {
        undo::undo(self.writer(now)?)
    }

    /// Brings back what the last undo on this device took back, unless
    /// something else was done since. Returns `None` if there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be stored.
    pub fn redo(&mut self, now: DateTime<Utc>) -> Result<Option<UndoReport>, StoreError> {
        undo::redo(self.writer(now)?)
    }

    /// Takes in the lines of another journal, all or, where one cannot be
    /// had, none. In whatever order journals meet, and however often, the
    /// result is the same.
    ///
    /// # Errors
    ///
    /// Those of the lines; [`StoreError::Line`] for a line that cannot
    /// have been written by any version, or is at odds with what is here; and
    /// [`StoreError`] if they cannot be stored.
    pub fn merge<E: From<StoreError>>(
        &mut self,
        lines: impl IntoIterator<Item = Result<JournalLine, E>>,
    ) -> Result<MergeReport, E> {
        let taking = MergeOptions {
            now: DateTime::UNIX_EPOCH,
            join_names: false,
            dry_run: false,
        };
        self.take_in(lines, taking)
    }

    /// Does the same, and what else is asked for: in one transaction too.
    ///
    /// # Errors
    ///
    /// As [`Store::merge`].
    pub fn take_in<E: From<StoreError>>(
        &mut self,
        lines: impl IntoIterator<Item = Result<JournalLine, E>>,
        taking: MergeOptions,
    ) -> Result<MergeReport, E> {
        let Self {
            connection,
            device,
            ids,
            ..
        } = self;
        merge::take_in(connection, ids, *device, lines, taking)
    }

    /// Imports the games of a spreadsheet by one command, all of them or none.
    /// A game of the same day, players and scores as one that is here already
    /// is skipped.
    ///
    /// # Errors
    ///
    /// [`ImportSpreadsheetError`] with the first line or cell that cannot be
    /// imported.
    pub fn import_spreadsheet(
        &mut self,
        now: DateTime<Utc>,
        games: &[SpreadsheetGame],
        options: &SpreadsheetOptions,
    ) -> Result<SpreadsheetReport, ImportSpreadsheetError> {
        let mut writer = self.writer(now)?;
        let report = import::import(&mut writer, games, options)?;
        if !options.dry_run {
            writer.commit()?;
        }
        Ok(report)
    }

    /// Throws all projections away and rebuilds them. Games that two
    /// devices gave one number are numbered on in the order of their start.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if an event cannot be read or nothing be written.
    pub fn rebuild(&mut self) -> Result<(), StoreError> {
        rebuild::rebuild_all(&mut self.connection)
    }

    /// Compares all projections with what the journal says, and changes
    /// nothing. Returns the tables that differ.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if an event cannot be read.
    pub fn verify(&mut self) -> Result<Vec<ProjectionMismatch>, StoreError> {
        rebuild::differences(&mut self.connection, &mut silent, &mut rebuild::unseen)
    }

    fn writer(&mut self, now: DateTime<Utc>) -> Result<Writer<'_>, StoreError> {
        // What cannot be written to is not locked either.
        let behavior = match self.is_missing {
            true => TransactionBehavior::Deferred,
            false => TransactionBehavior::Immediate,
        };
        let tx = Transaction::new(&mut self.connection, behavior)?;
        Writer::begin(Reader::new(tx), &mut self.ids, self.device, now)
    }
}

#[cfg(test)]
mod tests;
