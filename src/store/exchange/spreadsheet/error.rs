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

#[cfg(test)]
fn cell() -> Location {
    Location {
        line: 3,
        column: Some("Ann".into()),
    }
}

#[cfg(test)]
error_samples! { ParseSpreadsheetError {
    Empty, Export, Table, At(cell(), CellProblem::NoHeading),
    At(cell(), CellProblem::RunningTotals),
    Several {
        first: vec![
            Self::At(Location::line(2), CellProblem::NoRound),
            Self::At(cell(), CellProblem::BadDate("3/4/2026".to_owned())),
        ],
        more: 7
    },
} }

#[cfg(test)]
error_samples! { CellProblem {
    NotUtf8, Csv("a quote is not closed"),
    TooManyColumns { columns: 1001 },
    TooMuch { games: 20_000, scores: 500_000 },
    TooManyPlayers { players: 100 },
    TooManyCells { columns: 3, first: "12" },
    NoRoundColumn,
    NoColumn { missing: "points" },
    UnknownColumn, NotPlayer, DuplicateColumn, NoHeading, NoRound, BadRound("three"),
    BadDate("3.1.2024"),
    DateNotOfFormat { format: "%m/%d/%Y", text: "31/1/2026" },
    BadTotal("KH"), RunningTotals, BadOut("maybe"), NoPlayer, NoPoints,
    Differs { begins: 2, other: "Club" },
    OtherDate { begins: 2, other: "1970-01-01" },
    AlreadyScored { player: "Ann", round: 1, line: 2 },
} }

#[cfg(test)]
fn day_to_come() -> ImportProblem {
    ImportProblem::DayToCome(NaiveDate::from_ymd_opt(2062, 11, 14).unwrap())
}

#[cfg(test)]
error_samples! { ImportSpreadsheetError:
    ImportProblem::Place(InvalidText::Empty).at(cell()),
    Self {
        location: None,
        problem: Box::new(ImportProblem::Several {
            first: vec![
                day_to_come().at(cell()),
                ImportProblem::Place(InvalidText::Empty).at(cell()),
            ],
            more: 7,
        }),
    },
}

#[cfg(test)]
error_samples! { ImportProblem {
    Player(NewPlayerError::Retired("Ann".to_owned())),
    League(NewLeagueError::Retired("Club".to_owned())), Place(InvalidText::Empty),
    Score(ScoreEntryError::Unreadable { text: "x".to_owned() }),
    Round(PlayError::JoinsTooLate),
    TooManyNames { most: 1000 },
    DayToCome("2062-11-14"),
    Several { first: Vec::new(), more: 7 },
    Total { total: 13, text: "31" },
    Write(WriteError::Start(crate::game::StartError::NoPlayers)),
} }
