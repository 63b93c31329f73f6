//! Keeps a ruleset in JSON as its name and a copy of every knob.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::Ruleset;

#[derive(Serialize, Deserialize)]
struct Kept {
    name: String,
    knobs: BTreeMap<String, String>,
}

pub(super) fn serialize<S: Serializer>(rules: &Ruleset, out: S) -> Result<S::Ok, S::Error> {
    Kept {
        name: rules.name().to_owned(),
        knobs: rules
            .settings()
            .map(|(knob, value)| (knob.name().to_owned(), value))
            .collect(),
    }
    .serialize(out)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ruleset, D::Error> {
    let kept = Kept::deserialize(from)?;
    let settings: Vec<_> = kept
        .knobs
        .iter()
        .map(|(knob, value)| format!("{knob}={value}"))
        .collect();
    Ruleset::from_settings(&kept.name, settings.iter().map(String::as_str))
        .map_err(D::Error::custom)
}
