//! Why a scoresheet refuses a request.

use super::sheet::GameState;
use crate::game::new_game::StartError;
use crate::game::score::ImplausibleScore;

/// Why a scoresheet refuses a request.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PlayError {
    NotOpen {
        game: u32,
        state: GameState,
    },
    Over {
        game: u32,
        state: GameState,
    },
    IsOpen {
        game: u32,
    },
    NoRound {
        game: u32,
        round: u8,
    },
    AlreadyScored {
        game: u32,
        round: u8,
        scores: String,
    },
    NotScored {
        game: u32,
        round: u8,
    },
    Missing {
        round: u8,
        names: Vec<String>,
    },
    NotPlaying {
        round: u8,
        name: String,
    },
    Twice {
        name: String,
    },
    TwoOut {
        one: String,
        other: String,
    },
    TotalFalls {
        name: String,
        before: i32,
        now: i32,
    },
    ImplausibleScore(ImplausibleScore),
    NothingNew {
        round: u8,
    },
    AtTable {
        name: String,
    },
    NotAtTable {
        name: String,
    },
    LastPlayer {
        name: String,
    },
    TooLate,
    Table(StartError),
}

impl From<ImplausibleScore> for PlayError {
    fn from(error: ImplausibleScore) -> Self {
        Self::ImplausibleScore(error)
    }
}

impl From<StartError> for PlayError {
    fn from(error: StartError) -> Self {
        Self::Table(error)
    }
}
