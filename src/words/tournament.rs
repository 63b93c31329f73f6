use crate::tournament::UnequalTables;

subject! {
/// The papers and the standings of a tournament.
///
/// Names come ready to print.
pub trait TournamentWords {
    /// Names the standings of a tournament.
    fn tournament_title(&self, name: &str) -> String;

    /// Names a game of a tournament by its number; without one, the final.
    fn tournament_game(&self, game: Option<u8>) -> String;

    /// Returns how many tables of a game are finished.
    fn tables_finished(&self, game: &str, finished: usize, tables: usize) -> String;

    /// Returns that points over tables of these sizes are not comparable, and
    /// which methods are fair.
    fn unequal_tables(&self, sizes: UnequalTables) -> String;

    /// Marks a player who has left the tournament.
    fn left_tournament(&self) -> &'static str;

    /// Names the list of seats by the names of players.
    fn seats_by_name(&self, tournament: &str) -> String;

    /// Names the list of seats by table.
    fn seats_by_table(&self, tournament: &str) -> String;

    /// Explains a list of seats by name: the number of the table in each game,
    /// and the sign of who deals first.
    fn seats_caption(&self, sign: &str) -> String;

    /// Names scoresheets to write on.
    fn blank_scoresheets(&self, tournament: &str) -> String;

    /// Heads a paper of a game, or of one table of it.
    fn game_on_paper(&self, tournament: &str, game: &str, table: Option<usize>) -> String;

    /// Names a table by its number.
    fn table_number(&self, number: usize) -> String;

    /// Explains a scoresheet to write on, with the sign of the dealer.
    fn blank_scoresheet_note(&self, sign: &str) -> String;

    /// Labels the line for who writes the scores.
    fn score_keeper(&self) -> &'static str;
}
}
