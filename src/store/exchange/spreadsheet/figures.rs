//! Columns that have figures of the players and belong to none: running totals, sums, averages
//! and counts. Where players stand in rows, their rows are the columns.

mod rows;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use super::error::{ImportSpreadsheetError, Problems, SheetProblem};
use super::game::{Cell, SeatKind, SpreadsheetGame};
use super::heading::Heading;
use super::options::ReadOptions;
use super::score_column::Column;
use super::sums::points;
use crate::game::name_key;
use crate::messages::quoted;

/// The fewest scores that tell a running total from points.
const ENOUGH_ROUNDS: usize = 3;

/// The fewest rows in which a column is taken for a figure by its numbers alone: those of a
/// player are the same by chance in fewer.
const SURE_ROWS: usize = 5;

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
    let are_alike =
        |one: &SpreadsheetGame, next: &SpreadsheetGame| columns_of(one) == columns_of(next);
    // Who plays in one game of a file is a player in all.
    let mut seated = HashSet::new();
    if games.windows(2).any(|pair| !are_alike(&pair[0], &pair[1])) {
        for games in games.chunk_by(are_alike) {
            let mut table = Table::new(games, &keys(games), options, &HashSet::new());
            table.find_figures(&mut Vec::new(), &mut Problems::default())?;
            seated.extend(table.seated());
        }
    }
    for games in games.chunk_by_mut(are_alike) {
        let keys = keys(games);
        let mut table = Table::new(games, &keys, options, &seated);
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
        seated: &HashSet<String>,
    ) -> Self {
        let mut columns: Vec<Column<'a>> = Vec::new();
        let add = |kind, heading: &'a Cell| {
            let is_given = options.is_player(&heading.text);
            let is_known = kind == SeatKind::Player
                && (seated.contains(&name_key(&heading.text)) || options.is_known(&heading.text));
            Column { kind, is_given, is_known, heading, cells: Vec::new(), sums: Vec::new() }
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

    /// Returns the keys of the players who have scores.
    fn seated(&self) -> impl Iterator<Item = String> {
        let is_seated = |&index: &usize| self.is_player(index) && !self.columns[index].is_empty();
        let seated = (0..self.columns.len()).filter(is_seated);
        seated.map(|index| name_key(&self.columns[index].heading.text))
    }

    /// Returns `true` for a column that may belong to no player.
    fn may_be_figure(&self, index: usize) -> bool {
        let Column { kind, is_given, is_known, cells, .. } = &self.columns[index];
        !is_given
            && !is_known
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

    /// Refuses a column that may be a figure or a player, unless an option says which.
    fn ask(
        &mut self,
        index: usize,
        what: String,
        problems: &mut Problems,
    ) -> Result<(), ImportSpreadsheetError> {
        let Cell { text, location } = self.columns[index].heading;
        let name = text.to_string();
        let problem = SheetProblem::FigureOrPlayer { name, what, is_row: self.is_sideways };
        self.dropped.insert(index);
        problems.add::<()>(Err(problem.at(location.clone())))?;
        Ok(())
    }

    fn find_figures(
        &mut self,
        notes: &mut Vec<String>,
        problems: &mut Problems,
    ) -> Result<(), ImportSpreadsheetError> {
        let mut distances = BTreeSet::new();
        let (pairs, is_sure) = self.pairs();
        for (of, index) in pairs {
            distances.insert(index - of);
            let what = self.running_of(of);
            match is_sure || self.columns[index].kind != SeatKind::Player {
                true => self.drop(index, &what, notes),
                false => self.ask(index, what, problems)?,
            }
        }
        let running = self.running();
        for &(of, index) in &running {
            let what = self.running_of(of);
            match self.is_sure_running(of, index, &running) {
                Some(true) => self.drop(index, &what, notes),
                Some(false) => self.ask(index, what, problems)?,
                None => continue,
            }
            distances.insert(index - of);
        }
        // Of who has one score, the totals are no different.
        for index in 0..self.columns.len() {
            let of = distances.iter().filter_map(|distance| index.checked_sub(*distance));
            let may_be = self.may_be_figure(index) && self.columns[index].cells.len() > 1;
            let mut of = of.filter(|of| may_be && self.is_player(*of));
            if let Some(of) = of.find(|of| self.fits(*of, index)) {
                let what = self.running_of(of);
                match self.columns[index].kind {
                    SeatKind::Player => self.ask(index, what, problems)?,
                    _ => self.drop(index, &what, notes),
                }
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
                    let mut named = (0..self.columns.len())
                        .filter(|of| self.is_player(*of) && self.is_named_after(*of, index));
                    of.find_map(|of| self.broken(of, index, enough))
                        .or_else(|| named.find_map(|of| self.broken(of, index, ENOUGH_ROUNDS + 1)))
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

    fn running_of(&self, of: usize) -> String {
        format!("the running total of `{}`", self.columns[of].heading.text)
    }

    /// Returns the columns that are running totals by their numbers, each behind its player.
    fn running(&self) -> Vec<(usize, usize)> {
        let mut running: Vec<(usize, usize)> = Vec::new();
        for index in (0..self.columns.len()).filter(|&index| self.may_be_figure(index)) {
            let is_found = |of: &usize| running.iter().any(|(_, index)| index == of);
            let is_running =
                |of: &usize| self.is_player(*of) && !is_found(of) && self.is_running(*of, index);
            running.extend((0..index).rev().find(is_running).map(|of| (of, index)));
        }
        running
    }

    /// Returns `true` if something else than its numbers says that a column is a running total,
    /// or many of them; `None` if it is a player's.
    fn is_sure_running(&self, of: usize, index: usize, running: &[(usize, usize)]) -> Option<bool> {
        if self.columns[index].kind != SeatKind::Player || self.is_named_after(of, index) {
            return Some(true);
        }
        let is_told = |one: &Column<'_>| one.is_given || one.is_known;
        let mut others = (0..self.columns.len()).filter(|&other| other != of && other != index);
        let is_other = |other| is_told(&self.columns[other]) && self.is_running(of, other);
        if self.has_own_totals(index) || others.any(is_other) {
            return None;
        }
        let is_only = running.iter().filter(|(player, _)| *player == of).count() == 1;
        let is_like = |&(player, total): &(usize, usize)| {
            player != of && total - player == index - of && self.rises(player, total)
        };
        // Rounds that are filled in ahead prove nothing.
        let played = self.columns[of].cells.iter().rposition(|(_, cell)| points(cell) != Some(0));
        let is_long = played.is_some_and(|last| last + 1 >= SURE_ROWS);
        let is_sure = is_only && is_long || running.iter().any(is_like);
        Some(self.rises(of, index) && is_sure)
    }

    /// Returns `true` if a heading begins with the name of a player: `Ann kum`.
    fn is_named_after(&self, of: usize, index: usize) -> bool {
        let [name, heading] = [of, index].map(|index| name_key(&self.columns[index].heading.text));
        let rest = heading.strip_prefix(&name);
        rest.is_some_and(|rest| rest.starts_with(|c: char| !c.is_alphanumeric()))
    }

    /// Returns `true` for a player who has running totals in a column of their own.
    fn has_own_totals(&self, index: usize) -> bool {
        let key = name_key(&self.columns[index].heading.text);
        let is_total = |other: usize| {
            self.columns[other].kind == SeatKind::TotalsOf(key.clone())
                || self.may_be_figure(other)
                    && self.is_running(index, other)
                    && self.rises(index, other)
        };
        (0..self.columns.len()).any(|other| other != index && is_total(other))
    }

    /// Returns `true` if a running total adds points to others.
    fn rises(&self, of: usize, index: usize) -> bool {
        let rises = |step: Step<'_>| {
            step.before.is_some_and(|before| before > 0 && step.total() > Some(before))
        };
        self.steps(of, index).any(rises)
    }

    fn fits(&self, of: usize, index: usize) -> bool {
        self.steps(of, index).all(|step| step.fits())
    }

    fn differs(&self, of: usize, index: usize) -> bool {
        let differs = |step: Step<'_>| step.sum.is_some() && step.sum != Some(step.points);
        self.steps(of, index).any(differs)
    }

    /// Returns players and their running totals where every second column, or the second half
    /// of the columns, has these, with a slip or without; and whether more than the numbers of
    /// two rounds tell.
    fn pairs(&self) -> (Vec<(usize, usize)>, bool) {
        let rest = (0..self.columns.len()).filter(|index| !self.columns[*index].cells.is_empty());
        let rest: Vec<_> = rest.collect();
        let half = rest.len() / 2;
        if half < 2 || rest.len() % 2 == 1 || self.is_sideways {
            return (Vec::new(), false);
        }
        let beside = rest.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let halves = (0..half).map(|nth| (rest[nth], rest[half + nth])).collect();
        let fits = |&(of, index): &(usize, usize)| self.fits(of, index);
        let found = [beside, halves].into_iter().find(|pairs: &Vec<_>| {
            let may_fit = |pair: &(usize, usize)| {
                let (of, index) = *pair;
                let enough = self.columns[index].cells.len() > 1;
                let may_be = self.is_player(of) && self.may_be_figure(index);
                let is_broken = || self.broken(of, index, ENOUGH_ROUNDS).is_some();
                enough && may_be && (fits(pair) || is_broken())
            };
            let differs = |pair: &(usize, usize)| fits(pair) && self.differs(pair.0, pair.1);
            pairs.iter().all(may_fit) && pairs.iter().any(differs)
        });
        let mut pairs = found.unwrap_or_default();
        pairs.retain(fits);
        let is_told = |&(_, index): &(usize, usize)| self.columns[index].kind == SeatKind::Totals;
        let is_long =
            |&(_, index): &(usize, usize)| self.columns[index].cells.len() >= ENOUGH_ROUNDS;
        let is_sure = pairs.iter().any(is_told)
            || pairs.iter().all(is_long) && pairs.iter().any(|&(of, index)| self.rises(of, index));
        (pairs, is_sure)
    }

    /// Returns the first cell that is not the running total, if half of them and so many are;
    /// one after a slip goes on with it. Of a column that is named after a player, all but one.
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
        let is_named =
            self.columns[index].kind == SeatKind::Player && self.is_named_after(of, index);
        let slips = if is_named { 1 } else { count / 2 };
        (enough == 0 || count >= enough && count - fitting <= slips)
            .then(|| SheetProblem::WrongTotal { total, text }.at(wrong.cell.location.clone()))
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
        let low = (0..self.columns.len()).filter(|&index| {
            self.is_results && self.may_be_figure(index) && self.columns[index].is_low()
        });
        let low: Vec<_> = low.collect();
        for index in 0..self.columns.len() {
            let column = &self.columns[index];
            let is_judged = !self.is_sideways || column.kind == SeatKind::Totals;
            if self.dropped.contains(&index) || column.is_empty() || !is_judged {
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
                SeatKind::Player if low.contains(&index) && low.len() * 2 < players => {
                    self.ask(index, "something else".to_owned(), problems)?;
                    continue;
                }
                SeatKind::Player => {
                    if column.is_abbreviation(self.is_results) {
                        notes.push(format!(
                            "column `{name}` was read as a player, but looks like an abbreviation; \
                             pass `--ignore {}` if it is not a player",
                            quoted(name)
                        ));
                    }
                    continue;
                }
                SeatKind::Totals if column.has_scores() => {
                    self.ask(index, "something else".to_owned(), problems)?;
                    continue;
                }
                SeatKind::Totals => {
                    self.drop(index, "", notes);
                    continue;
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
