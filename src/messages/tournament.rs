use super::Messages;
use crate::tournament::UnequalTables;

/// The papers and the standings of a tournament.
///
/// Names come ready to print.
impl Messages {
    /// Names the standings of a tournament.
    pub fn tournament_title(&self, name: &str) -> String {
        say!(self, "tournament-standings", name)
    }

    /// Names a game of a tournament by its number; without one, the final.
    pub fn tournament_game(&self, game: Option<u8>) -> String {
        match game {
            Some(game) => say!(self, "tournament-game", game),
            None => say!(self, "tournament-final"),
        }
    }

    /// Returns how many tables of a game are finished.
    pub fn tables_finished(&self, game: &str, finished: usize, tables: usize) -> String {
        say!(self, "tournament-finished", game, finished, tables)
    }

    /// Returns that points over tables of these sizes are not comparable, and
    /// which methods are fair.
    pub fn unequal_tables(&self, sizes: UnequalTables) -> String {
        let UnequalTables { smallest, largest } = sizes;
        say!(self, "tournament-unequal-tables", smallest, largest)
    }

    /// Marks a player who has left the tournament.
    pub fn left_tournament(&self) -> &'static str {
        self.plain("tournament-left")
    }

    /// Names the list of seats by the names of players.
    pub fn seats_by_name(&self, tournament: &str) -> String {
        say!(self, "tournament-seats-by-name", tournament)
    }

    /// Names the list of seats by table.
    pub fn seats_by_table(&self, tournament: &str) -> String {
        say!(self, "tournament-seats-by-table", tournament)
    }

    /// Explains a list of seats by name: the number of the table in each game,
    /// and the sign of who deals first.
    pub fn seats_caption(&self, sign: &str) -> String {
        say!(self, "tournament-seats-caption", sign)
    }

    /// Names scoresheets to write on.
    pub fn blank_scoresheets(&self, tournament: &str) -> String {
        say!(self, "tournament-scoresheets", tournament)
    }

    /// Heads a paper of a game, or of one table of it.
    pub fn game_on_paper(&self, tournament: &str, game: &str, table: Option<usize>) -> String {
        let game = game.to_lowercase();
        match table {
            Some(table) => say!(self, "tournament-paper-of-table", tournament, game, table),
            None => say!(self, "tournament-paper", tournament, game),
        }
    }

    /// Names a table by its number.
    pub fn table_number(&self, number: usize) -> String {
        say!(self, "tournament-table", table = number)
    }

    /// Explains a scoresheet to write on, with the sign of the dealer.
    pub fn blank_scoresheet_note(&self, sign: &str) -> String {
        say!(self, "tournament-scoresheet-note", sign)
    }

    /// Labels the line for who writes the scores.
    pub fn score_keeper(&self) -> &'static str {
        self.plain("tournament-score-keeper")
    }
}
