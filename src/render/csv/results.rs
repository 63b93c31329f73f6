//! How games ended, a row for each player in each game.

use super::Rows;
use super::cell::{some, some_text, text, yes};
use crate::game::Scoresheet;
use crate::league::SeatResult;
use crate::render::text::seat_names;

/// A table of results: `game`, `uuid`, `date`, `league`, `short`, `place`,
/// `player`, `total`, `won`, `out`, `best_round` and `worst_round`.
///
/// A row is a player in a game, the best of the game first. `place` is empty
/// where the player left early; `short` and `won` are 1 or 0; `out` counts the
/// rounds that the player went out in. The last two are points.
#[derive(Debug)]
pub struct Results {
    rows: Rows,
}

impl Results {
    /// Begins the table.
    #[allow(clippy::new_without_default, reason = "a table begins with a row")]
    pub fn new() -> Self {
        let rows = Rows::headed(&[
            "game",
            "uuid",
            "date",
            "league",
            "short",
            "place",
            "player",
            "total",
            "won",
            "out",
            "best_round",
            "worst_round",
        ]);
        Self { rows }
    }

    /// Adds the players of a game.
    pub fn add(&mut self, sheet: &Scoresheet) {
        let names = seat_names(sheet);
        let results = SeatResult::of(sheet);
        for standing in sheet.standings() {
            let result = &results[standing.seat];
            let scores = || result.scores.iter().flatten();
            self.rows.add([
                sheet.number.to_string(),
                sheet.id.to_string(),
                sheet.date.to_string(),
                some_text(sheet.league_name.as_deref()),
                yes(sheet.is_short()),
                some(standing.place),
                text(&names[standing.seat]),
                standing.total.to_string(),
                yes(result.won),
                result.times_out().to_string(),
                some(scores().min()),
                some(scores().max()),
            ]);
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
    fn a_player_in_a_game_is_a_row_the_best_first() {
        let table = Table::of(&["Ann", "Bob"], &[]);
        let table = table.score(&["12 out"; 10]).score(&["out 200"]);
        let mut results = Results::new();
        results.add(&table.sheet());
        let rows = read(&results.take());
        let row = |index: usize| rows[index][4..].join(" ");
        assert_eq!(row(1), "0 1 Ann 120 1 1 0 12");
        assert_eq!(row(2), "0 2 Bob 200 0 10 0 200");
    }
}
