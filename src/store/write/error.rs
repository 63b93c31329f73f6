//! Why something cannot be stored, with the errors of the database.

use crate::game;
use crate::store::db::error::StoreError;

/// Why something cannot be stored.
pub type WriteError = game::WriteError<StoreError>;

/// Why players cannot take seats.
pub type NewPlayerError = game::NewPlayerError<StoreError>;

/// Why a game cannot count for a league.
pub type NewLeagueError = game::NewLeagueError<StoreError>;

impl From<StoreError> for WriteError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<StoreError> for NewPlayerError {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}

impl From<StoreError> for NewLeagueError {
    fn from(error: StoreError) -> Self {
        Self::Write(error.into())
    }
}
