use super::Hint;
use crate::game::GameState;
use crate::store::WriteError;

subject! {
/// Players, lists of their games, and what became of a game.
///
/// Names come ready to print.
pub trait PlayerWords {
    /// Returns that a player is retired.
    fn retired(&self) -> &'static str;

    /// Returns that there are no players, and how to add some.
    fn no_players(&self) -> &'static str;

    /// Returns that a player was added.
    fn player_added(&self, name: &str) -> String;

    /// Returns that a player has a new name.
    fn player_renamed(&self, old: &str, new: &str) -> String;

    /// Returns why something about players, leagues or rulesets cannot be stored.
    fn write_error(&self, error: &WriteError) -> String;

    /// Returns what fixes it.
    fn write_error_hint(&self, error: &WriteError) -> Option<Hint>;

    /// Returns whose games count for whom, and how to undo it.
    fn player_merged(&self, from: &str, into: &str) -> String;

    /// Returns that a player was retired, or was brought back.
    fn player_retired(&self, name: &str, retired: bool) -> String;

    /// Names a player, retired or not.
    fn player(&self, name: &str, retired: bool) -> String;

    /// Returns that a player has no games.
    fn no_games(&self) -> &'static str;

    /// Returns that a player played alone.
    fn nobody(&self) -> &'static str;

    /// Returns a place, or that the player left early.
    fn place_or_left(&self, place: Option<usize>) -> String;

    /// Returns that a list does not have so many pages.
    fn no_page(&self, page: u32) -> String;

    /// Returns how to see more of a list.
    fn next_page(&self, page: u32) -> String;

    /// Returns that a list is empty.
    fn nothing_found(&self, what: Listed) -> &'static str;

    /// Returns how to see all games of a player.
    fn latest_games_note(&self) -> &'static str;

    /// Names the state of a game.
    fn state(&self, state: GameState) -> &'static str;

    /// Returns the state of a game, with the rounds played of all.
    fn game_state(&self, state: GameState, short: bool, played: u32, rounds: u8) -> String;

    /// Returns that a game was finished, early or not.
    fn confirm_finished(&self, number: u32, short: bool) -> String;

    /// Returns that a game was abandoned, and how to resume it.
    fn confirm_abandoned(&self, number: u32) -> [String; 2];

    /// Returns that a game was deleted, and how to restore it.
    fn confirm_deleted(&self, number: u32) -> [String; 2];

    /// Returns the league that a game is in now, or that it is in none.
    fn confirm_moved(&self, number: u32, league: Option<&str>) -> String;
}
}

/// What a list has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Listed {
    /// Games.
    Games,
    /// Entries of the log.
    Entries,
}
