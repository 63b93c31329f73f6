use std::fmt::Display;

use super::{Command, Hint, Messages};
use crate::game::{GameState, Named, WriteError};

/// Players, lists of their games, and what became of a game.
///
/// Names come ready to print.
impl Messages {
    /// Returns that a player is retired.
    pub fn retired(&self) -> &'static str {
        self.plain("player-retired")
    }

    /// Returns that there are no players, and how to add some.
    pub fn no_players(&self) -> &'static str {
        self.plain("player-none")
    }

    /// Returns that a player was added.
    pub fn player_added(&self, name: &str) -> String {
        say!(self, "player-added", name)
    }

    /// Returns that a player has a new name.
    pub fn player_renamed(&self, old: &str, new: &str) -> String {
        say!(self, "player-renamed", old, new)
    }

    /// Returns why something about players, leagues or rulesets cannot be stored.
    pub fn write_error<S: Display>(&self, error: &WriteError<S>) -> String {
        match error {
            WriteError::NameTaken { what, name } => {
                let what = match what {
                    Named::Player => "player",
                    Named::League => "league",
                    Named::Ruleset => "ruleset",
                };
                say!(self, "player-name-taken", what, name)
            }
            WriteError::BuiltIn { name } => say!(self, "player-built-in", name),
            // A bug, which is said in English.
            WriteError::Missing { what, id } => format!("there is no {what} {id}"),
            WriteError::Itself { name } => say!(self, "player-merged-into-itself", name),
            WriteError::Together { from, into, games } => {
                say!(self, "player-played-together", from, into, games)
            }
            WriteError::Start(error) => self.start_error(error),
            WriteError::Store(error) => error.to_string(),
        }
    }

    /// Returns what fixes it.
    pub fn write_error_hint<S>(&self, error: &WriteError<S>) -> Option<Hint> {
        match error {
            WriteError::Start(error) => self.start_error_hint(error),
            _ => None,
        }
    }

    /// Returns whose games count for whom, and how to undo it.
    pub fn player_merged(&self, from: &str, into: &str) -> String {
        say!(self, "player-merged", from, into)
    }

    /// Returns that a player was retired, or was brought back.
    pub fn player_retired(&self, name: &str, retired: bool) -> String {
        say!(self, "player-is-retired", name, retired)
    }

    /// Names a player, retired or not.
    pub fn player(&self, name: &str, retired: bool) -> String {
        say!(self, "player-named", name, retired)
    }

    /// Returns that a player has no games.
    pub fn no_games(&self) -> &'static str {
        self.plain("player-no-games")
    }

    /// Returns that a player played alone.
    pub fn nobody(&self) -> &'static str {
        self.plain("player-nobody")
    }

    /// Returns a place, or that the player left early.
    pub fn place_or_left(&self, place: Option<usize>) -> String {
        match place {
            Some(place) => self.ordinal(place),
            None => say!(self, "player-left"),
        }
    }

    /// Returns that a list does not have so many pages.
    pub fn no_page(&self, page: u32) -> String {
        say!(self, "player-no-page", page)
    }

    /// Returns how to see more of a list.
    pub fn next_page(&self, page: u32) -> String {
        say!(self, "player-next-page", page)
    }

    /// Returns that a list is empty.
    pub fn nothing_found(&self, what: Listed) -> &'static str {
        self.plain(match what {
            Listed::Games => "player-no-games-found",
            Listed::Entries => "player-no-entries-found",
        })
    }

    /// Returns how to see all games of a player.
    pub fn latest_games_note(&self) -> &'static str {
        self.plain("player-latest-games")
    }

    /// Names the state of a game.
    pub fn state(&self, state: GameState) -> String {
        say!(self, "player-state", state = state.name())
    }

    /// Returns the state of a game, with the rounds played of all.
    pub fn game_state(&self, state: GameState, short: bool, played: u32, rounds: u8) -> String {
        let state = match state {
            GameState::Finished if short => "short",
            state => state.name(),
        };
        say!(self, "player-game-state", state, played, rounds)
    }

    /// Returns that a game was finished, early or not.
    pub fn confirm_finished(&self, number: u32, short: bool) -> String {
        say!(self, "player-game-finished", game = number, short)
    }

    /// Returns that a game was abandoned, and how to resume it.
    pub fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        let command = Command::new("game resume").arg(number);
        [
            say!(self, "player-game-abandoned", game = number),
            say!(self, "player-game-abandoned.hint", command),
        ]
    }

    /// Returns that a game was deleted, and how to restore it.
    pub fn confirm_deleted(&self, number: u32) -> [String; 2] {
        let command = Command::new("game resume").arg(number);
        [
            say!(self, "player-game-deleted", game = number),
            say!(self, "player-game-deleted.hint", command),
        ]
    }

    /// Returns the league that a game is in now, or that it is in none.
    pub fn confirm_moved(&self, number: u32, league: Option<&str>) -> String {
        match league {
            Some(league) => say!(self, "player-game-in-league", game = number, league),
            None => say!(self, "player-game-in-no-league", game = number),
        }
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
