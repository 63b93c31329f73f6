use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::game::{BadEvent, EventId};

/// What can go wrong between the game and its file.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum StoreError {
    #[error("`{}` is a directory, not a database", .path.display())]
    Directory { path: PathBuf },
    #[error("there is no directory `{}`", .folder.display())]
    NoFolder { folder: PathBuf },
    #[error("no permission to open `{}`", .path.display())]
    Permission { path: PathBuf },
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
    #[error("cannot read `{}`: {why}", .path.display())]
    Io { path: PathBuf, why: io::Error },
    #[error("the database or its directory is read-only")]
    ReadOnly,
    #[error("another program has kept the database busy for {seconds} seconds")]
    Busy { seconds: u64 },
    #[error("the disk is full, nothing was changed")]
    Full,
    #[error("the database is damaged")]
    Damaged,
    #[error("event {id} of the journal cannot be read: {why}")]
    BadEvent { id: EventId, why: BadEvent },
    #[error("the database does not answer: {0}")]
    Sqlite(rusqlite::Error),
    #[error("the schema cannot be brought up to date: {0}")]
    Migration(rusqlite_migration::Error),
}

/// How long a command waits for another, in seconds.
pub(super) const PATIENCE: u64 = 10;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            // Without a journal beside the file nothing can be written.
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                Self::Busy { seconds: PATIENCE }
            }
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
    pub(super) fn of_file(path: &Path, why: io::Error) -> Self {
        let path = path.to_owned();
        match why.kind() {
            io::ErrorKind::NotFound => Self::NoFolder {
                folder: path.parent().unwrap_or(Path::new("")).to_owned(),
            },
            io::ErrorKind::PermissionDenied => Self::Permission { path },
            io::ErrorKind::IsADirectory => Self::Directory { path },
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::StorageFull => Self::Full,
            _ => Self::Io { path, why },
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
        assert_eq!(
            message(io::ErrorKind::StorageFull),
            "the disk is full, nothing was changed"
        );
    }
}
