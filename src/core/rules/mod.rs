//! Rounds, rulesets, what makes a meld and why not; and the [`rulings`].
//!
//! Knows nothing of how a best arrangement is searched for.

mod laydown;
pub mod meld;
mod possible;
mod rule;
mod ruleset;

pub use crowns_rulings as rulings;
pub use crowns_rulings::nearest;
pub use laydown::{Judgement, LayDown, LayDownProblem, MeldReadings};
pub use possible::{ByRound, PossibleScores};
pub use rule::{PRESETS, Rule, RulesetError};
pub use ruleset::{
    Ace, FaceCards, ImpossibleCardsLeft, MAX_PLAYERS, Round, RoundRules, Ruleset, Tie, WildValue,
};
