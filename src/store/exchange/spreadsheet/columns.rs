//! The line of a spreadsheet that names its columns, and what it says of them.

use std::collections::HashSet;
use std::sync::Arc;

use csv::StringRecord;

use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Location, Seat, SeatKind};
use super::heading::{Heading, ReadOptions, is_first_name, may_head_rounds, round_label};
use crate::game::name_key;

/// The columns of a file, or of the part of it below the line that names them.
#[derive(Debug)]
pub(super) struct Columns {
    pub(super) line: u64,
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
}

/// The most columns: players of a large club.
const MAX_COLUMNS: usize = 1000;

impl Columns {
    /// Reads the columns that a line names, `None` if it names none. `below` is
    /// the next line that is not empty.
    pub(super) fn read(
        record: &StringRecord,
        line: u64,
        below: Option<&StringRecord>,
        options: &ReadOptions,
    ) -> Result<Option<Self>, ImportSpreadsheetError> {
        // Some programs write a thousand and more empty columns.
        let used = (0..record.len()).rfind(|&index| !record[index].is_empty());
        let used = used.map_or(0, |last| last + 1);
        let width = match record.len() > MAX_COLUMNS {
            true => used.min(MAX_COLUMNS + 1),
            false => record.len(),
        };
        let cells: Vec<&str> = record.iter().take(width).collect();
        let mut known: Vec<_> = cells.iter().map(|cell| options.heading(cell)).collect();
        let has = |known: &[_], heading| known.contains(&Some(heading));
        let is_label = |index: usize| known[index].is_none() && round_label(cells[index]).is_some();
        let labels: Vec<_> = (0..cells.len()).filter(|&index| is_label(index)).collect();
        let is_first_empty = cells.first().is_some_and(|cell| cell.is_empty());
        let may_number = cells.first().is_some_and(|cell| may_head_rounds(cell));
        let first_is_round = || {
            let below = below.and_then(|below| below.get(0));
            may_number && below.is_some_and(|cell| round_label(cell).is_some())
        };
        let is_score = match options.results {
            true => has(&known, Heading::Points) || has(&known, Heading::Total),
            false => has(&known, Heading::Round) || has(&known, Heading::Dealt),
        };
        let lacks_game = options.results && !has(&known, Heading::Game);
        if lacks_game && may_number && !is_first_empty {
            known[0] = Some(Heading::Game);
        }
        let rounds = rounds_of(&cells, &labels);
        let layout = if has(&known, Heading::Player) && is_score {
            Layout::Score
        } else if let Some(rounds) = rounds
            .filter(|_| !options.results)
            .filter(|rounds| has(&known, Heading::Player) || is_first_empty && rounds.len() > 2)
        {
            if !has(&known, Heading::Player) {
                known[0] = Some(Heading::Player);
            }
            Layout::Rounds(rounds)
        } else {
            let is_game = match options.results {
                true => has(&known, Heading::Date) || has(&known, Heading::Game),
                false => is_score,
            };
            if !is_game && !options.results && first_is_round() {
                known[0] = Some(Heading::Round);
            } else if !is_game {
                return Ok(None);
            }
            Layout::Players(Arc::default())
        };
        if !matches!(layout, Layout::Score) {
            for (known, _) in known.iter_mut().zip(&cells).filter(|(_, cell)| is_first_name(cell)) {
                *known = None;
            }
        }
        if used > MAX_COLUMNS {
            return Err(SheetProblem::TooManyColumns { columns: used }.at(Location::line(line)));
        }
        let name = |(index, cell): (usize, &&str)| match cell.is_empty() {
            true => Arc::from(format!("#{}", index + 1)),
            false => Arc::from(*cell),
        };
        let mut columns = Self {
            line,
            names: cells.iter().enumerate().map(name).collect(),
            known,
            unnamed: Vec::new(),
            layout,
        };
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
            for index in take_places(&mut seats) {
                self.known[index] = Some(Heading::Ignored);
            }
            name_totals(&mut seats);
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
            Layout::Rounds(_) => false,
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

    pub(super) fn ignored(&self) -> impl Iterator<Item = &str> {
        let columns = self.known.iter().zip(&self.names);
        columns.filter(|(known, _)| **known == Some(Heading::Ignored)).map(|(_, name)| &**name)
    }

    /// Returns `true` if another line names the same columns.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.names == other.names
    }

    /// Returns `true` if a row has the heading of the rounds or of the players
    /// again.
    pub(super) fn is_header(&self, record: &StringRecord) -> bool {
        let is_repeated = |heading| {
            let index = self.known.iter().position(|known| *known == Some(heading));
            index.is_some_and(|index| {
                let text = record.get(index).unwrap_or_default();
                !text.is_empty() && Heading::of(text) == Some(heading)
                    || !text.is_empty() && *text == *self.names[index]
            })
        };
        is_repeated(Heading::Round) || is_repeated(Heading::Player)
    }

    /// Returns the cell of a column, `None` if it is empty or there is no such
    /// column.
    pub(super) fn cell(&self, record: &StringRecord, line: u64, of: Heading) -> Option<Cell> {
        let index = self.known.iter().position(|known| *known == Some(of))?;
        self.cell_at(record, line, index)
    }

    pub(super) fn cell_at(&self, record: &StringRecord, line: u64, index: usize) -> Option<Cell> {
        let text = record.get(index).filter(|text| !text.is_empty())?;
        Some(Cell { text: text.into(), location: Location::cell(line, self.names[index].clone()) })
    }

    /// Checks that there is no text beside the columns and below those without
    /// a heading.
    pub(super) fn check(
        &self,
        record: &StringRecord,
        line: u64,
    ) -> Result<(), ImportSpreadsheetError> {
        let columns = self.names.len();
        let mut beside = record.iter().skip(columns);
        if let Some(text) = beside.find(|text| !text.is_empty()) {
            let first = text.to_owned();
            let problem = SheetProblem::TooManyCells { columns, first };
            return Err(problem.at(Location::line(line)));
        }
        let mut unnamed = self.unnamed.iter();
        match unnamed.find_map(|&index| self.cell_at(record, line, index)) {
            Some(cell) => Err(SheetProblem::NoHeading.at(cell.location)),
            None => Ok(()),
        }
    }
}

/// Returns the rounds that headings name, `None` if they do not name rounds one
/// after the other.
fn rounds_of(cells: &[&str], labels: &[usize]) -> Option<Vec<(usize, u8)>> {
    let read: Vec<_> = labels.iter().filter_map(|&index| round_label(cells[index])).collect();
    let is_in_order = read.windows(2).all(|pair| pair[0].0 + 1 == pair[1].0);
    let first = read.first()?.0;
    // Nothing begins with round 3, but with 3 cards.
    let is_dealt = first == 3 && cells[labels[0]].starts_with('3');
    if !is_in_order || read.len() < 2 || !(is_dealt || first == 1) {
        return None;
    }
    let rounds = read.iter().map(|(number, _)| number - if is_dealt { 2 } else { 0 });
    Some(labels.iter().copied().zip(rounds).collect())
}

/// Takes columns such as `Ann rank` or `Place Ann` out, and returns their indexes.
fn take_places(seats: &mut Vec<Seat>) -> Vec<usize> {
    let names: HashSet<_> = seats.iter().map(|seat| name_key(&seat.player.text)).collect();
    let is_place = |seat: &mut Seat| {
        let is_of_player = |(one, other): (&str, &str)| {
            let is_place = matches!(Heading::of(other), Some(Heading::Ignored | Heading::Place));
            is_place && names.contains(&name_key(one))
        };
        let text = &*seat.player.text;
        let behind = text.rsplit_once([' ', '_']);
        let before = text.split_once([' ', '_']).map(|(one, other)| (other, one));
        behind.is_some_and(is_of_player) || before.is_some_and(is_of_player)
    };
    seats.extract_if(.., is_place).map(|seat| seat.index).collect()
}

/// Finds whose totals a column such as `Ann total` or `Total Ann` holds. Without a column of
/// Ann's points, those are all that the file has of her.
fn name_totals(seats: &mut [Seat]) {
    let players: HashSet<_> = seats.iter().map(|seat| name_key(&seat.player.text)).collect();
    for seat in seats.iter_mut().filter(|seat| seat.kind == SeatKind::Player) {
        let text = &*seat.player.text;
        let is_total = |(_, word): &(&str, &str)| Heading::of(word) == Some(Heading::Total);
        let behind = text.rsplit_once([' ', '_']).filter(is_total);
        let before = || text.split_once([' ', '_']).map(|(word, name)| (name, word));
        let Some((name, _)) = behind.or_else(|| before().filter(is_total)) else {
            continue;
        };
        if players.contains(&name_key(name)) {
            seat.kind = SeatKind::TotalsOf(name_key(name));
        } else {
            seat.is_total = true;
            seat.player.text = name.into();
        }
    }
}
