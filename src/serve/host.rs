//! What the program around the pages does for them, and why something is refused.

use std::path::Path;

use chrono::{DateTime, Utc};

use crate::messages::Language;
use crate::store::{Reader, Store, StoreError};

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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ServedReport {
    Standings,
    Night,
    /// The tables, the seats and the standings of the last tournament.
    Tournament,
}

pub(super) type Result<T, E = Refusal> = std::result::Result<T, E>;

/// Why something was not done, and what may be done about it.
#[derive(Debug, Default, Clone)]
pub(super) struct Refusal {
    pub(super) why: String,
    /// Whether the phone may insist.
    pub(super) can_force: bool,
    /// What may be meant, as it is typed.
    pub(super) meant: Vec<String>,
}

impl From<String> for Refusal {
    fn from(why: String) -> Self {
        Self { why, ..Self::default() }
    }
}

impl From<&str> for Refusal {
    fn from(why: &str) -> Self {
        why.to_owned().into()
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        error.to_string().into()
    }
}
