//! The scores above a row, added up: a row may have their sums, or averages, and no scores.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::error::{ImportSpreadsheetError, Result};
use super::game::{Cell, Record};
use super::problem::SheetProblem;

/// The scores of each column, of the present game, or of all where each row is one.
#[derive(Default)]
pub(super) struct Sums {
    columns: BTreeMap<Arc<str>, Column>,
}

/// Scores above a cell, or beside it.
#[derive(Clone, Copy, Default)]
pub(super) struct Column {
    /// `None` if a score is no number.
    sum: Option<i32>,
    count: i32,
    least: i32,
    most: i32,
}

/// What a cell may have of them.
type Figure = fn(&Column) -> Option<f64>;

const FIGURES: [(&str, Figure); 5] = [
    ("sums", |column| Some(f64::from(column.sum?))),
    ("averages", |column| Some(f64::from(column.sum?) / f64::from(column.count))),
    ("lowest scores", |column| Some(f64::from(column.least))),
    ("highest scores", |column| Some(f64::from(column.most))),
    ("counts", |column| Some(f64::from(column.count))),
];

impl Column {
    pub(super) fn of(scores: &[i32]) -> Self {
        Self {
            sum: scores.iter().try_fold(0i32, |sum, score| sum.checked_add(*score)),
            count: i32::try_from(scores.len()).unwrap_or(i32::MAX),
            least: scores.iter().copied().min().unwrap_or_default(),
            most: scores.iter().copied().max().unwrap_or_default(),
        }
    }
}

/// Returns what each cell has of some scores, if all have the same: `averages`. A fraction may
/// be rounded or cut.
pub(super) fn figures(cells: &[(&str, Column)]) -> Option<&'static str> {
    let is_figure = |figure: Figure| {
        cells.iter().all(|(text, column)| {
            let number = text.replace(',', ".").parse::<f64>().ok();
            let pair = number.zip(figure(column));
            pair.is_some_and(|(number, figure)| (number - figure).abs() < 1.0)
        })
    };
    let figure = FIGURES.into_iter().find(|(_, figure)| is_figure(*figure));
    figure.filter(|_| !cells.is_empty()).map(|(name, _)| name)
}

impl Sums {
    pub(super) fn add(&mut self, cell: &Cell) {
        let Some(heading) = cell.location.column.clone() else { return };
        let points = cell.worth();
        let number = points.unwrap_or_default();
        let column = self.columns.entry(heading).or_insert_with(|| Column {
            sum: Some(0),
            count: 0,
            least: number,
            most: number,
        });
        column.sum = column.sum.and_then(|sum| sum.checked_add(points?));
        if &*cell.text != "-" {
            column.count += 1;
            column.least = column.least.min(number);
            column.most = column.most.max(number);
        }
    }

    /// Returns the scores above a cell.
    fn column(&self, cell: &Cell) -> Option<&Column> {
        self.columns.get(cell.location.column.as_ref()?)
    }

    fn sum_above(&self, record: &Record) -> Option<i32> {
        self.column(&record.points).map_or(Some(0), |column| column.sum)
    }

    /// Returns what the scores of a row are of those above them, if all are the same.
    pub(super) fn figures(&self, records: &[Record]) -> Option<&'static str> {
        let cells = records.iter().map(|record| &record.points);
        let cells = cells.map(|cell| Some((&*cell.text, *self.column(cell)?)));
        figures(&cells.collect::<Option<Vec<_>>>()?)
    }

    /// Returns `true` if the scores of a row that were added are the sums of all others.
    pub(super) fn are_sums_of_others<'a>(&self, mut cells: impl Iterator<Item = &'a Cell>) -> bool {
        cells.all(|cell| {
            let sum = self.column(cell).and_then(|column| column.sum);
            sum == cell.worth().map(|points| points * 2)
        })
    }

    /// Checks that a row has only the sums of those above it, and of all columns; `missing`
    /// says what is wrong with any other, and with one that has a label and some of the sums.
    pub(super) fn check(
        &self,
        records: &[Record],
        is_labelled: bool,
        missing: ImportSpreadsheetError,
    ) -> Result<()> {
        let has = |column: &Arc<str>| {
            records.iter().any(|record| record.points.location.column.as_ref() == Some(column))
        };
        let is_sum = |record: &&Record| {
            let sum = self.sum_above(record);
            sum.is_some() && sum == record.points.number()
        };
        let is_fraction = records.iter().any(|record| record.points.number().is_none());
        if is_fraction && self.figures(records) == Some("averages") {
            return Ok(());
        }
        let is_whole = self.columns.iter().all(|(name, one)| one.sum == Some(0) || has(name));
        // The row `three` below one round with the same scores is a round.
        let may_be_round = is_labelled && self.columns.values().all(|column| column.count < 2);
        let wrong: Vec<_> = records.iter().filter(|record| !is_sum(record)).collect();
        match wrong.as_slice() {
            [] if is_whole && !self.columns.is_empty() && !may_be_round => Ok(()),
            [first, ..] if is_whole && wrong.len() < records.len() && !is_labelled => {
                let text = first.points.text.to_string();
                let sum = self.sum_above(first).unwrap_or_default();
                Err(SheetProblem::WrongSum { sum, text }.at(&first.points))
            }
            _ => Err(missing),
        }
    }
}
