//! What is changed about a game apart from its rounds.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::game::id::PlayerId;

/// What is changed about a game; what is not named stands.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameEdits {
    /// The players in the order of their seats, to the left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<PlayerId>>,
    /// Who deals first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<PlayerId>,
    /// The day on which it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<NaiveDate>,
    /// Where it is played; empty for nowhere in particular.
    #[serde(rename = "place", skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// Anything else; empty for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}
