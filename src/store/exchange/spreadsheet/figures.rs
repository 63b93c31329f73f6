//! Columns that have figures of the players and belong to none: running totals, sums, averages
//! and counts. Where players stand in rows, their rows are the columns.

mod column;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use self::column::{Column, Players, Row};
use super::error::{ImportSpreadsheetError, Problems, SheetProblem};
use super::game::{Cell, SeatKind, SpreadsheetGame};
use super::heading::Heading;
use super::options::ReadOptions;
use super::sums::points;
use crate::game::name_key;

/// The fewest scores that tell a running total from points.
const ENOUGH_ROUNDS: usize = 3;

/// The columns of games that have the same ones.
struct Table<'a> {
    columns: Vec<Column<'a>>,
    /// The columns that belong to no player.
    dropped: BTreeSet<usize>,
    is_results: bool,
    is_sideways: bool,
}

/// A cell that should be a running total.
struct Step<'a> {
    cell: &'a Cell,
    /// `None` if a score above it is no number.
    sum: Option<i64>,
    points: i64,
    /// The total above it.
    before: Option<i64>,
}

/// Removes the players who play no round, and the columns that have figures of others. Adds notes
/// on those that look like players.
pub(super) fn seat_players(
    games: &mut [SpreadsheetGame],
    options: &ReadOptions,
    notes: &mut Vec<String>,
    problems: &mut Problems,
) -> Result<(), ImportSpreadsheetError> {
    let columns_of = |game: &SpreadsheetGame| game.columns.as_ref().map(Arc::as_ptr);
    for games in games.chunk_by_mut(|one, next| columns_of(one) == columns_of(next)) {
        let keys = keys(games);
        let mut table = Table::new(games, &keys, options);
        table.find_figures(notes, problems)?;
        table.judge_others(notes, problems)?;
        let dropped = table.dropped;
        for game in games {
            let seats = game.players.iter().enumerate();
            let of_rows = seats.filter(|(_, player)| {
                keys.get(&name_key(&player.text)).is_some_and(|index| dropped.contains(index))
            });
            let of_rows = of_rows.map(|(seat, _)| seat).collect();
            let is_sideways = game.columns.is_none();
            game.seat_present(if is_sideways { &of_rows } else { &dropped });
        }
    }
    Ok(())
}

/// Numbers the players whose names stand in rows.
fn keys(games: &[SpreadsheetGame]) -> HashMap<String, usize> {
    let mut keys = HashMap::new();
    for player in games.iter().flat_map(|game| &game.players) {
        let count = keys.len();
        keys.entry(name_key(&player.text)).or_insert(count);
    }
    keys
}

impl<'a> Table<'a> {
    fn new(
        games: &'a [SpreadsheetGame],
        keys: &HashMap<String, usize>,
        options: &ReadOptions,
    ) -> Self {
        let mut columns: Vec<Column<'a>> = Vec::new();
        let add = |kind, heading: &'a Cell| {
            let is_given = options.is_player(&heading.text);
            Column { kind, is_given, heading, cells: Vec::new(), sums: Vec::new() }
        };
        if let Some(seats) = &games[0].columns {
            columns.extend(seats.iter().map(|seat| add(seat.kind.clone(), &seat.player)));
        }
        for player in games.iter().flat_map(|game| &game.players) {
            if keys[&name_key(&player.text)] == columns.len() {
                let is_sum = matches!(Heading::of(&player.text), Some(Heading::Total));
                columns.push(add(if is_sum { SeatKind::Totals } else { SeatKind::Player }, player));
            }
        }
        let is_sideways = games[0].columns.is_none();
        let mut ordered: Vec<_> = games.iter().collect();
        if options.results {
            ordered.sort_by_key(|game| game.date);
        }
        for (order, game) in ordered.into_iter().enumerate() {
            let index = |seat: usize| match is_sideways {
                true => keys[&name_key(&game.players[seat].text)],
                false => seat,
            };
            for (&(round, seat), score) in game.scores.iter().filter(|(_, one)| !one.is_absent()) {
                columns[index(seat)].cells.push(((order, round), &score.points));
            }
            for (&seat, cell) in &game.totals {
                let column = &mut columns[index(seat)];
                match options.results {
                    true => column.cells.push(((order, 0), cell)),
                    false => column.sums.push(cell),
                }
            }
        }
        let dropped = BTreeSet::new();
        Self { columns, dropped, is_results: options.results, is_sideways }
    }

    fn is_player(&self, index: usize) -> bool {
        self.columns[index].kind == SeatKind::Player && !self.dropped.contains(&index)
    }

    /// Returns `true` for a column that may belong to no player.
    fn may_be_figure(&self, index: usize) -> bool {
        let Column { kind, is_given, cells, .. } = &self.columns[index];
        !is_given
            && !cells.is_empty()
            && !matches!(kind, SeatKind::TotalsOf(_))
            && !self.dropped.contains(&index)
    }

    /// Leaves out a column, with a note if that of a player could look like it.
    fn drop(&mut self, index: usize, what: &str, notes: &mut Vec<String>) {
        let Column { kind, heading, .. } = &self.columns[index];
        let name = heading.location.column.as_deref().filter(|_| !self.is_sideways);
        let name = name.unwrap_or(&heading.text);
        let noun = if self.is_sideways { "row" } else { "column" };
        match kind {
            SeatKind::Totals if what.starts_with("the running") => {}
            SeatKind::Totals => notes.push(format!("{noun} `{name}` was not imported")),
            SeatKind::Nameless => {}
            _ => notes.push(format!("{noun} `{name}` is {what}, not a player")),
        }
        self.dropped.insert(index);
    }

    fn find_figures(
        &mut self,
        notes: &mut Vec<String>,
        problems: &mut Problems,
    ) -> Result<(), ImportSpreadsheetError> {
        let mut distances = BTreeSet::new();
        for index in 0..self.columns.len() {
            let is_running = |of: &usize| self.is_player(*of) && self.is_running(*of, index);
            let of = (0..index).rev().filter(|_| self.may_be_figure(index)).find(is_running);
            if let Some(of) = of {
                distances.insert(index - of);
                let name = &self.columns[of].heading.text;
                self.drop(index, &format!("the running total of `{name}`"), notes);
            }
        }
        for (of, index) in self.pairs() {
            let name = &self.columns[of].heading.text;
            self.drop(index, &format!("the running total of `{name}`"), notes);
        }
        // Of who has one score, the totals are no different.
        for index in 0..self.columns.len() {
            let of = distances.iter().filter_map(|distance| index.checked_sub(*distance));
            let may_be = self.may_be_figure(index) && self.columns[index].cells.len() > 1;
            let mut of = of.filter(|of| may_be && self.is_player(*of));
            if let Some(of) = of.find(|of| self.fits(*of, index)) {
                let name = &self.columns[of].heading.text;
                self.drop(index, &format!("the running total of `{name}`"), notes);
            }
        }
        self.find_figures_of_rows(notes, problems)?;
        for index in 0..self.columns.len() {
            let says_total = matches!(self.columns[index].kind, SeatKind::Totals);
            let broken = match &self.columns[index].kind {
                SeatKind::TotalsOf(name) => {
                    let is_named = |one: &Column<'_>| {
                        one.kind == SeatKind::Player && name_key(&one.heading.text) == *name
                    };
                    self.columns.iter().position(is_named).and_then(|of| self.broken(of, index, 0))
                }
                _ if self.may_be_figure(index) => {
                    let enough = if says_total { 2 } else { ENOUGH_ROUNDS };
                    let beside = says_total.then_some(&1);
                    let of = beside.into_iter().chain(&distances);
                    let of = of.filter_map(|distance| index.checked_sub(*distance));
                    let mut of = of.filter(|of| self.is_player(*of));
                    of.find_map(|of| self.broken(of, index, enough))
                }
                _ => None,
            };
            if matches!(self.columns[index].kind, SeatKind::TotalsOf(_)) || broken.is_some() {
                self.dropped.insert(index);
            }
            problems.add(broken.map_or(Ok(()), Err))?;
        }
        Ok(())
    }

    /// Returns the cells of a column beside the points of another, added up from round to
    /// round, or from game to game.
    fn steps(&self, of: usize, index: usize) -> impl Iterator<Item = Step<'a>> {
        let mut points_of = self.columns[of].cells.iter().copied().peekable();
        let is_results = self.is_results;
        let (mut game, mut sum, mut before) = (None, Some(0), None);
        self.columns[index].cells.iter().map(move |&(row, cell)| {
            let mut last = 0;
            if !is_results && game.replace(row.0) != Some(row.0) {
                (sum, before) = (Some(0), None);
            }
            while let Some((at, scored)) = points_of.next_if(|(at, _)| *at <= row) {
                if is_results || at.0 == row.0 {
                    let points = points(scored).map(i64::from);
                    last = points.unwrap_or_default();
                    sum = sum.zip(points).map(|(sum, points)| sum + points);
                }
            }
            let total = points(cell).map(i64::from);
            Step { cell, sum, points: last, before: std::mem::replace(&mut before, total) }
        })
    }

    fn is_running(&self, of: usize, index: usize) -> bool {
        let Column { kind, cells, .. } = &self.columns[index];
        let enough = if *kind == SeatKind::Totals { 2 } else { ENOUGH_ROUNDS };
        cells.len() >= enough && self.fits(of, index) && self.differs(of, index)
    }

    fn fits(&self, of: usize, index: usize) -> bool {
        self.steps(of, index).all(|step| step.fits())
    }

    fn differs(&self, of: usize, index: usize) -> bool {
        let differs = |step: Step<'_>| step.sum.is_some() && step.sum != Some(step.points);
        self.steps(of, index).any(differs)
    }

    /// Returns players and their running totals where every second column, or the second half
    /// of the columns, has these: two rounds are enough then.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let rest = (0..self.columns.len()).filter(|index| {
            !self.dropped.contains(index) && !self.columns[*index].cells.is_empty()
        });
        let rest: Vec<_> = rest.collect();
        let half = rest.len() / 2;
        if half < 2 || rest.len() % 2 == 1 || self.is_sideways {
            return Vec::new();
        }
        let beside = rest.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let halves = (0..half).map(|nth| (rest[nth], rest[half + nth])).collect();
        let mut found = [beside, halves].into_iter().filter(|pairs: &Vec<_>| {
            let fits = |&(of, index): &(usize, usize)| {
                let enough = self.columns[index].cells.len() > 1;
                let may_be = self.is_player(of) && self.may_be_figure(index);
                enough && may_be && self.fits(of, index)
            };
            pairs.iter().all(fits) && pairs.iter().any(|&(of, index)| self.differs(of, index))
        });
        found.next().unwrap_or_default()
    }

    /// Returns the first cell that is not the running total, if half of them and so many are;
    /// one after a slip goes on with it.
    fn broken(&self, of: usize, index: usize, enough: usize) -> Option<ImportSpreadsheetError> {
        let goes_on = |step: &Step<'_>| {
            let is_next = |before| step.total().is_some_and(|total| total - before == step.points);
            step.fits() || step.before.is_some_and(is_next)
        };
        let fitting = self.steps(of, index).filter(goes_on).count();
        let count = self.columns[index].cells.len();
        let mut steps = self.steps(of, index);
        let wrong = steps.find(|step| !step.fits())?;
        let total = wrong.sum?.try_into().ok()?;
        let text = wrong.cell.text.to_string();
        (enough == 0 || count >= enough && fitting * 2 >= count)
            .then(|| SheetProblem::WrongTotal { total, text }.at(wrong.cell.location.clone()))
    }

    /// Leaves out columns that have the sum, average or number of all players in each row.
    fn find_figures_of_rows(
        &mut self,
        notes: &mut Vec<String>,
        problems: &mut Problems,
    ) -> Result<(), ImportSpreadsheetError> {
        let mut rows: BTreeMap<Row, Players> = BTreeMap::new();
        for index in (0..self.columns.len()).filter(|&index| self.is_player(index)) {
            self.columns[index].count(&mut rows, 1);
        }
        for index in (0..self.columns.len()).rev() {
            if !self.may_be_figure(index) {
                continue;
            }
            let is_player = self.is_player(index);
            if is_player {
                self.columns[index].count(&mut rows, -1);
            }
            if let Some(what) = self.figure_of_rows(index, &rows) {
                self.drop(index, what, notes);
            } else if is_player {
                self.columns[index].count(&mut rows, 1);
            } else if self.is_sideways {
                // Only a row that is called so is no player's.
                let wrong = self.columns[index].cells.iter().find_map(|(row, cell)| {
                    let sum = rows.get(row).map_or(0, |players| players.sum);
                    let is_sum = points(cell).map(i64::from) == Some(sum);
                    Some((i32::try_from(sum).ok()?, *cell)).filter(|_| !is_sum)
                });
                if let Some((total, Cell { text, location })) = wrong {
                    let problem = SheetProblem::WrongTotal { total, text: text.to_string() };
                    problems.add::<()>(Err(problem.at(location.clone())))?;
                }
                self.dropped.insert(index);
            }
        }
        Ok(())
    }

    /// Returns what a column has of the players in each row.
    #[allow(clippy::cast_precision_loss, reason = "sums of scores are small")]
    fn figure_of_rows(&self, index: usize, rows: &BTreeMap<Row, Players>) -> Option<&'static str> {
        let Column { kind, cells, .. } = &self.columns[index];
        let values = cells.iter().filter(|(_, cell)| !is_error(&cell.text)).map(|(row, cell)| {
            let value = points(cell).map(f64::from);
            let value = value.or_else(|| cell.text.replace(',', ".").parse().ok());
            Some((value?, *rows.get(row)?))
        });
        let values: Vec<(f64, Players)> = values.collect::<Option<_>>()?;
        let says_total = *kind == SeatKind::Totals;
        let scored = values.iter().filter(|(value, _)| *value != 0.0).count();
        let is_fraction = values.iter().any(|(value, _)| value.fract() != 0.0);
        let count = values.len();
        let is_all = |test: fn(f64, &Players) -> bool| {
            values.iter().all(|(value, players)| test(*value, players))
        };
        let sum = |value: f64, players: &Players| value == players.sum as f64;
        let average = |value: f64, players: &Players| {
            let off = (value - players.sum as f64 / players.count as f64).abs();
            off < if value.fract() == 0.0 { 1.0 } else { 0.06 }
        };
        let number = |value: f64, players: &Players| value == players.count as f64;
        let is_more = values.iter().any(|(_, players)| players.count > 1);
        match () {
            () if !is_more => None,
            () if is_all(sum) && (says_total || scored > 1) => Some("the sum of the others"),
            () if is_all(average) && count >= if is_fraction { 2 } else { ENOUGH_ROUNDS } => {
                Some("the average of the others")
            }
            () if is_all(number) && count >= if self.is_results { 2 } else { ENOUGH_ROUNDS } => {
                Some("the number of the others")
            }
            () => self.is_running_sum(&values).then_some("the running total of all"),
        }
    }

    /// Returns `true` for the sums of all players, added up.
    #[allow(clippy::cast_precision_loss, reason = "sums of scores are small")]
    fn is_running_sum(&self, values: &[(f64, Players)]) -> bool {
        let mut sum = 0.0;
        values.len() >= ENOUGH_ROUNDS
            && values.iter().all(|(value, players)| {
                sum += players.sum as f64;
                *value == sum
            })
    }

    /// Looks at the columns that are no figures: those of players, and those that nothing says
    /// what they hold.
    fn judge_others(
        &mut self,
        notes: &mut Vec<String>,
        problems: &mut Problems,
    ) -> Result<(), ImportSpreadsheetError> {
        let players = (0..self.columns.len()).filter(|&index| self.is_player(index));
        let players = players.filter(|&index| !self.columns[index].cells.is_empty()).count();
        let unread = (0..self.columns.len()).filter(|&index| {
            self.is_player(index) && self.columns[index].is_unread(self.is_results)
        });
        let unread: Vec<_> = unread.collect();
        for index in 0..self.columns.len() {
            let column = &self.columns[index];
            if self.dropped.contains(&index) || column.is_empty() || self.is_sideways {
                continue;
            }
            let Cell { text, location } = column.heading;
            let name = location.column.as_deref().unwrap_or(text);
            let problem = match column.kind {
                _ if column.is_given => continue,
                SeatKind::Player if column.is_text() => {
                    notes.push(format!("column `{name}` has no scores and was not imported"));
                    None
                }
                SeatKind::Player if unread.contains(&index) && unread.len() * 2 < players => {
                    let text = column.first_unread(self.is_results);
                    Some(SheetProblem::NoScores { text }.at(location.clone()))
                }
                SeatKind::Player => {
                    if let Some(why) = column.doubt(self.is_results) {
                        notes.push(format!(
                            "column `{name}` is read as a player, {why}; pass `--ignore '{name}'` \
                             if it is none"
                        ));
                    }
                    continue;
                }
                SeatKind::Totals => {
                    notes.push(format!("column `{name}` was not imported"));
                    None
                }
                SeatKind::Twice => Some(SheetProblem::DuplicateColumn.at(location.clone())),
                SeatKind::Nameless => {
                    let first =
                        column.cells.iter().map(|(_, cell)| *cell).chain(column.sums.clone());
                    let first = first.map(|cell| cell.location.clone()).next();
                    first.map(|first| SheetProblem::NoHeading.at(first))
                }
                SeatKind::TotalsOf(_) => None,
            };
            problems.add(problem.map_or(Ok(()), Err))?;
            self.dropped.insert(index);
        }
        Ok(())
    }
}

impl Step<'_> {
    fn total(&self) -> Option<i64> {
        points(self.cell).map(i64::from)
    }

    fn fits(&self) -> bool {
        self.sum.is_none() || self.total() == self.sum || is_error(&self.cell.text)
    }
}

/// Returns `true` for what a spreadsheet writes where a formula fails: `#REF!`.
pub(super) fn is_error(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
}
