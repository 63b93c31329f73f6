//! The program around the pages.

use std::path::Path;

use chrono::{DateTime, Utc};

use crate::messages::Language;
use crate::store::{Reader, Store};

/// What the program around the pages knows: the clock and the database.
pub trait Host: Send + Sync + 'static {
    fn now(&self) -> DateTime<Utc>;

    /// Opens the database to write to it.
    ///
    /// # Errors
    ///
    /// A sentence for people.
    fn open(&self) -> Result<Store, String>;

    fn file(&self) -> &Path;

    /// Writes a report, as a command does, as the inside of a page.
    ///
    /// # Errors
    ///
    /// A sentence for people, as where there is nothing to report yet.
    fn report(
        &self,
        report: ServedReport,
        reader: &Reader<'_>,
        language: Language,
    ) -> Result<String, String>;
}

/// A report that has a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ServedReport {
    Standings,
    /// The games of the last night.
    Night,
    /// The tables, the seats and the standings of the last tournament.
    Tournament,
}
