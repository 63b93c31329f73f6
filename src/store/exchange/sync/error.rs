use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::store::db::error::StoreError;

/// Why nothing can be exchanged with a place.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum SyncError {
    #[error("there is no directory `{}`", .path.display())]
    NoFolder { path: PathBuf },
    #[error("`{}` is a file, not a directory", .path.display())]
    NotFolder { path: PathBuf },
    #[error("the path of a directory to sync with must be valid UTF-8: `{}`", .path.display())]
    NotUtf8 { path: PathBuf },
    #[error("cannot read `{}`: {why}", .path.display())]
    Read { path: PathBuf, why: io::Error },
    #[error("cannot write to `{}`: {why}", .path.display())]
    Write { path: PathBuf, why: io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for SyncError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}
