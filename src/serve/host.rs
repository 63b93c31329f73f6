//! The program around the pages.

use chrono::{DateTime, Utc};

use crate::store::{FileId, Store};

/// What the program around the pages knows: the clock and the database.
pub trait Host: Send + Sync + 'static {
    fn now(&self) -> DateTime<Utc>;

    /// Opens the database to write to it.
    ///
    /// # Errors
    ///
    /// A sentence for people.
    fn open(&self) -> Result<Store, String>;

    /// Returns which file the database is now.
    fn file(&self) -> Option<FileId>;
}
