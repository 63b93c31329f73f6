//! Events of a player.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};

use super::parse::{ParseEventError, read};
use crate::game::id::PlayerId;

/// What happened to a player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum PlayerEvent {
    PlayerAdded {
        name: String,
    },
    PlayerRenamed {
        name: String,
        was: String,
    },
    /// All that this player played counts for another from now on.
    PlayerMerged {
        into: PlayerId,
    },
    PlayerRetired {},
    PlayerReturned {},
    /// An event of a later version.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

impl PlayerEvent {
    /// Reads an event from its JSON.
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        read(json, Self::Unknown)
    }
}
