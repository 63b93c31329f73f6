//! Which game of a spreadsheet a row belongs to.

use chrono::NaiveDate;

use super::super::Totals;
use super::super::cell_text::{title_of_game, word_and_number};
use super::super::columns::Layout;
use super::super::days::{other_weekday, serial};
use super::super::error::Result;
use super::super::figures::is_error;
use super::super::game::{Cell, Key, Location, Record, RowKind, SpreadsheetGame};
use super::super::heading::{Heading, SEASONS, is_heading_of};
use super::super::problem::SheetProblem;
use super::super::records::agree;
use super::super::row::{Row, score};
use super::super::sums::Sums;
use super::Rows;

impl Rows {
    /// Returns what a row has of the games above, if it is not called as the next of them.
    ///
    /// # Errors
    ///
    /// If it has other numbers, and the games above are called by numbers in another way:
    /// `Best 2` below `3`.
    pub(super) fn figures_of_games(
        &self,
        cell: &Cell,
        records: &[Record],
    ) -> Result<Option<&'static str>> {
        let above = self.name_above.as_ref().filter(|_| self.sheet.games.len() > 1);
        let Some((word, number)) = above.and_then(|name| numbered_game(name)) else {
            return Ok(None);
        };
        let own = numbered_game(&cell.text);
        if own == Some((word.clone(), number + 1)) {
            return Ok(None);
        }
        let figures = self.sums.figures(records);
        let is_other = own.is_none_or(|(own, _)| own != word);
        if figures.is_none() && is_other && self.options.totals != Totals::TakenForPoints {
            let (name, above) = (cell.text.to_string(), above.cloned().unwrap_or_default());
            return Err(SheetProblem::OddGame { name, above }.at(cell));
        }
        Ok(figures)
    }

    /// Adds the totals of a player to the games that have a column: those of the day and the table
    /// that the row names, or else one above.
    pub(super) fn add_to_games(&mut self, row: &Row, records: Vec<Record>) -> Result<()> {
        let cell = |of| self.columns.cell(row, of);
        let (total, date, table) =
            (cell(Heading::Total), cell(Heading::Date), cell(Heading::Table));
        let league = cell(Heading::League);
        let line = row.line;
        let sum: Option<i32> = records.iter().map(|record| record.points.worth()).sum();
        if let (Some(sum), Some(Cell { text, location })) = (sum, total)
            && score(&text) != Some(sum)
            && !is_error(&text)
        {
            return Err(SheetProblem::WrongTotal { total: sum, text: text.into() }.at(location));
        }
        let day = date.map(|cell| self.day(row, &cell, &records)).transpose()?;
        self.day_above = day.or(self.day_above);
        let of_row = self.day_above.filter(|_| self.columns.has(Heading::Date));
        self.table_above = table.or(self.table_above.take());
        let table = self.table_above.as_ref().map_or("", |cell| &cell.text);
        let table = of_row.map_or(table.to_owned(), |day| format!("{table} {day}"));
        let table = Cell { text: table.into(), location: Location::from(line) };
        let Layout::Games(games) = &self.columns.layout else { return Ok(()) };
        let place_of = |index: &usize| self.columns.place(row, *index);
        let places: Vec<_> = games.iter().map(place_of).collect();
        let mut records = records.into_iter().peekable();
        for location in places {
            // A game that others played comes before the next.
            if records.peek().is_none() {
                break;
            }
            let record = records.next_if(|record| record.points.location == location);
            let heading = location.column.clone().unwrap_or_default();
            let game = Cell { text: (&*heading).into(), location };
            let key = Key { game: Some(game), table: Some(table.clone()), day: None };
            let index = self.game(key, line, &[])?;
            let Some(record) = record else { continue };
            let location = Location::from((self.columns.line, heading.clone()));
            // Another game of a day is called `45211 (2)`.
            let number = heading.split(" (").next().unwrap_or_default();
            let day = serial(number).map(|day| Ok(self.note_serial(&location, number, day)));
            let day = day.or_else(|| self.days.in_title(&heading));
            let day = day.filter(|day| day.is_ok() || !self.options.has_day).transpose();
            let day = day.map_err(|problem| problem.at(&location))?;
            let other = day.and_then(|day| other_weekday(&heading, day));
            let note = other.map(|why| format!("{location}: {why}"));
            let note = note.filter(|note| !self.sheet.notes.contains(note));
            self.sheet.notes.extend(note);
            let game = &mut self.sheet.games[index];
            agree(league.clone(), &mut game.league, game.line)?;
            self.add_records(index, line, day.or(of_row), vec![record])?;
        }
        Ok(())
    }

    pub(super) fn add_records(
        &mut self,
        index: usize,
        line: u64,
        mut day: Option<NaiveDate>,
        records: Vec<Record>,
    ) -> Result<()> {
        if day.is_none() && self.sheet.games[index].date.is_none() {
            let notes = &mut self.sheet.notes;
            day = self.titles.day(&self.days, self.options.has_day, notes)?;
        }
        let is_game_per_row = self.is_game_per_row();
        if !is_game_per_row && self.summed.replace(index) != Some(index) {
            self.sums = Sums::default();
        }
        let is_sound = self.sheet.problems.count() == 0;
        let game = &mut self.sheet.games[index];
        match (day, game.date) {
            (Some(day), Some(other)) if day != other => {
                let (begins, other) = (game.line, other.to_string());
                return Err(SheetProblem::Differs { begins, other }.at((line, "date")));
            }
            _ => game.date = game.date.or(day),
        }
        for record in records {
            self.sums.add(&record.points);
            match game.add(record) {
                // It may be of a game that begins in a row that was refused.
                Err(_) if !is_sound => game.is_refused = true,
                added => added?,
            }
        }
        Ok(())
    }

    /// Returns the game that a row belongs to: that of its key, else that of the
    /// row above, unless the row begins another.
    pub(super) fn game(&mut self, key: Key, line: u64, records: &[Record]) -> Result<usize> {
        let has_game_column = self.has_game_column();
        let first = key.game.as_ref().filter(|_| self.sheet.games.is_empty());
        if let Some(cell) = first.filter(|_| self.options.results) {
            let heading = self.columns.name(Heading::Game);
            if heading.is_some_and(|name| is_heading_of(name, SEASONS)) || is_year(&cell.text) {
                return Err(SheetProblem::Season(cell.text.to_string()).at(cell));
            }
            if let (Some(number @ 2..), Totals::Running) =
                (number_of_game(&cell.text), self.options.totals)
            {
                return Err(SheetProblem::NoTotalOfGame(number - 1).at(cell));
            }
        }
        let own_day = key.day.clone();
        let names_game = key.game.is_some() || key.table.is_some();
        let key = self.keys.of(key, self.columns.has(Heading::Game));
        let found = match &key {
            Some(key) => {
                let found = self.keys.find(key, &self.sheet.games, records);
                let above = self.last.filter(|_| found.is_none() && !self.after_gap);
                let late = above.filter(|&above| self.is_named_late(above, key, records));
                if let (Some(above), Layout::Rounds(_)) = (late, &self.columns.layout) {
                    let begins = self.sheet.games[above].line;
                    return Err(SheetProblem::NamedLate { begins }.at(line));
                }
                found.or(late)
            }
            None => self.last,
        };
        let own_seats = match &self.columns.layout {
            Layout::Players(columns) => Some(columns.clone()),
            _ => None,
        };
        if let Some(game) = found.filter(|_| key.is_some()).map(|index| &self.sheet.games[index])
            && has_game_column
            && game.columns != own_seats
        {
            return Err(SheetProblem::OtherColumns { begins: game.line }.at(line));
        }
        let begins_another = |game: &SpreadsheetGame| match (&self.columns.layout, records.first())
        {
            _ if has_game_column => false,
            _ if self.is_game_per_row() => true,
            (Layout::Players(_), first) => {
                game.columns != own_seats
                    || first.is_some_and(|first| first.kind == RowKind::Round(1))
                        && game.round(1).next().is_some()
            }
            (Layout::Rounds(_), Some(Record { seat: Err(player), .. })) => {
                game.find(&player.text).is_some()
            }
            _ => false,
        };
        let above = found;
        let found = found.filter(|&index| !begins_another(&self.sheet.games[index]));
        self.check_between(found.is_some())?;
        let is_player = |record: &Record| {
            record.seat.as_ref().is_err_and(|player| Heading::of(&player.text).is_none())
        };
        if found.is_some()
            && self.after_gap
            && !names_game
            && self.is_player_per_row()
            && records.first().is_some_and(is_player)
        {
            return Err(SheetProblem::Divided.at(line));
        }
        let of_title = self.titles.below(&self.days).map(|(day, _)| day);
        let own = own_day.and_then(|day| day.parse().ok()).or(of_title);
        // The round with which a row would go on with a game.
        let next_of = |game: &SpreadsheetGame| match records.first()?.kind {
            RowKind::Round(round @ 2..) => {
                (game.rounds().last() == Some(&(round - 1))).then_some(round)
            }
            _ => None,
        };
        if let (Some(last), None, false) = (self.last.or(self.above_title), found, has_game_column)
            && let game = &self.sheet.games[last]
            && let (Some(own), Some(date), Some(round)) = (own, game.date, next_of(game))
        {
            return Err(SheetProblem::GoesOn { round, own, begins: game.line, date }.at(line));
        }
        if let (Some(last), None, true) = (self.last, found, has_game_column)
            && self.options.totals != Totals::TakenForPoints
            && let game = &self.sheet.games[last]
            && game.columns == own_seats
            && let [Record { seat, .. }, ..] = records
            && (seat.is_ok() || seat.as_ref().is_err_and(|of| game.find(&of.text).is_some()))
            && let Some(round) = next_of(game)
        {
            return Err(SheetProblem::OtherGameGoesOn { round, begins: game.line }.at(line));
        }
        if key.is_none()
            && found.is_none()
            && own.is_none()
            && own_seats.is_some()
            && self.options.totals != Totals::TakenForPoints
            && let Some(game) = self.sheet.games.last()
            && game.columns != own_seats
            && let Some(round) = next_of(game)
        {
            return Err(SheetProblem::OtherHeadings { round, begins: game.line }.at(line));
        }
        let index = found.unwrap_or_else(|| {
            self.sheet.games.push(SpreadsheetGame {
                line,
                has_key: has_game_column && key.is_some(),
                is_named: own_seats.is_none(),
                columns: own_seats,
                ..SpreadsheetGame::default()
            });
            self.sheet.games.len() - 1
        });
        if let Some(key) = &key {
            self.keys.add(key, index);
            self.sheet.games[index].has_key |= has_game_column;
        }
        let restarted = above.filter(|_| found.is_none() && !self.after_gap);
        if let (Some(above), Layout::Players(_)) = (restarted, &self.columns.layout) {
            self.restarted.push((above, index));
        }
        if let Some(above) = restarted
            && matches!(self.columns.layout, Layout::Rounds(_))
            && let Some(Record { seat: Err(player), .. }) = records.first()
            && let Some(seat) = self.sheet.games[above].find(&player.text)
        {
            if let Some(problem) = self.sheet.names.joined(&player.text, &self.options) {
                return Err(problem.at(player));
            }
            let name = player.text.to_string();
            let line = self.sheet.games[above].players[seat].location.line;
            self.repeated.push((above, index, SheetProblem::Repeated { name, line }.at(player)));
        }
        self.last = Some(index);
        Ok(index)
    }
}

impl Rows {
    /// Returns `true` if a row goes on with the game above, of which no row has a day or a name
    /// yet: with its next round, its totals, or a player who has no score of that round.
    fn is_named_late(&self, above: usize, key: &Key, records: &[Record]) -> bool {
        let game = &self.sheet.games[above];
        let is_named = game.has_key || key.day.is_some() && game.date.is_some();
        let last = game.rounds().last().copied();
        let goes_on = records.first().is_some_and(|Record { kind, seat, .. }| match kind {
            RowKind::Round(_) if matches!(self.columns.layout, Layout::Rounds(_)) => {
                seat.as_ref().is_err_and(|player| game.find(&player.text).is_none())
            }
            RowKind::Round(round) => {
                last.is_some_and(|last| (last..=last + 1).contains(round))
                    && !game.has_score(*round, seat)
            }
            RowKind::Totals => last.is_some() && game.totals.is_empty(),
            RowKind::Unlabelled => false,
        });
        !is_named && !self.options.results && goes_on
    }
}

/// Returns the word and the number of what a game is called: `2`, `Game 2`.
fn numbered_game(text: &str) -> Option<(String, u32)> {
    let number = text.trim_end_matches(['.', ')']).parse().ok();
    let number = number.filter(|_| serial(text).is_none()).map(|number| (String::new(), number));
    number.or_else(|| {
        let (word, number) = word_and_number(text)?;
        Some((word, number.parse().ok()?))
    })
}

/// Returns the number of a game: `2`, `Game 2`.
fn number_of_game(text: &str) -> Option<u32> {
    let number = text.parse().ok().filter(|_| serial(text).is_none());
    number.or_else(|| Some(title_of_game(text)?.1))
}

/// Returns `true` for a year, or a season of two: `2019`, `2018/19`.
fn is_year(text: &str) -> bool {
    let (year, next) = text.split_once(['/', '-', '–']).unwrap_or((text, ""));
    let Some(year) = year.parse().ok().filter(|year| (1900..2100).contains(year)) else {
        return false;
    };
    next.is_empty()
        || next.parse().is_ok_and(|next: i32| next == year + 1 || next == (year + 1) % 100)
}
