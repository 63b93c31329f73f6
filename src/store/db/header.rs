//! The header of a database file, read without SQLite, to know whether this
//! program can open it.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Read};
use std::path::Path;

use super::error::{Result, StoreError};
use super::schema::{APPLICATION_ID, SCHEMA_VERSION};

/// Returns `true` if a database has an older schema: opening it
/// migrates it, which takes a while if it is large.
pub fn is_old(path: &Path) -> Result<bool> {
    Ok(version_of(path)?.is_some_and(|version| (1..SCHEMA_VERSION).contains(&version)))
}

/// Returns `true` if there is a database that this program can open.
pub(crate) fn is_there(path: &Path) -> Result<bool> {
    Ok(version_of(path)?.is_some())
}

/// Returns the version of a database that this program can open, if there is
/// one. Reads the header without SQLite, which might write to the file.
///
/// Source: the SQLite file format, "The Database Header": at byte 40 the
/// schema cookie, at 60 the user version, at 68 the application id, big-endian.
fn version_of(path: &Path) -> Result<Option<u32>> {
    let of_file = |why| StoreError::of_file(path, why);
    // Opening a pipe would block.
    let kind = match path.metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return match path.read_link() {
                Ok(target) => Err(StoreError::DanglingLink { path: path.to_owned(), target }),
                Err(_) => Ok(None),
            };
        }
        data => data.map_err(of_file)?,
    };
    must_be_file(path, &kind)?;
    let file = File::open(path).map_err(of_file)?;
    let mut header = Vec::new();
    file.take(72).read_to_end(&mut header).map_err(of_file)?;
    if header.is_empty() {
        return Ok(None);
    }
    let number = |at: usize| {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    let is_sqlite = header.starts_with(b"SQLite format 3\0");
    let path = path.to_owned();
    match (is_sqlite, number(60), number(68)) {
        (true, Some(found), Some(APPLICATION_ID)) if found > SCHEMA_VERSION => {
            Err(StoreError::Newer { path, found, known: SCHEMA_VERSION })
        }
        (true, version, Some(APPLICATION_ID)) => Ok(version),
        // A command was killed, or the disk was full, after SQLite had created
        // the file and before it wrote the schema.
        (true, Some(0), Some(0)) if number(40) == Some(0) => Ok(None),
        _ => Err(StoreError::Foreign { path }),
    }
}

/// Returns an error if what exists at a path is not a regular file.
pub(crate) fn must_be_file(path: &Path, there: &Metadata) -> Result<()> {
    let path = path.to_owned();
    match (there.is_dir(), there.is_file()) {
        (true, _) => Err(StoreError::Directory { path }),
        (_, false) => Err(StoreError::NotFile { path }),
        _ => Ok(()),
    }
}

/// Returns `true` if the header has the mark of this program, even in a
/// damaged file.
pub(crate) fn was_ours(path: &Path) -> bool {
    let mut header = [0; 72];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header[68..] == APPLICATION_ID.to_be_bytes()
}
