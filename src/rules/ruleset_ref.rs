//! A ruleset by its name and what it changes.

use serde::{Serialize, Serializer};

use super::knob::Knob;
use super::ruleset::Ruleset;

/// A ruleset: `{"name":"official","knobs":{"tie":"most-out"}}`, with the knobs
/// that differ from the official rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RulesetRef {
    /// The name of the preset or of the custom ruleset.
    pub name: String,
    /// The values that differ, as they are typed.
    pub knobs: Knobs,
}

impl From<&Ruleset> for RulesetRef {
    fn from(ruleset: &Ruleset) -> Self {
        let name = ruleset.name();
        let name = name.split_once(", ").map_or(name, |(name, _)| name);
        let knobs = Knob::differing(ruleset);
        let knobs = knobs.map(|knob| (knob.name().to_owned(), knob.value_in(ruleset)));
        Self {
            name: name.to_owned(),
            knobs: Knobs(knobs.collect()),
        }
    }
}

/// Values of knobs, as an object with a field per knob.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knobs(Vec<(String, String)>);

impl Knobs {
    /// Splits settings such as `min_naturals=2`.
    pub fn of_settings(settings: &[String]) -> Self {
        let pairs = settings
            .iter()
            .filter_map(|setting| setting.split_once('='));
        let owned = pairs.map(|(knob, value)| (knob.to_owned(), value.to_owned()));
        Self(owned.collect())
    }
}

impl Serialize for Knobs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(knob, value)| (knob, value)))
    }
}
