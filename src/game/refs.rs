//! References to a player, a game or a league: by which it is named, and its
//! identifier on every device.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Serialize, Serializer};

use super::id::{GameId, LeagueId, PlayerId};

/// A player: `{"name":"Ann","uuid":"…"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerRef {
    /// The current name.
    #[serde(serialize_with = "as_text")]
    pub name: Arc<str>,
    /// The identifier of the player on every device.
    pub uuid: PlayerId,
}

/// A game: `{"number":12,"uuid":"…","date":"2026-11-21"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameRef {
    /// The short number on this device.
    pub number: u32,
    /// The identifier of the game on every device.
    pub uuid: GameId,
    /// The day on which it was played; omitted if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<NaiveDate>,
}

/// A league: `{"name":"Tuesday","uuid":"…"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeagueRef {
    /// The current name.
    pub name: String,
    /// The identifier of the league on every device.
    pub uuid: LeagueId,
}

impl PlayerRef {
    /// Names a player.
    pub fn new(name: impl Into<Arc<str>>, uuid: PlayerId) -> Self {
        let name = name.into();
        Self { name, uuid }
    }
}

/// A league whose name is not put in yet is named by its id.
impl From<LeagueId> for LeagueRef {
    fn from(uuid: LeagueId) -> Self {
        Self {
            name: uuid.to_string(),
            uuid,
        }
    }
}

/// Writes shared text like any other, which serde does only with a feature.
fn as_text<S: Serializer>(text: &Arc<str>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text)
}
