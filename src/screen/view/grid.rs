//! The cells of the sheet with what is typed, before they are placed.

use super::running::Running;
use crate::game::{ScoreEntry, Scoresheet};
use crate::messages::Messages;
use crate::render::{SheetCell, SheetCells, SheetRow, columns, seat_names, shown};
use crate::rules::Round;
use crate::screen::model::Model;
use crate::screen::question::Question;

/// How much of the sheet is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// Points and running totals, the names whole.
    Wide,
    /// Points and running totals.
    Full,
    /// Points; the totals stand below.
    Points,
    /// Points, with no blank between players.
    Tight,
}

impl Detail {
    /// All of them, the most detailed first.
    pub(super) const ALL: [Self; 4] = [Self::Wide, Self::Full, Self::Points, Self::Tight];

    /// Returns `true` if running totals stand beside the points.
    pub(super) fn has_totals(self) -> bool {
        matches!(self, Self::Wide | Self::Full)
    }

    /// Returns the blank columns before each player.
    pub(super) fn gap(self) -> u16 {
        u16::from(self != Self::Tight)
    }
}

/// Returns the columns of the round and its wild, and of the labels below.
pub(super) fn lead(words: &Messages) -> u16 {
    let labels = [words.round_and_wild(), words.total_label(false), words.place()];
    let widest = labels.map(columns).into_iter().fold(LEAD, usize::max);
    u16::try_from(widest).unwrap_or(u16::MAX)
}

/// The columns of the number of a round, its wild and a blank.
const LEAD: usize = 6;

/// The widest column of a player.
const WIDEST: usize = 16;

/// The sheet as cells, with what is typed.
pub(super) struct Grid {
    pub(super) names: Vec<String>,
    pub(super) cells: SheetCells,
    /// The row that is asked about.
    pub(super) active: usize,
    pub(super) seat: usize,
    /// The cell that is asked for.
    pub(super) asked: Option<(u8, usize)>,
    /// The cells that are not recorded yet.
    typed: Vec<(u8, usize)>,
    /// Whether the totals have something that is not recorded yet.
    pub(super) has_typed: bool,
}

impl Grid {
    /// Returns the columns of a player.
    pub(super) fn column(sheet: &Scoresheet, detail: Detail) -> u16 {
        let digits = |number: i32| number.to_string().len();
        let points = sheet.played.values().flat_map(|played| played.scores.values());
        let points = points.filter_map(|score| score.points).map(digits).max();
        // The sign of the dealer, points, the sign for going out.
        let points = usize::from(detail.gap()) + 2 + points.unwrap_or_default().max(3);
        let total = Self::total(sheet);
        let name = seat_names(sheet).iter().map(|name| columns(name) + 2).max();
        let width = match detail {
            Detail::Points | Detail::Tight => points.max(total + 2),
            Detail::Full => points + 1 + total,
            Detail::Wide => (points + 1 + total).max(name.unwrap_or_default().min(WIDEST)),
        };
        u16::try_from(width).unwrap_or(u16::MAX)
    }

    /// Returns the columns of a running total.
    pub(super) fn total(sheet: &Scoresheet) -> usize {
        let totals = (0..sheet.seats.len()).map(|seat| sheet.total(seat).to_string().len());
        totals.max().unwrap_or_default().max(3)
    }

    /// Returns the columns of the whole sheet.
    pub(super) fn width(sheet: &Scoresheet, detail: Detail, words: &Messages) -> u16 {
        let seats = u16::try_from(sheet.seats.len()).unwrap_or(u16::MAX);
        lead(words).saturating_add(seats.saturating_mul(Self::column(sheet, detail)))
    }

    pub(super) fn new(model: &Model, sheet: &Scoresheet) -> Self {
        let running = Running::new(model, sheet);
        let leaders = running.leaders();
        let mut grid = Self {
            names: seat_names(sheet).iter().map(|name| shown(name)).collect(),
            cells: SheetCells::new(sheet, &running.standings, &leaders, model.words()),
            active: 0,
            seat: 0,
            asked: None,
            typed: Vec::new(),
            has_typed: running.is_typed,
        };
        grid.correct(&running, sheet);
        grid.add_next(&running, sheet);
        grid.add_rest();
        grid.mark_asked(model);
        grid
    }

    /// Returns `true` if a cell is not recorded yet.
    pub(super) fn is_typed(&self, row: &SheetRow, seat: usize) -> bool {
        self.typed.contains(&(row.number, seat))
    }

    /// Shows a correction that is typed, and what it changes.
    fn correct(&mut self, running: &Running, sheet: &Scoresheet) {
        let Some(fix) = running.correction else {
            return;
        };
        for row in &mut self.cells.rows {
            let cell = &mut row.cells[fix.seat];
            let change = running.change(row.number, fix.seat);
            cell.total = cell.total.map(|total| total.saturating_add(change));
            if row.number == fix.round {
                cell.points = Some(fix.points);
                cell.out &= fix.points == Some(0);
                self.typed.push((row.number, fix.seat));
            }
        }
        self.cells.totals[fix.seat] = running.total(sheet, fix.seat);
    }

    /// Shows what is typed for the round that is next.
    fn add_next(&mut self, running: &Running, sheet: &Scoresheet) {
        let Some(turn) = sheet.next() else { return };
        let entry = &running.entry;
        let rows = &mut self.cells.rows;
        let Some(row) = rows.iter_mut().find(|row| row.number == turn.number) else {
            return;
        };
        for (index, &seat) in turn.playing.iter().enumerate() {
            let Some(answer) = entry.answers.get(index).and_then(Option::as_ref) else {
                continue;
            };
            let points = entry.points(sheet, &turn, seat);
            self.typed.push((turn.number, seat));
            let cell = &mut row.cells[seat];
            cell.points = Some(points);
            cell.out = *answer == ScoreEntry::WentOut || entry.out == Some(seat);
            if turn.number <= Round::LAST.number() {
                let total = running.total(sheet, seat).saturating_add(points.unwrap_or_default());
                cell.total = Some(total);
                self.cells.totals[seat] = total;
            }
        }
    }

    /// Adds the rounds that are still to come.
    fn add_rest(&mut self) {
        let rows = &mut self.cells.rows;
        for round in Round::all() {
            let number = round.number();
            if !rows.iter().any(|row| row.number == number) {
                let cells = vec![SheetCell::default(); self.names.len()];
                rows.push(SheetRow { number, round, cells });
            }
        }
        rows.sort_by_key(|row| row.number);
    }

    fn mark_asked(&mut self, model: &Model) {
        let turn = model.turn();
        let asked = match (&model.dialogs[0].question, &turn) {
            (&Question::Cell { round, seat }, _) => Some((round, seat)),
            (Question::Score, Some(turn)) => {
                let seat = turn.playing.get(model.entry.index);
                seat.map(|&seat| (turn.number, seat))
            }
            _ => None,
        };
        let rows = &self.cells.rows;
        let is_filled = |row: &SheetRow| row.cells.iter().any(|cell| cell.points.is_some());
        self.active = rows.iter().rposition(is_filled).unwrap_or_default();
        if let Some((round, seat)) = asked
            && let Some(row) = rows.iter().position(|row| row.number == round)
        {
            (self.active, self.seat) = (row, seat);
            let is_reviewed =
                matches!(model.top().question, Question::Save { .. } | Question::WentOut(_));
            self.asked = Some((round, seat)).filter(|_| !is_reviewed);
        }
    }
}
