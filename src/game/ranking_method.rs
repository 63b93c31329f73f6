//! The methods that rank players.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, IntoEnumIterator, IntoStaticStr};

/// How players are ranked over many games; the default comes first.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumIter,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RankingMethod {
    /// Opponents beaten of those faced, a tie half.
    Beaten,
    /// The mean of the final totals.
    Average,
    /// Points a round that was played.
    PerRound,
    /// Points for places, 100 for the first to 0 for the last.
    Points,
    /// Games won.
    Wins,
    /// The sum of the final totals.
    Total,
    /// The skill rating, less three times its uncertainty.
    Rating,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownMethod(pub String);

impl RankingMethod {
    /// Returns its name: `per-round`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns `true` if less is better, as with points of the game.
    pub const fn lower_is_better(self) -> bool {
        matches!(self, Self::Average | Self::PerRound | Self::Total)
    }
}

impl FromStr for RankingMethod {
    type Err = UnknownMethod;

    fn from_str(text: &str) -> Result<Self, UnknownMethod> {
        let named = |method: &Self| method.name().eq_ignore_ascii_case(text.trim());
        Self::iter().find(named).ok_or_else(|| UnknownMethod(text.to_owned()))
    }
}

#[cfg(test)]
error_samples! { UnknownMethod: Self("luck".to_owned()) }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_has_a_name_and_a_good_end() {
        let names: Vec<_> = RankingMethod::iter().map(|method| method.to_string()).collect();
        let expect = ["beaten", "average", "per-round", "points", "wins", "total", "rating"];
        assert_eq!(names, expect);
        for (method, name) in RankingMethod::iter().zip(expect) {
            assert_eq!(format!(" {name} ").to_uppercase().parse(), Ok(method));
            assert_eq!(serde_json::json!(method), name);
        }
        let low = RankingMethod::iter().filter(|method| method.lower_is_better());
        let expect = [RankingMethod::Average, RankingMethod::PerRound, RankingMethod::Total];
        assert_eq!(low.collect::<Vec<_>>(), expect);
    }
}
