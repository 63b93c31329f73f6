//! Creates or replaces a file completely or not at all: writes a temporary file
//! in the same directory and renames it, so that no reader sees half of it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// Only its owner.
    Private,
    /// Everyone that the umask of the process allows.
    Shared,
}

/// A file that gets its name when it is complete; if it is dropped before, it
/// is deleted.
#[derive(Debug)]
pub(crate) struct AtomicFile {
    path: PathBuf,
    temporary: NamedTempFile,
}

impl AtomicFile {
    /// Creates a temporary file in the directory of a path.
    pub(crate) fn create(path: &Path, access: Access) -> io::Result<Self> {
        let directory = match path.parent() {
            Some(directory) if directory != Path::new("") => directory,
            _ => Path::new("."),
        };
        fs::metadata(directory)?;
        let mut builder = tempfile::Builder::new();
        builder.prefix(".crowns-");
        #[cfg(unix)]
        if access == Access::Shared {
            builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        }
        #[cfg(not(unix))]
        let _ = access;
        let temporary = builder.tempfile_in(directory);
        Ok(Self {
            path: path.to_owned(),
            // The full error would name the temporary file.
            temporary: temporary.map_err(|error| io::Error::from(error.kind()))?,
        })
    }

    /// Returns the file, to write to it.
    pub(crate) fn file(&mut self) -> &mut File {
        self.temporary.as_file_mut()
    }

    /// Syncs the file to disk and gives it its name.
    ///
    /// # Errors
    ///
    /// `AlreadyExists` if there is a file of that name and `overwrite` is
    /// `false`.
    pub(crate) fn commit(self, overwrite: bool) -> io::Result<()> {
        self.temporary.as_file().sync_all()?;
        let renamed = if overwrite {
            self.temporary.persist(&self.path)
        } else {
            self.temporary.persist_noclobber(&self.path)
        };
        renamed.map(drop).map_err(|error| error.error)
    }
}
