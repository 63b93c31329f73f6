//! Rounds, rulesets, what makes a meld and why not, and the rulings.
//!
//! Knows nothing of how a best arrangement is searched for.

mod knob;
mod laydown;
pub mod meld;
mod nearest;
mod possible;
mod round;
mod ruleset;
pub mod rulings;

pub use knob::{Knob, PRESETS, RulesetError};
pub use laydown::{Judgement, LayDown, LayDownProblem, MeldReadings};
pub use nearest::nearest;
pub use possible::{ByRound, PossibleScores};
pub use round::Round;
pub use ruleset::{
    Ace, FaceCards, ImpossibleCardsLeft, MAX_PLAYERS, RoundRules, Ruleset, Tie, WildValue,
};
