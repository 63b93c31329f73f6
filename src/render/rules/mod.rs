//! Rulings, and the rulesets that a table may play by.

mod rulesets;
mod rulings;

pub(super) use rulesets::differences;
pub use rulesets::{ruleset, ruleset_added, rulesets};
pub use rulings::{found, ruling, topics};
