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

#[cfg(test)]
error_samples! { WriteError {
    NameTaken { what: game::Named::Player, name: "Ann" },
    BuiltIn { name: "official" },
    Missing { what: "player", id: uuid::Uuid::nil() },
    Itself { name: "Ann" },
    Together { from: "Ann", into: "Bob", games: 2 },
    Plays { name: "Ann" },
    Start(game::StartError::NoPlayers), Store(StoreError::Full),
} }

#[cfg(test)]
error_samples! { NewPlayerError {
    NearMisses(vec![("An".to_owned(), vec!["Ann".to_owned()])]),
    NameAndScore("Lucy 12"), Retired("Ann"), Name(game::InvalidName::Empty),
    Namesakes { name: "Ann", players: ["Ann (1a2b)", "Ann (3c4d)"] },
    Twice("Ann"), Write(WriteError::Store(StoreError::ReadOnly)),
} }

#[cfg(test)]
error_samples! { NewLeagueError {
    NearMiss { name: "Clb", near: ["Club"] },
    Retired("Club"), Name(game::InvalidName::Empty), Write(WriteError::Store(StoreError::ReadOnly)),
} }
