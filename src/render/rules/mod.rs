//! Rulings and rulesets.

mod rulesets;
mod rulings;

pub use rulesets::{ruleset, ruleset_added, rulesets};
pub(super) use rulings::example_cards;
pub use rulings::{answer, found, ruling, topics};
