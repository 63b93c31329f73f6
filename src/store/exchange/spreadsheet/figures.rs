//! Columns that have figures of the players and belong to none: running totals, sums, averages
//! and counts. Where players stand in rows, their rows are the columns.

mod rows;
mod running;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use super::ReadOptions;
use super::columns::is_numbered_field;
use super::days::{has_day, is_day_word};
use super::error::{ImportSpreadsheetError, Problems};
use super::game::{Cell, Seat, SeatKind, SpreadsheetGame, is_no_score, is_text};
use super::heading::{Heading, is_figure, is_figure_of};
use super::players::of_player;
use super::problem::SheetProblem;
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
    /// The players of each row, as the figures of rows were found last.
    rows: BTreeMap<Row, Players>,
    notes: Vec<String>,
    problems: Vec<ImportSpreadsheetError>,
}

/// Removes the players who play no round, and the columns that have figures of others. Adds notes
/// on those that look like players.
pub(super) fn seat_players(
    games: &mut [SpreadsheetGame],
    options: &ReadOptions,
    notes: &mut Vec<String>,
    problems: &mut Problems,
) {
    let columns_of = |game: &SpreadsheetGame| game.columns.as_ref().map(Arc::as_ptr);
    let are_alike =
        |one: &SpreadsheetGame, next: &SpreadsheetGame| columns_of(one) == columns_of(next);
    // Who plays in one game of a file is a player in all.
    let mut seated = HashSet::new();
    if games.windows(2).any(|pair| !are_alike(&pair[0], &pair[1])) {
        for games in games.chunk_by(are_alike) {
            let mut table = Table::new(games, &keys(games), options, &HashSet::new());
            table.find_figures();
            seated.extend(table.seated());
        }
    }
    for games in games.chunk_by_mut(are_alike) {
        let keys = keys(games);
        let mut table = Table::new(games, &keys, options, &seated);
        table.find_figures();
        table.judge_others();
        let dropped = table.dropped;
        notes.append(&mut table.notes);
        table.problems.into_iter().for_each(|problem| problems.refuse(problem));
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
        let add = |kind, heading: &'a Cell, is_told: bool| {
            let is_given = is_told || options.is_player(&heading.text);
            let is_known = kind == SeatKind::Player
                && (seated.contains(&name_key(&heading.text)) || options.is_known(&heading.text));
            Column { kind, is_given, is_known, heading, cells: Vec::new(), sums: Vec::new() }
        };
        if let Some(seats) = &games[0].columns {
            let add = |seat: &'a Seat| add(seat.kind.clone(), &seat.player, seat.out.is_some());
            columns.extend(seats.iter().map(add));
        }
        for player in games.iter().flat_map(|game| &game.players) {
            if keys[&name_key(&player.text)] == columns.len() {
                let is_known = options.is_known(&player.text) || options.is_player(&player.text);
                let kind = match (Heading::of(&player.text), of_player(&player.text)) {
                    (Some(Heading::Total | Heading::Place), _) => SeatKind::Totals,
                    (Some(Heading::Ignored), _) if !options.is_known(&player.text) => {
                        SeatKind::Totals
                    }
                    (None, Some((name, Heading::Total | Heading::Subtotal)))
                        if !is_known && keys.contains_key(&name_key(name)) =>
                    {
                        SeatKind::TotalsOf(name_key(name))
                    }
                    _ => SeatKind::Player,
                };
                columns.push(add(kind, player, false));
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
        let (dropped, rows) = (BTreeSet::new(), BTreeMap::new());
        let (is_results, notes, problems) = (options.results, Vec::new(), Vec::new());
        Self { columns, dropped, is_results, is_sideways, rows, notes, problems }
    }

    /// Returns the columns of which something is true.
    fn indexes(&self, is: impl Fn(usize) -> bool) -> Vec<usize> {
        (0..self.columns.len()).filter(|&index| is(index)).collect()
    }

    fn is_player(&self, index: usize) -> bool {
        self.columns[index].kind == SeatKind::Player && !self.dropped.contains(&index)
    }

    /// Returns the keys of the players who have scores.
    fn seated(&self) -> impl Iterator<Item = String> {
        let seated = self.indexes(|of| self.is_player(of) && !self.columns[of].is_empty());
        seated.into_iter().map(|index| name_key(&self.columns[index].heading.text))
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

    /// Leaves out a column: with a note if that of a player could look like it, or as a problem
    /// if it may be one, unless an option says which.
    fn leave_out(&mut self, index: usize, what: &str, is_sure: bool) {
        let Column { kind, heading, .. } = &self.columns[index];
        let name = heading.location.column.as_deref().filter(|_| !self.is_sideways);
        let name = name.unwrap_or(&heading.text);
        let noun = if self.is_sideways { "row" } else { "column" };
        self.dropped.insert(index);
        if !is_sure {
            self.problems.push(self.doubt(index, what));
            return;
        }
        match kind {
            SeatKind::Totals if what.starts_with("the running") => {}
            SeatKind::Totals => self.notes.push(format!("{noun} `{name}` was not imported")),
            SeatKind::Nameless => {}
            _ => self.notes.push(format!("{noun} `{name}` is {what}, not a player")),
        }
    }

    fn doubt(&self, index: usize, what: &str) -> ImportSpreadsheetError {
        let heading = self.columns[index].heading;
        let (name, what, is_row) = (heading.text.to_string(), what.to_owned(), self.is_sideways);
        SheetProblem::FigureOrPlayer { name, what, is_row }.at(heading)
    }

    fn find_figures(&mut self) {
        let mut distances = BTreeSet::new();
        let pairs = self.pairs();
        let running = if pairs.is_empty() { self.running() } else { pairs };
        for &(of, index) in &running {
            if !self.fits(of, index) {
                continue;
            }
            let Some(is_sure) = self.is_sure_running(of, index, &running) else { continue };
            self.leave_out(index, &self.running_of(of), is_sure);
            distances.insert(index - of);
        }
        // Of who has one score, the totals are no different.
        for index in 0..self.columns.len() {
            let of = distances.iter().filter_map(|distance| index.checked_sub(*distance));
            let may_be = self.may_be_figure(index) && self.columns[index].cells.len() > 1;
            let mut of = of.filter(|of| may_be && self.is_player(*of));
            if let Some(of) = of.find(|of| self.fits(*of, index)) {
                let is_sure = self.columns[index].kind != SeatKind::Player;
                self.leave_out(index, &self.running_of(of), is_sure);
            }
        }
        self.find_figures_of_rows();
        for index in 0..self.columns.len() {
            let Column { kind, .. } = &self.columns[index];
            let beside = (*kind == SeatKind::Totals).then_some(&1).into_iter().chain(&distances);
            let beside = beside.filter_map(|distance| index.checked_sub(*distance));
            let beside = beside.filter(|of| self.is_player(*of));
            let mut players = (0..self.columns.len()).filter(|of| self.is_player(*of));
            let broken = match kind {
                SeatKind::TotalsOf(name) => players
                    .find(|of| name_key(&self.columns[*of].heading.text) == *name)
                    .and_then(|of| self.broken(of, index)),
                _ if self.may_be_figure(index) => {
                    let named = players.filter(|of| self.is_named_after(*of, index));
                    beside.chain(named).find_map(|of| self.broken(of, index))
                }
                _ => None,
            };
            if matches!(kind, SeatKind::TotalsOf(_)) || broken.is_some() {
                self.dropped.insert(index);
            }
            self.problems.extend(broken);
        }
    }

    /// Returns `true` if a column has only names above other columns.
    fn has_names(&self, index: usize) -> bool {
        let is_name = |cell: &Cell| {
            let key = name_key(&cell.text);
            let is_same = |other: &Column<'_>| name_key(&other.heading.text) == key;
            !self.is_sideways && self.columns.iter().any(is_same)
        };
        let cells = &self.columns[index].cells;
        !cells.is_empty() && cells.iter().all(|(_, cell)| is_name(cell))
    }

    /// Looks at the columns that are no figures: those of players, and those that nothing says
    /// what they hold.
    fn judge_others(&mut self) {
        let players = self.indexes(|of| self.is_player(of) && !self.columns[of].cells.is_empty());
        let is_unread = |of: usize| self.columns[of].is_unread(self.is_results);
        let unread = self.indexes(|of| self.is_player(of) && is_unread(of));
        let is_low = |of: usize| self.may_be_figure(of) && self.columns[of].is_low();
        let low = self.indexes(|of| self.is_results && is_low(of));
        let is_of_days = |of: usize| is_day_word(&self.columns[of].heading.text);
        let are_days = players.len() > 1 && players.iter().all(|of| is_of_days(*of));
        for index in 0..self.columns.len() {
            let column = &self.columns[index];
            let Cell { text, location } = column.heading;
            let is_label = are_days || has_day(text) || is_numbered_field(text);
            let is_amount = text.contains(['%', '€', '$', '£']);
            let is_word = is_figure(text)
                || is_figure_of(text)
                || Heading::of(text) == Some(Heading::Ignored)
                || is_amount
                || !text.contains(char::is_alphanumeric);
            let is_word = is_word || self.is_sideways && is_label;
            let is_figure = column.kind == SeatKind::Player && !column.is_known && is_word;
            let is_judged = !self.is_sideways || is_figure || column.kind == SeatKind::Totals;
            if self.dropped.contains(&index) || column.is_empty() || !is_judged {
                continue;
            }
            let name = location.column.as_deref().unwrap_or(text);
            let no_scores = || {
                let mut texts = column.cells.iter().map(|(_, cell)| &cell.text);
                let first = texts.find(|text| is_no_score(text, self.is_results));
                let text = first.map_or(String::new(), |text| text.to_string());
                SheetProblem::NoScores { text }.at(location)
            };
            let problem = match column.kind {
                _ if column.is_given => continue,
                SeatKind::Player if column.is_known && column.is_text() => Some(no_scores()),
                SeatKind::Player
                    if !self.is_sideways && column.is_text() && !column.has_digits()
                        || self.has_names(index) =>
                {
                    self.notes.push(format!("column `{name}` has no scores and was not imported"));
                    None
                }
                _ if is_figure => Some(self.doubt(index, "")),
                SeatKind::Player if column.has_one_word() && self.rows.len() > 1 => {
                    Some(self.doubt(index, ""))
                }
                SeatKind::Player
                    if unread.contains(&index)
                        && unread.len() * 2 < players.len()
                        && !column.is_played() =>
                {
                    Some(no_scores())
                }
                SeatKind::Player if low.contains(&index) && low.len() * 2 < players.len() => {
                    Some(self.doubt(index, ""))
                }
                SeatKind::Player => {
                    if column.is_abbreviation(self.is_results) {
                        self.notes.push(format!(
                            "column `{name}` was read as a player, but looks like an abbreviation; \
                             pass `--ignore {}` if it is not a player",
                            quoted(name)
                        ));
                    }
                    continue;
                }
                SeatKind::Totals if column.has_scores() => Some(self.doubt(index, "")),
                SeatKind::Totals => {
                    self.leave_out(index, "", true);
                    None
                }
                SeatKind::Twice => {
                    Some(SheetProblem::TwoColumns { player: text.to_string() }.at(location))
                }
                SeatKind::Nameless => {
                    column.all_cells().next().map(|first| SheetProblem::NoHeading.at(first))
                }
                SeatKind::TotalsOf(_) => None,
            };
            self.problems.extend(problem);
            self.dropped.insert(index);
        }
    }
}

/// Returns `true` for what a spreadsheet writes where a formula fails: `#REF!`.
pub(super) fn is_error(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
}

/// A total that nobody has in a full game.
pub(super) const FEW_POINTS: i32 = 30;

/// The index of a game in the order of days, and the round; 0 where a row is a game.
pub(super) type Row = (usize, u8);

/// What stands in each row of the players there.
#[derive(Clone, Copy)]
struct Players {
    sum: i32,
    count: i32,
    /// The two highest scores.
    most: [i32; 2],
    /// The three lowest.
    least: [i32; 3],
}

impl Players {
    const NONE: Self = Self { sum: 0, count: 0, most: [i32::MIN; 2], least: [i32::MAX; 3] };

    fn with(self, points: i32) -> Self {
        let ([first, second], [lowest, lower, third]) = (self.most, self.least);
        let least =
            [lowest.min(points), lower.min(lowest.max(points)), third.min(lower.max(points))];
        Self {
            sum: self.sum.saturating_add(points),
            count: self.count + 1,
            most: [first.max(points), second.max(first.min(points))],
            least,
        }
    }

    fn without(self, points: i32) -> Self {
        let ([first, second], [lowest, lower, third]) = (self.most, self.least);
        let (sum, count) = (self.sum.saturating_sub(points), self.count - 1);
        let least = match points {
            _ if points == lowest => [lower, third, third],
            _ if points == lower => [lowest, third, third],
            _ => self.least,
        };
        Self { sum, count, most: [if first == points { second } else { first }; 2], least }
    }
}

/// A column of scores, or the rows of a player.
pub(super) struct Column<'a> {
    pub(super) kind: SeatKind,
    /// Whether an option, or a column of who went out, says that it is a player.
    pub(super) is_given: bool,
    /// Whether it is the name of a player of the database, or of another game of the file.
    pub(super) is_known: bool,
    pub(super) heading: &'a Cell,
    pub(super) cells: Vec<(Row, &'a Cell)>,
    /// Those in rows of totals.
    pub(super) sums: Vec<&'a Cell>,
}

impl Column<'_> {
    pub(super) fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.sums.is_empty()
    }

    /// Returns the scores, and those in rows of totals.
    fn all_cells(&self) -> impl Iterator<Item = &Cell> {
        self.cells.iter().map(|(_, cell)| *cell).chain(self.sums.iter().copied())
    }

    /// Returns `true` for a single cell with a word, which may be a remark: `Joker`.
    fn has_one_word(&self) -> bool {
        let is_word =
            |cell: &Cell| cell.text.starts_with(char::is_alphabetic) && cell.worth().is_none();
        !self.is_known && self.all_cells().nth(1).is_none() && self.all_cells().all(is_word)
    }

    pub(super) fn is_text(&self) -> bool {
        self.all_cells().nth(1).is_some() && self.all_cells().all(|cell| is_text(&cell.text))
    }

    /// Returns `true` if most cells have a number: a score may be beside a word.
    fn has_digits(&self) -> bool {
        let is_digit = |c: char| c.is_ascii_digit();
        let cells = self.cells.iter().filter(|(_, cell)| cell.text.contains(is_digit));
        cells.count() * 2 > self.cells.len()
    }

    /// Returns `true` if most cells are no scores.
    pub(super) fn is_unread(&self, is_results: bool) -> bool {
        // For going out, by rules of one's own: `-5`, `-10`.
        let below_zero = |(_, cell): &(_, &Cell)| cell.worth().filter(|points| *points < 0);
        let bonus = self.cells.iter().find_map(below_zero);
        let unread = self.cells.iter().filter(|of| {
            let is_bonus = bonus.is_some() && below_zero(of) == bonus;
            is_no_score(&of.1.text, is_results) && !is_bonus
        });
        self.cells.len() > 1 && unread.count() * 2 > self.cells.len()
    }

    /// Returns `true` if something says that a column is a player's, whatever its cells: a name
    /// that is known, a total below, or a slip, such as `2O`, `2 1` and `10+11=22`.
    fn is_played(&self) -> bool {
        let is_slip = |(_, cell): &(Row, &Cell)| {
            let mut chars = cell.text.chars();
            cell.number().is_none() && chars.all(|c| "0123456789 +=()OoIl".contains(c))
        };
        self.is_known
            || self.sums.iter().any(|cell| cell.number().is_some())
            || self.cells.iter().any(is_slip)
    }

    /// Returns `true` if most cells are numbers.
    pub(super) fn has_scores(&self) -> bool {
        let numbers = self.cells.iter().filter(|(_, cell)| cell.worth().is_some());
        numbers.count() * 2 > self.cells.len()
    }

    /// Returns `true` if its totals are fewer points than anybody has in a full game.
    pub(super) fn is_low(&self) -> bool {
        let is_low = |(_, cell): &(Row, &Cell)| {
            cell.number().is_some_and(|total| (1..FEW_POINTS).contains(&total))
        };
        self.cells.iter().all(is_low)
    }

    /// Returns `true` if its heading may be short for what no player is.
    pub(super) fn is_abbreviation(&self, is_results: bool) -> bool {
        let heading = &*self.heading.text;
        let is_score = |(_, cell): &(Row, &Cell)| !is_no_score(&cell.text, is_results);
        heading.ends_with('.') && !heading.contains(' ') && self.cells.iter().all(is_score)
    }
}
