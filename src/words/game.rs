use crate::game::{InvalidName, PlayError, StartError};

/// A game at the table: its board, turns, result and refusals.
pub trait GameWords {
    /// Returns why a text is no name.
    fn invalid_name(&self, error: &InvalidName) -> String;

    /// Returns why a game cannot start.
    fn start_error(&self, error: &StartError) -> String;

    /// Returns why the players cannot do that with their game.
    fn play_error(&self, error: &PlayError) -> String;
}
