//! Columns that have the sum, average or number of all players in each row.

use std::collections::BTreeMap;

use super::{ENOUGH_ROUNDS, SURE_ROWS, Table, is_error};
use crate::store::exchange::spreadsheet::error::{ImportSpreadsheetError, Problems, SheetProblem};
use crate::store::exchange::spreadsheet::game::{Cell, SeatKind};
use crate::store::exchange::spreadsheet::score_column::{Column, Players, Row};
use crate::store::exchange::spreadsheet::sums::points;

/// A cell that is not the sum of the players in its row, and that.
type Slip<'a> = (i32, &'a Cell);

impl<'a> Table<'a> {
    /// Leaves out columns that have the sum, average or number of all players in each row.
    pub(super) fn find_figures_of_rows(
        &mut self,
        notes: &mut Vec<String>,
        problems: &mut Problems,
    ) -> Result<(), ImportSpreadsheetError> {
        let mut rows: BTreeMap<Row, Players> = BTreeMap::new();
        for index in (0..self.columns.len()).filter(|&index| self.is_player(index)) {
            self.columns[index].count(&mut rows, 1);
        }
        for index in (0..self.columns.len()).rev() {
            let is_player = self.is_player(index);
            if !self.may_be_figure(index) || is_player && self.has_own_totals(index) {
                continue;
            }
            if is_player {
                self.columns[index].count(&mut rows, -1);
            }
            match self.figure_of_rows(index, &rows) {
                Some((what, true)) => self.drop(index, what, notes),
                Some((what, false)) => self.ask(index, what.to_owned(), problems)?,
                None if is_player => self.columns[index].count(&mut rows, 1),
                None if self.columns[index].kind == SeatKind::Totals => {
                    let slips = self.slips(index, &rows);
                    let fitting = self.columns[index].cells.len() - slips.len();
                    let is_sum = fitting > 1 && fitting >= slips.len();
                    if let Some(slip) = slips.first().filter(|_| is_sum) {
                        problems.add::<()>(Err(self.wrong_sum(index, slip)))?;
                    }
                    if is_sum {
                        self.dropped.insert(index);
                    }
                }
                None => {}
            }
        }
        self.find_slip(rows, problems)
    }

    /// Refuses the one column that is the sum of all players in each row but one.
    fn find_slip(
        &mut self,
        mut rows: BTreeMap<Row, Players>,
        problems: &mut Problems,
    ) -> Result<(), ImportSpreadsheetError> {
        let mut found = Vec::new();
        for index in 0..self.columns.len() {
            let count = self.columns[index].cells.len();
            if !self.is_player(index) || count <= ENOUGH_ROUNDS || self.others(index) < 2 {
                continue;
            }
            self.columns[index].count(&mut rows, -1);
            if let [slip] = self.slips(index, &rows)[..] {
                found.push((index, slip));
            }
            self.columns[index].count(&mut rows, 1);
        }
        if let [(index, slip)] = found[..]
            && self.may_be_figure(index)
            && !self.has_own_totals(index)
        {
            problems.add::<()>(Err(self.wrong_sum(index, &slip)))?;
            self.dropped.insert(index);
        }
        Ok(())
    }

    /// Returns what is wrong with a sum of a column, which may be a player unless it is called
    /// otherwise.
    fn wrong_sum(&self, index: usize, (total, cell): &Slip<'_>) -> ImportSpreadsheetError {
        let (total, text) = (*total, cell.text.to_string());
        let problem = match self.is_sideways || self.is_player(index) {
            true => {
                let name = self.columns[index].heading.text.to_string();
                SheetProblem::SlipOrPlayer { name, total, text, is_row: self.is_sideways }
            }
            false => SheetProblem::WrongTotal { total, text },
        };
        problem.at(cell.location.clone())
    }

    /// Returns the cells of a column that are not the sums of their rows.
    fn slips(&self, index: usize, rows: &BTreeMap<Row, Players>) -> Vec<Slip<'a>> {
        let slip = |&(row, cell): &(Row, &'a Cell)| {
            let sum = rows.get(&row).map_or(0, |players| players.sum);
            let is_sum = points(cell).map(i64::from) == Some(sum) || is_error(&cell.text);
            Some((i32::try_from(sum).ok()?, cell)).filter(|_| !is_sum)
        };
        self.columns[index].cells.iter().filter_map(slip).collect()
    }

    /// Returns how many other players have points.
    fn others(&self, index: usize) -> usize {
        let has_points = |other: &usize| {
            let mut cells = self.columns[*other].cells.iter();
            cells.any(|(_, cell)| points(cell).is_some_and(|points| points != 0))
        };
        let others =
            (0..self.columns.len()).filter(|&other| other != index && self.is_player(other));
        others.filter(has_points).count()
    }

    /// Returns what a column has of the players in each row, and whether it cannot be a player
    /// whose points are the same by chance. Averages are decimals, which no points are.
    #[allow(clippy::cast_precision_loss, reason = "sums of scores are small")]
    fn figure_of_rows(
        &self,
        index: usize,
        rows: &BTreeMap<Row, Players>,
    ) -> Option<(&'static str, bool)> {
        let Column { kind, cells, .. } = &self.columns[index];
        let values = cells.iter().filter(|(_, cell)| !is_error(&cell.text)).map(|(row, cell)| {
            let value = points(cell).map(f64::from);
            let value = value.or_else(|| cell.text.replace(',', ".").parse().ok());
            Some((value?, *rows.get(row)?))
        });
        let values: Vec<(f64, Players)> = values.collect::<Option<_>>()?;
        let (is_player, says_total) = (*kind == SeatKind::Player, *kind == SeatKind::Totals);
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
        let may_be_sum = !is_player || self.others(index) > 1;
        let is_whole = rows.values().filter(|players| players.count > 0).count() == count;
        let is_sure = !is_player || scored >= SURE_ROWS && is_whole;
        match () {
            () if !is_more => None,
            () if may_be_sum && is_all(sum) && (says_total || scored > 1) => {
                Some(("the sum of the others", is_sure))
            }
            () if (is_fraction || !is_player)
                && is_all(average)
                && count >= if is_fraction { 2 } else { ENOUGH_ROUNDS } =>
            {
                Some(("the average of the others", true))
            }
            () if is_all(number) && count >= if self.is_results { 2 } else { ENOUGH_ROUNDS } => {
                Some(("the number of players", !is_player || self.is_results))
            }
            () => (may_be_sum && is_running_sum(&values))
                .then_some(("the running total of all", is_sure)),
        }
    }
}

/// Returns `true` for the sums of all players, added up.
#[allow(clippy::cast_precision_loss, reason = "sums of scores are small")]
fn is_running_sum(values: &[(f64, Players)]) -> bool {
    let mut sum = 0.0;
    values.len() >= ENOUGH_ROUNDS
        && values.iter().all(|(value, players)| {
            sum += players.sum as f64;
            *value == sum
        })
}
