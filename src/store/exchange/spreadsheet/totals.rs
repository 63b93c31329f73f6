//! Running totals of a spreadsheet, as many pads have them, turned into points.

use super::error::CellProblem;
use super::game::{Location, SpreadsheetGame};

/// The fewest rounds that tell totals from points.
const ENOUGH_ROUNDS: usize = 3;

impl SpreadsheetGame {
    /// Turns running totals into the points of each round.
    ///
    /// # Errors
    ///
    /// The cell that has no total.
    pub(super) fn turn_totals_into_points(&mut self) -> Result<(), (Location, CellProblem)> {
        let mut totals = vec![0; self.players.len()];
        for ((_, seat), score) in &mut self.scores {
            if score.is_absent() {
                continue;
            }
            let cell = &mut score.points;
            let total: i32 = cell.text.parse().map_err(|_| {
                (
                    cell.location.clone(),
                    CellProblem::BadTotal(cell.text.clone()),
                )
            })?;
            let points = total.saturating_sub(std::mem::replace(&mut totals[*seat], total));
            cell.text = points.to_string().into();
        }
        Ok(())
    }

    /// Returns `true` if the scores must be running totals: no column ever
    /// falls, one rises, and in some round nobody has 0, as whoever went out
    /// would.
    pub(super) fn has_running_totals(&self) -> bool {
        let rounds = self.rounds();
        let points = |round, seat| -> Option<i32> {
            let score = self.scores.get(&(round, seat))?;
            score.points.text.parse().ok()
        };
        let columns: Option<Vec<Vec<i32>>> = (0..self.players.len())
            .map(|seat| rounds.iter().map(|&round| points(round, seat)).collect())
            .collect();
        // Cards, sums and missed rounds are those of points.
        let Some(columns) = columns else {
            return false;
        };
        rounds.len() >= ENOUGH_ROUNDS
            && columns.iter().all(|column| column.is_sorted())
            && columns.iter().any(|column| column.first() < column.last())
            && (0..rounds.len()).any(|row| columns.iter().all(|column| column[row] > 0))
    }
}
