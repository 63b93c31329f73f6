//! Games from a spreadsheet, as CSV: bytes, text, a table, the scores in it, and
//! the events that they are stored as.
//!
//! [`read_spreadsheet`] turns the text into games, without knowing who plays
//! and what the scores are worth; `Store::import_spreadsheet` stores them.

mod cell_text;
mod columns;
mod days;
mod error;
mod figures;
mod game;
mod heading;
pub(crate) mod import;
mod known_games;
mod layout;
mod paired;
mod players;
mod problem;
mod read;
mod records;
mod row;
mod rows;
mod sums;
mod table;
#[cfg(test)]
mod tests;
mod totals;

use crate::game::{name_key, same_but_accents};

pub use days::DayOrder;
pub use error::{ImportProblem, ImportSpreadsheetError, summary};
pub use game::Location;
pub use heading::Heading;
pub use import::{SHOWN_WARNINGS, SpreadsheetOptions, SpreadsheetReport, SpreadsheetWarning};
pub use problem::SheetProblem;
pub use read::read_spreadsheet;
pub use rows::Spreadsheet;
pub use table::decode as decode_text;

/// How the cells of a spreadsheet are written.
#[derive(Debug, Clone, Default)]
pub struct ReadOptions {
    /// The format of its days, for `strftime`; without one, as they are written.
    pub date_format: Option<String>,
    /// What comes first in days such as `3/4/2019`; without it, what other days of the file say.
    pub day_order: Option<DayOrder>,
    pub totals: Totals,
    /// Whether a player whose running totals begin later than those of others begins with 0.
    pub late_from_zero: bool,
    /// Whether a day was given for games that have none.
    pub has_day: bool,
    /// Whether a row is a game, with the total of each player.
    pub results: bool,
    /// What columns hold, by their headings.
    pub columns: Vec<(Heading, String)>,
    /// The headings of columns that are not read.
    pub ignored: Vec<String>,
    /// Names in the file, and the players they stand for.
    pub renamed: Vec<(String, String)>,
    /// The names of players who were here before.
    pub players: Vec<String>,
}

/// What becomes of scores that only rise.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Totals {
    /// They are an error: they are not points.
    #[default]
    Refused,
    /// All scores are running totals.
    Running,
    /// They are points all the same.
    TakenForPoints,
}

impl ReadOptions {
    /// Returns what a column holds according to the options: by its heading, or by its
    /// number if it has none, such as `#4`.
    pub(super) fn said(&self, column: &str) -> Option<Heading> {
        if self.is_ignored(column) {
            return Some(Heading::Ignored);
        }
        let is_same = |name: &str| name_key(name) == name_key(column);
        self.columns.iter().find(|(_, name)| is_same(name)).map(|(heading, _)| *heading)
    }

    pub(super) fn is_ignored(&self, column: &str) -> bool {
        self.ignored.iter().any(|name| name_key(name) == name_key(column))
    }

    pub(super) fn is_known(&self, name: &str) -> bool {
        self.players.iter().any(|player| same_but_accents(player, name))
    }

    /// Returns `true` if an option says that a heading, or a name in a row, is a player.
    pub(super) fn is_player(&self, name: &str) -> bool {
        let is_same = |other: &str| name_key(other) == name_key(name);
        self.renamed.iter().any(|(of, to)| is_same(of) || is_same(to))
            || self.columns.iter().any(|(heading, of)| *heading == Heading::Player && is_same(of))
    }
}
