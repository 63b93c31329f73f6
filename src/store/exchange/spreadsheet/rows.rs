//! The rows of a spreadsheet as scores, game by game.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use csv::StringRecord;

use super::columns::{Columns, Layout};
use super::days::Days;
use super::error::{ImportSpreadsheetError, Problems, SheetProblem};
use super::game::{Cell, CellScore, Location, SpreadsheetGame};
use super::heading::{Heading, ReadOptions, round_label};
use super::records::{Record, RoundColumn, RowKind};
use crate::game::name_key;

#[derive(Debug, Default)]
pub struct Spreadsheet {
    pub(super) games: Vec<SpreadsheetGame>,
    /// What was read in another way than it is written.
    pub notes: Vec<String>,
    pub(super) problems: Problems,
}

impl Spreadsheet {
    /// Returns `true` if it has no scores.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty() && self.problems.count() == 0
    }
}

/// The games of the rows that were read so far.
pub(super) struct Rows<'a> {
    options: &'a ReadOptions,
    columns: Columns,
    days: Days,
    rounds: RoundColumn,
    sheet: Spreadsheet,
    /// The index of a game by the text that tells it from the others.
    keys: BTreeMap<String, usize>,
    last: Option<usize>,
    title_day: Option<NaiveDate>,
    /// Whether an empty line stands above the row.
    after_gap: bool,
    scores: usize,
    /// The results of each column added up; `None` if one is no number.
    sums: BTreeMap<usize, Option<i32>>,
}

/// The most games and scores of a file: in memory they take a hundred times the
/// bytes that they have in it.
const MAX_GAMES: usize = 20_000;
const MAX_SCORES: usize = 500_000;

/// The most players of a game as it is read; fewer can play it.
const MAX_PLAYERS: usize = 100;

impl<'a> Rows<'a> {
    pub(super) fn new(
        options: &'a ReadOptions,
        columns: Columns,
        days: Days,
        rounds: RoundColumn,
    ) -> Self {
        let mut rows = Self {
            options,
            columns,
            days,
            rounds,
            sheet: Spreadsheet::default(),
            keys: BTreeMap::new(),
            last: None,
            title_day: None,
            after_gap: false,
            scores: 0,
            sums: BTreeMap::new(),
        };
        rows.note_ignored();
        rows
    }

    pub(super) fn finish(self) -> Spreadsheet {
        self.sheet
    }

    fn note_ignored(&mut self) {
        for name in self.columns.ignored() {
            let is_asked = self.options.ignored.iter().any(|one| name_key(one) == name_key(name));
            let note = format!("column `{name}` was not imported");
            if !is_asked && !self.sheet.notes.contains(&note) {
                self.sheet.notes.push(note);
            }
        }
    }

    /// Adds the scores of a row. A row that is refused is a problem of its
    /// game, which has no further ones for that.
    pub(super) fn add(
        &mut self,
        record: &StringRecord,
        line: u64,
    ) -> Result<(), ImportSpreadsheetError> {
        let filled: Vec<_> = record.iter().filter(|cell| !cell.is_empty()).take(2).collect();
        if filled.is_empty() {
            self.after_gap = true;
            return Ok(());
        }
        if line == self.columns.line {
            return Ok(());
        }
        if line < self.columns.line || self.is_title(record, &filled) {
            self.read_title(record, line);
            self.after_gap = true;
            return Ok(());
        }
        if is_second_header(record) {
            return Ok(());
        }
        if self.columns.is_header(record)
            && let Some(columns) = Columns::read(record, line, None, self.options)?
        {
            self.after_gap = false;
            let is_same_page =
                matches!(columns.layout, Layout::Players(_)) && columns.is_same(&self.columns);
            if !is_same_page {
                self.columns = columns;
                self.last = None;
                self.note_ignored();
            }
            return Ok(());
        }
        let heading = Heading::of(filled[0]);
        if self.is_game_per_row() && matches!(heading, Some(Heading::Total | Heading::Ignored)) {
            let name = filled[0];
            self.sheet.notes.push(format!("line {line}: `{name}` is no game and was not imported"));
            return Ok(());
        }
        let row = self.row(record, line);
        self.after_gap = false;
        if self.sheet.problems.add(row)?.is_none()
            && let Some(game) = self.last
        {
            self.sheet.games[game].is_refused = true;
        }
        Ok(())
    }

    /// Returns `true` if a row says something about those below: it has one
    /// cell, and no score.
    fn is_title(&self, record: &StringRecord, filled: &[&str]) -> bool {
        let is_round =
            |text: &str| round_label(text).is_some() || Heading::of(text) == Some(Heading::Total);
        let is_first = record.get(0) == filled.first().copied();
        match self.columns.layout {
            Layout::Score => false,
            Layout::Players(_) | Layout::Rounds(_) => {
                filled.len() == 1 && is_first && !is_round(filled[0])
            }
        }
    }

    /// Returns `true` if each row is a game, with a column for each player.
    fn is_game_per_row(&self) -> bool {
        self.options.results && matches!(self.columns.layout, Layout::Players(_))
    }

    /// Returns `true` if results are the sums of those of all games above them.
    fn adds_up(&self, records: &[Record]) -> bool {
        let is_sum = |record: &Record| {
            let seat = record.seat.as_ref().ok();
            let sum = seat.and_then(|seat| self.sums.get(seat).copied().unwrap_or(Some(0)));
            sum.is_some() && sum == record.points.number()
        };
        self.sheet.games.len() > 1 && !records.is_empty() && records.iter().all(is_sum)
    }

    /// Takes a day of a title over for the games below it.
    fn read_title(&mut self, record: &StringRecord, line: u64) {
        if self.columns.has(Heading::Date) {
            return;
        }
        if let Some(day) = record.iter().find_map(|cell| self.days.in_title(cell)) {
            self.title_day = Some(day);
            self.last = None;
            let note = format!("line {line}: {day} is the day of the games below it");
            self.sheet.notes.push(note);
        }
    }

    fn row(&mut self, record: &StringRecord, line: u64) -> Result<(), ImportSpreadsheetError> {
        self.columns.check(record, line)?;
        let cell = |heading| self.columns.cell(record, line, heading);
        let date = cell(Heading::Date);
        let day = date
            .clone()
            .map(|cell| self.days.read(&cell.text).map_err(|problem| problem.at(cell.location)));
        let (game, league, place) =
            (cell(Heading::Game), cell(Heading::League), cell(Heading::Place));
        let records = self.columns.records(record, line, self.rounds);
        self.scores += records.as_ref().map_or(0, Vec::len);
        if self.scores > MAX_SCORES || self.sheet.games.len() > MAX_GAMES {
            let (games, scores) = (MAX_GAMES, MAX_SCORES);
            return Err(SheetProblem::TooMuch { games, scores }.at(Location::line(line)));
        }
        if records.as_ref().is_ok_and(Vec::is_empty) && date.is_none() && game.is_none() {
            return Ok(());
        }
        let is_game_per_row = self.is_game_per_row();
        if is_game_per_row
            && date.is_none()
            && game.is_none()
            && records.as_ref().is_ok_and(|records| self.adds_up(records))
        {
            let note = format!("line {line}: the sums of the games above were not imported");
            self.sheet.notes.push(note);
            return Ok(());
        }
        let above = self.last.filter(|_| is_game_per_row);
        let above = above.and_then(|last| self.sheet.games[last].date);
        let key = match (game, &date) {
            (Some(game), _) => Some(format!("game {}", game.text)),
            (None, Some(date)) if !self.columns.has(Heading::Game) => Some(match &day {
                Some(Ok(day)) => day.to_string(),
                _ => format!("day {}", date.text),
            }),
            _ => None,
        };
        let index = self.game(key, line, records.as_deref().unwrap_or_default())?;
        let is_sound = self.sheet.problems.count() == 0;
        let day = day.transpose()?.or(self.title_day).or(above);
        let records = records?;
        let game = &mut self.sheet.games[index];
        agree(league, &mut game.league, game.line)?;
        agree(place, &mut game.place, game.line)?;
        match (day, game.date) {
            (Some(day), Some(other)) if day != other => {
                let begins = game.line;
                let problem = SheetProblem::OtherDate { begins, other };
                return Err(problem.at(Location::cell(line, "date")));
            }
            _ => game.date = game.date.or(day),
        }
        for record in records {
            if let (true, Ok(seat)) = (is_game_per_row, &record.seat) {
                let sum = self.sums.entry(*seat).or_insert(Some(0));
                *sum = sum.and_then(|sum| sum.checked_add(record.points.number()?));
            }
            match add_score(game, record) {
                // It may be of a game that begins in a row that was refused.
                Err(_) if !is_sound => game.is_refused = true,
                added => added?,
            }
        }
        Ok(())
    }

    /// Returns the game that a row belongs to: that of its key, else that of the
    /// row above, unless the row begins another.
    fn game(
        &mut self,
        key: Option<String>,
        line: u64,
        records: &[Record],
    ) -> Result<usize, ImportSpreadsheetError> {
        let has_game_column = self.columns.has(Heading::Game);
        let found = match &key {
            Some(key) => self.keys.get(key).copied(),
            None => self.last,
        };
        let begins_another = |game: &SpreadsheetGame| match (&self.columns.layout, records.first())
        {
            _ if has_game_column => false,
            _ if self.is_game_per_row() => true,
            (Layout::Players(columns), first) => {
                !game.columns.as_ref().is_some_and(|own| own == columns)
                    || first.is_some_and(|first| first.kind == RowKind::Round(1))
                        && game.round(1).next().is_some()
            }
            (Layout::Rounds(_), Some(Record { seat: Err(player), .. })) => game.has(player),
            _ => false,
        };
        let found = found.filter(|&index| !begins_another(&self.sheet.games[index]));
        if found.is_some()
            && self.after_gap
            && key.is_none()
            && matches!(self.columns.layout, Layout::Rounds(_))
        {
            return Err(SheetProblem::Divided.at(Location::line(line)));
        }
        let index = found.unwrap_or_else(|| {
            let has_key = has_game_column && key.is_some();
            let mut game = SpreadsheetGame::new(line, has_key);
            if let Layout::Players(columns) = &self.columns.layout {
                game.columns = Some(columns.clone());
            }
            self.sheet.games.push(game);
            self.sheet.games.len() - 1
        });
        if let Some(key) = key {
            self.keys.insert(key, index);
        }
        self.last = Some(index);
        Ok(index)
    }
}

/// Returns `true` if a row says what the columns of each player hold: `Points`, `Total`.
fn is_second_header(record: &StringRecord) -> bool {
    let mut filled = record.iter().filter(|cell| !cell.is_empty());
    let of_player = [Heading::Points, Heading::Total, Heading::Ignored].map(Some);
    record.get(0).is_some_and(str::is_empty)
        && filled.all(|cell| of_player.contains(&Heading::of(cell)))
}

/// Takes the league or place of a row over, unless the game has another.
fn agree(
    cell: Option<Cell>,
    of_game: &mut Option<Cell>,
    begins: u64,
) -> Result<(), ImportSpreadsheetError> {
    match (cell, &of_game) {
        (Some(cell), Some(other)) if cell.text != other.text => {
            let other = other.text.to_string();
            let problem = SheetProblem::Differs { begins, other };
            Err(problem.at(cell.location))
        }
        (cell @ Some(_), None) => {
            *of_game = cell;
            Ok(())
        }
        _ => Ok(()),
    }
}

fn add_score(game: &mut SpreadsheetGame, record: Record) -> Result<(), ImportSpreadsheetError> {
    let points = record.points;
    let player = match &record.seat {
        Ok(_) => points.location.column.as_deref().unwrap_or_default().into(),
        Err(player) => player.text.to_string(),
    };
    let seat = record.seat.unwrap_or_else(|player| game.seat(&player));
    if game.players.len() > MAX_PLAYERS {
        let players = MAX_PLAYERS;
        return Err(SheetProblem::TooManyPlayers { players }.at(points.location));
    }
    let RowKind::Round(round) = record.kind else {
        let location = points.location.clone();
        return match game.totals.insert(seat, points) {
            Some(_) => Err(SheetProblem::TwoTotals { player }.at(location)),
            None => Ok(()),
        };
    };
    if let Some(other) = game.scores.get(&(round, seat)) {
        let line = other.points.location.line;
        let problem = SheetProblem::AlreadyScored { player, round, line };
        return Err(problem.at(points.location));
    }
    let went_out = record.went_out;
    let score = CellScore { points, went_out };
    game.scores.insert((round, seat), score);
    Ok(())
}
