//! The rows of a spreadsheet as scores, game by game.

mod games;
mod summary;

use std::collections::BTreeSet;

use chrono::NaiveDate;

use super::ReadOptions;
use super::columns::{Columns, Layout, is_numbered_field};
use super::days::{Days, Titles, has_day, other_weekday, says_when, serial};
use super::error::{ImportProblem, ImportSpreadsheetError, Problems, Result};
use super::game::{Cell, Key, Keys, Location, Placed, Record, RowKind, SpreadsheetGame, is_text};
use super::heading::{Heading, is_crowns, is_outside_rounds};
use super::problem::SheetProblem;
use super::records::{RoundColumn, agree};
use super::row::{Row, score};
use super::sums::Sums;

#[derive(Debug, Default)]
pub struct Spreadsheet {
    pub(super) games: Vec<SpreadsheetGame>,
    /// What was read in another way than it is written.
    pub notes: Vec<String>,
    pub(super) problems: Problems,
    pub(super) names: Names,
}

/// What became of names of players.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// The indexes of the options that renamed some.
    pub(super) renamed: BTreeSet<usize>,
    /// Notes on those that have more beside the name, or the last name first.
    pub(super) turned: BTreeSet<String>,
    /// The keys of those that no option renamed, if one renamed others.
    pub(super) kept: BTreeSet<String>,
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
#[derive(Default)]
pub(super) struct Rows {
    options: ReadOptions,
    columns: Columns,
    days: Days,
    rounds: RoundColumn,
    sheet: Spreadsheet,
    keys: Keys,
    last: Option<usize>,
    titles: Titles,
    /// What there is a note on already.
    noted: Vec<&'static str>,
    /// Whether an empty line stands above the row.
    after_gap: bool,
    scores: usize,
    sums: Sums,
    /// The index of the game whose scores those are.
    summed: Option<usize>,
    /// Whether the row above has sums of results.
    is_below_sums: bool,
    /// What the game of the row above is called.
    name_above: Option<String>,
    /// The table that the rows above name, where games are columns.
    table_above: Option<Cell>,
    /// The round and the player of the row above, where each has a row.
    pair_above: Option<[String; 2]>,
    /// The last day in the column of days.
    day_above: Option<NaiveDate>,
    /// The lines of games that have the day of a row above.
    dayless: Vec<String>,
    /// A line of words below the game above.
    between: Option<Cell>,
    /// The last game above a title with a day.
    above_title: Option<usize>,
    /// What is wrong with a row of a player who is in the game above, and the game that it begins,
    /// if that has other players than the one above.
    repeated: Vec<(usize, usize, ImportSpreadsheetError)>,
    /// The games that begin with round 1 right below another one, and that.
    restarted: Vec<(usize, usize)>,
    /// The games, rounds and names of players who went out by a row of those.
    outs: Vec<(usize, u8, Cell)>,
    /// The first game that is called Five Crowns, and the first that is called otherwise.
    called: [Option<Cell>; 2],
    /// The first number with a star that may be a card.
    card: Option<Cell>,
    /// Whether a star marks another number.
    has_marks: bool,
}

/// The hour until which an evening goes on.
const NIGHT_ENDS: u32 = 5;

/// The most games and scores of a file: in memory they take a hundred times the
/// bytes that they have in it.
const MAX_GAMES: usize = 20_000;
const MAX_SCORES: usize = 500_000;

impl Rows {
    pub(super) fn new(
        options: &ReadOptions,
        columns: Columns,
        days: Days,
        rounds: RoundColumn,
    ) -> Self {
        let options = options.clone();
        let mut rows = Self { options, columns, days, rounds, ..Self::default() };
        rows.note_ignored();
        rows
    }

    /// Returns the games, which may have no day if one stands below them.
    pub(super) fn finish(mut self) -> Spreadsheet {
        let below = self.titles.below(&self.days).filter(|_| !self.options.has_day);
        if let Some((day, location)) = below.filter(|_| self.sheet.has_undated()) {
            self.sheet.problems.refuse(SheetProblem::DayBelow(day).at(location));
        }
        if let Some(Cell { text, location }) = self.card.take().filter(|_| self.has_marks) {
            self.sheet.problems.refuse(SheetProblem::card_or_points(&text).at(location));
        }
        if let [Some(_), Some(Cell { text, location })] = &self.called {
            let problem = SheetProblem::OtherGame { name: text.to_string() };
            self.sheet.problems.refuse(problem.at(location));
        }
        for (index, round, mut cell) in std::mem::take(&mut self.outs) {
            let Some(game) = self.sheet.games.get_mut(index) else { continue };
            self.sheet.names.apply(&mut cell, &self.options, false);
            game.is_refused |= self.sheet.problems.keep(game.went_out(round, cell)).is_none();
        }
        for (above, index, problem) in std::mem::take(&mut self.repeated) {
            let [above, game] = [above, index].map(|index| &self.sheet.games[index].players);
            let is_in = |player: &Cell| above.iter().any(|other| other.text == player.text);
            if above.len() != game.len() || !game.iter().all(is_in) {
                self.sheet.problems.refuse(problem);
            }
        }
        for (above, index) in std::mem::take(&mut self.restarted) {
            let [above, game] = [above, index].map(|index| &self.sheet.games[index]);
            if game.goes_on_with(above) {
                let problem = SheetProblem::RoundAgain { line: above.location(1, None).line };
                self.sheet.problems.refuse(problem.at(game.line));
            }
        }
        // What counts the games of each player is no number of a game.
        if let (Layout::Score, Some(name)) =
            (&self.columns.layout, self.columns.name(Heading::Game))
            && self.options.results
            && self.keys.only_number() > Some(1)
        {
            let location = Location::from((self.columns.line, name));
            self.sheet.problems.refuse(SheetProblem::SeveralGames.at(location));
        }
        if let (Layout::Score, Some(numbers)) =
            (&self.columns.layout, self.keys.numbers(self.sheet.games.len()))
            && self.sheet.games.windows(2).all(|pair| pair[0].date == pair[1].date)
        {
            let games = std::mem::take(&mut self.sheet.games);
            let mut numbered: Vec<_> = numbers.into_iter().zip(games).collect();
            numbered.sort_by_key(|(number, _)| *number);
            self.sheet.games = numbered.into_iter().map(|(_, game)| game).collect();
        }
        self.check_first_day();
        match self.dayless.as_slice() {
            [] => {}
            [line] => self.sheet.notes.push(format!("line {line} has no date; the date of the row above was used")),
            [first, .., last] => self.sheet.notes.push(format!(
                "{} rows have no date; the date of the row above was used, from line {first} to line {last}",
                self.dayless.len()
            )),
        }
        self.sheet
    }

    fn note_ignored(&mut self) {
        for (_, name) in self.columns.ignored() {
            let note = format!("column `{name}` was not imported");
            if !self.options.is_ignored(name) && !self.sheet.notes.contains(&note) {
                self.sheet.notes.push(note);
            }
        }
    }

    /// Adds the scores of a row. A row that is refused is a problem of its
    /// game, which has no further ones for that. `below` has the rows below it.
    pub(super) fn add(&mut self, row: &Row, below: &[Row]) -> Result<()> {
        self.after_gap |= row.is_after_gap;
        if row.is_empty() {
            self.after_gap = true;
            return Ok(());
        }
        if row.line == self.columns.line {
            if let Some(title) = self.columns.title(row) {
                self.read_title(title, row);
            }
            self.after_gap = false;
            return Ok(());
        }
        let is_header = self.columns.is_header(row, below.first());
        let is_title = !is_header || row.filled().nth(1).is_none();
        if let Some(title) = self.columns.title(row).filter(|_| is_title) {
            let is_above = row.line < self.columns.line;
            if is_above {
                self.columns.check_names_above(row.line, |at| row.at(at), &self.options)?;
            }
            self.read_title(title.clone(), row);
            let text = &title.text;
            let is_other = !is_numbered_field(text) && !has_day(text);
            let is_told = is_above && (is_crowns(text) || says_when(text) || self.are_seats(text));
            let is_of_league_or_place =
                matches!(about(text), Some(Heading::League | Heading::Place));
            if is_other && !is_told || is_of_league_or_place {
                self.sheet.notes.push(left_out(&title));
            }
            if is_other && !is_above {
                self.between.get_or_insert(title);
            }
            self.after_gap = true;
            return Ok(());
        }
        if is_header && let Some(columns) = Columns::read(row, below, &self.options)? {
            let is_wide = matches!(columns.layout, Layout::Players(_));
            self.pair_above = None;
            self.after_gap = is_wide;
            self.between = None;
            if !(is_wide && columns.is_same(&self.columns)) {
                if self.last.is_none() && row.at(self.columns.first).is_empty() && is_wide {
                    let at = |index: usize| self.columns.names.get(index).map_or("#", |of| &**of);
                    columns.check_names_above(self.columns.line, at, &self.options)?;
                }
                if self.scores == 0 {
                    let (above, own) = (self.columns.line, columns.line);
                    self.sheet.notes.push(format!(
                        "line {above}: the headings on line {own} were used instead"
                    ));
                }
                self.columns = columns;
                (self.last, self.above_title) = (None, None);
                if self.is_player_per_row() && !self.has_game_column() {
                    self.keys = Keys::default();
                }
                self.note_ignored();
                if let Some(corner) = self.columns.title(row) {
                    self.read_title(corner, row);
                }
            }
            return Ok(());
        }
        let whole = self.unmerged(row);
        let row = whole.as_ref().unwrap_or(row);
        let records = self.columns.records(row, self.rounds);
        let scores = records.as_deref().unwrap_or_default();
        let Some(label) = self.summary(row, scores) else {
            // `cancelled`
            let is_remark = self.options.results
                && matches!(self.columns.layout, Layout::Players(_))
                && matches!(scores, [only] if is_text(&only.points.text));
            if is_remark || Self::are_words(scores) && !self.has_scores(below) {
                let (text, location) = (row.text().into(), Location::from(row.line));
                self.sheet.notes.push(left_out(&Cell { text, location }));
                return Ok(());
            }
            return self.add_scores(row, records);
        };
        if let (Layout::Rounds(rounds), Some(Heading::Out)) =
            (&self.columns.layout, Heading::of(&label))
        {
            let game = self.last.unwrap_or(self.sheet.games.len());
            let cell = |&(index, round): &(usize, u8)| {
                Some((game, round, self.columns.cell_at(row, index)?))
            };
            self.outs.extend(rounds.iter().filter_map(cell));
            return Ok(());
        }
        self.is_below_sums = true;
        if is_outside_rounds(&label)
            && row.filled().any(|cell| score(cell).is_some_and(|score| score != 0))
        {
            let problem = SheetProblem::OutsideRounds { name: label, is_row: true };
            self.sheet.problems.refuse(problem.at(row.line));
            return Ok(());
        }
        self.sheet.notes.push(format!("line {}: row `{label}` was not imported", row.line));
        Ok(())
    }

    fn add_scores(&mut self, row: &Row, records: Result<Vec<Record>>) -> Result<()> {
        let added = self.row(row, records).map_err(|error| self.explained(error));
        self.after_gap = false;
        if self.sheet.problems.add(added)?.is_none()
            && let Some(game) = self.last
        {
            self.sheet.games[game].is_refused = true;
        }
        Ok(())
    }

    /// Returns what is wrong with a row, or that an option makes one player of two in it.
    fn explained(&self, error: ImportSpreadsheetError) -> ImportSpreadsheetError {
        if let ImportProblem::Sheet(
            SheetProblem::AlreadyScored { player, .. } | SheetProblem::TwoTotals { player },
        ) = &*error.problem
            && let Some(problem) = self.sheet.names.joined(player, &self.options)
        {
            return ImportSpreadsheetError { problem: Box::new(problem.into()), ..error };
        }
        error
    }

    /// Adds a note, the first of its kind.
    fn note(&mut self, kind: &'static str, note: impl FnOnce() -> String) {
        if !self.noted.contains(&kind) {
            self.noted.push(kind);
            self.sheet.notes.push(note());
        }
    }

    /// Adds a note on a number that Excel counts days by, and returns the day.
    fn note_serial(&mut self, location: &Location, text: &str, day: NaiveDate) -> NaiveDate {
        self.note("serial", || {
            format!("{location}: `{text}` was read as {day}, a day number of Excel")
        });
        day
    }

    /// Returns `true` if each row is a game, with a column for each player.
    fn is_game_per_row(&self) -> bool {
        self.options.results && matches!(self.columns.layout, Layout::Players(_) | Layout::Pairs(_))
    }

    /// Returns `true` if a column, or the columns, tell games apart.
    fn has_game_column(&self) -> bool {
        [Heading::Game, Heading::Table].into_iter().any(|of| self.columns.has(of))
            || matches!(self.columns.layout, Layout::Games(_))
    }

    /// Returns `true` if each row is a player of a game.
    fn is_player_per_row(&self) -> bool {
        match self.columns.layout {
            Layout::Score => self.options.results,
            Layout::Rounds(_) => true,
            _ => false,
        }
    }

    /// Takes a title over, and returns `true` if it has a day: that begins other games.
    fn read_title(&mut self, title: Cell, row: &Row) -> bool {
        if let Some((text, day)) = row.filled().find_map(|cell| Some((cell, serial(cell)?))) {
            self.note_serial(&title.location, text, day);
        }
        let has_day = self.titles.read(title, &self.days, &mut self.sheet.notes);
        if has_day {
            self.above_title = self.last.take().or(self.above_title);
            self.day_above = None;
        }
        has_day
    }

    /// Refuses a line of words inside a game, or above one, that says who plays instead of those
    /// whom the headings name.
    fn check_between(&mut self, goes_on: bool) -> Result<()> {
        let Layout::Players(_) = &self.columns.layout else { return Ok(()) };
        let Some(title) = self.between.take() else { return Ok(()) };
        let is_about = about(&title.text) == Some(Heading::Ignored);
        if !is_about && (goes_on || words(&title.text).any(|word| self.is_seat(word))) {
            let note = left_out(&title);
            self.sheet.notes.retain(|other| *other != note);
            return Err(SheetProblem::WordsBetween { text: title.text.into() }.at(title.location));
        }
        Ok(())
    }

    fn row(&mut self, row: &Row, mut records: Result<Vec<Record>>) -> Result<()> {
        let line = row.line;
        self.columns.check(row, &self.options)?;
        self.must_have_no_start(row)?;
        let cell = |heading| self.columns.cell(row, heading);
        let (date, game, table) = (cell(Heading::Date), cell(Heading::Game), cell(Heading::Table));
        let (league, place) = (cell(Heading::League), cell(Heading::Place));
        if let Some(game @ Cell { text, .. }) = &game {
            let is_label = is_numbered_field(text) || has_day(text);
            let is_crowns = is_crowns(text);
            if is_crowns || text.contains(char::is_alphabetic) && !is_label {
                self.called[usize::from(!is_crowns)].get_or_insert_with(|| game.clone());
            }
        }
        let mut placed = match &records {
            Ok(records) if self.options.results => self.columns.places(row, records, &self.options),
            _ => Vec::new(),
        };
        if let Ok(records) = &mut records {
            for player in records.iter_mut().filter_map(|record| record.seat.as_mut().err()) {
                self.sheet.names.apply(player, &self.options, false);
            }
            self.read_scores(records);
        }
        let scored = records.as_deref().unwrap_or_default();
        self.scores += scored.len();
        if self.scores > MAX_SCORES || self.sheet.games.len() > MAX_GAMES {
            let (games, scores) = (MAX_GAMES, MAX_SCORES);
            return Err(SheetProblem::TooMuch { games, scores }.at(line));
        }
        let is_named = date.is_some() || game.is_some();
        if records.is_ok() && scored.is_empty() && !is_named {
            return Ok(());
        }
        if let Layout::Games(_) = self.columns.layout {
            return self.add_to_games(row, records?);
        }
        let is_total = |record: &Record| {
            record.seat.as_ref().is_err_and(|of| Heading::of(&of.text) == Some(Heading::Total))
        };
        let is_unlabelled = scored.iter().any(|record| record.kind == RowKind::Unlabelled);
        if (is_unlabelled || scored.first().is_some_and(is_total))
            && let Some(running) = self.running_totals(row)
        {
            running?;
            self.pass_over(line, "running totals of the row");
            return Ok(());
        }
        if is_unlabelled {
            if Self::are_words(scored) {
                return Err(SheetProblem::WordsBetween { text: row.text() }.at(line));
            }
            let missing = match self.columns.layout {
                Layout::Rounds(_) => SheetProblem::NoPlayer.at((line, "player")),
                _ => self.columns.no_round(row),
            };
            let is_labelled = self.columns.round(row).is_some();
            self.sums.check(scored, is_labelled, missing)?;
            self.pass_over(line, "sums of the rows");
            return Ok(());
        }
        let is_unplayed = |record: &Record| {
            matches!(record.kind, RowKind::Round(_)) && &*record.points.text == "-"
        };
        if scored.len() > 1 && scored.iter().all(is_unplayed) {
            self.sheet.notes.push(format!("line {line} was not imported: nobody played"));
            return Ok(());
        }
        let is_game_per_row = self.is_game_per_row();
        let day = date.as_ref().map(|cell| self.day(row, cell, scored));
        if is_game_per_row && (!is_named || matches!(day, Some(Err(_)))) {
            if self.sheet.games.len() > 1
                && let Some(figures) = self.sums.figures(scored)
            {
                self.pass_over(line, &format!("{figures} of the games"));
                return Ok(());
            }
            if self.is_below_sums && !is_named {
                return Err(SheetProblem::NoDay.at(line));
            }
        }
        if let Some(cell) = game.as_ref().filter(|_| is_game_per_row) {
            if let Some(figures) = self.figures_of_games(cell, scored)? {
                self.pass_over(line, &format!("{figures} of the games"));
                return Ok(());
            }
            self.name_above = Some(cell.text.to_string());
        }
        self.is_below_sums = false;
        let of_day = day.as_ref().map(|day| match day {
            Ok(day) => day.to_string(),
            Err(_) => date.map_or(String::new(), |date| format!("day {}", date.text)),
        });
        let key = Key { game, table, day: of_day };
        let index = self.game(key, line, records.as_deref().unwrap_or_default())?;
        let (day, records) = (day.transpose()?, records?);
        let game = &mut self.sheet.games[index];
        let is_dayless = day.is_none() && game.date.is_none() && self.columns.has(Heading::Date);
        let above = self.day_above.filter(|_| is_dayless);
        if let Some((above, day)) = self.day_above.zip(day)
            && (300..360).contains(&(above - day).num_days())
        {
            let note = format!("line {line}: {day} is below {above}; is the year right?");
            self.sheet.notes.push(note);
        }
        self.day_above = day.or(self.day_above);
        self.dayless.extend(above.map(|_| line.to_string()));
        if self.options.results {
            if game.is_named {
                let players = placed.iter_mut().map(|of| &mut of.player);
                players.for_each(|player| self.sheet.names.apply(player, &self.options, false));
            }
            let own = records.iter().filter_map(|record| {
                let place = record.place?;
                Some(Placed { player: record.seat.clone().err()?, place })
            });
            game.placed.extend(placed.into_iter().chain(own));
        }
        agree(league, &mut game.league, game.line)?;
        agree(place, &mut game.place, game.line)?;
        self.add_records(index, line, day.or(above), records)
    }

    /// Reads the day of a row. One in the small hours that goes on with the game above is of
    /// the evening before.
    fn day(&mut self, row: &Row, cell: &Cell, records: &[Record]) -> Result<NaiveDate> {
        let Cell { text, location } = cell;
        let day = self.days.read(text).map_err(|problem| problem.at(location))?;
        if self.options.date_format.is_none() && serial(text).is_some() {
            self.note_serial(location, text, day);
        }
        self.sheet.notes.extend(other_weekday(text, day).map(|why| format!("{location}: {why}")));
        let is_next = |record: &Record, game: &SpreadsheetGame| match record.kind {
            RowKind::Round(round) => round > 1 && !game.has_score(round, &record.seat),
            _ => false,
        };
        let last = self.last.map(|last| &self.sheet.games[last]);
        let evening = last.and_then(|game| {
            let evening = game.date.filter(|evening| evening.succ_opt() == Some(day))?;
            let goes_on = records.first().is_some_and(|record| is_next(record, game));
            goes_on.then_some(evening)
        });
        let is_night = || self.columns.hour(row).is_some_and(|hour| hour < NIGHT_ENDS);
        Ok(evening.filter(|_| is_night()).unwrap_or(day))
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| c.is_whitespace() || ",;:/&".contains(c));
    words.filter(|word| !word.is_empty())
}

/// Returns what the first word of a title means.
fn about(title: &str) -> Option<Heading> {
    words(title).next().and_then(Heading::of)
}

/// Returns a note on a line that has no scores.
fn left_out(Cell { text, location }: &Cell) -> String {
    format!("{location}: `{text}` was not imported")
}
