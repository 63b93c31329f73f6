//! Games from a spreadsheet, as CSV.
//!
//! [`read_spreadsheet`] turns the text into games, without knowing who plays
//! and what the scores are worth; `Store::import_spreadsheet` stores them.

mod columns;
#[cfg(test)]
mod damaged;
mod error;
mod game;
pub(in crate::store) mod import;
mod known_games;
mod read;
mod rows;
mod totals;

pub use error::{CellProblem, ImportProblem, ImportSpreadsheetError, ParseSpreadsheetError};
pub use game::{Location, SpreadsheetGame};
pub use import::{SHOWN_WARNINGS, SpreadsheetOptions, SpreadsheetReport, SpreadsheetWarning};
pub use read::{ReadOptions, Totals, read_spreadsheet};
