//! The rows of a spreadsheet, game by game.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use csv::StringRecord;

use super::columns::Columns;
use super::error::{CellProblem, ParseSpreadsheetError};
use super::game::{Cell, CellScore, Location, SpreadsheetGame};
use crate::game::parse_day;

/// The games of the rows that were read so far.
pub(super) struct Rows {
    columns: Columns,
    games: Vec<SpreadsheetGame>,
    /// The index of a game by the text that tells it from the others.
    keys: BTreeMap<String, usize>,
    /// The game of the row before.
    last: Option<usize>,
}

/// What a row says about its round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    Round(u8),
    Totals,
}

/// A player of a row, with the score if there is one.
struct RowScore {
    player: Cell,
    points: Option<Cell>,
    went_out: bool,
}

impl Rows {
    pub(super) fn new(columns: Columns) -> Self {
        Self {
            columns,
            games: Vec::new(),
            keys: BTreeMap::new(),
            last: None,
        }
    }

    pub(super) fn into_games(self) -> Vec<SpreadsheetGame> {
        self.games
    }

    pub(super) fn add(
        &mut self,
        record: &StringRecord,
        line: u64,
    ) -> Result<(), ParseSpreadsheetError> {
        self.columns.check(record, line)?;
        let cell = |name| self.columns.cell(record, line, name);
        let kind = kind(cell("round"), line)?;
        let date = cell("date").map(day).transpose()?;
        let (game, league, place) = (cell("game"), cell("league"), cell("place"));
        let scores = self.scores(record, line)?;
        let index = self.game(game, date, line, kind);
        let game = &mut self.games[index];
        agree(league, &mut game.league, game.line)?;
        agree(place, &mut game.place, game.line)?;
        match (date, game.date) {
            (Some(date), Some(other)) if date != other => {
                let begins = game.line;
                let problem = CellProblem::OtherDate { begins, other };
                return Err(at(Location::cell(line, "date"), problem));
            }
            _ => game.date = game.date.or(date),
        }
        scores
            .into_iter()
            .try_for_each(|score| add_score(game, kind, score))
    }

    fn scores(
        &self,
        record: &StringRecord,
        line: u64,
    ) -> Result<Vec<RowScore>, ParseSpreadsheetError> {
        let cell = |name| self.columns.cell(record, line, name);
        let missing = |column, problem| at(Location::cell(line, column), problem);
        if self.columns.is_long {
            let player = cell("player").ok_or_else(|| missing("player", CellProblem::NoPlayer))?;
            let points = cell("points").ok_or_else(|| missing("points", CellProblem::NoPoints))?;
            return Ok(vec![RowScore {
                player,
                points: Some(points),
                went_out: cell("out").map(yes).transpose()?.unwrap_or(false),
            }]);
        }
        let scores = self.columns.players().map(|player| RowScore {
            player: Cell {
                text: player.to_owned(),
                location: Location::cell(1, player),
            },
            points: cell(player),
            went_out: false,
        });
        Ok(scores.collect())
    }

    /// Returns the game that a row belongs to: that of its column `game` or of
    /// its date, else that of the row above, unless round 1 begins another.
    fn game(
        &mut self,
        game: Option<Cell>,
        date: Option<NaiveDate>,
        line: u64,
        kind: RowKind,
    ) -> usize {
        let has_game_column = self.columns.has("game");
        let key = match (game, date) {
            (Some(game), _) => Some(format!("game {}", game.text)),
            (None, Some(date)) if !has_game_column => Some(date.to_string()),
            _ => None,
        };
        let found = match &key {
            Some(key) => self.keys.get(key).copied(),
            None => self.last,
        };
        let begins_another = |index: usize| {
            !self.columns.is_long
                && !has_game_column
                && kind == RowKind::Round(1)
                && self.games[index].rounds.contains_key(&1)
        };
        let index = found
            .filter(|&index| !begins_another(index))
            .unwrap_or_else(|| {
                let has_key = has_game_column && key.is_some();
                self.games.push(SpreadsheetGame::new(line, has_key));
                self.games.len() - 1
            });
        if let Some(key) = key {
            self.keys.insert(key, index);
        }
        self.last = Some(index);
        index
    }
}

fn at(location: Location, problem: CellProblem) -> ParseSpreadsheetError {
    ParseSpreadsheetError::At(location, problem)
}

fn kind(round: Option<Cell>, line: u64) -> Result<RowKind, ParseSpreadsheetError> {
    let round = round.ok_or_else(|| at(Location::cell(line, "round"), CellProblem::NoRound))?;
    if ["total", "totals", "sum"].contains(&round.text.to_lowercase().as_str()) {
        return Ok(RowKind::Totals);
    }
    // Whether a game has the round is checked when it is scored.
    match round.text.parse() {
        Ok(number @ 1..=99) => Ok(RowKind::Round(number)),
        _ => Err(at(round.location, CellProblem::BadRound(round.text))),
    }
}

fn day(cell: Cell) -> Result<NaiveDate, ParseSpreadsheetError> {
    parse_day(&cell.text).ok_or_else(|| at(cell.location, CellProblem::BadDate(cell.text)))
}

fn yes(cell: Cell) -> Result<bool, ParseSpreadsheetError> {
    match cell.text.to_lowercase().as_str() {
        "yes" | "y" | "x" | "1" | "true" => Ok(true),
        "no" | "n" | "0" | "false" => Ok(false),
        _ => Err(at(cell.location, CellProblem::BadOut(cell.text))),
    }
}

/// Takes the league or place of a row over, unless the game has another.
fn agree(
    cell: Option<Cell>,
    of_game: &mut Option<Cell>,
    begins: u64,
) -> Result<(), ParseSpreadsheetError> {
    match (cell, &of_game) {
        (Some(cell), Some(other)) if cell.text != other.text => {
            let other = other.text.clone();
            let problem = CellProblem::Differs { begins, other };
            Err(at(cell.location, problem))
        }
        (cell @ Some(_), None) => {
            *of_game = cell;
            Ok(())
        }
        _ => Ok(()),
    }
}

fn add_score(
    game: &mut SpreadsheetGame,
    kind: RowKind,
    score: RowScore,
) -> Result<(), ParseSpreadsheetError> {
    let seat = game.seat(&score.player);
    let Some(points) = score.points else {
        return Ok(());
    };
    let round = match kind {
        RowKind::Round(round) => round,
        RowKind::Totals => {
            game.totals.insert(seat, points);
            return Ok(());
        }
    };
    let scores = game.rounds.entry(round).or_default();
    if let Some(other) = scores.get(&seat) {
        let problem = CellProblem::AlreadyScored {
            player: score.player.text,
            round,
            line: other.points.location.line,
        };
        return Err(at(points.location, problem));
    }
    let went_out = score.went_out;
    scores.insert(seat, CellScore { points, went_out });
    Ok(())
}
