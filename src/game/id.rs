//! The identifiers of the journal, a UUID type for each kind of thing, and
//! references to a player, a game or a league: by which it is named, and its
//! identifier on every device.

use std::fmt;
use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize, Serializer};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

ids! {
    GameId
    PlayerId
    LeagueId
    RulesetId
    SolitaireId
    TournamentId
    EventId
    /// The events of a command are undone together.
    CommandId
    /// Where a command was given.
    DeviceId
}

/// A player: `{"name":"Ann","uuid":"…"}`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct PlayerRef {
    #[serde(serialize_with = "as_text")]
    pub name: Arc<str>,
    pub uuid: PlayerId,
}

/// A game: `{"number":12,"uuid":"…","date":"2026-11-21"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameRef {
    /// The short number on this device.
    pub number: u32,
    pub uuid: GameId,
    /// The day on which it was played; omitted if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<NaiveDate>,
}

/// A league: `{"name":"Tuesday","uuid":"…"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeagueRef {
    pub name: String,
    pub uuid: LeagueId,
}

impl PlayerRef {
    pub fn new(name: impl Into<Arc<str>>, uuid: PlayerId) -> Self {
        let name = name.into();
        Self { name, uuid }
    }
}

/// A league whose name is not put in yet is named by its id.
impl From<LeagueId> for LeagueRef {
    fn from(uuid: LeagueId) -> Self {
        Self { name: uuid.to_string(), uuid }
    }
}

/// Writes shared text like any other, which serde does only with a feature.
fn as_text<S: Serializer>(text: &Arc<str>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text)
}
