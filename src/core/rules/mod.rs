//! Rounds, rulesets, what makes a meld and why not, and the rulings.
//!
//! Knows nothing of how a best arrangement is searched for.

mod knob;
mod laydown;
pub mod meld;
mod nearest;
mod round;
mod round_rules;
mod ruleset;
pub mod rulings;
mod serialize;
mod varied;

pub use knob::{Knob, PRESETS, RulesetError};
pub use laydown::{Judgement, LayDown, LayDownProblem, MeldReadings};
pub use nearest::nearest;
pub use round::Round;
pub use round_rules::{ImpossibleCardsLeft, RoundRules};
pub use ruleset::{Ace, FaceCards, MAX_PLAYERS, Ruleset, Tie, WildValue};
