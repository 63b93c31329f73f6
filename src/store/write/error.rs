//! Why something cannot be stored.

use uuid::Uuid;

use crate::game::StartError;
use crate::store::db::error::StoreError;

/// Why something cannot be stored.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum WriteError {
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
    Start(StartError),
    Store(StoreError),
}

/// What has a name that no other has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Named {
    Player,
    League,
    Ruleset,
}

impl From<StartError> for WriteError {
    fn from(error: StartError) -> Self {
        Self::Start(error)
    }
}

impl From<StoreError> for WriteError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
