//! The files of databases and the paths beside them.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::atomic_file::{Access, AtomicFile, Overwrite};
use super::error::StoreError;

/// Resolves a symbolic link, so that the file is replaced and not the link.
pub fn resolve_link(path: &Path) -> PathBuf {
    let file = path.is_symlink().then(|| path.canonicalize());
    file.and_then(Result::ok).unwrap_or_else(|| path.to_owned())
}

/// Returns an error if two paths are of the same file.
pub(in crate::store) fn must_differ(path: &Path, other: &Path) -> Result<(), StoreError> {
    let same = match (path.canonicalize(), other.canonicalize()) {
        (Ok(path), Ok(other)) => path == other,
        _ => false,
    };
    let path = other.to_owned();
    if same {
        Err(StoreError::Itself { path })
    } else {
        Ok(())
    }
}

/// Creates a partial file for a database, which only its owner can read.
pub(in crate::store) fn partial(of: &Path) -> Result<AtomicFile, StoreError> {
    AtomicFile::create(of, Access::Private).map_err(|why| match why.kind() {
        ErrorKind::NotFound => StoreError::of_file(of, why),
        _ => StoreError::of_new_file(of, why),
    })
}

/// Gives a complete database its name.
pub(in crate::store) fn put(database: AtomicFile, overwrite: Overwrite) -> Result<(), StoreError> {
    let path = database.path().to_owned();
    // SQLite would take that journal for one of the new file, and roll back.
    let journal = with_end(&path, "-journal");
    if journal.try_exists().unwrap_or(false) {
        return Err(exists(&journal));
    }
    database.commit(overwrite).map_err(|why| match why.kind() {
        ErrorKind::AlreadyExists => exists(&path),
        _ => StoreError::of_new_file(&path, why),
    })
}

/// Returns a path with a suffix added to its name.
pub(in crate::store) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(end);
    path.with_file_name(name)
}

pub(in crate::store) fn exists(path: &Path) -> StoreError {
    StoreError::Exists {
        path: path.to_owned(),
    }
}
