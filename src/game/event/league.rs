//! Events of a league, of a player and of a custom ruleset; and the methods that rank players.

use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr, VariantNames};

use super::json;
use crate::game::id::PlayerId;
use crate::rules::Ruleset;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum LeagueEvent {
    LeagueAdded {
        name: String,
        #[serde(default, skip_serializing_if = "LeagueTerms::is_empty", with = "StoredTerms")]
        terms: LeagueTerms,
    },
    /// The league has another name now.
    LeagueEdited {
        name: String,
        was: String,
    },
    /// Some of its terms are others now; those not named stand.
    LeagueTermsChanged {
        #[serde(with = "StoredTerms")]
        terms: LeagueTerms,
        #[serde(with = "StoredTerms")]
        were: LeagueTerms,
    },
    /// A season was set, or moved to other days.
    LeagueSeasonSet {
        season: Season,
        was: Option<Season>,
    },
    LeagueSeasonDropped {
        season: Season,
    },
    LeagueRetired {},
    LeagueReturned {},
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

/// What the players of a league agreed on; what is not said goes by the
/// usual.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct LeagueTerms {
    /// The rules that its games are started with.
    pub ruleset: Option<Ruleset>,
    pub by: Option<RankingMethod>,
    /// How many games a player must have played to be ranked.
    pub min_games: Option<u32>,
    /// How many of a player's worst games are left out.
    pub drop_worst: Option<u32>,
    /// What parts players who are equal, in this order.
    pub tie_break: Option<Vec<RankingMethod>>,
    /// The tag of the language of its reports, such as `da`.
    pub language: Option<String>,
}

/// [`LeagueTerms`] as the journal has them: only those that are set, and a
/// whole copy of the ruleset.
#[derive(Serialize, Deserialize)]
#[serde(remote = "LeagueTerms")]
struct StoredTerms {
    #[serde(default, skip_serializing_if = "Option::is_none", with = "json::option")]
    ruleset: Option<Ruleset>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<RankingMethod>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    min_games: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drop_worst: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tie_break: Option<Vec<RankingMethod>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    language: Option<String>,
}

/// A stretch of days with standings of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Season {
    pub name: String,
    pub from: NaiveDate,
    pub until: NaiveDate,
}

impl LeagueTerms {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns these terms with others in place of those that the others name.
    pub fn changed(&self, to: &Self) -> Self {
        let (own, to) = (self.clone(), to.clone());
        Self {
            ruleset: to.ruleset.or(own.ruleset),
            by: to.by.or(own.by),
            min_games: to.min_games.or(own.min_games),
            drop_worst: to.drop_worst.or(own.drop_worst),
            tie_break: to.tie_break.or(own.tie_break),
            language: to.language.or(own.language),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PlayerEvent {
    PlayerAdded {
        name: String,
    },
    PlayerRenamed {
        name: String,
        was: String,
    },
    /// All that this player played counts for another from now on.
    PlayerMerged {
        into: PlayerId,
    },
    PlayerRetired {},
    PlayerReturned {},
    /// The player had played nothing, and is hidden unless they play elsewhere.
    PlayerDeleted {},
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RulesetEvent {
    RulesetAdded {
        #[serde(with = "json")]
        ruleset: Ruleset,
    },
    RulesetRetired {},
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

/// How players are ranked over many games; the default comes first.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
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
        let named = match text.trim().to_lowercase().as_str() {
            "mean" | "avg" => Some(Self::Average),
            "win" => Some(Self::Wins),
            "elo" => Some(Self::Rating),
            name => Self::iter().find(|method| method.name() == name),
        };
        named.ok_or_else(|| UnknownMethod(text.to_owned()))
    }
}

#[cfg(test)]
error_samples! { UnknownMethod: Self("luck".to_owned()) }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_has_a_name_and_a_good_end() {
        let names: Vec<_> = RankingMethod::iter().map(RankingMethod::name).collect();
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
