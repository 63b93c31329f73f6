use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How players are ranked over many games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// Names no way to rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownMethod(pub String);

impl RankingMethod {
    /// All of them, the usual one first.
    pub const ALL: [Self; 7] = [
        Self::Beaten,
        Self::Average,
        Self::PerRound,
        Self::Points,
        Self::Wins,
        Self::Total,
        Self::Rating,
    ];

    /// Returns its name: `per-round`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beaten => "beaten",
            Self::Average => "average",
            Self::PerRound => "per-round",
            Self::Points => "points",
            Self::Wins => "wins",
            Self::Total => "total",
            Self::Rating => "rating",
        }
    }

    /// Says whether less is better, as with points of the game.
    pub const fn low_is_good(self) -> bool {
        matches!(self, Self::Average | Self::PerRound | Self::Total)
    }
}

impl fmt::Display for RankingMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for RankingMethod {
    type Err = UnknownMethod;

    fn from_str(text: &str) -> Result<Self, UnknownMethod> {
        let named = |method: &Self| method.name().eq_ignore_ascii_case(text.trim());
        let method = Self::ALL.into_iter().find(named);
        method.ok_or_else(|| UnknownMethod(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_has_a_name_and_a_good_end() {
        let names = RankingMethod::ALL.map(|method| method.to_string());
        let expect = [
            "beaten",
            "average",
            "per-round",
            "points",
            "wins",
            "total",
            "rating",
        ];
        assert_eq!(names, expect);
        for (method, name) in RankingMethod::ALL.into_iter().zip(expect) {
            assert_eq!(format!(" {name} ").to_uppercase().parse(), Ok(method));
            assert_eq!(serde_json::json!(method), name);
        }
        let low = RankingMethod::ALL
            .into_iter()
            .filter(|method| method.low_is_good());
        let expect = [
            RankingMethod::Average,
            RankingMethod::PerRound,
            RankingMethod::Total,
        ];
        assert_eq!(low.collect::<Vec<_>>(), expect);
    }
}
