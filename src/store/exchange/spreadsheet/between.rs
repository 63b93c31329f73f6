//! Columns of sums between those of rounds.

use super::columns::{Columns, Layout};
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::Location;
use super::heading::Heading;
use super::row::{Row, score};

impl Columns {
    /// Returns `true` if a column between rounds has the sum of those on its left, in each row.
    pub(super) fn is_sum(&self, index: usize, below: &[Row]) -> bool {
        let sums = below.iter().filter_map(|row| self.sum_left_of(index, row));
        let sums: Vec<_> = sums.collect();
        sums.len() > 1 && sums.iter().all(|(sum, cell)| score(cell) == Some(*sum))
    }

    /// Returns the sum of the rounds on the left of a cell, and that, unless it is empty.
    fn sum_left_of<'a>(&self, index: usize, row: &'a Row) -> Option<(i32, &'a str)> {
        let Layout::Rounds(rounds) = &self.layout else {
            return None;
        };
        let cell = Some(row.at(index)).filter(|cell| !cell.is_empty())?;
        let left = rounds.iter().filter(|(round, _)| *round < index);
        let points = left.map(|(round, _)| match row.at(*round) {
            "" | "-" => Some(0),
            text if text.eq_ignore_ascii_case("out") => Some(0),
            text => score(text),
        });
        Some((points.sum::<Option<i32>>()?, cell))
    }

    /// Leaves columns of sums between rounds out, which are right.
    pub(super) fn leave_sums_out(&mut self, below: &[Row]) -> Result<(), ImportSpreadsheetError> {
        let Layout::Rounds(rounds) = &self.layout else {
            return Ok(());
        };
        let last = rounds.last().map_or(0, |(index, _)| *index);
        for index in 0..last {
            if self.known[index] != Some(Heading::Total) {
                continue;
            }
            let wrong = below.iter().find_map(|row| {
                let (sum, cell) = self.sum_left_of(index, row)?;
                (score(cell) != Some(sum)).then(|| {
                    let problem = SheetProblem::WrongTotal { total: sum, text: cell.to_owned() };
                    problem.at(Location::cell(row.line, self.names[index].clone()))
                })
            });
            if let Some(wrong) = wrong {
                return Err(wrong);
            }
            self.known[index] = Some(Heading::Ignored);
        }
        Ok(())
    }
}
