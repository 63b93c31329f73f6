use thiserror::Error;

use super::sheet::GameState;
use crate::game::new_game::StartError;
use crate::game::score::ImplausibleScore;

/// Why the table cannot do that with its sheet.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum PlayError {
    #[error("game {game} is {}", .state.word())]
    NotOpen { game: u32, state: GameState },
    #[error("game {game} is {}", .state.word())]
    Over { game: u32, state: GameState },
    #[error("game {game} is open")]
    IsOpen { game: u32 },
    #[error("game {game} has no round {round}")]
    NoRound { game: u32, round: u8 },
    #[error("round {round} is already scored: {scores}")]
    AlreadyScored {
        game: u32,
        round: u8,
        scores: String,
    },
    #[error("round {round} is not scored yet")]
    NotScored { game: u32, round: u8 },
    #[error("round {round} needs a score for {}", .names.join(", "))]
    Missing { round: u8, names: Vec<String> },
    #[error("{name} does not play round {round}")]
    NotPlaying { round: u8, name: String },
    #[error("{name} is given two scores")]
    Twice { name: String },
    #[error("only one player goes out, not both {one} and {other}")]
    TwoOut { one: String, other: String },
    #[error("a total does not fall, {name} had {before} and now has {now}")]
    TotalFalls { name: String, before: i32, now: i32 },
    #[error(transparent)]
    ImplausibleScore(#[from] ImplausibleScore),
    #[error("round {round} stands like that already")]
    NothingNew { round: u8 },
    #[error("{name} is already at the table")]
    AtTable { name: String },
    #[error("{name} is not at the table")]
    NotAtTable { name: String },
    #[error("{name} is the last player at the table")]
    LastPlayer { name: String },
    #[error("nobody joins after round 11")]
    TooLate,
    #[error(transparent)]
    Table(#[from] StartError),
}
