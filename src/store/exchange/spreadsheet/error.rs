//! Errors of an import: where in the file, and in how many places. What is wrong with the sheet
//! itself is in `problem.rs`; [`ImportProblem`] adds players, scores and the database.

use std::iter;

use chrono::NaiveDate;
use thiserror::Error;

use super::game::Location;
use super::problem::{SheetProblem, are_consecutive, numbers};
use crate::game::{InvalidText, PlayError, ScoreEntryError, grouped};
use crate::store::db::StoreError;
use crate::store::write::{NewLeagueError, NewPlayerError, WriteError};

pub(super) type Result<T, E = ImportSpreadsheetError> = std::result::Result<T, E>;

/// How many problems of a file are listed.
const LISTED: usize = 20;

/// How many problems are compared with those that are listed.
const COMPARED: u64 = 1000;

/// The problems of a file: each cause once, where it is met first.
#[derive(Debug, Default)]
pub(super) struct Problems {
    /// With their causes.
    first: Vec<(String, ImportSpreadsheetError)>,
    count: u64,
}

impl Problems {
    /// Adds an error, and returns the value if there is none.
    ///
    /// # Errors
    ///
    /// One that ends the import: of the database, or of a file too large.
    pub(super) fn add<T>(&mut self, result: Result<T>) -> Result<Option<T>> {
        match result {
            Err(error) if error.ends_import() => Err(error),
            result => Ok(self.keep(result)),
        }
    }

    /// Adds an error that does not end the import, and returns the value if there is none.
    pub(super) fn keep<T>(&mut self, result: Result<T>) -> Option<T> {
        result.map_err(|error| self.refuse(error)).ok()
    }

    /// Adds an error that does not end the import.
    pub(super) fn refuse(&mut self, error: ImportSpreadsheetError) {
        self.count += 1;
        if self.count > COMPARED {
            return;
        }
        let text = error.problem.cause();
        let same = self.first.iter().position(|(other, _)| *other == text);
        if let Some(same) = same.map(|same| &mut self.first[same].1) {
            // The name above a column is refused for each game.
            if same.location == error.location { self.count -= 1 } else { same.add(&error) }
        } else if self.first.len() < LISTED {
            self.first.push((text, error));
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    pub(super) fn check(self) -> Result<()> {
        let count = self.count;
        let mut first: Vec<_> = self.first.into_iter().map(|(_, error)| error).collect();
        match count {
            0 => Ok(()),
            1 => Err(first.remove(0)),
            _ => Err(ImportProblem::Several { first, count }.into()),
        }
    }
}

/// Why the games of a spreadsheet cannot be imported, and where.
#[derive(Debug, Error)]
#[error("{}{problem}", self.place().map_or(String::new(), |at| format!("{at}: ")))]
pub struct ImportSpreadsheetError {
    /// The line or cell, `None` if it is not about one.
    pub location: Option<Location>,
    pub problem: Box<ImportProblem>,
    /// In how many other places the same is wrong.
    pub more: u64,
    /// The lines of those, if all are in the same column and have the same text.
    pub(super) lines: Option<Vec<u64>>,
}

sampled! {
    #[derive(Debug, Error)]
    pub enum ImportProblem {
        #[error(transparent)]
        Sheet(#[from] SheetProblem), for (SheetProblem::Empty);
        #[error(transparent)]
        Player(#[from] NewPlayerError), for (NewPlayerError::Retired("Ann".to_owned()));
        #[error(transparent)]
        League(#[from] NewLeagueError), for (NewLeagueError::Retired("Club".to_owned()));
        #[error("`place` {0}")]
        Place(#[from] InvalidText), for (InvalidText::Empty);
        #[error(transparent)]
        Score(#[from] ScoreEntryError),
            for (ScoreEntryError::Unreadable { text: "x".to_owned(), nearest: None });
        #[error(transparent)]
        Round(#[from] PlayError), for (PlayError::JoinsTooLate);
        #[error("a file can have at most {0} players and {0} leagues; split it", grouped(*.most))]
        TooManyNames { most: usize }, for { most: 1000 };
        #[error("the game is dated {0}, which is in the future")]
        DayToCome(NaiveDate), for ("2062-11-14");
        #[error("the game is dated {0}, but Five Crowns came out in 1996")]
        DayTooEarly(NaiveDate), for ("1924-01-02");
        /// The same day, players and first rounds.
        #[error("game {0} in the database already has the first rounds of this game")]
        Begun(u32), for (3u32);
        /// The same day, totals and other players.
        #[error("the database has this game with `{other}` instead of the new player `{name}`")]
        Renamed { name: String, other: String }, for { name: "Bob", other: "Robert" };
        /// Several problems; those with a cause of their own.
        #[error("{}", lines(first, *count))]
        Several { first: Vec<ImportSpreadsheetError>, count: u64 },
            for { first: Vec::new(), count: 7 };
        #[error("the rounds add up to {total}, not `{text}`; correct one of them")]
        Total { total: i32, text: String }, for { total: 13, text: "31" };
        #[error(transparent)]
        Write(#[from] WriteError), for (WriteError::Start(crate::game::StartError::NoPlayers));
    }
}

/// Writes how many problems there are, and those that are listed, a line each.
fn lines(first: &[ImportSpreadsheetError], count: u64) -> String {
    let lines = first.iter().map(ToString::to_string);
    iter::once(summary(first, count)).chain(lines).collect::<Vec<_>>().join("\n")
}

/// Returns how many problems there are, and how many are not listed.
pub fn summary(first: &[ImportSpreadsheetError], count: u64) -> String {
    let listed: u64 = first.iter().map(|one| 1 + one.more).sum();
    let listed = match listed == count {
        true => String::new(),
        false => format!(" ({} not listed)", count - listed),
    };
    format!("{count} problems{listed}; nothing was imported")
}

impl ImportSpreadsheetError {
    pub fn place(&self) -> Option<String> {
        let location = self.location.as_ref()?;
        let others = self.lines.iter().flatten();
        let lines: Vec<_> = iter::once(location.line).chain(others.copied()).collect();
        let is_listed = lines.len() > 1 && (lines.len() <= 6 || are_consecutive(&lines));
        let lines = is_listed.then(|| numbers(&lines));
        let column = location.column.as_ref();
        let (noun, column) = match column {
            Some(column) => ("cell", format!(", column `{column}`")),
            None => ("line", String::new()),
        };
        Some(match (lines, self.more) {
            (Some(lines), _) => format!("lines {lines}{column}"),
            (None, 0) => location.to_string(),
            (None, 1) => format!("{location} (and 1 more {noun})"),
            (None, more) => format!("{location} (and {more} more {noun}s)"),
        })
    }

    /// Adds another place where the same is wrong.
    fn add(&mut self, other: &Self) {
        self.more += 1;
        let is_alike = self.problem.to_string() == other.problem.to_string();
        let line = match (&self.location, &other.location) {
            (Some(own), Some(at)) if is_alike && own.column == at.column => Some(at.line),
            _ => None,
        };
        self.lines = self.lines.take().zip(line).map(|(mut lines, line)| {
            lines.push(line);
            lines
        });
    }

    /// Returns `true` if a single score is wrong, whatever the rest of its game.
    pub(super) fn is_of_score(&self) -> bool {
        match &*self.problem {
            ImportProblem::Score(_) => true,
            ImportProblem::Round(error) => error.refused_score().is_some(),
            _ => false,
        }
    }

    /// Returns `true` if the rest of the file is not looked at.
    fn ends_import(&self) -> bool {
        self.is_of_database()
            || matches!(*self.problem, ImportProblem::Sheet(SheetProblem::TooMuch { .. }))
    }

    /// Returns `true` if the database cannot be written, whatever the file has.
    pub fn is_of_database(&self) -> bool {
        matches!(
            &*self.problem,
            ImportProblem::Write(WriteError::Store(_))
                | ImportProblem::Player(NewPlayerError::Write(WriteError::Store(_)))
                | ImportProblem::League(NewLeagueError::Write(WriteError::Store(_)))
        )
    }
}

impl ImportProblem {
    /// Returns what problems of one cause have in common: the text, or what is wrong if
    /// the same goes on in each row.
    fn cause(&self) -> String {
        match self {
            Self::Sheet(
                problem @ (SheetProblem::BadRound(_)
                | SheetProblem::BadDate(_)
                | SheetProblem::DateNotOfFormat { .. }
                | SheetProblem::BadOut(_)
                | SheetProblem::AlreadyScored { .. }
                | SheetProblem::TwoTotals { .. }
                | SheetProblem::Differs { .. }
                | SheetProblem::NoTotal { .. }
                | SheetProblem::NoTotalOfGame(_)
                | SheetProblem::OtherTotal { .. }
                | SheetProblem::BadTotal(_)
                | SheetProblem::WrongDealt { .. }
                | SheetProblem::SeasonTotal(_)
                | SheetProblem::GoesOn { .. }
                | SheetProblem::Season(_)
                | SheetProblem::FallingTotal { .. }
                | SheetProblem::TooManyCells { .. }),
            ) => format!("{:?}", std::mem::discriminant(problem)),
            problem => problem.to_string(),
        }
    }
}

impl SheetProblem {
    pub(super) fn at(self, place: impl Into<Location>) -> ImportSpreadsheetError {
        ImportProblem::Sheet(self).at(place)
    }
}

impl ImportProblem {
    pub(super) fn at(self, place: impl Into<Location>) -> ImportSpreadsheetError {
        let (location, lines) = (Some(place.into()), Some(Vec::new()));
        ImportSpreadsheetError { location, problem: Box::new(self), more: 0, lines }
    }
}

impl<E: Into<ImportProblem>> From<E> for ImportSpreadsheetError {
    fn from(error: E) -> Self {
        Self { location: None, problem: Box::new(error.into()), more: 0, lines: None }
    }
}

/// A result whose error is about a line or a cell.
pub(super) trait Located<T> {
    fn at(self, place: impl Into<Location>) -> Result<T>;
}

impl<T, E: Into<ImportProblem>> Located<T> for Result<T, E> {
    fn at(self, place: impl Into<Location>) -> Result<T> {
        self.map_err(|error| error.into().at(place))
    }
}

impl From<StoreError> for ImportProblem {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}

#[cfg(test)]
fn cell() -> Location {
    Location { line: 3, column: Some("Ann".into()) }
}

#[cfg(test)]
fn day_to_come() -> ImportProblem {
    ImportProblem::DayToCome(NaiveDate::from_ymd_opt(2062, 11, 14).unwrap())
}

#[cfg(test)]
fn several() -> ImportProblem {
    let mut ambiguous = day_to_come().at(cell());
    for line in [5, 7, 9] {
        ambiguous.add(&day_to_come().at(Location { line, ..cell() }));
    }
    let first = vec![ambiguous, ImportProblem::Place(InvalidText::Empty).at(cell())];
    ImportProblem::Several { first, count: 12 }
}

#[cfg(test)]
error_samples! { ImportSpreadsheetError:
    ImportProblem::Place(InvalidText::Empty).at(cell()),
    SheetProblem::RunningTotals.at(cell()),
    SheetProblem::NotPlayer.at(cell()),
    SheetProblem::FigureOrPlayer { name: "Ann".to_owned(), what: "the sum of the others".to_owned(), is_row: false }.at(cell()),
    SheetProblem::SlipOrPlayer { name: "All".to_owned(), total: 13, text: "31".to_owned(), is_row: true }.at(cell()),
    SheetProblem::OutsideRounds { name: "Start".to_owned(), is_row: false }.at(cell()),
    SheetProblem::NoHeading.at(Location { line: 3, column: Some("#4".into()) }),
    SheetProblem::BeginsAtThree { is_heading: false }.at(Location { line: 1, column: Some("Runde".into()) }),
    SheetProblem::BeginsAtThree { is_heading: true }.at(Location { line: 1, column: Some("R3".into()) }),
    SheetProblem::UnclearDay("3. April".to_owned()).at(Location { line: 1, column: None }),
    SheetProblem::AmbiguousDays { day: "3/4/2019".to_owned() }.at(cell()),
    SheetProblem::NoRoundColumn { heading: Some("Satz".to_owned()), holds: "round", results: None }.at(cell()),
    SheetProblem::NoRoundColumn { heading: None, holds: "round", results: Some(true) }.at(cell()),
    SheetProblem::NoRoundColumn { heading: None, holds: "round", results: None }.at(cell()),
    SheetProblem::UnknownRound { round: 8 }.at(Location { line: 1, column: Some("Bauern".into()) }),
    SheetProblem::RoundsInResults.at(Location { line: 1, column: Some("Rounds".into()) }),
    SheetProblem::AmbiguousYear { day: "19-04-03".to_owned(), formats: vec!["YY-MM-DD".to_owned(), "DD-MM-YY".to_owned()] }.at(cell()),
    SheetProblem::AmbiguousYear { day: "03-04-05".to_owned(), formats: vec!["YY-MM-DD".to_owned(), "DD-MM-YY".to_owned(), "MM-DD-YY".to_owned()] }.at(cell()),
    SheetProblem::AmbiguousDays { day: "5-6-24".to_owned() }.at(cell()),
    SheetProblem::OtherTotal { heading: "Total".to_owned(), total: "98".to_owned(), text: "10".to_owned() }.at(Location { line: 2, column: Some("Pts".into()) }),
    SheetProblem::PlacesOfGames.at(Location { line: 1, column: Some("Place".into()) }),
    SheetProblem::OtherGame { name: "Catan".to_owned() }.at(Location { line: 4, column: Some("Game".into()) }),
    ImportProblem::Sheet(SheetProblem::Table).into(),
    several().into(),
}
