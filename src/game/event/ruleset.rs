//! Events of a custom ruleset.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};

use super::parse::{ParseEventError, read};
use super::ruleset_json;
use crate::rules::Ruleset;

/// What happened to a custom ruleset.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum RulesetEvent {
    RulesetAdded {
        #[serde(with = "ruleset_json")]
        ruleset: Ruleset,
    },
    RulesetRetired {},
    /// An event of a later version.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

impl RulesetEvent {
    /// Reads an event from its JSON.
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        read(json, Self::Unknown)
    }
}
