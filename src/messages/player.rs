//! Players, lists of their games, and what became of a game.
//!
//! Names come ready to print.

use std::fmt::Display;

use super::{Command, Hint, Message, Messages, Said};
use crate::game::{GameState, Named, WriteError};

messages! { words:
    retired() = "player-retired";
    no_players() = "player-none";
    player_added(name: &str) = "player-added";
    player_renamed(old: &str, new: &str) = "player-renamed";
    player_deleted(name: &str) = "player-deleted";
    player_merged(from: &str, into: &str) = "player-merged";
    player_retired(name: &str, retired: bool) = "player-is-retired";
    player(name: &str, retired: bool) = "player-named";
    no_games() = "player-no-games";
    /// Stands for the others in a game played alone.
    nobody() = "player-nobody";
    no_page(page: u32) = "player-no-page";
    next_page(page: u32) = "player-next-page";
    deleted_games(games: usize) = "player-games-deleted";
    latest_games_note() = "player-latest-games";
    state(state: GameState) = "player-state" { state = state.name() };
    game_state(state: GameState, short: bool, played: u32, rounds: u8) = "player-game-state" {
        state = state_name(state, short), played, rounds
    };
    confirm_finished(game: u32, short: bool) = "player-game-finished";
    confirm_moved(game: u32, league: Option<&str>) => match league {
        Some(_) => "player-game-in-league",
        None => "player-game-in-no-league",
    } { game, league };
    nothing_found(what: Listed) => match what {
        Listed::Games => "player-no-games-found",
        Listed::Entries => "player-no-entries-found",
    };
}

/// What can go wrong with players, leagues and rulesets alike.
impl<S: Display> Message for WriteError<S> {
    fn said(&self, words: &Messages) -> Said {
        match self {
            Self::NameTaken { what, name } => {
                let what = match what {
                    Named::Player => "player",
                    Named::League => "league",
                    Named::Ruleset => "ruleset",
                };
                refuse!(words, "player-name-taken", what, name)
            }
            Self::BuiltIn { name } => refuse!(words, "player-built-in", name),
            // A bug, which is said in English.
            Self::Missing { what, id } => format!("there is no {what} {id}").into(),
            Self::Plays { name } => refuse!(
                words,
                "player-plays",
                name,
                command = Command::new("player retire").arg(name)
            ),
            Self::Itself { name } => refuse!(words, "player-merged-into-itself", name),
            Self::Together { from, into, games } => {
                refuse!(words, "player-played-together", from, into, games)
            }
            Self::Start(error) => error.said(words),
            Self::Store(error) => error.to_string().into(),
        }
    }
}

impl Messages {
    /// Returns the hint for a player who is given the name of another: how to make one of
    /// them.
    pub fn merge_hint(&self, from: &str, into: &str) -> Hint {
        hint!(self, "player-merge-hint", command = Command::new("player merge").arg(from).arg(into))
    }

    /// Returns a place, or that the player left early.
    pub fn place_or_left(&self, place: Option<usize>) -> String {
        match place {
            Some(place) => self.ordinal(place),
            None => say!(self, "player-left"),
        }
    }

    /// Returns that a game was abandoned, and how to resume it.
    pub fn confirm_abandoned(&self, number: u32) -> [String; 2] {
        [say!(self, "player-game-abandoned", game = number), self.how_to_resume(number)]
    }

    pub fn how_to_resume(&self, number: u32) -> String {
        let command = Command::new("game resume").arg(number);
        say!(self, "player-game-abandoned.hint", command)
    }

    /// Returns that a game was deleted, and how to restore it.
    pub fn confirm_deleted(&self, number: u32) -> [String; 2] {
        let command = Command::new("game resume").arg(number);
        [
            say!(self, "player-game-deleted", game = number),
            say!(self, "player-game-deleted.hint", command),
        ]
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Listed {
    Games,
    Entries,
}

/// Returns by what name a message chooses the state of a game.
pub(super) fn state_name(state: GameState, short: bool) -> &'static str {
    match state {
        GameState::Finished if short => "short",
        state => state.name(),
    }
}
