use super::{English, counted};
use crate::tournament::UnequalTables;
use crate::words::TournamentWords;

impl TournamentWords for English {
    fn tournament_title(&self, name: &str) -> String {
        format!("{name}: standings")
    }

    fn tournament_game(&self, game: Option<u8>) -> String {
        game.map_or("Final".to_owned(), |game| format!("Game {game}"))
    }

    fn tables_finished(&self, game: &str, finished: usize, tables: usize) -> String {
        let tables = counted(tables as u64, "table");
        format!("{game}: {finished} of {tables} finished")
    }

    fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        format!(
            "Tables of {smallest} to {largest} players: points grow with the table (on average \
             103, 122, 136 and 147 at tables of 3, 4, 5 and 6), so totals are not comparable; `--by beaten` and `--by points` are fair"
        )
    }

    fn left_tournament(&self) -> &'static str {
        "left"
    }

    fn seats_by_name(&self, tournament: &str) -> String {
        format!("{tournament}: seats by name")
    }

    fn seats_by_table(&self, tournament: &str) -> String {
        format!("{tournament}: seats by table")
    }

    fn seats_caption(&self, sign: &str) -> String {
        format!("Number of the table in each game; {sign} deals first")
    }

    fn blank_scoresheets(&self, tournament: &str) -> String {
        format!("{tournament}: scoresheets")
    }

    fn game_on_paper(&self, tournament: &str, game: &str, table: Option<usize>) -> String {
        let table = table.map(|number| format!(", table {number}"));
        let game = game.to_lowercase();
        format!("{tournament}, {game}{}", table.unwrap_or_default())
    }

    fn table_number(&self, number: usize) -> String {
        format!("Table {number}")
    }

    fn blank_scoresheet_note(&self, sign: &str) -> String {
        format!("Points of the round, then the total; {sign} deals; the lowest total wins")
    }

    fn score_keeper(&self) -> &'static str {
        "Score keeper"
    }
}
