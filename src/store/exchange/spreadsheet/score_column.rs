//! The scores of a column, and what speaks against its being a player's.

use super::game::{Cell, SeatKind, is_no_score, is_text};
use super::sums::points;

/// A total that nobody has in a full game.
const FEW_POINTS: i32 = 30;

/// The index of a game in the order of days, and the round; 0 where a row is a game.
pub(super) type Row = (usize, u8);

/// A column of scores, or the rows of a player.
pub(super) struct Column<'a> {
    pub(super) kind: SeatKind,
    /// Whether an option, or a column of who went out, says that it is a player.
    pub(super) is_given: bool,
    /// Whether it is the name of a player of the database, or of another game of the file.
    pub(super) is_known: bool,
    pub(super) heading: &'a Cell,
    pub(super) cells: Vec<(Row, &'a Cell)>,
    /// Those in rows of totals.
    pub(super) sums: Vec<&'a Cell>,
}

impl Column<'_> {
    pub(super) fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.sums.is_empty()
    }

    pub(super) fn is_text(&self) -> bool {
        let cells = self.cells.iter().map(|(_, cell)| *cell).chain(self.sums.iter().copied());
        self.cells.len() + self.sums.len() > 1 && cells.clone().all(|cell| is_text(&cell.text))
    }

    /// Returns `true` if most cells are no scores.
    pub(super) fn is_unread(&self, is_results: bool) -> bool {
        // For going out, by rules of one's own: `-5`, `-10`.
        let below_zero = |(_, cell): &(_, &Cell)| points(cell).filter(|points| *points < 0);
        let bonus = self.cells.iter().find_map(below_zero);
        let unread = self.cells.iter().filter(|of| {
            let is_bonus = bonus.is_some() && below_zero(of) == bonus;
            is_no_score(&of.1.text, is_results) && !is_bonus
        });
        self.cells.len() > 1 && unread.count() * 2 > self.cells.len()
    }

    pub(super) fn first_unread(&self, is_results: bool) -> String {
        let mut texts = self.cells.iter().map(|(_, cell)| cell.text.to_string());
        texts.find(|text| is_no_score(text, is_results)).unwrap_or_default()
    }

    /// Returns `true` if it has only numbers.
    pub(super) fn has_scores(&self) -> bool {
        !self.cells.is_empty() && self.cells.iter().all(|(_, cell)| points(cell).is_some())
    }

    /// Returns `true` if its totals are fewer points than anybody has in a full game.
    pub(super) fn is_low(&self) -> bool {
        let is_low = |(_, cell): &(Row, &Cell)| {
            cell.number().is_some_and(|total| (1..FEW_POINTS).contains(&total))
        };
        self.cells.iter().all(is_low)
    }

    /// Returns `true` if its heading may be short for what no player is.
    pub(super) fn is_abbreviation(&self, is_results: bool) -> bool {
        let heading = &*self.heading.text;
        let is_score = |(_, cell): &(Row, &Cell)| !is_no_score(&cell.text, is_results);
        heading.ends_with('.') && !heading.contains(' ') && self.cells.iter().all(is_score)
    }
}
