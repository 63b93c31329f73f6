//! Why something cannot be stored.

use thiserror::Error;
use uuid::Uuid;

use crate::game::StartError;
use crate::store::db::error::StoreError;

/// Why something cannot be stored.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum WriteError {
    #[error("there is already a {what} `{name}`")]
    NameTaken { what: &'static str, name: String },
    #[error("`{name}` is built in")]
    BuiltIn { name: String },
    #[error("there is no {what} {id}")]
    Missing { what: &'static str, id: Uuid },
    #[error("`{name}` cannot be merged into itself")]
    Itself { name: String },
    #[error("`{from}` and `{into}` cannot be merged: they played {games} together")]
    Together {
        from: String,
        into: String,
        games: String,
    },
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Store(#[from] StoreError),
}
