//! The places and winners of results, which say the same as the totals.

use super::columns::{Columns, Layout};
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Placed, Record, SpreadsheetGame, is_mark};
use super::heading::{is_rank, is_winner};
use super::options::ReadOptions;
use super::row::Row;

impl Columns {
    /// Returns the places of players by a row of results: the first of a winner.
    pub(super) fn places(
        &self,
        row: &Row,
        records: &[Record],
        options: &ReadOptions,
    ) -> Vec<Placed> {
        let of_row = match (&self.layout, records) {
            (Layout::Score, [Record { seat: Err(player), .. }]) => Some(&player.text),
            _ => None,
        };
        let columns = self.ignored().filter(|(_, name)| !options.is_ignored(name));
        let place = |(index, name): (usize, &str)| {
            let Cell { text, location } = self.cell_at(row, index)?;
            let of_row = of_row.map(|text| Cell { text: text.clone(), location: location.clone() });
            if !is_winner(name) {
                let number = text.split(|c: char| !c.is_ascii_digit()).next()?;
                let place = number.parse().ok().filter(|_| is_rank(name))?;
                return Some(Placed { player: of_row?, place });
            }
            let is_this = is_mark(&text) || text.eq_ignore_ascii_case("yes");
            let player = if is_this { of_row? } else { Cell { text, location } };
            Some(Placed { player, place: 1 })
        };
        columns.filter_map(place).collect()
    }
}

impl SpreadsheetGame {
    /// Checks that nobody has won, or has the better place, with more points than another.
    pub(super) fn check_places(&self) -> Result<(), ImportSpreadsheetError> {
        let placed: Vec<_> =
            self.placed.iter().filter_map(|of| Some((self.find(&of.player)?, of))).collect();
        let total = |seat: usize| self.totals.get(&seat)?.number();
        let place = |seat| placed.iter().find(|(of, _)| *of == seat).map(|(_, of)| of.place);
        // What all have is the number of something else.
        let is_first = |(_, of): &(usize, &Placed)| of.place == placed[0].1.place;
        if placed.iter().all(is_first) && placed.iter().any(|(seat, _)| *seat != placed[0].0) {
            return Ok(());
        }
        for &(seat, Placed { player, place: own }) in &placed {
            let lower = (0..self.players.len()).filter_map(|other| {
                let is_behind = *own == 1 || place(other) > Some(*own);
                Some((total(other).filter(|lower| is_behind && Some(*lower) < total(seat))?, other))
            });
            if let (Some((lower, other)), Some(total)) = (lower.min(), total(seat)) {
                let name = self.players[seat].text.to_string();
                let other = self.players[other].text.to_string();
                let problem = SheetProblem::OtherPlace { name, place: *own, total, other, lower };
                return Err(problem.at(player.location.clone()));
            }
        }
        Ok(())
    }
}
