//! Which file is at a path.

use std::path::Path;

/// What tells a file from another one of the same path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileId(u64, u64);

impl FileId {
    /// Returns that of a path, `None` if there is no file or the platform does
    /// not tell.
    pub fn of(path: &Path) -> Option<Self> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let file = std::fs::metadata(path).ok()?;
            Some(Self(file.dev(), file.ino()))
        }
        #[cfg(not(unix))]
        {
            let _ = path;
            None
        }
    }
}
