//! What the cells of a column are, whatever its heading.

use super::super::cell_text::round_label;
use super::super::days::is_day;
use super::super::figures::FEW_POINTS;
use super::super::game::is_text;
use super::super::heading::{Heading, WINNERS, is_heading_of, may_be_initials};
use super::super::row::{Row, are_scores, is_absent, is_score, score};
use super::Line;
use crate::game::name_key;

impl Line<'_> {
    /// Returns `true` if a column has scores, and more than yes and no, `1` and `0`.
    pub(super) fn has_scores(&self, index: usize) -> bool {
        let is_more = |cell: &str| is_score(cell) && !matches!(cell, "0" | "1");
        are_scores(self.filled(index)) && self.filled(index).any(is_more)
    }

    /// Returns `true` if a column has only scores, and not only those of cards dealt.
    pub(super) fn has_other_scores(&self, index: usize) -> bool {
        let is_other = |cell: &str| score(cell).is_some_and(|number| !(3..=13).contains(&number));
        let may_be = |cell: &str| is_score(cell) || is_absent(cell) || cell == "out";
        self.filled(index).all(may_be) && self.filled(index).any(is_other)
    }

    /// Returns `true` if a column of results has totals below what may be initials, `PL` or `KW`:
    /// more than there are places, or weeks in a year.
    pub(super) fn has_totals(&self, index: usize) -> bool {
        const WEEKS: i32 = 53;
        let totals = self.filled(index).filter(|cell| !is_absent(cell)).map(score);
        let Some(totals) = totals.collect::<Option<Vec<_>>>() else { return false };
        let counts_up = totals.len() > 1 && totals.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        self.options.results
            && index > self.first
            && may_be_initials(self.cells[index])
            && totals.iter().all(|total| (FEW_POINTS..10_000).contains(total))
            && totals.iter().any(|total| *total > WEEKS)
            && !counts_up
    }

    /// Returns `true` if a column has places in a ranking: `1`, `1.`, `1st`.
    pub(super) fn has_ranks(&self, index: usize) -> bool {
        let most = self.cells.len().max(self.below.len());
        self.filled(index).all(|cell| {
            let number: Option<usize> = cell.trim_end_matches('.').parse().ok();
            number.is_some_and(|number| (1..=most).contains(&number))
                || cell.starts_with(|c: char| c.is_ascii_digit()) && is_text(cell)
        })
    }

    /// Returns `true` if a column has a place in the ranking of one game for each player with a
    /// total: one more than there are players before, and the same for the same total only.
    pub(super) fn has_places(&self, index: usize) -> bool {
        let columns = [Heading::Player, Heading::Total, Heading::Points];
        let [player, total, points] = columns.map(|of| self.index(of));
        let (Some(player), Some(total)) = (player, total.or(points)) else { return false };
        let is_player = |row: &&Row| {
            let name = row.at(player);
            !name.is_empty() && Heading::of(name).is_none() && is_score(row.at(total))
        };
        let rows = self.below.iter().filter(is_player).map(|row| {
            let place = row.at(index).trim_end_matches('.').parse::<usize>().ok()?;
            Some((place, row.at(total), name_key(row.at(player))))
        });
        let Some(rows) = rows.collect::<Option<Vec<_>>>() else { return false };
        let is_place = |(place, total, player): &(usize, &str, String)| {
            let before = rows.iter().filter(|(other, ..)| other < place).count();
            let mut others = rows.iter().filter(|(_, _, other)| other != player);
            rows.len() - others.clone().count() == 1
                && *place == before + 1
                && others.all(|(other, of, _)| other != place || of == total)
        };
        rows.len() > 1 && rows.iter().all(is_place)
    }

    /// Returns `true` if a column has the only 0 of a row, as who went out does.
    pub(super) fn has_who_went_out(&self, index: usize) -> bool {
        let is_only = |row: &Row| {
            row.at(index) == "0" && row.filled().filter(|cell| *cell == "0").count() == 1
        };
        self.has_scores(index) && self.below.iter().any(is_only)
    }

    /// Returns `true` if a column of winners has the name of a player who has 0 in each row.
    pub(super) fn has_winners_of_rounds(&self, index: usize) -> bool {
        let has_zero = |row: &&Row| {
            let key = name_key(row.at(index));
            let seat = self.cells.iter().position(|cell| name_key(cell) == key);
            seat.is_some_and(|seat| score(row.at(seat)) == Some(0))
        };
        let mut rows = self.below.iter().filter(|row| !row.at(index).is_empty());
        is_heading_of(self.cells[index], WINNERS)
            && !self.options.results
            && rows.clone().count() > 2
            && rows.all(|row| has_zero(&row))
    }

    /// Returns `true` if a column has the cards dealt in each round, `3` to `K`: two more than the
    /// number of its round, or without such a column from the first on.
    pub(super) fn has_cards_dealt(&self, index: usize) -> bool {
        let number = |row: &Row, index: usize| Some(round_label(row.at(index))?.0);
        let round = self.index(Heading::Round).filter(|round| *round != index);
        let rows = self.below.iter().filter(|row| !row.at(index).is_empty());
        let mut cards = rows.clone().zip(1..).map(|(row, nth)| {
            let round = round.map_or(Some(nth), |round| number(row, round));
            round.is_some_and(|round| number(row, index) == Some(round + 2))
        });
        rows.count() > 2 && cards.all(|is_dealt| is_dealt)
    }

    /// Returns `true` if most cells of a column are days, and the first.
    pub(super) fn has_days(&self, index: usize) -> bool {
        let days = self.filled(index).filter(|cell| is_day(cell)).count();
        is_day(self.below(index)) && days * 2 > self.filled(index).count()
    }

    /// Returns `true` if somebody has a 0, which no game ends with.
    pub(super) fn has_zero(&self) -> bool {
        let mut cells = self.below.iter().flat_map(|row| row.cells.iter().skip(1));
        cells.any(|cell| cell == "0")
    }
}
