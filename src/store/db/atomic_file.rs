//! Creates or replaces a file completely or not at all: writes a partial file
//! in the same folder and renames it, so that no reader sees half of it.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta, Utc};
use tempfile::TempPath;
use uuid::Uuid;

/// Who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Private,
    /// Everyone that the umask of the process allows.
    Shared,
}

/// Whether a new file may replace one of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overwrite {
    Never,
    Allowed,
}

/// A file that gets its name when it is complete; if it is dropped before, it is deleted.
#[derive(Debug)]
pub struct AtomicFile {
    path: PathBuf,
    partial: TempPath,
}

/// What comes before the id in the name of a partial file.
const PART: &str = ".part-";

impl AtomicFile {
    /// Creates an empty partial file in the folder of a path.
    pub fn create(path: &Path, access: Access) -> io::Result<Self> {
        let folder = folder_of(path);
        fs::metadata(folder)?;
        let name = partial_name(path.file_name().unwrap_or_default());
        let mut builder = tempfile::Builder::new();
        builder.prefix(&name).rand_bytes(0);
        #[cfg(unix)]
        if access == Access::Shared {
            builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        }
        #[cfg(not(unix))]
        let _ = access;
        let file = builder.tempfile_in(folder);
        // The full error would name the partial file.
        let file = file.map_err(|error| io::Error::from(error.kind()))?;
        Ok(Self { path: path.to_owned(), partial: file.into_temp_path() })
    }

    pub(crate) fn write(
        path: &Path,
        access: Access,
        bytes: &[u8],
        overwrite: Overwrite,
    ) -> io::Result<()> {
        let file = Self::create(path, access)?;
        file.open()?.write_all(bytes)?;
        file.commit(overwrite)
    }

    pub fn partial(&self) -> &Path {
        &self.partial
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn open(&self) -> io::Result<File> {
        OpenOptions::new().write(true).open(&self.partial)
    }

    /// Syncs the file to disk and gives it its name.
    ///
    /// # Errors
    ///
    /// `AlreadyExists` if there is a file of that name that may not be replaced.
    pub fn commit(self, overwrite: Overwrite) -> io::Result<()> {
        self.open()?.sync_all()?;
        let replace = |partial: TempPath| partial.persist(&self.path).map_err(|error| error.error);
        match overwrite {
            Overwrite::Allowed => replace(self.partial)?,
            Overwrite::Never => match self.partial.persist_noclobber(&self.path) {
                Ok(()) => {}
                Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {
                    return Err(error.error);
                }
                // Not every file system can do that.
                Err(error) => replace(error.path)?,
            },
        }
        sync_folder(&self.path);
        Ok(())
    }
}

/// Returns a name that begins as the file's, whatever its length.
fn partial_name(of: &OsStr) -> OsString {
    const MAX_CHARS: usize = 50;
    let begin: String = of.to_string_lossy().chars().take(MAX_CHARS).collect();
    format!("{begin}{PART}{}", Uuid::new_v4().simple()).into()
}

/// Returns `true` if a name is that of a partial file, or of its journal.
pub(crate) fn is_partial(name: &str) -> bool {
    let mut ids = name.split(PART).skip(1);
    ids.any(|id| id.get(..32).is_some_and(|id| Uuid::try_parse(id).is_ok()))
}

/// Removes the partial files that killed commands have left in a folder, unless they
/// are so new that a command may still write them.
pub(crate) fn remove_partial_files(
    folder: &Path,
    older_than: TimeDelta,
    now: DateTime<Utc>,
    is_own: impl Fn(&str) -> bool,
) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let time = entry.metadata().and_then(|file| file.modified());
        let is_old = time.is_ok_and(|time| now - DateTime::<Utc>::from(time) > older_than);
        if is_old && is_partial(&name) && is_own(&name) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Syncs the folder of a file to disk, where that is possible.
pub(crate) fn sync_folder(path: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = File::open(folder_of(path)) {
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = path;
}

pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let mut names: Vec<_> = entries.map(|entry| name(entry).into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn write(path: &Path, text: &str, overwrite: Overwrite) -> io::Result<()> {
        AtomicFile::write(path, Access::Private, text.as_bytes(), overwrite)
    }

    #[test]
    fn a_file_is_replaced_only_where_that_is_allowed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.jsonl");
        write(&path, "one", Overwrite::Never).unwrap();
        let error = write(&path, "two", Overwrite::Never).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        write(&path, "two", Overwrite::Allowed).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(names(folder.path()), ["games.jsonl"]);
    }

    #[test]
    fn a_partial_file_is_known_by_its_name_and_deleted_when_dropped() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["crowns.db".to_owned(), "x".repeat(255)] {
            let file = AtomicFile::create(&folder.path().join(&name), Access::Private).unwrap();
            let partial = names(folder.path()).remove(0);
            assert!(is_partial(&partial) && partial.starts_with(&name[..9]), "{partial}");
            drop(file);
            assert_eq!(names(folder.path()), [""; 0]);
        }
        assert!(!is_partial("crowns.part-1.txt"));
    }
}
