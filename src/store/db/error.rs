use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

use crate::game::{CommandId, EventId, InvalidEvent, ParseEventError};

/// What can go wrong between the game and its file.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum StoreError {
    #[error("`{}` is a directory, not a database", .path.display())]
    Directory { path: PathBuf },
    #[error("`{}` is a device or a pipe, not a file", .path.display())]
    NotFile { path: PathBuf },
    #[error("there is no directory `{}`", .folder.display())]
    NoFolder { folder: PathBuf },
    #[error("there is no file `{}`", .path.display())]
    NoFile { path: PathBuf },
    #[error("there is a file `{}` already", .path.display())]
    Exists { path: PathBuf },
    #[error("`{}` is the file of games itself", .path.display())]
    Itself { path: PathBuf },
    #[error("no permission to open `{}`", .path.display())]
    Permission { path: PathBuf },
    #[error("no permission to make `{}`", .path.display())]
    CannotMake { path: PathBuf },
    #[error("the disk is full, `{}` cannot be made", .path.display())]
    NoRoom { path: PathBuf },
    #[error("`{}` is not a crowns database", .path.display())]
    Foreign { path: PathBuf },
    #[error(
        "`{}` has version {found}, this crowns knows versions up to {known}",
        .path.display()
    )]
    Newer {
        path: PathBuf,
        found: u32,
        known: u32,
    },
    #[error("`{}` is of an older crowns, and cannot be brought up to date where it is read-only", .path.display())]
    OldReadOnly { path: PathBuf },
    #[error("cannot read `{}`: {why}", .path.display())]
    Io { path: PathBuf, why: io::Error },
    #[error("the file or its directory is read-only")]
    ReadOnly,
    #[error(
        "an interrupted command cannot be cleared away, the file or its directory is read-only"
    )]
    Interrupted,
    #[error("another program has kept the file busy for {seconds} seconds")]
    Busy { seconds: u64 },
    #[error("another program keeps a write-ahead log of it open")]
    WriteAhead,
    #[error("the disk is full, nothing was changed")]
    Full,
    #[error("the database is damaged")]
    Damaged,
    #[error("nothing of the journal can be read")]
    NothingToSave,
    #[error("event {id} of the journal cannot be read: {why}")]
    ParseEventError { id: EventId, why: ParseEventError },
    #[error("event {id} of the journal is not as it was written")]
    Altered { id: EventId },
    #[error("line {nth} of the other journal: {flaw}")]
    Line { nth: u64, flaw: LineError },
    #[error("`{}` is damaged", .path.display())]
    DamagedCopy { path: PathBuf },
    #[error("`{}`: {why}", .path.display())]
    BadCopy { path: PathBuf, why: Box<StoreError> },
    #[error("the database does not answer: {0}")]
    Sqlite(rusqlite::Error),
    #[error("the schema cannot be brought up to date: {0}")]
    Migration(rusqlite_migration::Error),
}

/// Why a line of another journal cannot be taken in.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum LineError {
    #[error("it was changed after it was written")]
    Changed,
    #[error("it is not written as it should be: {0}")]
    Unreadable(serde_json::Error),
    #[error("its time must be from 1970 to 9999, here is {0} ms")]
    Time(i64),
    #[error("an event belongs to a game, player, league, ruleset or command, not to `{0}`")]
    UnknownKind(String),
    #[error("`{}` is not written as it should be", .0.kind)]
    Event(ParseEventError),
    #[error("{0}")]
    Invalid(#[from] InvalidEvent),
    #[error("it takes back another command than it says")]
    Target,
    #[error("event {0} is here already, and says something else; one of the two was altered")]
    Altered(EventId),
    #[error("command {0} is here already, and was given at another time or on another device")]
    Command(CommandId),
    #[error("command {0} takes back what cannot be taken back so")]
    Role(CommandId),
}

/// How long a command waits for another, in seconds.
pub(in crate::store) const BUSY_TIMEOUT: u64 = 10;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        // What was written was text, and of its type.
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
            // The journal of SQLite could be made, and cannot be taken away any
            // more: whoever can do so next undoes what was written.
            Some(_) if exact == Some(ffi::SQLITE_IOERR_DELETE) => Self::Interrupted,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            // Without a journal beside the file nothing can be written.
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy {
                seconds: BUSY_TIMEOUT,
            },
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            _ => Self::Sqlite(error),
        }
    }
}

impl From<rusqlite_migration::Error> for StoreError {
    fn from(error: rusqlite_migration::Error) -> Self {
        match error {
            rusqlite_migration::Error::RusqliteError { err, .. } => err.into(),
            other => Self::Migration(other),
        }
    }
}

impl StoreError {
    /// Says what an error of the file system means for a database file.
    pub(in crate::store) fn of_file(path: &Path, why: io::Error) -> Self {
        let path = path.to_owned();
        match why.kind() {
            io::ErrorKind::NotFound => Self::NoFolder {
                folder: path.parent().unwrap_or(Path::new("")).to_owned(),
            },
            io::ErrorKind::PermissionDenied => Self::Permission { path },
            io::ErrorKind::IsADirectory => Self::Directory { path },
            _ => Self::Io { path, why },
        }
    }

    /// Says the same of a file that was to be made.
    pub(in crate::store) fn of_new_file(path: &Path, why: io::Error) -> Self {
        let new = path.to_owned();
        match why.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Self::CannotMake { path: new }
            }
            io::ErrorKind::StorageFull => Self::NoRoom { path: new },
            _ => Self::of_file(path, why),
        }
    }

    /// Returns `true` if the message names the file: what SQLite has to say does
    /// not.
    pub fn names_file(&self) -> bool {
        match self {
            Self::Directory { .. }
            | Self::NotFile { .. }
            | Self::NoFolder { .. }
            | Self::NoFile { .. }
            | Self::Exists { .. }
            | Self::DamagedCopy { .. }
            | Self::BadCopy { .. }
            | Self::Itself { .. }
            | Self::Permission { .. }
            | Self::CannotMake { .. }
            | Self::NoRoom { .. }
            | Self::Foreign { .. }
            | Self::Newer { .. }
            | Self::OldReadOnly { .. }
            | Self::Io { .. } => true,
            Self::ReadOnly
            | Self::Interrupted
            | Self::Busy { .. }
            | Self::WriteAhead
            | Self::Full
            | Self::Damaged
            | Self::NothingToSave
            | Self::ParseEventError { .. }
            | Self::Altered { .. }
            | Self::Line { .. }
            | Self::Sqlite(_)
            | Self::Migration(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_the_file_system_say_what_they_mean_for_the_file() {
        let path = Path::new("/tables/crowns.db");
        let message = |kind: io::ErrorKind| StoreError::of_file(path, kind.into()).to_string();
        assert_eq!(
            message(io::ErrorKind::NotFound),
            "there is no directory `/tables`"
        );
        assert_eq!(
            message(io::ErrorKind::PermissionDenied),
            "no permission to open `/tables/crowns.db`"
        );
        let message = |kind: io::ErrorKind| StoreError::of_new_file(path, kind.into()).to_string();
        assert_eq!(
            message(io::ErrorKind::StorageFull),
            "the disk is full, `/tables/crowns.db` cannot be made"
        );
        assert_eq!(
            message(io::ErrorKind::ReadOnlyFilesystem),
            "no permission to make `/tables/crowns.db`"
        );
    }
}
