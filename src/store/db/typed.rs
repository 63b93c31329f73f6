//! What is typed at the table and not recorded, in small files beside the database:
//! those who enter scores at the same time see what the others have.
//!
//! Nothing depends on them. One that is missing, old or damaged is as if nobody had
//! typed.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

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
    fn file(self, database: &Path) -> PathBuf {
        with_end(
            database,
            match self {
                Self::Screen => "-screen",
                Self::Phones => "-phones",
            },
        )
    }

    /// Returns what is typed there, `None` if nothing is.
    pub fn typed(self, database: &Path) -> Option<TypedRound> {
        serde_json::from_slice(&fs::read(self.file(database)).ok()?).ok()?
    }

    /// Returns `true` if what is typed there is shared, be it nothing.
    pub fn shares(self, database: &Path) -> bool {
        self.file(database).exists()
    }

    /// Shares what is typed there. That it cannot be written harms nobody.
    pub fn share(self, database: &Path, typed: Option<&TypedRound>) {
        let path = self.file(database);
        let write = || {
            let file = AtomicFile::create(&path, Access::Private)?;
            file.open()?.write_all(&serde_json::to_vec(&typed)?)?;
            file.commit(Overwrite::Allowed)
        };
        let _ = write();
    }

    /// Shares nothing any more.
    pub fn leave(self, database: &Path) {
        let _ = fs::remove_file(self.file(database));
    }
}
