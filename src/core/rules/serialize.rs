//! A ruleset by its name and what it changes.

use serde::{Serialize, Serializer};

use super::{Knob, Ruleset};

/// Serializes as the name and the knobs that differ from the official rules:
/// `{"name":"official","knobs":{"tie":"most-out"}}`. The journal writes every
/// knob instead.
impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Named<'a> {
            name: &'a str,
            #[serde(serialize_with = "differing")]
            knobs: &'a Ruleset,
        }
        let name = self.name();
        let name = name.split_once(", ").map_or(name, |(name, _)| name);
        Named { name, knobs: self }.serialize(out)
    }
}

fn differing<S: Serializer>(ruleset: &Ruleset, out: S) -> Result<S::Ok, S::Error> {
    let knobs = Knob::differing(ruleset);
    out.collect_map(knobs.map(|knob| (knob.name(), knob.value_in(ruleset))))
}
