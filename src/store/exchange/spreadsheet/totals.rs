//! Running totals of a spreadsheet, as many pads have them: turned into points,
//! told from points, and recognized beside them; and who went out, where the sheet has no 0.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::error::{ImportSpreadsheetError, Problems, SheetProblem};
use super::game::{Cell, CellScore, Location, Seat, SeatKind, SpreadsheetGame, is_mark, is_text};
use super::sums::points;
use crate::game::name_key;

/// The fewest rounds that tell totals from points.
const ENOUGH_ROUNDS: usize = 3;

/// The fewest scores of a player that tell it if those of others do not.
const ENOUGH_SCORES: usize = 4;

impl SpreadsheetGame {
    /// Reads a mark as going out if it is the only one of a round, and nobody has 0.
    pub(super) fn read_marks(&mut self, notes: &mut Vec<String>) {
        for round in self.rounds() {
            let is_zero = self.round(round).any(|(_, score)| score.is_zero());
            let marked = self.round(round).filter(|(_, score)| is_mark(&score.points.text));
            let marked: Vec<_> = marked.map(|(seat, _)| (round, seat)).collect();
            let [marked] = marked.as_slice() else {
                continue;
            };
            let Some(score) = self.scores.get_mut(marked).filter(|_| !is_zero) else {
                continue;
            };
            let Cell { text, location } = &mut score.points;
            let note = format!("`{text}` alone in a round is read as going out");
            if !notes.iter().any(|other| other.ends_with(&note)) {
                notes.push(format!("{location}: {note}"));
            }
            *text = "out".into();
        }
    }

    /// Reads what is left empty as going out if that is one score of each round, and nobody
    /// has 0: not if a player has no score at all.
    pub(super) fn read_blanks(&mut self, notes: &mut Vec<String>) {
        let rounds = self.rounds();
        let is_empty = |round: u8, seat: usize| {
            self.scores.get(&(round, seat)).is_none_or(CellScore::is_absent)
        };
        let empty = |&round: &u8| {
            let mut empty = (0..self.players.len()).filter(|&seat| is_empty(round, seat));
            let seat = empty.next().filter(|_| empty.next().is_none())?;
            Some((round, seat))
        };
        let empty: Option<Vec<_>> = rounds.iter().map(empty).collect();
        let Some(empty) = empty.filter(|_| rounds.len() > 1) else {
            return;
        };
        if self.scores.values().any(CellScore::is_zero) {
            return;
        }
        let location = self.location(rounds[0], None);
        let line = location.line;
        notes.push(format!("line {line}: the one empty score of each round is read as going out"));
        for key in empty {
            let points = Cell { text: "out".into(), location: self.location(key.0, Some(key.1)) };
            self.scores.insert(key, CellScore { points, went_out: false });
        }
    }

    /// Returns a note on the rounds before the last one that the game does not have.
    pub(super) fn missing_rounds(&self) -> Option<String> {
        let rounds = self.rounds();
        let last = *rounds.last()?;
        let missing: Vec<_> = (1..last).filter(|round| !rounds.contains(round)).collect();
        let after = rounds.iter().find(|round| missing.first().is_some_and(|one| one < *round))?;
        let line = self.location(*after, None).line;
        Some(match missing[..] {
            [one] => format!("line {line}: round {one} is missing before it"),
            [first, .., last] if last - first < after - first => {
                format!("line {line}: rounds {first} to {last} are missing before it")
            }
            _ => {
                let names: Vec<_> = missing.iter().map(u8::to_string).collect();
                format!("line {line}: rounds {} are missing in its game", names.join(", "))
            }
        })
    }

    /// Checks the totals beside the points of a row per player and round: running ones, or
    /// those of the game.
    pub(super) fn check_sums(&self) -> Result<(), ImportSpreadsheetError> {
        let of_game = |seat: usize| -> Option<i32> {
            let scores = self.scores.iter().filter(|((_, of), _)| *of == seat);
            scores.map(|(_, score)| points(&score.points)).sum()
        };
        let mut sums = BTreeMap::new();
        for (key @ (_, seat), score) in self.scores.iter().filter(|_| !self.sums.is_empty()) {
            let sum = sums.entry(*seat).or_insert(Some(0i32));
            *sum = sum.and_then(|sum| sum.checked_add(points(&score.points)?));
            let (Some(total), Some(sum)) = (self.sums.get(key), *sum) else {
                continue;
            };
            let number = total.number();
            if number != Some(sum) && number != of_game(*seat) {
                let text = total.text.to_string();
                let problem = SheetProblem::WrongTotal { total: sum, text };
                return Err(problem.at(total.location.clone()));
            }
        }
        Ok(())
    }

    /// Turns running totals into the points of each round. Who went out has the total of
    /// before.
    pub(super) fn turn_totals_into_points(&mut self) -> Result<(), ImportSpreadsheetError> {
        let mut totals = vec![(0, None); self.players.len()];
        for ((round, seat), score) in &mut self.scores {
            let (before, last) = &mut totals[*seat];
            if last.replace(*round).is_some_and(|last| last + 1 < *round) {
                return Err(
                    SheetProblem::NoTotal { round: round - 1 }.at(score.points.location.clone())
                );
            }
            let cell = &mut score.points;
            if matches!(&*cell.text, "-" | "out") {
                continue;
            }
            let total: i32 = cell
                .text
                .parse()
                .map_err(|_| SheetProblem::BadTotal(cell.text.clone()).at(cell.location.clone()))?;
            let points = total.saturating_sub(std::mem::replace(before, total));
            cell.text = points.to_string().into();
        }
        Ok(())
    }

    /// Returns the last round if each score of it is the sum of those before it, and nobody has 0.
    pub(super) fn sums_in_last_round(&self) -> Option<u8> {
        let last = self.rounds().pop().filter(|&last| usize::from(last) >= ENOUGH_ROUNDS)?;
        let is_sum = |(seat, score): (usize, &CellScore)| {
            let above = self.scores.iter().filter(|((round, of), _)| *round < last && *of == seat);
            let points =
                above.map(|(_, score)| if score.is_zero() { Some(0) } else { score.number() });
            points.sum::<Option<i32>>().is_some_and(|sum| sum > 0 && score.number() == Some(sum))
        };
        (self.round(last).count() > 1 && self.round(last).all(is_sum)).then_some(last)
    }

    /// Returns `true` if the scores look like running totals, by those that are
    /// there: the columns only rise, and there are rounds in which nobody has 0,
    /// as whoever went out would. A slip tells no more where nobody has 0 in most rounds.
    pub(super) fn has_running_totals(&self) -> bool {
        let mut columns = vec![Vec::new(); self.players.len()];
        for ((_, seat), score) in &self.scores {
            columns[*seat].extend(score.number());
        }
        let rounds = self.rounds();
        let is_without_zero = |round: &&u8| {
            let mut scores = self.round(**round).map(|(_, score)| score);
            !scores.any(CellScore::is_zero)
        };
        let without_zero = rounds.iter().filter(is_without_zero).count();
        rounds.len() >= ENOUGH_ROUNDS
            && without_zero > 0
            && only_rise(columns, without_zero * 2 > rounds.len())
    }
}

/// Returns `true` if columns only rise. A slip makes one fall: half of the long ones are
/// enough then.
fn only_rise(mut columns: Vec<Vec<i32>>, may_have_slip: bool) -> bool {
    columns.retain(|column| column.len() > 1);
    let long = columns.iter().filter(|column| column.len() >= ENOUGH_SCORES);
    let rising = long.clone().filter(|column| column.is_sorted()).count();
    columns.iter().any(|column| column.first() < column.last())
        && (columns.iter().all(|column| column.is_sorted())
            || may_have_slip && rising > 0 && rising * 2 >= long.count())
}

/// Returns the totals of each player in games without rounds, in the order of their days.
fn seasons(games: &mut [SpreadsheetGame]) -> BTreeMap<String, Vec<(i32, &mut Cell)>> {
    let mut seasons: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let mut games: Vec<_> = games.iter_mut().collect();
    games.sort_by_key(|game| game.date);
    for game in games {
        for (seat, cell) in &mut game.totals {
            let player = name_key(&game.players[*seat].text);
            seasons.entry(player).or_default().extend(cell.number().map(|total| (total, cell)));
        }
    }
    seasons
}

/// Returns `true` if the results of some games look like running totals of a season: those of
/// three games only rise, and are half as much again at the end.
pub(super) fn are_running_results(games: &mut [SpreadsheetGame]) -> bool {
    let totals = |season: Vec<(i32, _)>| season.into_iter().map(|(total, _)| total).collect();
    let columns: Vec<Vec<i32>> = seasons(games).into_values().map(totals).collect();
    let is_more = |column: &Vec<i32>| match column[..] {
        [first, _, .., last] => {
            column.len() >= ENOUGH_ROUNDS && i64::from(last) * 2 >= i64::from(first) * 3
        }
        _ => false,
    };
    columns.iter().any(is_more) && only_rise(columns, true)
}

/// Turns running totals of a season into those of each game. Who has the total of before did
/// not play.
pub(super) fn turn_results_into_totals(
    games: &mut [SpreadsheetGame],
    problems: &mut Problems,
) -> Result<(), ImportSpreadsheetError> {
    for season in seasons(games).into_values() {
        let mut before = 0;
        for (total, cell) in season {
            let text = cell.text.to_string();
            match total - before {
                ..0 => {
                    let problem = SheetProblem::FallingTotal { before, text };
                    problems.add::<()>(Err(problem.at(cell.location.clone())))?;
                }
                0 => cell.text = "-".into(),
                points => cell.text = points.to_string().into(),
            }
            before = total;
        }
    }
    for game in games {
        game.totals.retain(|_, cell| &*cell.text != "-");
        game.seat_present(&BTreeSet::new());
    }
    Ok(())
}

/// What speaks for a column being the running totals of another.
#[derive(Default)]
struct Evidence {
    cells: usize,
    /// Whether a total is not the points of its round.
    differs: bool,
    /// Whether no cell can be a score.
    is_text: bool,
    first: Option<Location>,
    /// The first cell that is another number.
    broken: Option<ImportSpreadsheetError>,
}

impl Evidence {
    fn add(&mut self, points: &BTreeMap<u8, &CellScore>, totals: &BTreeMap<u8, &CellScore>) {
        let mut sum = Some(0i32);
        let mut rounds: BTreeSet<_> = points.keys().collect();
        rounds.extend(totals.keys());
        for round in rounds {
            let points = match points.get(round) {
                Some(score) if score.is_zero() => Some(0),
                Some(score) => score.number(),
                None => Some(0),
            };
            sum = sum.and_then(|sum| sum.checked_add(points?));
            let Some(total) = totals.get(round) else {
                continue;
            };
            let location = || total.points.location.clone();
            self.add_cell(&total.points);
            self.differs |= total.number() != points;
            if sum.is_none() || total.number() != sum {
                let text = total.points.text.to_string();
                let sum = sum.unwrap_or_default();
                let problem = SheetProblem::WrongTotal { total: sum, text };
                self.broken.get_or_insert_with(|| problem.at(location()));
            }
        }
    }

    fn add_cell(&mut self, cell: &Cell) {
        self.is_text = (self.is_text || self.cells == 0) && is_text(&cell.text);
        self.first.get_or_insert_with(|| cell.location.clone());
        self.cells += 1;
    }

    fn is_total(&self) -> bool {
        self.broken.is_none() && self.differs && self.cells >= ENOUGH_ROUNDS
    }
}

/// Removes the players who play no round, and the columns that hold totals.
/// Adds notes on those that look like players.
pub(super) fn seat_players(
    games: &mut [SpreadsheetGame],
    notes: &mut Vec<String>,
    problems: &mut Problems,
) -> Result<(), ImportSpreadsheetError> {
    let columns_of = |game: &SpreadsheetGame| game.columns.as_ref().map(Arc::as_ptr);
    for games in games.chunk_by_mut(|one, next| columns_of(one) == columns_of(next)) {
        let mut dropped = BTreeSet::new();
        if let Some(columns) = games[0].columns.clone() {
            for (seat, evidence) in evidence(games, &columns) {
                let is_total = evidence.is_total();
                let name = &columns[seat].player.text;
                match &columns[seat].kind {
                    SeatKind::Player if evidence.is_text && evidence.cells > 1 => {
                        notes.push(format!("column `{name}` has no scores and was not imported"));
                    }
                    SeatKind::Player if !is_total => continue,
                    SeatKind::Player => notes.push(format!(
                        "column `{name}` is the running total of `{}`, not a player",
                        columns[seat - 1].player.text
                    )),
                    SeatKind::Totals if !is_total => {
                        notes.push(format!("column `{name}` was not imported"));
                    }
                    SeatKind::Nameless if !is_total => {
                        problems.add(
                            evidence
                                .first
                                .map_or(Ok(()), |first| Err(SheetProblem::NoHeading.at(first))),
                        )?;
                    }
                    SeatKind::TotalsOf(_) => {
                        problems.add(evidence.broken.map_or(Ok(()), Err))?;
                    }
                    SeatKind::Totals | SeatKind::Nameless => {}
                }
                dropped.insert(seat);
            }
        }
        for game in games {
            game.seat_present(&dropped);
        }
    }
    Ok(())
}

/// Compares the columns of some games with those whose totals they may hold.
fn evidence(games: &[SpreadsheetGame], columns: &[Seat]) -> BTreeMap<usize, Evidence> {
    let mut evidence: BTreeMap<usize, Evidence> = BTreeMap::new();
    let none = BTreeMap::new();
    for game in games {
        let mut scores: BTreeMap<usize, BTreeMap<u8, &CellScore>> = BTreeMap::new();
        for (&(round, seat), score) in game.scores.iter().filter(|(_, score)| !score.is_absent()) {
            scores.entry(seat).or_default().insert(round, score);
        }
        for (&seat, totals) in &scores {
            let points = points_of(seat, columns).and_then(|of| scores.get(&of));
            evidence.entry(seat).or_default().add(points.unwrap_or(&none), totals);
        }
        for (&seat, cell) in &game.totals {
            evidence.entry(seat).or_default().add_cell(cell);
        }
    }
    evidence
}

/// Returns the column whose points another adds up, if it does.
fn points_of(seat: usize, columns: &[Seat]) -> Option<usize> {
    let is_player = |seat: &usize| columns[*seat].kind == SeatKind::Player;
    match &columns[seat].kind {
        SeatKind::TotalsOf(name) => columns
            .iter()
            .position(|one| one.kind == SeatKind::Player && name_key(&one.player.text) == *name),
        _ => seat.checked_sub(1).filter(is_player),
    }
}
