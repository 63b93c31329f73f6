//! The rows of a spreadsheet, game by game.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use csv::StringRecord;

use super::columns::Columns;
use super::error::{CellProblem, ParseSpreadsheetError};
use super::game::{Cell, CellScore, Location, SpreadsheetGame};
use crate::game::TypedDay;

/// The games of the rows that were read so far.
pub(super) struct Rows {
    columns: Columns,
    /// The format of days, for `strftime`.
    date_format: Option<String>,
    games: Vec<SpreadsheetGame>,
    /// The index of a game by the text that tells it from the others.
    keys: BTreeMap<String, usize>,
    /// The game of the row before.
    last: Option<usize>,
    /// How many scores were read.
    scores: usize,
}

/// The most games and scores of a file: in memory they take a hundred times the
/// bytes that they have in it.
const MAX_GAMES: usize = 20_000;
const MAX_SCORES: usize = 500_000;

/// The most players of a game as it is read; fewer can play it.
const MAX_PLAYERS: usize = 100;

/// What a row says about its round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    Round(u8),
    Totals,
}

/// A score of a row.
struct RowScore {
    seat: RowSeat,
    points: Cell,
    went_out: bool,
}

/// Whose score it is.
enum RowSeat {
    /// The player of a column, by the number among those of players.
    Column(usize),
    Named(Cell),
}

impl Rows {
    pub(super) fn new(columns: Columns, date_format: Option<String>) -> Self {
        Self {
            columns,
            date_format,
            games: Vec::new(),
            keys: BTreeMap::new(),
            last: None,
            scores: 0,
        }
    }

    pub(super) fn into_games(mut self) -> Vec<SpreadsheetGame> {
        let columns = match self.columns.is_long {
            true => Vec::new(),
            false => self.columns.players(),
        };
        for game in &mut self.games {
            let named = std::mem::take(&mut game.players);
            game.seat_present(if self.columns.is_long {
                &named
            } else {
                &columns
            });
        }
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
        let date = cell("date").map(|cell| self.day(cell)).transpose()?;
        let (game, league, place) = (cell("game"), cell("league"), cell("place"));
        let scores = self.scores(record, line)?;
        self.scores += scores.len();
        if self.scores > MAX_SCORES || self.games.len() > MAX_GAMES {
            let (games, scores) = (MAX_GAMES, MAX_SCORES);
            return Err(at(
                Location::line(line),
                CellProblem::TooMuch { games, scores },
            ));
        }
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
                seat: RowSeat::Named(player),
                points,
                went_out: cell("out").map(yes).transpose()?.unwrap_or(false),
            }]);
        }
        let scores = self.columns.scores(record, line).enumerate();
        let score = |(column, points): (usize, Option<Cell>)| {
            Some(RowScore {
                seat: RowSeat::Column(column),
                points: points?,
                went_out: false,
            })
        };
        Ok(scores.filter_map(score).collect())
    }

    /// Reads a day: one of the format, else one with its year that can be read
    /// in one way only.
    fn day(&self, cell: Cell) -> Result<NaiveDate, ParseSpreadsheetError> {
        let text = String::from(cell.text);
        if let Some(format) = &self.date_format {
            let day = NaiveDate::parse_from_str(&text, format);
            // The journal has years of four digits.
            let day = day.ok().filter(|day| (0..=9999).contains(&day.year()));
            let format = format.clone();
            return day
                .ok_or_else(|| at(cell.location, CellProblem::DateNotOfFormat { format, text }));
        }
        match TypedDay::parse(&text) {
            Ok(day @ TypedDay::Date(date)) if day.is_plain(&text) => Ok(date),
            _ => Err(at(cell.location, CellProblem::BadDate(text))),
        }
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
                && self.games[index].round(1).next().is_some()
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
        _ => Err(at(round.location, CellProblem::BadRound(round.text.into()))),
    }
}

fn yes(cell: Cell) -> Result<bool, ParseSpreadsheetError> {
    match cell.text.to_lowercase().as_str() {
        "yes" | "y" | "x" | "1" | "true" => Ok(true),
        "no" | "n" | "0" | "false" => Ok(false),
        _ => Err(at(cell.location, CellProblem::BadOut(cell.text.into()))),
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
            let other = other.text.to_string();
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
    let points = score.points;
    let seat = match &score.seat {
        RowSeat::Column(column) => *column,
        RowSeat::Named(player) => game.seat(player),
    };
    if game.players.len() > MAX_PLAYERS {
        let players = MAX_PLAYERS;
        return Err(at(points.location, CellProblem::TooManyPlayers { players }));
    }
    let round = match kind {
        RowKind::Round(round) => round,
        RowKind::Totals => {
            game.totals.insert(seat, points);
            return Ok(());
        }
    };
    if let Some(other) = game.scores.get(&(round, seat)) {
        let player = match score.seat {
            RowSeat::Column(_) => points.location.column.as_deref().unwrap_or_default().into(),
            RowSeat::Named(player) => player.text.into(),
        };
        let problem = CellProblem::AlreadyScored {
            player,
            round,
            line: other.points.location.line,
        };
        return Err(at(points.location, problem));
    }
    let went_out = score.went_out;
    let score = CellScore { points, went_out };
    game.scores.insert((round, seat), score);
    Ok(())
}
