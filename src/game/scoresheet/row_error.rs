//! Why a row cannot be read.

use crate::game::score::{RowText, ScoreArgsError, ScoreEntry, ScoreEntryError};

/// The scores of a row, by seat.
pub(super) type Entries = Vec<(usize, ScoreEntry)>;

/// Why a row cannot be read.
#[derive(Debug)]
pub enum RowError {
    /// It does not give each player one score.
    Args(ScoreArgsError),
    /// A name is not that of one seat.
    Seat(SeatNotFound),
    /// A score cannot be read.
    Score {
        /// Whose score.
        seat: usize,
        /// What is wrong with it.
        error: ScoreEntryError,
    },
    /// It can be read in several ways.
    Ambiguous(Vec<RowReading>),
}

/// A name that is not that of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SeatNotFound {
    None {
        name: String,
        near: Vec<String>,
        game: u32,
        names: Vec<String>,
    },
    Several {
        name: String,
        names: Vec<String>,
    },
}

/// One of several ways to read a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowReading {
    /// What was typed for whom.
    pub text: RowText,
    /// The scores; `None` if it gives only one player a score.
    pub entries: Option<Entries>,
}

impl From<ScoreArgsError> for RowError {
    fn from(error: ScoreArgsError) -> Self {
        Self::Args(error)
    }
}

impl From<SeatNotFound> for RowError {
    fn from(error: SeatNotFound) -> Self {
        Self::Seat(error)
    }
}

#[cfg(test)]
error_samples! { SeatNotFound {
    None { name: "Zoe", near: Vec::new(), game: 12, names: ["Ann", "Anna"] },
    None { name: "Zoe", near: ["Anna"], game: 12, names: ["Ann", "Anna"] },
    Several { name: "An", names: ["Ann", "Anna"] },
} }
