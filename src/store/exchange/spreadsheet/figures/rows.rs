//! Columns that have the sum, average or number of all players in each row.

use std::collections::BTreeMap;

use super::super::game::{Cell, SeatKind};
use super::super::heading::{is_figure, is_summary};
use super::super::problem::SheetProblem;
use super::{Column, ENOUGH_ROUNDS, Players, Row, SURE_ROWS, Table, is_error};

/// A cell that is not the sum of the players in its row, and that.
type Slip<'a> = (i32, &'a Cell);

impl<'a> Table<'a> {
    /// Leaves out columns that have the sum, average, highest score or number of all players in
    /// each row.
    pub(super) fn find_figures_of_rows(&mut self) {
        self.rows = self.players_of_rows();
        for index in (0..self.columns.len()).rev() {
            let is_player = self.is_player(index);
            if !self.may_be_figure(index) || is_player && self.has_own_totals(index) {
                continue;
            }
            match self.figure_of_rows(index) {
                Some((what, is_sure)) => self.leave_out(index, what, is_sure),
                None if self.columns[index].kind == SeatKind::Totals => {
                    let slips = self.slips(index);
                    let fitting = self.columns[index].cells.len() - slips.len();
                    let is_total = |of: usize| self.columns[of].kind == SeatKind::Totals;
                    let is_only = self.indexes(is_total).len() == 1;
                    let is_sum = fitting >= slips.len() && fitting > usize::from(!is_only);
                    if let Some(slip) = slips.first().filter(|_| is_sum) {
                        self.refuse_sum(index, slip);
                    }
                }
                None => {}
            }
            if is_player && self.dropped.contains(&index) {
                self.rows = self.players_of_rows();
            }
        }
        self.find_slip();
    }

    /// Returns `true` for a player whose heading is not a word that is hardly a name.
    fn is_counted(&self, index: usize) -> bool {
        let Column { is_given, is_known, heading, .. } = &self.columns[index];
        self.is_player(index) && (*is_given || *is_known || !is_figure(&heading.text))
    }

    /// Returns the players of each row.
    fn players_of_rows(&self) -> BTreeMap<Row, Players> {
        let mut rows = BTreeMap::new();
        for index in (0..self.columns.len()).filter(|&index| self.is_counted(index)) {
            for (row, cell) in &self.columns[index].cells {
                let players = rows.entry(*row).or_insert(Players::NONE);
                *players = players.with(cell.worth().unwrap_or_default());
            }
        }
        rows
    }

    /// Returns the players in the row of a cell, without that of its column.
    fn beside(&self, index: usize, (row, cell): (Row, &Cell)) -> Option<Players> {
        let players = *self.rows.get(&row)?;
        let own = cell.worth().unwrap_or_default();
        Some(if self.is_counted(index) { players.without(own) } else { players })
    }

    /// Refuses the one column that is the sum of all players in each row but one.
    fn find_slip(&mut self) {
        let mut found = Vec::new();
        for index in 0..self.columns.len() {
            let cells = self.columns[index].cells.iter();
            let count = cells.filter(|(_, cell)| !is_error(&cell.text)).count();
            if !self.is_player(index) || count <= ENOUGH_ROUNDS || self.others(index) < 2 {
                continue;
            }
            if let [slip] = self.slips(index)[..] {
                found.push((index, slip));
            }
        }
        if let [(index, slip)] = found[..]
            && self.may_be_figure(index)
            && !self.has_own_totals(index)
        {
            self.refuse_sum(index, &slip);
        }
    }

    /// Refuses a wrong sum of a column, which may be a player unless it is called otherwise.
    fn refuse_sum(&mut self, index: usize, (total, cell): &Slip<'_>) {
        let (total, text) = (*total, cell.text.to_string());
        let problem = match self.is_sideways || self.is_player(index) {
            true => {
                let name = self.columns[index].heading.text.to_string();
                SheetProblem::SlipOrPlayer { name, total, text, is_row: self.is_sideways }
            }
            false => SheetProblem::WrongTotal { total, text },
        };
        self.problems.push(problem.at(*cell));
        self.dropped.insert(index);
    }

    /// Returns the cells of a column that are not the sums of their rows.
    fn slips(&self, index: usize) -> Vec<Slip<'a>> {
        let slip = |&(row, cell): &(Row, &'a Cell)| {
            let sum = self.beside(index, (row, cell)).map_or(0, |players| players.sum);
            let is_sum = cell.worth() == Some(sum) || is_error(&cell.text);
            (!is_sum).then_some((sum, cell))
        };
        self.columns[index].cells.iter().filter_map(slip).collect()
    }

    /// Returns how many other players have points.
    fn others(&self, index: usize) -> usize {
        let has_points = |other: usize| {
            let mut cells = self.columns[other].cells.iter();
            cells.any(|(_, cell)| cell.worth().is_some_and(|points| points != 0))
        };
        self.indexes(|of| of != index && self.is_counted(of) && has_points(of)).len()
    }

    /// Returns `true` if another player has the same points in each row.
    fn has_twin(&self, index: usize) -> bool {
        let scores =
            |of: usize| self.columns[of].cells.iter().map(|(row, cell)| (row, cell.worth()));
        let mut others = (0..self.columns.len()).filter(|other| *other != index);
        others.any(|other| self.is_player(other) && scores(other).eq(scores(index)))
    }

    /// Returns `true` if a column has the same points in each row, or one more than above, as
    /// fewer others have than not.
    fn is_oddly_constant(&self, index: usize) -> bool {
        let is_constant = |of: usize| {
            let scores = self.columns[of].cells.iter().map(|(_, cell)| cell.worth());
            let scores: Vec<_> = scores.map(Option::unwrap_or_default).collect();
            let mut steps = scores.windows(2).map(|pair| i64::from(pair[1]) - i64::from(pair[0]));
            let first = steps.next().filter(|step| (0..=1).contains(step) && scores[0] != 0);
            first.is_some_and(|first| steps.all(|step| step == first))
        };
        let others = self.indexes(|of| of != index && self.is_player(of)).into_iter();
        let (constant, others): (Vec<_>, Vec<_>) = others.partition(|&of| is_constant(of));
        is_constant(index) && constant.len() < others.len()
    }

    /// Returns what a column has of the players in each row, and whether it cannot be a player
    /// whose points are the same by chance. Averages are decimals, which no points are.
    fn figure_of_rows(&self, index: usize) -> Option<(&'static str, bool)> {
        let Column { kind, cells, heading, .. } = &self.columns[index];
        let players = |(row, cell): &(Row, &Cell)| self.beside(index, (*row, cell));
        if !cells.iter().filter_map(players).any(|players| players.count > 1) {
            return None;
        }
        let is_of_players = |of: &&(Row, &Cell)| {
            players(of).is_some_and(|players| players.count > 0) || of.1.worth() != Some(0)
        };
        let values = cells.iter().filter(|(_, cell)| !is_error(&cell.text));
        let values = values.filter(is_of_players).map(|of| {
            let (_, cell) = of;
            let value = cell.worth().map(f64::from);
            let value = value.or_else(|| cell.text.replace(',', ".").parse().ok());
            Some((value?, players(of)?))
        });
        let values: Vec<(f64, Players)> = values.collect::<Option<_>>()?;
        let is_player = *kind == SeatKind::Player;
        let scored = values.iter().filter(|(value, _)| *value != 0.0).count();
        let is_fraction = values.iter().any(|(value, _)| value.fract() != 0.0);
        let count = values.len();
        let is_all = |test: fn(f64, &Players) -> bool| {
            values.iter().all(|(value, players)| test(*value, players))
        };
        let sum = |value: f64, players: &Players| value == f64::from(players.sum);
        let average = |value: f64, players: &Players| {
            let off = (value - f64::from(players.sum) / f64::from(players.count)).abs();
            off < if value.fract() == 0.0 { 1.0 } else { 0.06 }
        };
        let number = |value: f64, players: &Players| value == f64::from(players.count);
        let lead = |value: f64, players: &Players| {
            value == f64::from(players.least[1]) - f64::from(players.least[0])
        };
        let highest = |value: f64, players: &Players| value == f64::from(players.most[0]);
        let lowest = |value: f64, players: &Players| value == f64::from(players.least[0]);
        let may_be_sum = !is_player || self.others(index) > 1;
        let is_enough = self.is_enough(index);
        let is_whole = self.rows.values().filter(|players| players.count > 0).count() == count;
        let is_sure = !is_player || scored >= SURE_ROWS && is_whole;
        match () {
            () if may_be_sum && is_all(sum) && (!is_player || scored > 1) => {
                Some(("the sum of the others", is_sure))
            }
            () if (is_fraction || !is_player && is_enough) && is_all(average) => {
                Some(("the average of the others", true))
            }
            () if (!is_player || self.is_results && is_enough) && is_all(lead) => {
                Some(("the lead", !is_player))
            }
            () if is_all(number) && (self.is_results || is_enough) => {
                Some(("the number of players", !is_player || self.is_results))
            }
            () if !may_be_sum && !is_summary(&heading.text) || !is_enough => None,
            () if scored > 1 && is_running_sum(&values) => {
                Some(("the running total of all", is_sure))
            }
            () if is_player
                && count >= if self.is_results { ENOUGH_ROUNDS } else { SURE_ROWS }
                && self.is_oddly_constant(index) =>
            {
                Some(("a number that stays the same or counts up", false))
            }
            () if self.has_twin(index) && !is_summary(&heading.text) => None,
            () if scored > 1 && is_all(highest) => {
                Some(("the highest score of the others", !is_player))
            }
            () => is_all(lowest).then_some(("the lowest score of the others", !is_player)),
        }
    }
}

/// Returns `true` for the sums of all players, added up.
fn is_running_sum(values: &[(f64, Players)]) -> bool {
    let mut sum = 0.0;
    values.iter().all(|(value, players)| {
        sum += f64::from(players.sum);
        *value == sum
    })
}
