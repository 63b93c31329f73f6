//! Games from a spreadsheet, as CSV: bytes, text, a table, the scores in it, and
//! the events that they are stored as.
//!
//! [`read_spreadsheet`] turns the text into games, without knowing who plays
//! and what the scores are worth; `Store::import_spreadsheet` stores them.

mod columns;
#[cfg(test)]
mod damaged;
mod days;
mod error;
mod figures;
mod game;
mod heading;
pub(crate) mod import;
mod keys;
mod known_games;
mod label;
mod layout;
mod options;
mod places;
mod players;
mod read;
mod record;
mod records;
mod row;
mod rows;
mod score_column;
mod sums;
mod table;
mod text;
mod titles;
mod totals;
mod typed;

pub use days::DayOrder;
pub use error::{ImportProblem, ImportSpreadsheetError, SheetProblem, summary};
pub use game::Location;
pub use heading::Heading;
pub use import::{SHOWN_WARNINGS, SpreadsheetOptions, SpreadsheetReport, SpreadsheetWarning};
pub use options::{ReadOptions, Totals};
pub use read::read_spreadsheet;
pub use rows::Spreadsheet;
