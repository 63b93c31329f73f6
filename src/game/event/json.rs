//! Reads events from JSON, those of later versions included, and keeps a ruleset in it as its name
//! and a copy of every rule.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use strum::VariantNames;
use thiserror::Error;

use crate::rules::Ruleset;

/// An event of a known kind whose fields are wrong, or JSON that is no event.
#[derive(Debug, Error)]
#[error("malformed event `{kind}`: {why}")]
pub struct ParseEventError {
    /// The kind of the event, empty if it has none.
    pub kind: String,
    pub why: serde_json::Error,
}

/// Reads known kinds strictly and keeps others whole, in the variant `Unknown`.
/// Left to serde, a known kind with a wrong field would pass for one of a later
/// version.
pub(super) fn read<E: DeserializeOwned + VariantNames>(
    json: &str,
    unknown: impl FnOnce(Value) -> E,
) -> Result<E, ParseEventError> {
    let is_known = |kind: &str| kind != "unknown" && E::VARIANTS.contains(&kind);
    // Without a detour over [`Value`], which tells what is wrong with the others.
    if plain_kind(json).is_some_and(|kind| is_known(&kind))
        && let Ok(event) = serde_json::from_str(json)
    {
        return Ok(event);
    }
    let bad = |kind: &str, why| ParseEventError { kind: kind.to_owned(), why };
    let value: Value = serde_json::from_str(json).map_err(|why| bad("", why))?;
    let kind = value["kind"].as_str().unwrap_or_default().to_owned();
    if !is_known(&kind) {
        return Ok(unknown(value));
    }
    serde_json::from_value(value).map_err(|why| bad(&kind, why))
}

/// Returns the kind of an event, if that is written plainly; all else about it
/// is left to [`read`].
pub(super) fn plain_kind(json: &str) -> Option<Cow<'_, str>> {
    #[derive(Deserialize)]
    struct Tag<'a> {
        #[serde(borrow)]
        kind: Cow<'a, str>,
    }
    if let Some(kind) = leading_kind(json) {
        return Some(Cow::Borrowed(kind));
    }
    let tag: Tag<'_> = serde_json::from_str(json).ok()?;
    Some(tag.kind)
}

/// Returns the kind of an event that begins with it, as this program writes
/// them, where nothing after can be another: no escape, and no such key.
fn leading_kind(json: &str) -> Option<&str> {
    const KEY: &str = "\"kind\"";
    let (kind, rest) = json.strip_prefix("{\"kind\":\"")?.split_once('"')?;
    let plain = !json.contains('\\') && !rest.contains(KEY);
    plain.then_some(kind)
}

/// A ruleset as the journal has it.
#[derive(Serialize, Deserialize)]
struct StoredRuleset {
    name: String,
    knobs: BTreeMap<String, String>,
}

pub(super) fn serialize<S: Serializer>(rules: &Ruleset, out: S) -> Result<S::Ok, S::Error> {
    StoredRuleset {
        name: rules.name().to_owned(),
        knobs: rules.settings().map(|(rule, value)| (rule.name().to_owned(), value)).collect(),
    }
    .serialize(out)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ruleset, D::Error> {
    let stored = StoredRuleset::deserialize(from)?;
    let settings: Vec<_> =
        stored.knobs.iter().map(|(rule, value)| format!("{rule}={value}")).collect();
    Ruleset::from_settings(&stored.name, settings.iter().map(String::as_str))
        .map_err(|error| D::Error::custom(format!("{error:?}")))
}

/// The same where there may be none.
pub(super) mod option {
    use super::*;

    #[derive(Serialize, Deserialize)]
    struct Whole(#[serde(with = "super")] Ruleset);

    pub(in crate::game) fn serialize<S: Serializer>(
        rules: &Option<Ruleset>,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        rules.clone().map(Whole).serialize(out)
    }

    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Ruleset>, D::Error> {
        Ok(Option::<Whole>::deserialize(from)?.map(|Whole(rules)| rules))
    }
}

#[cfg(test)]
error_samples! { ParseEventError: Self {
    kind: "round_scored".to_owned(),
    why: serde_json::from_str::<u8>("x").unwrap_err(),
} }
