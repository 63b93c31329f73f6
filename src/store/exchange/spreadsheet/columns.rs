//! The line of a spreadsheet that names its columns, and what it says of them.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::sync::Arc;

use super::days::has_day;
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Location, Seat, SeatKind, is_text};
use super::heading::{Heading, is_first_name, may_head_rounds, round_label};
use super::options::ReadOptions;
use super::row::Row;
use crate::game::name_key;

/// The columns of a file, or of the part of it below the line that names them.
#[derive(Debug)]
pub(super) struct Columns {
    pub(super) line: u64,
    /// The index of the first that is used.
    first: usize,
    /// The headings as they are typed; `#3` for a column without one.
    names: Vec<Arc<str>>,
    known: Vec<Option<Heading>>,
    /// The indexes of columns that nothing says what they hold.
    unnamed: Vec<usize>,
    pub(super) layout: Layout,
}

#[derive(Debug)]
pub(super) enum Layout {
    /// The score of a player in a round, or the total of a player in a game.
    Score,
    /// A round, or a game of totals, with a column per player.
    Players(Arc<[Seat]>),
    /// A player, with a column per round: its index and the round.
    Rounds(Vec<(usize, u8)>),
    /// A player, with a column per game of totals: their indexes.
    Games(Vec<usize>),
}

/// The most columns: players of a large club.
const MAX_COLUMNS: usize = 1000;

impl Columns {
    /// Reads the columns that a line names, `None` if it names none. `below` is
    /// the next line that is not empty.
    pub(super) fn read(
        row: &Row,
        below: Option<&Row>,
        options: &ReadOptions,
    ) -> Result<Option<Self>, ImportSpreadsheetError> {
        // Some programs write a thousand and more empty columns.
        let used = (0..row.cells.len()).rfind(|&index| !row.at(index).is_empty());
        let used = used.map_or(0, |last| last + 1);
        let width = match row.cells.len() > MAX_COLUMNS {
            true => used.min(MAX_COLUMNS + 1),
            false => row.cells.len(),
        };
        let cells: Vec<&str> = row.cells.iter().take(width).collect();
        let name = |(index, cell): (usize, &&str)| match cell.is_empty() {
            true => Arc::from(format!("#{}", index + 1)),
            false => Arc::from(*cell),
        };
        let names: Vec<Arc<str>> = cells.iter().enumerate().map(name).collect();
        let below = |index: usize| below.map_or("", |below| below.at(index));
        let mut known: Vec<_> = (0..cells.len())
            .map(|index| {
                let is_meant = |heading: &Heading| {
                    let may_be_name = *heading == Heading::Date && is_first_name(cells[index]);
                    !may_be_name || has_day(below(index))
                };
                let is_rank = is_rank(below(index));
                let read = || match Heading::of(cells[index]).filter(is_meant) {
                    Some(Heading::Place) if is_rank => Some(Heading::Ignored),
                    heading => heading,
                };
                options.said(&names[index]).or_else(read)
            })
            .collect();
        let has = |known: &[_], heading| known.contains(&Some(heading));
        let is_label = |index: usize| round_label(below(index)).is_some();
        // Pads begin in the second column, too.
        let is_used = |index: &usize| !cells[*index].is_empty() || !below(*index).is_empty();
        let first = (0..cells.len()).find(is_used).unwrap_or_default();
        if let Some(index) = (first..cells.len()).find(|&index| known[index].is_none()) {
            let is_corner = index == first;
            let is_round = is_label(index);
            known[index] = first_of(cells[index], &known, is_corner, is_round, options.results);
        }
        let rounds = rounds_of(&cells, &known).filter(|_| !options.results);
        // What numbers the players is no round.
        let is_numbered = rounds.is_some() && has(&known, Heading::Player);
        for known in known.iter_mut().filter(|known| is_numbered && **known == Some(Heading::Round))
        {
            *known = Some(Heading::Ignored);
        }
        let is_score = match options.results {
            true => has(&known, Heading::Points) || has(&known, Heading::Total),
            false => has(&known, Heading::Round) || has(&known, Heading::Dealt),
        };
        let corner = known.get(first).copied().flatten();
        let may_be_player = matches!(corner, None | Some(Heading::Round | Heading::Dealt))
            && !known.iter().skip(first + 1).any(|known| *known == Some(Heading::Round))
            && !is_label(first)
            && !has_day(below(first));
        let games: Vec<_> = (first + 1..cells.len())
            .filter(|&index| known[index].is_none() && !cells[index].is_empty())
            .collect();
        let are_games = options.results
            && !games.is_empty()
            && games.iter().all(|&index| is_game(cells[index]));
        let is_sideways = has(&known, Heading::Player) || may_be_player;
        let layout = if are_games && is_sideways && is_text(below(first)) {
            Layout::Games(games)
        } else if has(&known, Heading::Player) && is_score {
            Layout::Score
        } else if let Some(rounds) = rounds.filter(|_| is_sideways) {
            Layout::Rounds(rounds)
        } else {
            let is_game = match options.results {
                true => has(&known, Heading::Date) || has(&known, Heading::Game),
                false => is_score,
            };
            if !is_game {
                return Ok(None);
            }
            Layout::Players(Arc::default())
        };
        if matches!(layout, Layout::Rounds(_) | Layout::Games(_)) && !has(&known, Heading::Player) {
            known[first] = Some(Heading::Player);
        }
        let is_points = |(_, known): &(usize, &mut Option<Heading>)| {
            **known == Some(Heading::Points) && !matches!(layout, Layout::Score)
        };
        for (index, known) in known.iter_mut().enumerate().filter(is_points) {
            if is_first_name(cells[index]) {
                *known = None;
            } else if let Layout::Rounds(_) = layout {
                *known = Some(Heading::Total);
            }
        }
        if used > MAX_COLUMNS {
            let problem = SheetProblem::TooManyColumns { columns: used };
            return Err(problem.at(Location::line(row.line)));
        }
        let line = row.line;
        let mut columns = Self { line, first, names, known, unnamed: Vec::new(), layout };
        columns.complete(&cells, options.results)?;
        Ok(Some(columns))
    }

    /// Adds the players of a row per round, and checks the headings.
    fn complete(&mut self, cells: &[&str], is_results: bool) -> Result<(), ImportSpreadsheetError> {
        let at = |index: usize, problem: SheetProblem| {
            Err(problem.at(Location::cell(self.line, self.names[index].clone())))
        };
        if is_results && self.has(Heading::Round) {
            return Err(SheetProblem::RoundsInResults.at(Location::line(self.line)));
        }
        let is_score = matches!(self.layout, Layout::Score);
        if is_score && !self.has(Heading::Points) && !self.has(Heading::Total) {
            return Err(SheetProblem::NoColumn { missing: "points" }.at(Location::line(self.line)));
        }
        let mut seats = Vec::new();
        let mut unnamed = Vec::new();
        for (index, cell) in cells.iter().enumerate() {
            let kind = match (self.known[index], &self.layout) {
                (Some(Heading::Player | Heading::Points | Heading::Out), Layout::Players(_)) => {
                    return at(index, SheetProblem::NotPlayer);
                }
                (Some(Heading::Total), Layout::Players(_)) => SeatKind::Totals,
                (None, Layout::Players(_)) if cell.is_empty() => SeatKind::Nameless,
                (None, Layout::Players(_)) => SeatKind::Player,
                (None, Layout::Games(games)) if games.contains(&index) => continue,
                (None, Layout::Rounds(rounds)) if rounds.iter().any(|(at, _)| *at == index) => {
                    continue;
                }
                (None, _) if cell.is_empty() => {
                    unnamed.push(index);
                    continue;
                }
                (None, _) => return at(index, SheetProblem::UnknownColumn),
                _ => continue,
            };
            let location = Location::cell(self.line, self.names[index].clone());
            let text = Box::from(*cell);
            let player = Cell { text, location };
            let is_total = false;
            seats.push(Seat { index, kind, player, is_total });
        }
        if let Layout::Players(_) = self.layout {
            if seats.iter().all(|seat| seat.kind != SeatKind::Player) {
                return Err(SheetProblem::NoPlayers.at(Location::line(self.line)));
            }
            for index in name_players(&mut seats) {
                self.known[index] = Some(Heading::Ignored);
            }
        }
        let mut keys = HashSet::new();
        let players = seats.iter().filter(|seat| seat.kind == SeatKind::Player);
        let twice = players
            .filter(|seat| !keys.insert(name_key(&seat.player.text)))
            .map(|seat| seat.index)
            .next();
        let mut fields = HashSet::new();
        let known = (0..cells.len()).filter(|&index| match self.known[index] {
            None | Some(Heading::Ignored | Heading::Total | Heading::Dealt) => false,
            Some(heading) => !fields.insert(heading as u8),
        });
        if let Some(twice) = twice.or(known.last()) {
            return at(twice, SheetProblem::DuplicateColumn);
        }
        self.unnamed = unnamed;
        if let Layout::Players(players) = &mut self.layout {
            *players = seats.into();
        }
        Ok(())
    }

    pub(super) fn has(&self, heading: Heading) -> bool {
        self.known.contains(&Some(heading))
    }

    /// Returns `true` if the headings say that the scores are running totals.
    pub(super) fn says_totals(&self) -> bool {
        match &self.layout {
            Layout::Score => !self.has(Heading::Points),
            Layout::Players(seats) => seats.iter().any(|seat| seat.is_total),
            Layout::Rounds(_) | Layout::Games(_) => false,
        }
    }

    pub(super) fn check_named(&self, options: &ReadOptions) -> Result<(), ImportSpreadsheetError> {
        let named = options.columns.iter().map(|(_, name)| name);
        let keys: HashSet<_> = self.names.iter().map(|name| name_key(name)).collect();
        let mut named = named.chain(&options.ignored);
        match named.find(|name| !keys.contains(&name_key(name))) {
            Some(name) => {
                let name = name.clone();
                Err(SheetProblem::NoSuchColumn { name }.at(Location::line(self.line)))
            }
            None => Ok(()),
        }
    }

    /// Returns the heading of a column.
    pub(super) fn name(&self, of: Heading) -> Option<&str> {
        Some(&self.names[self.known.iter().position(|known| *known == Some(of))?])
    }

    pub(super) fn ignored(&self) -> impl Iterator<Item = &str> {
        let columns = self.known.iter().zip(&self.names);
        columns.filter(|(known, _)| **known == Some(Heading::Ignored)).map(|(_, name)| &**name)
    }

    /// Returns `true` if another line names the same columns.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.names == other.names
    }

    /// Returns `true` if a row has the heading of the rounds or of the players
    /// again, the same headings below another day, or names above a first round.
    pub(super) fn is_header(&self, row: &Row, below: Option<&Row>) -> bool {
        let is_repeated = |heading| {
            let index = self.known.iter().position(|known| *known == Some(heading));
            index.map(|index| (row.at(index), &*self.names[index])).is_some_and(|(text, name)| {
                !text.is_empty() && (Heading::of(text) == Some(heading) || text == name)
            })
        };
        let corner = row.at(self.first);
        let is_dated = has_day(corner);
        let names = self.names.iter().map(|name| &**name);
        let is_same = || row.cells.iter().skip(self.first + 1).eq(names.skip(self.first + 1));
        let is_first = || {
            let label = below.and_then(|below| round_label(below.at(self.first)));
            matches!(label, Some((1 | 3, _)))
                && row.filled().filter(|cell| *cell != corner).all(is_text)
        };
        is_repeated(Heading::Round)
            || is_repeated(Heading::Player)
            || is_dated && is_same()
            || (is_dated || corner.is_empty()) && is_first()
    }

    /// Returns the text of a line that says something about the games below it: one above
    /// the headings, a day beside those, or one that has a single cell and no score.
    pub(super) fn title(&self, row: &Row) -> Option<Cell> {
        let is_title = || {
            let mut filled = row.filled();
            let first = filled.next()?;
            let is_only = filled.next().is_none();
            let heading = Heading::of(first);
            let is_label = round_label(first).is_some() || heading == Some(Heading::Total);
            let is_first = (0..=self.first).any(|index| !row.at(index).is_empty());
            let says_day = || has_day(&row.text());
            Some(match (&self.layout, is_only) {
                (Layout::Score, _) => false,
                (_, true) => is_first && !is_label || says_day(),
                (_, false) => heading == Some(Heading::Date) && says_day(),
            })
        };
        let text = match row.line.cmp(&self.line) {
            Ordering::Less => row.text(),
            Ordering::Equal if matches!(self.layout, Layout::Games(_)) => return None,
            Ordering::Equal => row.filled().find(|cell| has_day(cell))?.to_owned(),
            Ordering::Greater => is_title().is_some_and(|is_title| is_title).then(|| row.text())?,
        };
        Some(Cell { text: text.into(), location: Location::line(row.line) })
    }

    /// Returns the cells of a line that may have days: titles if no column has any.
    pub(super) fn days(&self, row: &Row) -> Vec<Cell> {
        match &self.layout {
            Layout::Games(games) if row.line == self.line => {
                games.iter().filter_map(|&index| self.cell_at(row, index)).collect()
            }
            _ if !self.has(Heading::Date) => self.title(row).into_iter().collect(),
            _ if row.line > self.line => self.cell(row, Heading::Date).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the cell of a column, `None` if it is empty or there is no such
    /// column.
    pub(super) fn cell(&self, row: &Row, of: Heading) -> Option<Cell> {
        self.cell_at(row, self.known.iter().position(|known| *known == Some(of))?)
    }

    pub(super) fn cell_at(&self, row: &Row, index: usize) -> Option<Cell> {
        let text = row.cells.get(index).filter(|text| !text.is_empty())?;
        let location = Location::cell(row.line, self.names[index].clone());
        Some(Cell { text: text.into(), location })
    }

    /// Checks that there is no text beside the columns and below those without
    /// a heading.
    pub(super) fn check(&self, row: &Row) -> Result<(), ImportSpreadsheetError> {
        let columns = self.names.len();
        let mut beside = row.cells.iter().skip(columns);
        if let Some(text) = beside.find(|text| !text.is_empty()) {
            let first = text.to_owned();
            let problem = SheetProblem::TooManyCells { columns, first };
            return Err(problem.at(Location::line(row.line)));
        }
        let mut unnamed = self.unnamed.iter();
        match unnamed.find_map(|&index| self.cell_at(row, index)) {
            Some(cell) => Err(SheetProblem::NoHeading.at(cell.location)),
            None => Ok(()),
        }
    }
}

/// Returns what the first column without a known heading holds, by its heading and by
/// whether rounds are below it: those, or what numbers the rows.
fn first_of(
    cell: &str,
    known: &[Option<Heading>],
    is_corner: bool,
    is_round: bool,
    is_results: bool,
) -> Option<Heading> {
    let has = |heading| known.contains(&Some(heading));
    let is_number = !cell.is_empty() && may_head_rounds(cell);
    let is_corner = is_corner && (cell.is_empty() || has_day(cell));
    if is_results {
        let game = if has(Heading::Game) { Heading::Ignored } else { Heading::Game };
        return is_number.then_some(game);
    }
    if is_number && has(Heading::Round) {
        return Some(Heading::Ignored);
    }
    let is_first = is_number || is_corner && !has(Heading::Dealt);
    (is_first && is_round && !has(Heading::Round)).then_some(Heading::Round)
}

/// Returns `true` for a place in a ranking: `1st`, `1.`.
fn is_rank(text: &str) -> bool {
    text.trim_end_matches('.').parse::<u8>().is_ok()
        || text.starts_with(|c: char| c.is_ascii_digit()) && is_text(text)
}

/// Returns `true` for the heading of a game in a sheet of results: a day, or what ends with
/// a number and is no round.
fn is_game(cell: &str) -> bool {
    let word = cell.trim_end_matches(|c: char| c.is_ascii_digit());
    let is_round = !word.is_empty() && round_label(cell).is_some();
    has_day(cell) || word.len() < cell.len() && !is_round
}

/// Returns the rounds that headings name, `None` if they do not name rounds one
/// after the other.
fn rounds_of(cells: &[&str], known: &[Option<Heading>]) -> Option<Vec<(usize, u8)>> {
    let unknown = (0..cells.len()).filter(|&index| known[index].is_none());
    let labels = unknown.filter_map(|index| Some((index, round_label(cells[index])?.0)));
    let labels: Vec<_> = labels.collect();
    let (index, first) = *labels.first()?;
    let is_in_order = labels.windows(2).all(|pair| pair[0].1 + 1 == pair[1].1);
    // Nothing begins with round 3, but with 3 cards.
    let is_dealt = first == 3 && cells[index].starts_with('3');
    if !is_in_order || labels.len() < 2 || !(is_dealt || first == 1) {
        return None;
    }
    let round = |(index, number): (usize, u8)| (index, number - if is_dealt { 2 } else { 0 });
    Some(labels.into_iter().map(round).collect())
}

/// Names the players of columns such as `Ann (pts)` and `Ann total`, takes those such as
/// `Ann rank` out, and returns their indexes. Without a column of Ann's points, her totals
/// are all that the file has of her.
fn name_players(seats: &mut Vec<Seat>) -> Vec<usize> {
    for seat in &mut *seats {
        if let Some((name, Heading::Points)) = of_player(&seat.player.text) {
            seat.player.text = name.into();
        }
    }
    let names: HashSet<_> = seats.iter().map(|seat| name_key(&seat.player.text)).collect();
    for seat in seats.iter_mut().filter(|seat| seat.kind == SeatKind::Player) {
        let Some((name, Heading::Total)) = of_player(&seat.player.text) else {
            continue;
        };
        if names.contains(&name_key(name)) {
            seat.kind = SeatKind::TotalsOf(name_key(name));
        } else {
            seat.is_total = true;
            seat.player.text = name.into();
        }
    }
    let is_place = |seat: &mut Seat| match of_player(&seat.player.text) {
        Some((name, Heading::Ignored | Heading::Place)) => names.contains(&name_key(name)),
        _ => false,
    };
    seats.extract_if(.., is_place).map(|seat| seat.index).collect()
}

/// Returns the name in a heading such as `Ann total`, `Total Ann` or `Ann (pts)`, and what
/// the word beside it means.
fn of_player(text: &str) -> Option<(&str, Heading)> {
    const BETWEEN: [char; 4] = [' ', '_', '(', '['];
    let text = text.trim_end_matches([')', ']']);
    let read = |(name, word): (_, &str)| {
        let heading = Heading::of(word).filter(|_| !is_first_name(word))?;
        Some((str::trim_end_matches(name, BETWEEN), heading))
    };
    let before = || {
        let (word, name) = text.split_once(BETWEEN)?;
        read((name, word)).filter(|(_, heading)| *heading != Heading::Points)
    };
    text.rsplit_once(BETWEEN).and_then(read).or_else(before).filter(|(name, _)| !name.is_empty())
}
