//! Why a spreadsheet cannot be read or imported.

use chrono::NaiveDate;
use thiserror::Error;

use super::game::Location;
use crate::game::{InvalidText, PlayError, ScoreEntryError};
use crate::store::db::error::StoreError;
use crate::store::write::error::WriteError;
use crate::store::write::error::{NewLeagueError, NewPlayerError};

/// Why a file holds no scoresheets.
#[derive(Debug, Error)]
pub enum ParseSpreadsheetError {
    /// It holds nothing.
    #[error("it is empty")]
    Empty,
    /// It is what `export` writes.
    #[error("it is a crowns export, not a scoresheet; leave out `--csv`")]
    Export,
    /// It is what `export --csv` or `report --csv` writes.
    #[error("it is a table that crowns wrote for spreadsheets, not a scoresheet")]
    Table,
    /// A line or a cell is wrong.
    #[error("{0}: {1}")]
    At(Location, CellProblem),
    /// Several are wrong.
    #[error("{}", lines(first, *more))]
    Several {
        /// The first of them, in their order.
        first: Vec<Self>,
        /// How many are not listed.
        more: usize,
    },
}

/// How many errors of a file are listed.
pub(super) const LISTED: usize = 20;

/// Writes errors, a line each.
fn lines(errors: &[impl ToString], more: usize) -> String {
    let mut lines: Vec<_> = errors.iter().map(ToString::to_string).collect();
    if more > 0 {
        lines.push(format!("{more} more cells cannot be read"));
    }
    lines.join("\n")
}

/// What is wrong with a line or a cell.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum CellProblem {
    #[error("it must be UTF-8 text; save it as `CSV UTF-8`")]
    NotUtf8,
    #[error("{0}")]
    Csv(String),
    #[error("there are more cells than the {columns} columns of line 1; the first is `{first}`")]
    TooManyCells { columns: usize, first: String },
    #[error("there are {columns} columns, more than a sheet can have")]
    TooManyColumns { columns: usize },
    #[error("a file can have at most {games} games and {scores} scores; split it")]
    TooMuch { games: usize, scores: usize },
    #[error("a game cannot have more than {players} players; a column `game` tells games apart")]
    TooManyPlayers { players: usize },
    /// A row per round has no number.
    #[error(
        "there is no column `round`; a sheet has a column `round` and one for each player, or \
         the columns `round`, `player` and `points`"
    )]
    NoRoundColumn,
    /// A row per player and round has no such column.
    #[error("there is no column `{missing}`; a row per player and round has {LONG_COLUMNS}")]
    NoColumn { missing: &'static str },
    #[error("the columns are {LONG_COLUMNS}")]
    UnknownColumn,
    #[error("this is not the name of a player; leave the column out")]
    NotPlayer,
    #[error("the column appears twice")]
    DuplicateColumn,
    #[error("the column has no heading")]
    NoHeading,
    #[error("a row needs a round number")]
    NoRound,
    #[error("a round must be a number from 1 to 11, not `{0}`")]
    BadRound(String),
    #[error("a day must be a date such as 2026-11-21 or 21.11.2026, not `{0}`")]
    BadDate(String),
    #[error("a day must be written `{format}`, not `{text}`")]
    DateNotOfFormat { format: String, text: String },
    #[error("a running total must be a number, not `{0}`")]
    BadTotal(Box<str>),
    /// All columns of a game only rise.
    #[error("the scores of this game only rise, as running totals do")]
    RunningTotals,
    #[error("it must be `yes` or empty, not `{0}`")]
    BadOut(String),
    #[error("a row needs a player")]
    NoPlayer,
    #[error("a row needs points, or `-` if the player did not play")]
    NoPoints,
    /// Another row of the game has another league or place.
    #[error("all rows of a game must agree: the one that begins in line {begins} has `{other}`")]
    Differs { begins: u64, other: String },
    #[error(
        "all rows of a game must have one day: the one that begins in line {begins} has {other}"
    )]
    OtherDate { begins: u64, other: NaiveDate },
    #[error(
        "`{player}` already has a score for round {round} in line {line}; a column `game` tells \
         games apart"
    )]
    AlreadyScored {
        player: String,
        round: u8,
        line: u64,
    },
}

const LONG_COLUMNS: &str =
    "`game`, `date`, `round`, `player`, `points`, `out`, `league` and `place`";

/// Why the games of a spreadsheet cannot be imported, and where.
#[derive(Debug, Error)]
#[error("{}{problem}", location.as_ref().map_or(String::new(), |at| format!("{at}: ")))]
pub struct ImportSpreadsheetError {
    /// The line or cell, `None` if it is not about one.
    pub location: Option<Location>,
    /// What is wrong there.
    pub problem: Box<ImportProblem>,
}

/// What is wrong with a game that is to be imported.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ImportProblem {
    #[error(transparent)]
    Player(#[from] NewPlayerError),
    #[error(transparent)]
    League(#[from] NewLeagueError),
    #[error("`place` {0}")]
    Place(#[from] InvalidText),
    #[error(transparent)]
    Score(#[from] ScoreEntryError),
    #[error(transparent)]
    Round(#[from] PlayError),
    #[error("a file can have at most {most} players and {most} leagues; split it")]
    TooManyNames { most: usize },
    #[error("the rounds add up to {total}, not `{text}`; correct one of them")]
    Total { total: i32, text: String },
    #[error("the game is dated {0}, which is in the future")]
    DayToCome(NaiveDate),
    /// Several problems; so many more are not listed.
    #[error("{}", lines(first, *more))]
    Several {
        first: Vec<ImportSpreadsheetError>,
        more: usize,
    },
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl ImportSpreadsheetError {
    /// Returns `true` if the database could not be read or written.
    pub(super) fn is_of_store(&self) -> bool {
        let problem = &*self.problem;
        matches!(
            problem,
            ImportProblem::Write(WriteError::Store(_))
                | ImportProblem::Player(NewPlayerError::Write(WriteError::Store(_)))
                | ImportProblem::League(NewLeagueError::Write(WriteError::Store(_)))
        )
    }
}

impl ImportProblem {
    pub(super) fn at(self, location: Location) -> ImportSpreadsheetError {
        ImportSpreadsheetError {
            location: Some(location),
            problem: Box::new(self),
        }
    }
}

impl<E: Into<ImportProblem>> From<E> for ImportSpreadsheetError {
    fn from(error: E) -> Self {
        Self {
            location: None,
            problem: Box::new(error.into()),
        }
    }
}

impl From<StoreError> for ImportProblem {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}
