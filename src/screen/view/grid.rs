//! How the players stand with what is being typed, and the cells of the sheet,
//! before they are placed.

use crate::game::{RoundDraft, RoundSetup, ScoreEntry, Scoresheet, SeatStanding};
use crate::messages::Messages;
use crate::render::{SheetCell, SheetCells, SheetRow, columns, shown};
use crate::rules::Round;
use crate::screen::letters::is_waiting;
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
    pub(super) const ALL: [Self; 4] = [Self::Wide, Self::Full, Self::Points, Self::Tight];

    /// Returns `true` if running totals stand beside the points.
    pub(super) fn has_totals(self) -> bool {
        matches!(self, Self::Wide | Self::Full)
    }

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

const WIDEST: usize = 16;

/// The sheet as cells, with what is typed.
pub(super) struct Grid {
    pub(super) names: Vec<String>,
    pub(super) cells: SheetCells,
    pub(super) active: usize,
    pub(super) seat: usize,
    pub(super) asked: Option<(u8, usize)>,
    /// The cells that are not recorded yet.
    typed: Vec<(u8, usize)>,
    /// Whether the totals have something that is not recorded yet.
    pub(super) has_typed: bool,
}

impl Grid {
    pub(super) fn column(sheet: &Scoresheet, detail: Detail) -> u16 {
        let digits = |number: i32| number.to_string().len();
        let points = sheet.played.values().flat_map(|played| played.scores.values());
        let points = points.filter_map(|score| score.points).map(digits).max();
        // The sign of the dealer, points, the sign for going out.
        let points = usize::from(detail.gap()) + 2 + points.unwrap_or_default().max(3);
        let total = Self::total(sheet);
        let name = sheet.seat_names().iter().map(|name| columns(name) + 2).max();
        let width = match detail {
            Detail::Points | Detail::Tight => points.max(total + 2),
            Detail::Full => points + 1 + total,
            Detail::Wide => (points + 1 + total).max(name.unwrap_or_default().min(WIDEST)),
        };
        u16::try_from(width).unwrap_or(u16::MAX)
    }

    pub(super) fn total(sheet: &Scoresheet) -> usize {
        let totals = (0..sheet.seats.len()).map(|seat| sheet.total(seat).to_string().len());
        totals.max().unwrap_or_default().max(3)
    }

    pub(super) fn width(sheet: &Scoresheet, detail: Detail, words: &Messages) -> u16 {
        let seats = u16::try_from(sheet.seats.len()).unwrap_or(u16::MAX);
        lead(words).saturating_add(seats.saturating_mul(Self::column(sheet, detail)))
    }

    pub(super) fn new(model: &Model, sheet: &Scoresheet) -> Self {
        let running = Running::new(model, sheet);
        let leaders = running.leaders();
        let mut grid = Self {
            names: sheet.seat_names().iter().map(|name| shown(name)).collect(),
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

    pub(super) fn is_typed(&self, row: &SheetRow, seat: usize) -> bool {
        self.typed.contains(&(row.number, seat))
    }

    /// Shows a correction that is typed, and what it changes.
    fn correct(&mut self, running: &Running, sheet: &Scoresheet) {
        let Some(fix) = running.correction else { return };
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
        let Some(row) = rows.iter_mut().find(|row| row.number == turn.number) else { return };
        for (&seat, answer) in turn.playing.iter().zip(&entry.answers) {
            let Some(answer) = answer else { continue };
            let points = entry.points(sheet, &turn, seat);
            self.typed.push((turn.number, seat));
            let cell = &mut row.cells[seat];
            cell.points = Some(points);
            cell.out = answer.score == ScoreEntry::WentOut || entry.out == Some(seat);
            if turn.number <= Round::LAST.number() {
                let total = running.total(sheet, seat).saturating_add(points.unwrap_or_default());
                cell.total = Some(total);
                self.cells.totals[seat] = total;
            }
        }
    }

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
        let asked = match model.dialogs[0].question {
            Question::Cell { round, seat } => Some((round, seat)),
            Question::Score => model.asked_seat().map(|seat| (model.turn_number(), seat)),
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

#[derive(Debug)]
pub(super) struct Running {
    /// The answers with those that the line adds.
    pub(super) entry: RoundDraft,
    /// Best first; empty before the first score.
    pub(super) standings: Vec<SeatStanding>,
    pub(super) correction: Option<Correction>,
    /// Whether a total has points that are not recorded yet.
    pub(super) is_typed: bool,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Correction {
    pub(super) round: u8,
    pub(super) seat: usize,
    /// The points that are typed; `None` if the player did not play.
    pub(super) points: Option<i32>,
    /// What that adds to the total: nothing in a round that settles a tie.
    change: i32,
}

impl Running {
    pub(super) fn new(model: &Model, sheet: &Scoresheet) -> Self {
        let turn = sheet.next();
        let entry = turn.as_ref().map(|turn| typed(model, sheet, turn)).unwrap_or_default();
        let correction = Correction::new(model, sheet);
        let turn = turn.filter(|turn| turn.number <= Round::LAST.number());
        let has_entry = turn.is_some() && !entry.is_empty();
        let is_typed = has_entry || correction.is_some_and(|fix| fix.change != 0);
        let running = Self { entry, standings: Vec::new(), correction, is_typed };
        if !is_typed && !sheet.has_scores() {
            return running;
        }
        let mut standings = sheet.standings();
        for SeatStanding { seat, total, .. } in &mut standings {
            let points = turn.as_ref().and_then(|turn| running.entry.points(sheet, turn, *seat));
            *total = running.total(sheet, *seat).saturating_add(points.unwrap_or_default());
        }
        if is_typed {
            place(&mut standings);
        }
        Self { standings, ..running }
    }

    /// Returns the total of a seat before the round that is next.
    pub(super) fn total(&self, sheet: &Scoresheet, seat: usize) -> i32 {
        let change = self.change(Round::LAST.number(), seat);
        sheet.total(seat).saturating_add(change)
    }

    /// Returns what a correction adds to the total of a seat after a round.
    pub(super) fn change(&self, round: u8, seat: usize) -> i32 {
        let is_after = |fix: &Correction| fix.seat == seat && fix.round <= round;
        self.correction.filter(is_after).map_or(0, |fix| fix.change)
    }

    pub(super) fn leaders(&self) -> Vec<usize> {
        let first = |standing: &&SeatStanding| standing.place == Some(1);
        self.standings.iter().filter(first).map(|standing| standing.seat).collect()
    }
}

impl Correction {
    /// Reads the score that is typed for a cell; `None` if there is none yet.
    fn new(model: &Model, sheet: &Scoresheet) -> Option<Self> {
        let base = &model.dialogs[0];
        let Question::Cell { round, seat } = base.question else { return None };
        let rules = sheet.ruleset.in_round(sheet.turn(round).round);
        let typed = model.words().card_names().to_notation(base.line.text());
        let typed = ScoreEntry::read_typed(&typed, rules).ok()?;
        let points = typed.points(&sheet.ruleset);
        let before = sheet.played.get(&round)?.scores.get(&seat)?.points;
        Some(Self {
            round,
            seat,
            points,
            change: match round <= Round::LAST.number() {
                true => points.unwrap_or_default() - before.unwrap_or_default(),
                false => 0,
            },
        })
    }
}

fn typed(model: &Model, sheet: &Scoresheet, turn: &RoundSetup) -> RoundDraft {
    let base = &model.dialogs[0];
    match base.question {
        Question::Score if !is_waiting(model) => {
            let line = sheet.in_notation(base.line.text(), model.words().card_names());
            model.entry.preview(&line, sheet, turn)
        }
        _ => model.entry.clone(),
    }
}

/// Gives the places by total, and sorts by them; a player who left keeps having none.
fn place(standings: &mut [SeatStanding]) {
    let ranked = standings.iter().filter(|standing| standing.place.is_some());
    let totals: Vec<_> = ranked.map(|standing| standing.total).collect();
    for standing in &mut *standings {
        let better = totals.iter().filter(|&&total| total < standing.total);
        standing.place = standing.place.map(|_| 1 + better.count());
    }
    let key = |one: &SeatStanding| (one.place.unwrap_or(usize::MAX), one.total, one.seat);
    standings.sort_by_key(key);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::update::fixture::Table;

    #[test]
    fn places_and_leader_follow_what_is_typed() {
        let check = |keys: &str, expect: &str| {
            let mut table = Table::new(&["Gran", "Tom", "Max"], &["0 12 20"]);
            table.press(keys);
            let model = &table.model;
            let running = Running::new(model, &table.builder.sheet());
            let place = |standing: &SeatStanding| {
                let place = standing.place.unwrap_or_default();
                format!("{place} {} {}", model.name(standing.seat), standing.total)
            };
            let places: Vec<_> = running.standings.iter().map(place).collect();
            assert_eq!(places.join(", "), expect, "{keys}");
            assert_eq!(running.is_typed, !keys.is_empty());
        };
        check("", "1 Gran 0, 2 Tom 12, 3 Max 20");
        // A correction too: of Gran in the round before.
        check("<Up>31", "1 Tom 12, 2 Max 20, 3 Gran 31");
        check("12", "1 Gran 12, 1 Tom 12, 3 Max 20");
        check("25 0", "1 Tom 12, 2 Max 20, 3 Gran 25");
    }
}
