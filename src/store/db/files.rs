//! The files of databases and the paths beside them.

use std::ffi::OsString;
use std::fs::Metadata;
use std::io::ErrorKind;
use std::iter::successors;
use std::path::{Path, PathBuf};

use super::atomic_file::{Access, AtomicFile, Overwrite, folder_of};
use super::error::{Result, StoreError};

/// Resolves a symbolic link, so that the file is replaced and not the link.
pub(crate) fn resolve_link(path: &Path) -> PathBuf {
    let file = path.is_symlink().then(|| path.canonicalize());
    file.and_then(Result::ok).unwrap_or_else(|| path.to_owned())
}

/// Resolves a symbolic link of an output file, so that the file is replaced and
/// not the link, if this user or root made the link.
///
/// # Errors
///
/// [`StoreError::ForeignLink`] for a link of another user: in a directory that
/// others can write to, it could make this user replace any file of their own.
pub fn resolve_own_link(path: &Path) -> Result<PathBuf> {
    const ROOT: u32 = 0;
    #[cfg(unix)]
    let is_foreign = |link: &Metadata| {
        let owner = std::os::unix::fs::MetadataExt::uid(link);
        owner != ROOT && owner != rustix::process::geteuid().as_raw()
    };
    #[cfg(not(unix))]
    let is_foreign = |_: &Metadata| false;
    // A link that leads in a circle is reported by whatever opens it.
    const MOST_LINKS: usize = 40;
    let next = |link: &PathBuf| Some(folder_of(link).join(link.read_link().ok()?));
    let hops = successors(Some(path.to_owned()), next).take(MOST_LINKS);
    for hop in hops {
        let link = hop.symlink_metadata().ok();
        if link.is_some_and(|link| link.is_symlink() && is_foreign(&link)) {
            return Err(StoreError::ForeignLink { path: hop });
        }
    }
    Ok(resolve_link(path))
}

/// Returns an error if two paths are of the same file.
pub(crate) fn must_differ(path: &Path, other: &Path) -> Result<()> {
    let same = match (path.canonicalize(), other.canonicalize()) {
        (Ok(path), Ok(other)) => path == other,
        _ => false,
    };
    let path = other.to_owned();
    if same { Err(StoreError::Itself { path }) } else { Ok(()) }
}

/// Creates a partial file for a database, which only its owner can read.
pub(crate) fn partial(of: &Path) -> Result<AtomicFile> {
    AtomicFile::create(of, Access::Private).map_err(|why| match why.kind() {
        ErrorKind::NotFound => StoreError::of_file(of, why),
        _ => StoreError::of_new_file(of, why),
    })
}

/// Gives a complete database its name.
pub(crate) fn put(database: AtomicFile, overwrite: Overwrite) -> Result<()> {
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
pub(crate) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(end);
    path.with_file_name(name)
}

pub(crate) fn exists(path: &Path) -> StoreError {
    StoreError::Exists { path: path.to_owned() }
}
