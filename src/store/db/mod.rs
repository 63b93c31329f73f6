//! The database file: finding, creating and opening it, and its errors.

pub(crate) mod atomic_file;
pub(crate) mod connection;
pub(crate) mod device;
pub(crate) mod files;
pub(crate) mod rollback;
pub(crate) mod shared_draft;

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

use self::atomic_file::folder_of;
use crate::game::{CommandId, EventId, InvalidEvent, ParseEventError};
use crate::messages::{Command, Hint, english, quoted};

pub(crate) use connection::Sql;

/// What reads or writes the database returns.
pub(crate) type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Returns the error of an index or a table that does not match the rest.
pub(crate) fn consistent(is_consistent: bool) -> Result<()> {
    is_consistent.then_some(()).ok_or(StoreError::Inconsistent)
}

/// Returns a check that keys rise: damaged pages can lead around in a circle.
pub(crate) fn rising<K: PartialOrd>() -> impl FnMut(K) -> Result<()> {
    let mut last = None;
    move |key| {
        let before = last.replace(key);
        consistent(before < last)
    }
}

english! {
    /// Why the database cannot be read or written.
    ///
    /// Whatever reads fails if the file cannot be read or is damaged, and whatever
    /// writes, also if the change cannot be stored.
    pub enum StoreError {
        Directory { path: PathBuf } => ("`{}` is a directory, not a database", .path.display()),
            hint format!("name a file in it, such as `{}`", shell(&path.join("crowns.db"))),
            for { path: "club/crowns.db" };
        NotFile { path: PathBuf } => ("`{}` is a device or a pipe, not a file", .path.display()),
            for { path: "club/crowns.db" };
        NoFolder { folder: PathBuf } => ("there is no directory `{}`", .folder.display()),
            hint format!("run `mkdir -p {}` to create it", shell(folder)), for { folder: "club" };
        NoFile { path: PathBuf } => ("there is no file `{}`", .path.display()),
            for { path: "club/crowns.db" };
        Exists { path: PathBuf } => ("`{}` already exists", .path.display()),
            hint "pass `--force` to replace it", for { path: "club/crowns.db" };
        Itself { path: PathBuf } => ("`{}` is the database itself", .path.display()),
            for { path: "club/crowns.db" };
        Permission { path: PathBuf } => ("no permission to open `{}`", .path.display()),
            hint format!("run `ls -l {}` to see who may read and write it", shell(path)),
            for { path: "club/crowns.db" };
        CannotMake { path: PathBuf } => ("no permission to create `{}`", .path.display()),
            hint format!("run `ls -ld {}` to see who may write there", shell(folder_of(path))),
            for { path: "club/crowns.db" };
        ReadOnlyDisk { path: PathBuf } =>
            ("the disk is read-only; `{}` cannot be created", .path.display()),
            hint "name a file on another disk, or make this one writable",
            for { path: "club/crowns.db" };
        NoRoom { path: PathBuf } => ("the disk is full; `{}` cannot be created", .path.display()),
            hint "free some space on the disk, then run the command again",
            for { path: "club/crowns.db" };
        Foreign { path: PathBuf } => ("`{}` is not a crowns database", .path.display()),
            for { path: "club/crowns.db" };
        Newer { path: PathBuf, found: u32, known: u32 } =>
            ("`{}` has version {found}; this version of crowns reads versions up to {known}",
              .path.display()), hint "upgrade crowns to read it",
            for { path: "club/crowns.db", found: 9, known: 3 };
        OldReadOnly { path: PathBuf } =>
            ("`{}` was written by an older version of crowns and cannot be migrated: it is \
              read-only",
              .path.display()),
            hint "copy it to a directory you can write to, and name the copy with `--db`",
            for { path: "club/crowns.db" };
        Io { path: PathBuf, why: io::Error } => ("cannot read `{}`: {why}", .path.display()),
            for { path: "club/crowns.db", why: io::Error::other("the disk is gone") };
        StrayJournal { path: PathBuf, journal: PathBuf } =>
            ("`{}` does not belong to this copy of `{}`", .journal.display(), .path.display()),
            hint Hint::new(format!(
                "if `{}` is new or was copied here, move the journal away; ",
                shell(path)
            ))
            .command(Command::new("doctor --repair").on(path))
            .text(" does so and recovers what can be read"),
            for { path: "club/crowns.db", journal: "crowns.db-journal" };
        SeveralNames { path: PathBuf, names: u64 } =>
            ("`{}` has {names} hard links, but SQLite can recover a database after a crash only if it \
              has one", .path.display()),
            hint format!(
                "run `find . -samefile {}` to see those below this directory, and replace all but \
                 one with copies",
                shell(path)
            ), for { path: "club/crowns.db", names: 2 };
        ReadOnly => ("the database file or its directory is read-only"),
            hint Hint::new("commands that only read, such as ").command(Command::new("board")).text(
                ", still work; to write, make both writable or name a copy of the file with `--db`",
            );
        Interrupted =>
            ("an interrupted command cannot be rolled back: the database file or its directory is \
              read-only"), hint "make both writable, then run the command again";
        Busy { seconds: u64 } =>
            ("the database is locked by another program (waited {seconds} seconds)"),
            hint "wait until it is done, then run the command again", for { seconds: 5 };
        WriteAhead => ("another program has the database open with a write-ahead log"),
            hint "stop that program, such as Litestream, then run the command again";
        Full => ("the disk is full; nothing was changed"),
            hint "free some space on the disk, then run the command again";
        Damaged => ("the database is damaged"), hint doctor();
        Inconsistent => ("a table or an index of the database was altered (checksum mismatch)"),
            hint Hint::run(Command::new("doctor --repair"), "to repair it");
        NothingToSave => ("no part of the journal can be read"),
            hint Hint::run(Command::new("restore FILE"), "to restore a backup");
        ParseEventError { id: EventId, why: ParseEventError } =>
            ("event {id} of the journal cannot be read: {why}"), hint doctor(),
            for { id: EventId(uuid::Uuid::nil()), why: unknown_event() };
        Altered { id: EventId } => ("event {id} of the journal was altered (checksum mismatch)"),
            hint doctor(), for { id: EventId(uuid::Uuid::nil()) };
        DamagedCopy { path: PathBuf } => ("`{}` is damaged", .path.display()), hint recover(path),
            for { path: "club/crowns.db" };
        BadCopy { path: PathBuf, why: Box<StoreError> } => ("`{}`: {why}", .path.display()),
            hint recover(path),
            for {
                path: "club/crowns.db",
                why: StoreError::Altered { id: EventId(uuid::Uuid::nil()) }
            };
        ForeignSchema { path: PathBuf, name: String } =>
            ("`{}` holds `{name}`, which crowns did not create", .path.display()),
            hint "restore another backup; if you trust this file, run `crowns export` on it and \
                  import the result", for { path: "club/crowns.db", name: "on_new_player" };
        AfterRestore { why: Box<StoreError>, previous: Option<PathBuf> } =>
            ("the database was replaced, but cannot be \
              used: {}{}", cause(.why), previous_at(.previous.as_deref())),
            maybe previous.as_deref().map(restore),
            for { why: StoreError::Full, previous: "club/crowns.db" }
            or { why: StoreError::Full, previous: None };
        ReplaceFailed { why: Box<StoreError>, previous: PathBuf } =>
            ("the database was not replaced completely: {}; the previous one is also in \
              `{}`", cause(.why), .previous.display()), hint restore(previous),
            for {
                why: StoreError::Sqlite(rusqlite::Error::InvalidQuery),
                previous: "club/crowns.db"
            };
        Unsynced =>
            ("the change was written, but its directory cannot be synced; a power cut may undo it"),
            hint Hint::new("do not run the command again; ")
                .command(Command::new("log"))
                .text(" shows the change");
        Moved => ("another command replaced the database in the meantime; nothing was written"),
            hint "run the command again";
        EventsMissing { found: u64, expected: u64 } => ("{}", events_missing(*.found, *.expected)),
            hint doctor(), for { found: 131, expected: 360 };
        ForeignLink { path: PathBuf } =>
            ("`{}` is a link that belongs to another user", .path.display()),
            hint "name another file, or remove the link", for { path: "club/crowns.db" };
        Gone { path: PathBuf } => ("`{}` no longer exists; nothing was written", .path.display()),
            hint "put it back, or name another file with `--db`", for { path: "club/crowns.db" };
        DanglingLink { path: PathBuf, target: PathBuf } =>
            ("`{}` is a link to `{}`, which does not exist", .path.display(), .target.display()),
            hint "mount the disk that it is on, remove the link or name another file with `--db`",
            for { path: "club/crowns.db", target: "club/crowns.db" };
        Sqlite(error: rusqlite::Error) => ("SQLite reported: {0}"),
            for (rusqlite::Error::InvalidQuery);
    }
}

/// Writes a path as it is typed in a shell.
pub(super) fn shell(path: &Path) -> String {
    quoted(&path.to_string_lossy())
}

fn doctor() -> Hint {
    Hint::run(Command::new("doctor"), "to see what is wrong and how to repair it")
}

fn restore(previous: &Path) -> Hint {
    Hint::run(Command::new("restore").path(previous), "to return to the previous database")
}

fn recover(copy: &Path) -> Hint {
    Hint::run(Command::new("doctor --repair").on(copy), "to recover what can still be read")
}

sampled! {
    /// Why a line of another journal cannot be imported.
    #[derive(Debug, Error)]
    pub enum LineError {
        #[error("altered (checksum mismatch)")]
        Changed;
        #[error("malformed: {0}")]
        Unreadable(serde_json::Error), for (unknown_event().why);
        #[error("the time must be from 1970 to 9999, not {0} ms")]
        Time(i64), for (-1);
        #[error("it is dated {}, more than a day ahead of this device's clock", .0.format("%Y-%m-%d %H:%M UTC"))]
        Future(DateTime<Utc>), for (DateTime::UNIX_EPOCH);
        #[error(
            "an event belongs to a game, player, league, ruleset, solitaire, tournament or command, not to `{0}`"
        )]
        UnknownKind(String), for ("team");
        #[error("malformed event `{}`", .0.kind)]
        Event(ParseEventError), for (unknown_event());
        #[error("{0}")]
        Invalid(#[from] InvalidEvent), for (InvalidEvent::Dealer);
        #[error("the undo or redo names a different command")]
        Target;
        #[error("event {0} already exists with other content; one of the two was altered")]
        Altered(EventId), for (EventId(uuid::Uuid::nil()));
        #[error("command {0} already exists with another time or device")]
        Command(CommandId), for (CommandId(uuid::Uuid::nil()));
        #[error("command {0} undoes or redoes a command that it cannot apply to")]
        Role(CommandId), for (CommandId(uuid::Uuid::nil()));
    }
}

/// Returns what went wrong, without what it left as it was: more than that was done.
fn cause(why: &StoreError) -> String {
    let text = why.to_string();
    text.split("; nothing was").next().unwrap_or_default().to_owned()
}

fn previous_at(previous: Option<&Path>) -> String {
    previous.map_or_else(String::new, |path| format!("; the previous one is `{}`", path.display()))
}

fn events_missing(found: u64, expected: u64) -> String {
    if found == expected {
        return "the journal was altered (checksum mismatch)".to_owned();
    }
    format!("events are missing: the journal has only {found} of {expected}")
}

/// How long a command waits for another, in seconds.
pub(crate) const BUSY_TIMEOUT: u64 = 10;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        // Every column was written as text or a number of its type.
        if let rusqlite::Error::Utf8Error(..)
        | rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..)
        | rusqlite::Error::InvalidColumnType(..) = error
        {
            return Self::Damaged;
        }
        let exact = error.sqlite_error().map(|error| error.extended_code);
        match error.sqlite_error_code() {
            Some(_) if exact == Some(ffi::SQLITE_READONLY_ROLLBACK) => Self::Interrupted,
            // SQLite's journal could be created but cannot be removed: the next
            // program that can do so rolls back what was written.
            Some(_) if exact == Some(ffi::SQLITE_IOERR_DELETE) => Self::Interrupted,
            Some(_) if exact == Some(ffi::SQLITE_READONLY_DBMOVED) => Self::Moved,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            // Without a journal beside the file nothing can be written.
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                Self::Busy { seconds: BUSY_TIMEOUT }
            }
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            _ => Self::Sqlite(error),
        }
    }
}

impl StoreError {
    /// Returns the error of a database that was being replaced, when it is
    /// unknown whether it still is the previous one.
    pub(super) fn while_replacing(self, previous: PathBuf) -> Self {
        let why = Box::new(self);
        Self::ReplaceFailed { why, previous }
    }

    pub(super) fn of_commit(error: rusqlite::Error) -> Self {
        let exact = error.sqlite_error().map(|error| error.extended_code);
        match exact {
            // SQLite's journal is gone, and with it the way back.
            Some(ffi::SQLITE_IOERR_DIR_FSYNC) => Self::Unsynced,
            _ => error.into(),
        }
    }

    /// Returns the error that an error of the file system means for a database.
    pub(super) fn of_file(path: &Path, why: io::Error) -> Self {
        let path = path.to_owned();
        match why.kind() {
            io::ErrorKind::NotFound => {
                Self::NoFolder { folder: path.parent().unwrap_or(Path::new("")).to_owned() }
            }
            io::ErrorKind::PermissionDenied => Self::Permission { path },
            io::ErrorKind::IsADirectory => Self::Directory { path },
            _ => Self::Io { path, why },
        }
    }

    /// Returns the same for a file that was to be created.
    pub(super) fn of_new_file(path: &Path, why: io::Error) -> Self {
        let new = path.to_owned();
        match why.kind() {
            io::ErrorKind::PermissionDenied => Self::CannotMake { path: new },
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyDisk { path: new },
            io::ErrorKind::StorageFull => Self::NoRoom { path: new },
            _ => Self::of_file(path, why),
        }
    }

    /// Returns `true` if the message names the file; messages about SQLite do not.
    pub fn names_file(&self) -> bool {
        !matches!(
            self,
            Self::ReadOnly
                | Self::Interrupted
                | Self::Unsynced
                | Self::Busy { .. }
                | Self::WriteAhead
                | Self::Full
                | Self::Damaged
                | Self::Inconsistent
                | Self::NothingToSave
                | Self::ParseEventError { .. }
                | Self::Altered { .. }
                | Self::EventsMissing { .. }
                | Self::Moved
                | Self::Sqlite(_)
        )
    }
}

#[cfg(test)]
fn unknown_event() -> ParseEventError {
    crate::error_samples::ErrorSamples::samples().remove(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_the_file_system_name_the_file_and_the_cause() {
        let check = |error: fn(&Path, io::Error) -> StoreError, kind: io::ErrorKind, expect| {
            assert_eq!(error(Path::new("/tables/crowns.db"), kind.into()).to_string(), expect);
        };
        let (old, new) = (StoreError::of_file, StoreError::of_new_file);
        check(old, io::ErrorKind::NotFound, "there is no directory `/tables`");
        check(old, io::ErrorKind::PermissionDenied, "no permission to open `/tables/crowns.db`");
        check(
            new,
            io::ErrorKind::StorageFull,
            "the disk is full; `/tables/crowns.db` cannot be created",
        );
        check(
            new,
            io::ErrorKind::ReadOnlyFilesystem,
            "the disk is read-only; `/tables/crowns.db` cannot be created",
        );
    }
}
