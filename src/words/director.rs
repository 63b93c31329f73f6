use super::{Command, Hint};
use crate::game::TableRef;
use crate::store::{Contest, StoredTournament, StrayTable, TableStatus, TournamentGame};
use crate::tournament::{SeatingError, SeatingQuality};

/// What cannot be done with a tournament.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum TournamentError {
    /// There is none at all.
    None,
    Unknown {
        name: String,
        near: Vec<String>,
    },
    Several {
        name: String,
        names: Vec<String>,
    },
    NameTaken(String),
    /// A text that is no pair of players of the tournament.
    NoPair(String),
    Seating(SeatingError),
    /// A ruleset has not enough cards for a table or a final of so many.
    TooLarge {
        most: usize,
        players: usize,
    },
    /// Plays in the tournament already.
    AlreadyIn(String),
    AlreadyLeft(String),
    NotIn {
        name: String,
        near: Vec<String>,
    },
    /// A game that the tournament does not have.
    NoGame {
        game: u8,
        games: u8,
    },
    /// All tables of a game were started.
    Started(u8),
    /// A game before which another must be started.
    NotNext {
        game: u8,
        next: u8,
    },
    /// All games were started.
    AllStarted,
    /// A player without a seat in a game.
    NoSeat {
        name: String,
        game: u8,
    },
    SwapItself(String),
    /// A table of a game whose first round is scored.
    Begun {
        game: u8,
        table: u16,
    },
    NoTable {
        table: u16,
        game: u8,
        tables: usize,
    },
    /// A table of a game that was not started.
    TableNotStarted {
        table: u16,
        game: u8,
    },
    /// A table that sits as before, since another had begun that it changed
    /// players with, and is to be started again.
    Held {
        game: u8,
        table: u16,
        begun: u16,
        /// The game of the table that had begun.
        number: u32,
    },
    /// Tables that were begun by seats which contradict each other.
    Contested {
        game: u8,
        table: u16,
        contest: Contest,
    },
    /// Tables that still play, each by game and number.
    Unfinished(Vec<(u8, u16)>),
    NoCut,
    /// A final of more players than there are.
    CutTooLarge {
        cut: u8,
        players: usize,
    },
    /// More are equal than there are chairs left in the final.
    Tied {
        names: Vec<String>,
        chairs: usize,
    },
    /// The final has begun.
    FinalBegun,
}

subject! {
/// What a director does with a tournament: seats, tables, players who come and go.
///
/// Names come ready to print.
pub trait DirectorWords {
    /// Returns why something cannot be done with a tournament.
    fn tournament_error(&self, error: &TournamentError) -> String;

    /// Returns what to do instead.
    fn tournament_error_hint(&self, error: &TournamentError) -> Option<Hint>;

    /// Heads a tournament: who plays how many games, and how they are ranked.
    fn tournament_heading(
        &self,
        name: &str,
        ruleset: &str,
        tournament: &StoredTournament,
    ) -> String;

    /// Returns that a tournament goes on, and how to see its tables.
    fn open_tournament(&self, name: &str) -> String;

    /// Returns how far a game is.
    fn game_progress(&self, tournament: &StoredTournament, game: &TournamentGame) -> String;

    /// Returns how far a table is.
    fn table_state(&self, table: &TableStatus) -> String;

    /// Heads a column of tables, or of a list of tournaments.
    fn director_column(&self, column: DirectorColumn) -> &'static str;

    /// Names the table of a tournament that a game is played at.
    fn table_of_tournament(&self, name: &str, table: &TableRef) -> String;

    /// Returns how good the seats are, beside the best possible, a line each.
    fn seating_quality(&self, quality: &SeatingQuality) -> Vec<String>;

    /// Returns what comes next; `None` after the end.
    fn tournament_next(&self, tournament: &StoredTournament) -> Option<Hint>;

    /// Warns that a table was scored by other seats, too.
    fn stray_table(&self, stray: &StrayTable) -> String;

    /// Warns that players of a game have no seat in it.
    fn without_seat(&self, names: &[String], game: u8) -> String;

    /// Warns that a player has lost their seat to a table that had begun.
    fn lost_seat(&self, name: &str, game: u8) -> String;

    /// Warns that a player has left and sits at a table that had begun.
    fn still_seated(&self, name: &str, game: u8, table: u16) -> String;

    /// Notes that tables of a game still play.
    fn still_playing(&self, game: u8, tables: usize) -> String;

    /// Returns from where a player who came late plays.
    fn came_late(&self, name: &str, from_game: u8, table: Option<u16>) -> String;

    /// Returns that a player has left.
    fn has_left_tournament(&self, name: &str, from_game: u8) -> String;

    /// Returns that two players have changed places in a game.
    fn swapped(&self, names: [&str; 2], game: u8) -> String;

    /// Returns who plays the final.
    fn finalists(&self, names: &[String]) -> String;

    /// Returns that there are no tournaments.
    fn no_tournaments(&self) -> &'static str;
}
}

/// A column of tables, or of a list of tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[allow(missing_docs)]
pub enum DirectorColumn {
    Name,
    Table,
}

/// Returns the command that leaves a stray table out.
pub(super) fn leave_out(stray: &StrayTable) -> String {
    delete(stray.game.result.game.number).line(None)
}

fn delete(game: u32) -> Command {
    Command::new("game delete").arg(game)
}

/// Adds the commands that delete games to a hint.
pub(super) fn deleting(hint: Hint, games: &[u32]) -> Hint {
    games.iter().enumerate().fold(hint, |hint, (nth, &game)| {
        let hint = if nth == 0 { hint } else { hint.text(", ") };
        hint.command(delete(game))
    })
}
