//! Which file is at a path.

use std::path::Path;

/// What tells a file from another one of the same path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileId(u64, u64);

impl FileId {
    /// Returns that of a path, `None` if there is no file or nothing in it yet: who
    /// reads a database that another command is creating finds it when it is there.
    ///
    /// On Windows a file that is open cannot be replaced, so that all files are the same.
    pub fn of(path: &Path) -> Option<Self> {
        let file = std::fs::metadata(path).ok().filter(|file| file.len() > 0)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Some(Self(file.dev(), file.ino()))
        }
        #[cfg(not(unix))]
        {
            let _ = file;
            Some(Self(0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_there_once_it_has_content() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("crowns.db");
        assert_eq!(FileId::of(&path), None);
        fs::write(&path, "").unwrap();
        assert_eq!(FileId::of(&path), None);
        fs::write(&path, "a").unwrap();
        let file = FileId::of(&path);
        assert!(file.is_some());
        fs::write(&path, "b").unwrap();
        assert_eq!(FileId::of(&path), file);
        #[cfg(unix)]
        {
            let other = folder.path().join("other.db");
            fs::write(&other, "c").unwrap();
            fs::rename(&other, &path).unwrap();
            assert_ne!(FileId::of(&path), file);
        }
    }
}
