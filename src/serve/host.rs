//! What the program around the pages does for them, and why something is refused.

use std::path::Path;

use chrono::{DateTime, Utc};

use crate::messages::{Language, ServedPage};
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

    /// Writes the report of a page, as a command does, as its inside: the standings, the night,
    /// or the tables, the seats and the standings of the last tournament.
    ///
    /// # Errors
    ///
    /// A sentence for people, as where there is nothing to report yet.
    fn report(
        &self,
        page: ServedPage,
        reader: &Reader<'_>,
        language: Language,
    ) -> Result<String, String>;
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

impl<T: ToString> From<T> for Refusal {
    fn from(why: T) -> Self {
        Self { why: why.to_string(), ..Self::default() }
    }
}
