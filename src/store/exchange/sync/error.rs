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
    #[error("`{}` is in a git work tree, but `git` cannot be run: {why}", .path.display())]
    NoGit { path: PathBuf, why: io::Error },
    #[error("the git work tree of `{}` has no branch checked out", .path.display())]
    NoBranch { path: PathBuf },
    #[error("git: {message}")]
    Git { message: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for SyncError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}
