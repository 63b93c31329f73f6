//! Scores, a row for each player in each round.

use super::Rows;
use super::cell::{some, some_text, text, yes};
use crate::game::Scoresheet;
use crate::render::text::seat_names;

/// A table of scores: `game`, `uuid`, `date`, `league`, `round`, `wild`,
/// `cards`, `seat` (from 1), `player`, `dealer`, `out`, `points` and `total`.
///
/// A row is a player in a round that was scored. `dealer` and `out` are 1 or
/// 0; `out` is empty where nobody said who went out, `points` where the player
/// did not play the round. Rounds from 12 on settle a tie and leave `total` as
/// it is.
#[derive(Debug)]
pub struct Scores {
    rows: Rows,
}

impl Scores {
    /// Begins the table.
    #[allow(clippy::new_without_default, reason = "a table begins with a row")]
    pub fn new() -> Self {
        let rows = Rows::headed(&[
            "game", "uuid", "date", "league", "round", "wild", "cards", "seat", "player", "dealer",
            "out", "points", "total",
        ]);
        Self { rows }
    }

    /// Adds the rounds of a game.
    pub fn add(&mut self, sheet: &Scoresheet) {
        let names = seat_names(sheet);
        for row in sheet.rows() {
            let seats = row.marks.iter().zip(&row.totals).enumerate();
            for (seat, (mark, total)) in seats {
                let Some(mark) = mark else { continue };
                self.rows.add([
                    sheet.number.to_string(),
                    sheet.id.to_string(),
                    sheet.date.to_string(),
                    some_text(sheet.league_name.as_deref()),
                    row.number.to_string(),
                    row.round.wild().text().to_owned(),
                    row.round.dealt().to_string(),
                    (seat + 1).to_string(),
                    text(&names[seat]),
                    yes(row.dealer == seat),
                    row.out.map(|out| yes(out == seat)).unwrap_or_default(),
                    some(mark.points),
                    some(*total),
                ]);
            }
        }
    }

    /// Takes out what was written since the last time.
    pub fn take(&mut self) -> String {
        self.rows.take()
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use crate::render::fixture::Table;

    #[test]
    fn a_player_in_a_round_is_a_row() {
        let table = Table::of(&["Ann", "=Bob"], &[]).score(&["out 12", "7 -"]);
        let mut scores = Scores::new();
        scores.add(&table.sheet());
        let rows = read(&scores.take());
        let uuid = "00000000-0000-0000-0000-000000000000";
        let row = |cells: [&str; 9]| -> Vec<String> {
            let game = ["12", uuid, "2026-11-21", ""];
            let cells = game.iter().chain(&cells);
            cells.map(|&cell| cell.to_owned()).collect()
        };
        assert_eq!(
            rows[1..],
            [
                row(["1", "3", "3", "1", "Ann", "1", "1", "0", "0"]),
                row(["1", "3", "3", "2", "'=Bob", "0", "0", "12", "12"]),
                row(["2", "4", "4", "1", "Ann", "0", "", "7", "7"]),
                row(["2", "4", "4", "2", "'=Bob", "1", "", "", "12"]),
            ]
        );
    }

    #[test]
    fn rows_of_a_second_game_have_no_second_head() {
        let table = Table::of(&["Ann", "Bob"], &[]).score(&["out 12"]);
        let mut scores = Scores::new();
        scores.add(&table.sheet());
        let first = scores.take();
        scores.add(&table.sheet());
        assert_eq!(read(&first).len(), 3);
        assert_eq!(read(&scores.take()).len(), 2);
    }
}
