//! Keeps a ruleset in JSON as its name and a copy of every rule.

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
        knobs: rules.settings().map(|(rule, value)| (rule.name().to_owned(), value)).collect(),
    }
    .serialize(out)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ruleset, D::Error> {
    let kept = Kept::deserialize(from)?;
    let settings: Vec<_> =
        kept.knobs.iter().map(|(rule, value)| format!("{rule}={value}")).collect();
    Ruleset::from_settings(&kept.name, settings.iter().map(String::as_str))
        .map_err(|error| D::Error::custom(format!("{error:?}")))
}

/// The same where there may be none.
pub(super) mod option {
    use super::*;

    pub(in crate::game) fn serialize<S: Serializer>(
        rules: &Option<Ruleset>,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        match rules {
            Some(rules) => super::serialize(rules, out),
            None => out.serialize_none(),
        }
    }

    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Ruleset>, D::Error> {
        #[derive(Deserialize)]
        struct Whole(#[serde(with = "super")] Ruleset);
        Ok(Option::<Whole>::deserialize(from)?.map(|Whole(rules)| rules))
    }
}
