//! The first line of a spreadsheet, which names the columns.

use std::collections::HashSet;
use std::sync::Arc;

use csv::StringRecord;

use super::error::{CellProblem, ParseSpreadsheetError};
use super::game::{Cell, Location};
use crate::game::name_key;

/// The columns of a file.
pub(super) struct Columns {
    names: Vec<Arc<str>>,
    /// The indexes of columns without a heading, which must be empty.
    unnamed: Vec<usize>,
    /// Whether a row is a player and a round, not a round with a column per
    /// player.
    pub(super) is_long: bool,
}

/// The columns of a row per player and round.
const LONG: [&str; 8] = [
    "game", "date", "round", "player", "points", "out", "league", "place",
];

/// The columns of a row per round that are not players.
const WIDE: [&str; 6] = ["game", "date", "round", "wild", "league", "place"];

/// Headings that are taken neither for players nor for anything else.
const NOT_PLAYERS: [&str; 12] = [
    "sum", "total", "totals", "cards", "dealer", "deals", "seat", "note", "notes", "out", "player",
    "points",
];

/// The most columns: players of a large club.
const MAX_COLUMNS: usize = 1000;

/// What the column of the rounds may be called instead.
const ROUND: [&str; 5] = ["", "#", "rounds", "hand", "no"];

impl Columns {
    pub(super) fn read(record: &StringRecord, line: u64) -> Result<Self, ParseSpreadsheetError> {
        // Some programs write a thousand and more empty columns.
        let named = (0..record.len())
            .rev()
            .find(|&index| !record[index].is_empty());
        let used = named.map_or(0, |last| last + 1);
        if used > MAX_COLUMNS {
            let problem = CellProblem::TooManyColumns { columns: used };
            return Err(ParseSpreadsheetError::At(Location::line(line), problem));
        }
        let names = record.iter().take(MAX_COLUMNS);
        let mut names: Vec<String> = names.map(str::to_owned).collect();
        let is_long = has(&names, "player");
        if !has(&names, "round")
            && let Some(first) = names.first_mut()
            && is_one_of(first, &ROUND)
        {
            "round".clone_into(first);
        }
        if let Some(problem) = missing(&names, is_long) {
            return Err(ParseSpreadsheetError::At(Location::line(line), problem));
        }
        let at = |column: &str, problem| {
            ParseSpreadsheetError::At(Location::cell(line, column), problem)
        };
        let mut unnamed = Vec::new();
        for (index, name) in names.iter_mut().enumerate() {
            if is_one_of(name, if is_long { &LONG } else { &WIDE }) {
                *name = name.to_lowercase();
            } else if name.is_empty() {
                *name = format!("#{}", index + 1);
                unnamed.push(index);
            } else if is_long {
                return Err(at(name, CellProblem::UnknownColumn));
            } else if is_one_of(name, &NOT_PLAYERS) {
                return Err(at(name, CellProblem::NotPlayer));
            }
        }
        let mut keys = HashSet::new();
        if let Some(twice) = names.iter().find(|name| !keys.insert(name_key(name))) {
            return Err(at(twice, CellProblem::DuplicateColumn));
        }
        Ok(Self {
            names: names.into_iter().map(Arc::from).collect(),
            unnamed,
            is_long,
        })
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.names.iter().any(|column| **column == *name)
    }

    /// Returns the players of a row per round.
    pub(super) fn players(&self) -> Vec<Cell> {
        let player = |index: usize| Cell {
            text: Box::from(&*self.names[index]),
            location: Location::cell(1, self.names[index].clone()),
        };
        self.player_columns().map(player).collect()
    }

    /// Returns the scores of a row per round, by player.
    pub(super) fn scores(
        &self,
        record: &StringRecord,
        line: u64,
    ) -> impl Iterator<Item = Option<Cell>> {
        self.player_columns()
            .map(move |index| self.cell_at(record, line, index))
    }

    fn player_columns(&self) -> impl Iterator<Item = usize> {
        let is_unnamed = |index: &usize| self.unnamed.binary_search(index).is_ok();
        (0..self.names.len())
            .filter(move |index| !WIDE.contains(&&*self.names[*index]) && !is_unnamed(index))
    }

    /// Returns the cell of a column, `None` if it is empty or there is no such
    /// column.
    pub(super) fn cell(&self, record: &StringRecord, line: u64, name: &str) -> Option<Cell> {
        let index = self.names.iter().position(|column| **column == *name)?;
        self.cell_at(record, line, index)
    }

    fn cell_at(&self, record: &StringRecord, line: u64, index: usize) -> Option<Cell> {
        let text = record.get(index).filter(|text| !text.is_empty())?;
        Some(Cell {
            text: text.into(),
            location: Location::cell(line, self.names[index].clone()),
        })
    }

    /// Checks that there is no text beside the columns and below those without
    /// a heading.
    pub(super) fn check(
        &self,
        record: &StringRecord,
        line: u64,
    ) -> Result<(), ParseSpreadsheetError> {
        let columns = self.names.len();
        let mut beside = record.iter().skip(columns);
        if let Some(text) = beside.find(|text| !text.is_empty()) {
            let first = text.to_owned();
            let problem = CellProblem::TooManyCells { columns, first };
            return Err(ParseSpreadsheetError::At(Location::line(line), problem));
        }
        let is_filled = |index: &&usize| record.get(**index).is_some_and(|text| !text.is_empty());
        match self.unnamed.iter().find(is_filled) {
            Some(&index) => Err(ParseSpreadsheetError::At(
                Location::cell(line, self.names[index].clone()),
                CellProblem::NoHeading,
            )),
            None => Ok(()),
        }
    }
}

fn missing(names: &[String], is_long: bool) -> Option<CellProblem> {
    if !is_long {
        return (!has(names, "round")).then_some(CellProblem::NoRoundColumn);
    }
    let missing = ["round", "points"]
        .into_iter()
        .find(|name| !has(names, name))?;
    Some(CellProblem::NoColumn { missing })
}

fn has(names: &[String], wanted: &str) -> bool {
    names.iter().any(|name| name.eq_ignore_ascii_case(wanted))
}

fn is_one_of(name: &str, of: &[&str]) -> bool {
    of.contains(&name.to_lowercase().as_str())
}
