//! Why something cannot be stored, or players and leagues not be found or added
//! by their names. `S` is why the storage failed.

use uuid::Uuid;

use super::name::InvalidName;
use super::new_game::StartError;

/// Why something cannot be stored: its name is taken, what it is about is missing,
/// or the storage failed.
#[derive(Debug)]
pub enum WriteError<S> {
    NameTaken {
        what: Named,
        name: String,
    },
    /// The name of a preset.
    BuiltIn {
        name: String,
    },
    Missing {
        what: &'static str,
        id: Uuid,
    },
    /// A player merged into itself.
    Itself {
        name: String,
    },
    /// Players merged who played so many games together.
    Together {
        from: String,
        into: String,
        games: u32,
    },
    /// A player deleted who is in a game or a tournament.
    Plays {
        name: String,
    },
    Start(StartError),
    Store(S),
}

/// What has a name that no other has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    Player,
    League,
    Ruleset,
}

impl<S> From<StartError> for WriteError<S> {
    fn from(error: StartError) -> Self {
        Self::Start(error)
    }
}

/// Why players cannot take seats.
#[derive(Debug)]
pub enum NewPlayerError<S> {
    Name(InvalidName),
    /// New names, each with the existing ones that it is similar to.
    NearMisses(Vec<(String, Vec<String>)>),
    /// A new name that ends in a score, as in `Lucy 12`.
    NameAndScore(String),
    /// A new name with a word of a sentence.
    NoName(String),
    Retired(String),
    /// Two devices gave one name to two players.
    Namesakes {
        name: String,
        /// Their names with their marks.
        players: Vec<String>,
    },
    Twice(String),
    Write(WriteError<S>),
}

/// Why a game cannot count for a league.
#[derive(Debug)]
pub enum NewLeagueError<S> {
    Name(InvalidName),
    NearMiss { name: String, near: Vec<String> },
    Retired(String),
    Write(WriteError<S>),
}

impl<S> From<InvalidName> for NewPlayerError<S> {
    fn from(error: InvalidName) -> Self {
        Self::Name(error)
    }
}

impl<S> From<WriteError<S>> for NewPlayerError<S> {
    fn from(error: WriteError<S>) -> Self {
        Self::Write(error)
    }
}

impl<S> From<InvalidName> for NewLeagueError<S> {
    fn from(error: InvalidName) -> Self {
        Self::Name(error)
    }
}

impl<S> From<WriteError<S>> for NewLeagueError<S> {
    fn from(error: WriteError<S>) -> Self {
        Self::Write(error)
    }
}
