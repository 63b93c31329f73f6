//! Atomic creation of files: written under a temporary name in the same
//! folder, then renamed.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::error::StoreError;
use uuid::Uuid;

/// Whether a copy may replace a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum Overwrite {
    Never,
    Allowed,
}

/// Sets the permissions of a new file: only its owner reads and writes it.
pub(in crate::store) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Resolves a symbolic link, so that the file is replaced and not the link.
pub fn behind_link(path: &Path) -> PathBuf {
    let file = path.is_symlink().then(|| path.canonicalize());
    file.and_then(Result::ok).unwrap_or_else(|| path.to_owned())
}

/// Returns an error if two paths are of the same file.
pub(in crate::store) fn must_be_two(path: &Path, other: &Path) -> Result<(), StoreError> {
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

/// Renames a complete file, after syncing it to disk.
pub(in crate::store) fn put(
    whole: &Path,
    to: &Path,
    overwrite: Overwrite,
) -> Result<(), StoreError> {
    // SQLite would take that journal for one of the new file, and roll back.
    let journal = with_end(to, "-journal");
    if journal.try_exists().unwrap_or(false) {
        return Err(exists(&journal));
    }
    let of_file = |why| StoreError::of_new_file(to, why);
    fs::File::open(whole)
        .and_then(|file| file.sync_all())
        .map_err(of_file)?;
    match overwrite {
        Overwrite::Allowed => fs::rename(whole, to).map_err(of_file)?,
        // Linking fails if the name is taken, renaming does not.
        Overwrite::Never => match fs::hard_link(whole, to) {
            Ok(()) => fs::remove_file(whole).map_err(of_file)?,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(exists(to)),
            // Not every file system has links.
            Err(_) => fs::rename(whole, to).map_err(of_file)?,
        },
    }
    sync_folder(to);
    Ok(())
}

/// Syncs the folder of a file to disk, where that is possible.
pub(in crate::store) fn sync_folder(path: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = fs::File::open(folder_of(path)) {
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Returns the folder of a file.
pub(in crate::store) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Returns a path with a suffix added to its name.
pub(in crate::store) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(end);
    path.with_file_name(name)
}

/// Creates an empty file that only its owner reads and writes.
pub(in crate::store) fn make(path: &Path) -> Result<(), StoreError> {
    let made = private(OpenOptions::new().write(true).create_new(true)).open(path);
    made.map(drop).map_err(|why| match why.kind() {
        ErrorKind::NotFound => StoreError::of_file(path, why),
        _ => StoreError::of_new_file(path, why),
    })
}

/// What comes before the id in the name of a partial file.
const PART: &str = ".part-";

/// Returns `true` if a name is that of a partial file, or of its journal.
pub(in crate::store) fn is_part(name: &str) -> bool {
    let mut ids = name.split(PART).skip(1);
    ids.any(|id| id.get(..32).is_some_and(|id| Uuid::try_parse(id).is_ok()))
}

/// A partial file, which is deleted unless it is renamed.
pub(in crate::store) struct PartialFile(pub(in crate::store) PathBuf);

impl PartialFile {
    pub(in crate::store) fn new(of: &Path) -> Self {
        Self(with_end(of, &format!("{PART}{}", Uuid::new_v4().simple())))
    }
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        // It does not exist if it was renamed.
        let _: io::Result<()> = fs::remove_file(&self.0);
    }
}

pub(in crate::store) fn exists(path: &Path) -> StoreError {
    StoreError::Exists {
        path: path.to_owned(),
    }
}
