//! Commands that are undone, or redone.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::parse::ParseEventError;
use crate::game::id::CommandId;

/// A command no longer counts, or counts again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum Revocation {
    /// A change was undone.
    Undone { command: CommandId },
    /// An undoing was taken back.
    Redone { command: CommandId },
}

impl Revocation {
    /// Reads an event from its JSON.
    ///
    /// # Errors
    ///
    /// [`ParseEventError`] where it is neither of the two.
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        let kind = "revocation".to_owned();
        serde_json::from_str(json).map_err(|why| ParseEventError { kind, why })
    }
}
