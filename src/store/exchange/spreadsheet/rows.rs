//! The rows of a spreadsheet as scores, game by game.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;

use super::columns::{Columns, Layout};
use super::days::{Days, serial};
use super::error::{ImportSpreadsheetError, Problems, SheetProblem};
use super::game::{Cell, CellScore, Location, SpreadsheetGame, is_mark};
use super::heading::Heading;
use super::options::ReadOptions;
use super::records::{Record, RoundColumn, RowKind, is_star, typed, unmarked};
use super::row::Row;
use crate::game::name_key;

#[derive(Debug, Default)]
pub struct Spreadsheet {
    pub(super) games: Vec<SpreadsheetGame>,
    /// What was read in another way than it is written.
    pub notes: Vec<String>,
    pub(super) problems: Problems,
}

impl Spreadsheet {
    /// Returns `true` if a game has no day.
    pub fn has_undated(&self) -> bool {
        self.games.iter().any(|game| game.date.is_none())
    }

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
    /// The last title with a day, or something like one.
    title: Option<Cell>,
    /// Where the note on its day says that it stands; `None` if no game had it.
    title_line: Option<u64>,
    /// What there is a note on already.
    noted: Vec<&'static str>,
    /// Whether an empty line stands above the row.
    after_gap: bool,
    scores: usize,
    /// The scores of each column added up, of the present game, or of all where each row is
    /// one; `None` if one is no number.
    sums: BTreeMap<Arc<str>, Option<i32>>,
    /// The index of the present game.
    summed: Option<usize>,
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
            title: None,
            title_line: None,
            noted: Vec::new(),
            after_gap: false,
            scores: 0,
            sums: BTreeMap::new(),
            summed: None,
        };
        rows.note_ignored();
        rows
    }

    /// Returns the games, which may have no day if one stands below them.
    pub(super) fn finish(mut self) -> Result<Spreadsheet, ImportSpreadsheetError> {
        let title = self.title.filter(|_| self.title_line.is_none() && !self.options.has_day);
        if let Some(Cell { text, location }) = title
            && self.sheet.has_undated()
            && let Some(Ok(day)) = self.days.in_title(&text)
        {
            self.sheet.problems.add::<()>(Err(SheetProblem::DayBelow(day).at(location)))?;
        }
        Ok(self.sheet)
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
    /// game, which has no further ones for that. `below` is the row below it.
    pub(super) fn add(
        &mut self,
        row: &Row,
        below: Option<&Row>,
    ) -> Result<(), ImportSpreadsheetError> {
        self.after_gap |= row.is_after_gap;
        if row.is_empty() {
            self.after_gap = true;
            return Ok(());
        }
        if row.line == self.columns.line {
            self.columns.title(row).into_iter().for_each(|title| self.read_title(title));
            self.after_gap = false;
            return Ok(());
        }
        if let Some(title) = self.columns.title(row) {
            self.read_title(title);
            self.after_gap = true;
            return Ok(());
        }
        if self.columns.is_header(row, below)
            && let Some(columns) = Columns::read(row, below, self.options)?
        {
            self.after_gap = false;
            let is_same_page =
                matches!(columns.layout, Layout::Players(_)) && columns.is_same(&self.columns);
            if !is_same_page {
                self.columns = columns;
                self.last = None;
                self.note_ignored();
                self.columns.title(row).into_iter().for_each(|corner| self.read_title(corner));
            }
            return Ok(());
        }
        let is_sum = match self.columns.layout {
            Layout::Score => false,
            Layout::Players(_) => self.options.results,
            Layout::Rounds(_) | Layout::Games(_) => true,
        };
        let named = [Heading::Round, Heading::Player].map(|of| self.columns.cell(row, of));
        let named = named.iter().flatten().map(|cell| &*cell.text);
        let mut labels = row.filled().take(1).chain(named);
        let Some(label) = labels.find(|label| match Heading::of(label) {
            Some(Heading::Total) => is_sum,
            heading => heading == Some(Heading::Ignored),
        }) else {
            return self.add_scores(row);
        };
        let note = format!("line {}: row `{label}` was not imported", row.line);
        self.sheet.notes.push(note);
        Ok(())
    }

    fn add_scores(&mut self, row: &Row) -> Result<(), ImportSpreadsheetError> {
        let added = self.row(row);
        self.after_gap = false;
        if self.sheet.problems.add(added)?.is_none()
            && let Some(game) = self.last
        {
            self.sheet.games[game].is_refused = true;
        }
        Ok(())
    }

    /// Adds a note, the first of its kind.
    fn note(&mut self, kind: &'static str, note: impl FnOnce() -> String) {
        if !self.noted.contains(&kind) {
            self.noted.push(kind);
            self.sheet.notes.push(note());
        }
    }

    /// Returns `true` if each row is a game, with a column for each player.
    fn is_game_per_row(&self) -> bool {
        self.options.results && matches!(self.columns.layout, Layout::Players(_))
    }

    /// Returns the sum of the scores above one.
    fn sum_above(&self, record: &Record) -> Option<i32> {
        let column = record.points.location.column.as_ref()?;
        self.sums.get(column).copied().unwrap_or(Some(0))
    }

    /// Returns the scores that are not the sums of those above them.
    fn not_sums<'r>(&self, records: &'r [Record]) -> Vec<&'r Record> {
        let is_sum = |record: &&Record| {
            let sum = self.sum_above(record);
            sum.is_some() && sum == record.points.number()
        };
        records.iter().filter(|record| !is_sum(record)).collect()
    }

    /// Passes over a row that has only the sums of those above it; refuses any other, whose
    /// round or player is missing.
    fn pass_over_sums(
        &mut self,
        line: u64,
        records: &[Record],
    ) -> Result<(), ImportSpreadsheetError> {
        let has = |column: &Arc<str>| {
            records.iter().any(|record| record.points.location.column.as_ref() == Some(column))
        };
        let is_whole = self.sums.iter().all(|(column, sum)| *sum == Some(0) || has(column));
        let wrong = self.not_sums(records);
        match wrong.as_slice() {
            [] if is_whole && !self.sums.is_empty() => {
                let note = format!("line {line}: the sums of the rows above were not imported");
                self.sheet.notes.push(note);
                Ok(())
            }
            [first, ..] if is_whole && wrong.len() < records.len() => {
                let text = first.points.text.to_string();
                let sum = self.sum_above(first).unwrap_or_default();
                Err(SheetProblem::WrongSum { sum, text }.at(first.points.location.clone()))
            }
            _ => Err(match self.columns.layout {
                Layout::Rounds(_) => SheetProblem::NoPlayer.at(Location::cell(line, "player")),
                _ => SheetProblem::NoRound.at(Location::cell(line, "round")),
            }),
        }
    }

    /// Takes a title over whose day is that of the games below it.
    fn read_title(&mut self, title: Cell) {
        if self.days.in_title(&title.text).is_some() {
            let is_used = self.title_line.take().is_some();
            let above = self.title.replace(title).filter(|_| !is_used);
            if let Some(Cell { text, location }) = above {
                self.sheet.notes.push(format!("{location}: `{text}` has the day of no game"));
            }
            self.last = None;
        } else if let Some(above) = self.title.as_mut().filter(|_| self.title_line.is_some()) {
            // A note tells that the day goes on below another title.
            above.location = title.location;
        }
    }

    /// Returns the day of the title above a game without one.
    fn title_day(&mut self) -> Result<Option<NaiveDate>, ImportSpreadsheetError> {
        let Some(Cell { text, location }) = &self.title else {
            return Ok(None);
        };
        let day = self.days.in_title(text).transpose();
        let noted = self.title_line.replace(location.line);
        match day {
            Err(_) if noted.is_some() || self.options.has_day => Ok(None),
            Err(problem) => Err(problem.at(location.clone())),
            Ok(Some(day)) if noted != Some(location.line) => {
                let note = format!("{location}: {day} is the day of the games below it");
                self.sheet.notes.push(note);
                Ok(Some(day))
            }
            Ok(day) => Ok(day),
        }
    }

    /// Reads scores as they are typed at the table.
    fn read_scores(&mut self, records: &mut Vec<Record>) {
        for Record { points: Cell { text, location }, .. } in &mut *records {
            if let Some(typed) = typed(text) {
                if unmarked(text) != &**text {
                    self.note("marks", || format!("{location}: `{text}` is read as {typed}"));
                }
                *text = typed.into();
            } else if is_star(text) {
                let card = || format!("{location}: `{text}` is read as a card, of stars");
                self.note("stars", card);
            }
        }
        records.retain(|record| record.kind != RowKind::Totals || &*record.points.text != "-");
    }

    fn row(&mut self, row: &Row) -> Result<(), ImportSpreadsheetError> {
        let line = row.line;
        self.columns.check(row)?;
        let cell = |heading| self.columns.cell(row, heading);
        let date = cell(Heading::Date);
        let day = date
            .clone()
            .map(|cell| self.days.read(&cell.text).map_err(|problem| problem.at(cell.location)));
        let (game, league, place) =
            (cell(Heading::Game), cell(Heading::League), cell(Heading::Place));
        let mut records = self.columns.records(row, self.rounds);
        if let (Some(Cell { text, location }), Some(Ok(day))) = (&date, &day)
            && self.options.date_format.is_none()
            && serial(text).is_some()
        {
            self.note("serial", || {
                format!("{location}: `{text}` is read as {day}, as Excel counts days")
            });
        }
        if let Ok(records) = &mut records {
            self.read_scores(records);
        }
        self.scores += records.as_ref().map_or(0, Vec::len);
        if self.scores > MAX_SCORES || self.sheet.games.len() > MAX_GAMES {
            let (games, scores) = (MAX_GAMES, MAX_SCORES);
            return Err(SheetProblem::TooMuch { games, scores }.at(Location::line(line)));
        }
        if records.as_ref().is_ok_and(Vec::is_empty) && date.is_none() && game.is_none() {
            return Ok(());
        }
        if let Layout::Games(_) = self.columns.layout {
            return self.add_to_games(line, records?);
        }
        if let Ok(records) = &records
            && records.iter().any(|record| record.kind == RowKind::Unlabelled)
        {
            return self.pass_over_sums(line, records);
        }
        let is_game_per_row = self.is_game_per_row();
        if is_game_per_row
            && self.sheet.games.len() > 1
            && date.is_none()
            && game.is_none()
            && records.as_ref().is_ok_and(|all| !all.is_empty() && self.not_sums(all).is_empty())
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
        let (day, records) = (day.transpose()?, records?);
        let game = &mut self.sheet.games[index];
        agree(league, &mut game.league, game.line)?;
        agree(place, &mut game.place, game.line)?;
        self.add_records(index, line, day.or(above), records)
    }

    /// Adds the totals of a player to the games that have a column.
    fn add_to_games(
        &mut self,
        line: u64,
        records: Vec<Record>,
    ) -> Result<(), ImportSpreadsheetError> {
        for record in records {
            let heading = record.points.location.column.clone().unwrap_or_default();
            let index = self.game(Some(heading.to_string()), line, &[])?;
            let location = || Location::cell(self.columns.line, heading.clone());
            let day = self.days.in_title(&heading);
            let day = day.filter(|day| day.is_ok() || !self.options.has_day).transpose();
            let day = day.map_err(|problem| problem.at(location()))?;
            self.add_records(index, line, day, vec![record])?;
        }
        Ok(())
    }

    fn add_records(
        &mut self,
        index: usize,
        line: u64,
        mut day: Option<NaiveDate>,
        records: Vec<Record>,
    ) -> Result<(), ImportSpreadsheetError> {
        if day.is_none() && self.sheet.games[index].date.is_none() {
            day = self.title_day()?;
        }
        let is_game_per_row = self.is_game_per_row();
        if !is_game_per_row && self.summed.replace(index) != Some(index) {
            self.sums.clear();
        }
        let is_sound = self.sheet.problems.count() == 0;
        let game = &mut self.sheet.games[index];
        match (day, game.date) {
            (Some(day), Some(other)) if day != other => {
                let begins = game.line;
                let problem = SheetProblem::OtherDate { begins, other };
                return Err(problem.at(Location::cell(line, "date")));
            }
            _ => game.date = game.date.or(day),
        }
        for record in records {
            if let Some(column) = record.points.location.column.clone() {
                let sum = self.sums.entry(column).or_insert(Some(0));
                *sum = sum.and_then(|sum| sum.checked_add(points(&record.points)?));
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
        let has_game_column =
            self.columns.has(Heading::Game) || matches!(self.columns.layout, Layout::Games(_));
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

/// Returns the points of a score; `None` if they are no number.
fn points(cell: &Cell) -> Option<i32> {
    match &*cell.text {
        "-" => Some(0),
        text if text.eq_ignore_ascii_case("out") || is_mark(text) => Some(0),
        _ => cell.number(),
    }
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
