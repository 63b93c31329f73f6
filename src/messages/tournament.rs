//! The papers and the standings of a tournament.
//!
//! Names come ready to print.

use super::Messages;
use crate::tournament::UnequalTables;

messages! { words:
    tournament_title(name: &str) = "tournament-standings";
    tables_finished(game: &str, finished: usize, tables: usize) = "tournament-finished";
    left_tournament() = "tournament-left";
    seats_by_name(tournament: &str) = "tournament-seats-by-name";
    seats_by_table(tournament: &str) = "tournament-seats-by-table";
    /// `sign`: of who deals first.
    seats_caption(sign: &str) = "tournament-seats-caption";
    blank_scoresheets(tournament: &str) = "tournament-scoresheets";
    table_number(table: usize) = "tournament-table";
    blank_scoresheet_note(sign: &str) = "tournament-scoresheet-note";
    score_keeper() = "tournament-score-keeper";
    /// Without a number, the final.
    tournament_game(game: Option<u8>) => match game {
        Some(_) => "tournament-game",
        None => "tournament-final",
    } { game };
    game_on_paper(tournament: &str, game: &str, table: Option<usize>) => match table {
        Some(_) => "tournament-paper-of-table",
        None => "tournament-paper",
    } { tournament, game = game.to_lowercase(), table };
}

impl Messages {
    /// Returns that points over tables of these sizes are not comparable, and
    /// which methods are fair.
    pub fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        say!(self, "tournament-unequal-tables", smallest, largest)
    }
}
