//! The sheet as cells: what each says, before it is placed.

use super::running::{Correction, Running};
use crate::game::{ScoreEntry, Scoresheet, TotalsRow};
use crate::messages::Messages;
use crate::render::{columns, seat_names, shown};
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
    let labels = [
        words.round_and_wild(),
        words.total_label(false),
        words.place(),
    ];
    let widest = labels.map(columns).into_iter().fold(LEAD, usize::max);
    u16::try_from(widest).unwrap_or(u16::MAX)
}

/// The columns of the number of a round, its wild and a blank.
const LEAD: usize = 6;

/// The widest column of a player.
const WIDEST: usize = 16;

/// A cell of the sheet.
#[derive(Debug, Default, Clone)]
pub(super) struct Cell {
    pub(super) deals: bool,
    pub(super) points: String,
    pub(super) out: bool,
    pub(super) total: String,
    /// Whether it is not recorded yet.
    pub(super) typed: bool,
    /// Whether it is the one that is asked for.
    pub(super) asked: bool,
}

/// The sheet as cells.
pub(super) struct Grid {
    pub(super) names: Vec<String>,
    pub(super) leads: Vec<bool>,
    /// The number of the round, its wild, and a cell a seat.
    pub(super) rows: Vec<(u8, String, Vec<Cell>)>,
    /// The row that is asked about.
    pub(super) active: usize,
    /// The seat that is asked about.
    pub(super) seat: usize,
    pub(super) totals: Vec<String>,
    /// Whether the totals have something that is not recorded yet.
    pub(super) typed: bool,
    pub(super) places: Vec<String>,
}

impl Grid {
    /// Returns the columns of a player.
    pub(super) fn column(sheet: &Scoresheet, detail: Detail) -> u16 {
        let digits = |number: i32| number.to_string().len();
        let points = sheet
            .played
            .values()
            .flat_map(|played| played.scores.values());
        let points = points.filter_map(|score| score.points).map(digits).max();
        // The sign of the dealer, points, the sign for going out.
        let points = usize::from(detail.gap()) + 2 + points.unwrap_or_default().max(3);
        let total = Self::total(sheet);
        let names = seat_names(sheet);
        let name = names.iter().map(|name| columns(name) + 2).max();
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
        let seats = sheet.seats.len();
        let running = Running::new(model, sheet);
        let leaders = running.leaders();
        let words = model.words();
        let mut places = vec![String::new(); seats];
        for standing in &running.standings {
            places[standing.seat] = match standing.place {
                Some(place) => words.ordinal(place),
                None => words.no_place().to_owned(),
            };
        }
        let mut grid = Self {
            names: seat_names(sheet).iter().map(|name| shown(name)).collect(),
            leads: (0..seats).map(|seat| leaders.contains(&seat)).collect(),
            rows: recorded(sheet, &running),
            active: 0,
            seat: 0,
            totals: (0..seats)
                .map(|seat| running.total(sheet, seat).to_string())
                .collect(),
            typed: running.is_typed,
            places,
        };
        grid.add_next(&running, sheet);
        grid.add_rest();
        grid.mark_asked(model);
        grid
    }

    /// Adds the round that is next, with what is typed for it.
    fn add_next(&mut self, running: &Running, sheet: &Scoresheet) {
        let Some(turn) = sheet.next() else { return };
        let entry = &running.entry;
        let mut cells = vec![Cell::default(); sheet.seats.len()];
        cells[turn.dealer].deals = true;
        for (index, &seat) in turn.playing.iter().enumerate() {
            let Some(answer) = entry.answers.get(index).and_then(Option::as_ref) else {
                continue;
            };
            let points = entry.points(sheet, &turn, seat);
            let cell = &mut cells[seat];
            cell.typed = true;
            cell.points = points.map_or_else(|| "-".to_owned(), |points| points.to_string());
            cell.out = *answer == ScoreEntry::WentOut || entry.out == Some(seat);
            if turn.number <= Round::LAST.number() {
                let total = running.total(sheet, seat);
                let total = total.saturating_add(points.unwrap_or_default());
                cell.total = total.to_string();
                self.totals[seat] = total.to_string();
            }
        }
        self.rows.push((turn.number, wild(turn.round), cells));
        self.rows.sort_by_key(|row| row.0);
    }

    /// Adds the rounds that are still to come.
    fn add_rest(&mut self) {
        let seats = self.names.len();
        for round in Round::all() {
            if !self.rows.iter().any(|row| row.0 == round.number()) {
                self.rows
                    .push((round.number(), wild(round), vec![Cell::default(); seats]));
            }
        }
        self.rows.sort_by_key(|row| row.0);
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
        let last = |grid: &Self| {
            grid.rows
                .iter()
                .rposition(|row| row.2.iter().any(|cell| !cell.points.is_empty()))
        };
        self.active = last(self).unwrap_or_default();
        if let Some((round, seat)) = asked
            && let Some(row) = self.rows.iter().position(|row| row.0 == round)
        {
            (self.active, self.seat) = (row, seat);
            let is_reviewed = matches!(
                model.top().question,
                Question::Save { .. } | Question::WentOut(_)
            );
            if let Some(cell) = self.rows[row].2.get_mut(seat) {
                cell.asked = !is_reviewed;
            }
        }
    }
}

fn wild(round: Round) -> String {
    round.wild().text().to_owned()
}

/// Returns the rounds that are scored, with a correction that is typed.
fn recorded(sheet: &Scoresheet, running: &Running) -> Vec<(u8, String, Vec<Cell>)> {
    let points = |points: Option<i32>| points.map_or_else(|| "-".to_owned(), |p| p.to_string());
    let row = |row: TotalsRow| {
        let settles_tie = row.number > Round::LAST.number();
        let cells = row.scores.iter().zip(&row.totals).enumerate();
        let cells = cells.map(|(seat, (score, total))| {
            let sits = sheet.seats[seat].sits_in(row.number);
            let is_fixed = |fix: &Correction| (fix.round, fix.seat) == (row.number, seat);
            let fix = running.correction.filter(is_fixed);
            let now = fix.map(|fix| fix.points);
            let change = running.change(row.number, seat);
            Cell {
                deals: row.dealer == seat,
                points: now
                    .or(score.as_ref().map(|score| score.points))
                    .map_or_else(String::new, points),
                out: row.out == Some(seat) && now.is_none_or(|points| points == Some(0)),
                total: match total {
                    Some(total) if sits && !settles_tie => total.saturating_add(change).to_string(),
                    _ => String::new(),
                },
                typed: fix.is_some(),
                ..Cell::default()
            }
        });
        (row.number, wild(row.round), cells.collect())
    };
    sheet.rows().map(row).collect()
}
