//! Columns that have the points of a player added up.

use super::super::error::ImportSpreadsheetError;
use super::super::game::{Cell, SeatKind};
use super::super::problem::SheetProblem;
use super::{Column, ENOUGH_ROUNDS, SURE_ROWS, Table, is_error};
use crate::game::name_key;

/// A cell that should be a running total.
struct Step<'a> {
    cell: &'a Cell,
    /// `None` if a score above it is no number.
    sum: Option<i64>,
    points: i64,
    /// The total above it.
    before: Option<i64>,
}

impl<'a> Table<'a> {
    /// Returns the cells of a column beside the points of another, added up from round to
    /// round, or from game to game.
    fn steps(&self, of: usize, index: usize) -> impl Iterator<Item = Step<'a>> {
        let mut points_of = self.columns[of].cells.iter().copied().peekable();
        let is_results = self.is_results;
        let (mut game, mut sum, mut before) = (None, Some(0), None);
        self.columns[index].cells.iter().map(move |&(row, cell)| {
            let mut last = 0;
            if !is_results && game.replace(row.0) != Some(row.0) {
                (sum, before) = (Some(0), None);
            }
            while let Some((at, scored)) = points_of.next_if(|(at, _)| *at <= row) {
                if is_results || at.0 == row.0 {
                    let points = scored.worth().map(i64::from);
                    last = points.unwrap_or_default();
                    sum = sum.zip(points).map(|(sum, points)| sum + points);
                }
            }
            let total = cell.worth().map(i64::from);
            Step { cell, sum, points: last, before: std::mem::replace(&mut before, total) }
        })
    }

    fn is_running(&self, of: usize, index: usize) -> bool {
        self.is_enough(index) && self.fits(of, index) && self.differs(of, index)
    }

    pub(super) fn running_of(&self, of: usize) -> String {
        format!("the running total of `{}`", self.columns[of].heading.text)
    }

    /// Returns the columns that are running totals by their numbers, each after its player.
    pub(super) fn running(&self) -> Vec<(usize, usize)> {
        let mut running: Vec<(usize, usize)> = Vec::new();
        for index in (0..self.columns.len()).filter(|&index| self.may_be_figure(index)) {
            let is_found = |of: &usize| running.iter().any(|(_, index)| index == of);
            let is_running =
                |of: &usize| self.is_player(*of) && !is_found(of) && self.is_running(*of, index);
            running.extend((0..index).rev().find(is_running).map(|of| (of, index)));
        }
        running
    }

    /// Returns `true` if something else than its numbers says that a column is a running total,
    /// or many of them; `None` if it is a player's.
    pub(super) fn is_sure_running(
        &self,
        of: usize,
        index: usize,
        running: &[(usize, usize)],
    ) -> Option<bool> {
        if self.columns[index].kind != SeatKind::Player || self.is_named_after(of, index) {
            return Some(true);
        }
        let is_seated = |one: &Column<'_>| one.is_given || one.is_known;
        let mut others = (0..self.columns.len()).filter(|&other| other != of && other != index);
        let is_other = |other| is_seated(&self.columns[other]) && self.is_running(of, other);
        if self.has_own_totals(index) || others.any(is_other) {
            return None;
        }
        let is_only = running.iter().filter(|(player, _)| *player == of).count() == 1;
        let mut alike = running.iter().filter(|(player, total)| total - player == index - of);
        let tells = |&(player, total): &(usize, usize)| {
            let says_total = self.columns[total].kind == SeatKind::Totals;
            says_total || self.is_enough(total) && self.rises(player, total)
        };
        let is_told = alike.clone().count() > 1 && alike.any(tells);
        // Rounds that are filled in ahead prove nothing.
        let played = self.columns[of].cells.iter().rposition(|(_, cell)| cell.worth() != Some(0));
        let is_long = played.is_some_and(|last| last + 1 >= SURE_ROWS) && self.rises(of, index);
        Some(is_only && is_long || is_told)
    }

    /// Returns `true` if a heading begins with the name of a player: `Ann kum`.
    pub(super) fn is_named_after(&self, of: usize, index: usize) -> bool {
        let [name, heading] = [of, index].map(|index| name_key(&self.columns[index].heading.text));
        let rest = heading.strip_prefix(&name);
        rest.is_some_and(|rest| rest.starts_with(|c: char| !c.is_alphanumeric()))
    }

    /// Returns `true` for a player who has running totals in a column of their own.
    pub(super) fn has_own_totals(&self, index: usize) -> bool {
        let key = name_key(&self.columns[index].heading.text);
        let is_total = |other: usize| {
            self.columns[other].kind == SeatKind::TotalsOf(key.clone())
                || self.may_be_figure(other)
                    && self.is_running(index, other)
                    && self.rises(index, other)
        };
        (0..self.columns.len()).any(|other| other != index && is_total(other))
    }

    /// Returns `true` if a running total adds points to others.
    fn rises(&self, of: usize, index: usize) -> bool {
        let rises = |step: Step<'_>| {
            step.before.is_some_and(|before| before > 0 && step.total() > Some(before))
        };
        self.steps(of, index).any(rises)
    }

    pub(super) fn fits(&self, of: usize, index: usize) -> bool {
        self.steps(of, index).all(|step| step.fits())
    }

    fn differs(&self, of: usize, index: usize) -> bool {
        let differs = |step: Step<'_>| step.sum.is_some() && step.sum != Some(step.points);
        self.steps(of, index).any(differs)
    }

    /// Returns players and their running totals where every second column, or the second half
    /// of the columns, has these, with a slip or without.
    pub(super) fn pairs(&self) -> Vec<(usize, usize)> {
        let filled = self.indexes(|index| !self.columns[index].cells.is_empty());
        let half = filled.len() / 2;
        if half < 2 || filled.len() % 2 == 1 || self.is_sideways {
            return Vec::new();
        }
        let may_fit = |&(of, index): &(usize, usize)| {
            let may_be = self.is_player(of) && self.may_be_figure(index);
            let is_broken = || self.broken(of, index).is_some();
            self.columns[index].cells.len() > 1 && may_be && (self.fits(of, index) || is_broken())
        };
        let differs =
            |&(of, index): &(usize, usize)| self.fits(of, index) && self.differs(of, index);
        let pairs = [1, half].map(|distance| {
            let blocks = filled.chunks(2 * distance).map(|block| block.split_at(distance));
            let pairs = blocks.flat_map(|(players, totals)| players.iter().zip(totals));
            pairs.map(|(of, index)| (*of, *index)).collect::<Vec<_>>()
        });
        let found =
            pairs.into_iter().find(|all| all.iter().all(may_fit) && all.iter().any(differs));
        found.unwrap_or_default()
    }

    /// Returns the first cell that is not the running total, if enough of them and half are;
    /// one after a slip goes on with it.
    pub(super) fn broken(&self, of: usize, index: usize) -> Option<ImportSpreadsheetError> {
        let goes_on = |step: &Step<'_>| {
            let is_next = |before| step.total().is_some_and(|total| total - before == step.points);
            step.fits() || step.before.is_some_and(is_next)
        };
        let Column { kind, cells, .. } = &self.columns[index];
        let is_sum = || self.steps(of, index).filter(goes_on).count() * 2 >= cells.len();
        let wrong = self.steps(of, index).find(|step| !step.fits())?;
        let total = wrong.sum?.try_into().ok()?;
        let text = wrong.cell.text.to_string();
        (matches!(kind, SeatKind::TotalsOf(_)) || self.is_enough(index) && is_sum())
            .then(|| SheetProblem::WrongTotal { total, text }.at(wrong.cell))
    }

    /// Returns `true` if a column has enough numbers to tell what it holds: fewer are if its
    /// heading tells it, too.
    pub(super) fn is_enough(&self, index: usize) -> bool {
        let Column { kind, cells, .. } = &self.columns[index];
        cells.len() >= if *kind == SeatKind::Totals { 2 } else { ENOUGH_ROUNDS }
    }
}

impl Step<'_> {
    fn total(&self) -> Option<i64> {
        self.cell.worth().map(i64::from)
    }

    fn fits(&self) -> bool {
        self.sum.is_none() || self.total() == self.sum || is_error(&self.cell.text)
    }
}
