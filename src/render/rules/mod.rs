//! Rulings, and the rulesets that a table may play by.

mod rules_json;
mod rulesets;
mod rulings;

pub use rules_json::{ruleset_json, rulesets_json, ruling_json, topics_json};
pub(super) use rulesets::differences;
pub use rulesets::{ruleset, ruleset_added, rulesets};
pub use rulings::{found, ruling, topics};
