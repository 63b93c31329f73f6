//! What is typed at the table and not recorded, in small files beside the database:
//! those who enter scores at the same time see what the others have.
//!
//! Nothing depends on them. One that is missing, damaged or left by a program that was
//! killed is as if nobody had typed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use super::atomic_file::{Access, AtomicFile, Overwrite};
use super::files::with_end;
use crate::game::TypedRound;

/// Where scores are typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typist {
    /// On the screen of `crowns play`.
    Screen,
    /// On the phones of `crowns serve`.
    Phones,
}

impl Typist {
    /// Returns the file of what is typed, and the one that is locked while it is shared.
    fn files(self, database: &Path) -> [PathBuf; 2] {
        match self {
            Self::Screen => ["-screen", "-screen-lock"],
            Self::Phones => ["-phones", "-phones-lock"],
        }
        .map(|end| with_end(database, end))
    }

    /// Returns what is typed there, `None` if nothing is.
    pub fn typed(self, database: &Path) -> Option<TypedRound> {
        let [file, _] = self.files(database);
        self.is_shared(database).then(|| serde_json::from_slice(&fs::read(file).ok()?).ok()?)?
    }

    /// Returns `true` if what is typed there is shared, be it nothing. What a program
    /// left that was killed is not.
    pub fn is_shared(self, database: &Path) -> bool {
        let [_, lock] = self.files(database);
        // A shared lock, so that those who look are no obstacle to each other.
        let lock = File::open(lock).map(|lock| lock.try_lock_shared());
        matches!(lock, Ok(Err(TryLockError::WouldBlock)))
    }

    /// Shares what is typed there, which is nothing yet.
    pub fn share(self, database: &Path) -> Sharing {
        let mut sharing = Sharing { files: self.files(database), lock: None };
        sharing.set(None);
        sharing
    }
}

/// How often a file is tried to be locked.
const TRIES: usize = 5;

/// What is typed in one place, shared until this is dropped.
#[derive(Debug)]
pub struct Sharing {
    files: [PathBuf; 2],
    lock: Option<File>,
}

impl Sharing {
    /// Sets what is typed. That it cannot be written harms nobody.
    pub fn set(&mut self, typed: Option<&TypedRound>) {
        let [file, lock] = &self.files;
        if self.lock.is_none() {
            // Another program may share what is typed in its place, or look for a moment
            // whether this one does.
            let lock = OpenOptions::new().create(true).truncate(false).write(true).open(lock);
            let is_held = |lock: &File| {
                (0..TRIES).any(|_| {
                    lock.try_lock().is_ok() || {
                        sleep(Duration::from_millis(1));
                        false
                    }
                })
            };
            self.lock = lock.ok().filter(is_held);
        }
        if let Ok(typed) = serde_json::to_vec(&typed) {
            let _ = AtomicFile::write(file, Access::Private, &typed, Overwrite::Allowed);
        }
    }
}

impl Drop for Sharing {
    fn drop(&mut self) {
        // Windows deletes nothing that is open.
        if self.lock.take().is_some() {
            for file in &self.files {
                let _ = fs::remove_file(file);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TYPED: &str = r#"{"game":"01a1ff96-42c0-7001-ab77-4e07cbf89007","round":2,"scores":{}}"#;

    #[test]
    fn what_is_typed_is_shared_until_its_program_ends() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("crowns.db");
        let files = || fs::read_dir(folder.path()).unwrap().count();
        assert!(!Typist::Phones.is_shared(&database));
        let typed: TypedRound = serde_json::from_str(TYPED).unwrap();
        let mut one = Typist::Phones.share(&database);
        assert_eq!(Typist::Phones.typed(&database), None);
        one.set(Some(&typed));
        assert_eq!(Typist::Phones.typed(&database), Some(typed.clone()));
        assert!(!Typist::Screen.is_shared(&database));
        // Another one of its kind takes over after it.
        let mut other = Typist::Phones.share(&database);
        drop(one);
        other.set(Some(&typed));
        assert_eq!(Typist::Phones.typed(&database), Some(typed));
        drop(other);
        assert_eq!(files(), 0);
    }

    #[test]
    fn what_a_killed_program_left_counts_for_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("crowns.db");
        for (file, text) in Typist::Phones.files(&database).iter().zip([TYPED, ""]) {
            fs::write(file, text).unwrap();
        }
        assert_eq!(Typist::Phones.typed(&database), None);
        assert!(!Typist::Phones.is_shared(&database));
        drop(Typist::Phones.share(&database));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
