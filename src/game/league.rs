//! A league: what a club has agreed on, and its seasons.
//!
//! How its games are counted is for the room `league`.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::event::{LeagueEvent, Recorded};
use super::file::Membership;
use super::ruleset_json;
use crate::rules::Ruleset;

/// A league.
#[derive(Debug, Clone, PartialEq)]
pub struct League {
    /// What the league is called.
    pub name: String,
    /// Whether it is still played.
    pub membership: Membership,
    /// What its players agreed on.
    pub terms: LeagueSettings,
    /// Its seasons, in the order of their days.
    pub seasons: Vec<Season>,
}

/// What the players of a league agreed on; what is not said goes by the
/// usual.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct LeagueSettings {
    /// The rules that its games are started with.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "ruleset_json::option"
    )]
    pub ruleset: Option<Ruleset>,
    /// How its standings are ranked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<RankingMethod>,
    /// How many games a player must have played to be ranked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_games: Option<u32>,
    /// How many of a player's worst games are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drop_worst: Option<u32>,
    /// What parts players who are equal, in this order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie_break: Option<Vec<RankingMethod>>,
}

/// A stretch of days with standings of its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Season {
    /// What it is called.
    pub name: String,
    /// Its first day.
    pub from: NaiveDate,
    /// Its last day.
    pub until: NaiveDate,
}

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
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no way to rank; there are {names}", names = RankingMethod::ALL.map(RankingMethod::name).join(", "))]
pub struct UnknownMethod(String);

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

impl LeagueSettings {
    /// Says whether nothing was agreed on.
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
        }
    }
}

impl Season {
    /// Says whether a day is in the season.
    pub fn holds(&self, day: NaiveDate) -> bool {
        (self.from..=self.until).contains(&day)
    }
}

impl League {
    /// Adds up the events of a league; nothing where none was added.
    pub fn fold(events: impl IntoIterator<Item = Recorded<LeagueEvent>>) -> Option<Self> {
        let mut league: Option<Self> = None;
        for recorded in events {
            match &mut league {
                Some(league) => league.apply(recorded.event),
                None => {
                    if let LeagueEvent::LeagueAdded { name, terms } = recorded.event {
                        league = Some(Self {
                            name,
                            membership: Membership::Active,
                            terms,
                            seasons: Vec::new(),
                        });
                    }
                }
            }
        }
        league
    }

    fn apply(&mut self, event: LeagueEvent) {
        match event {
            LeagueEvent::LeagueEdited { name, .. } => self.name = name,
            LeagueEvent::LeagueTermsChanged { terms, .. } => {
                self.terms = self.terms.changed(&terms);
            }
            LeagueEvent::LeagueSeasonSet { season, .. } => {
                self.seasons.retain(|other| other.name != season.name);
                self.seasons.push(season);
                self.seasons
                    .sort_by(|a, b| (a.from, &a.name).cmp(&(b.from, &b.name)));
            }
            LeagueEvent::LeagueSeasonDropped { season } => {
                self.seasons.retain(|other| other.name != season.name);
            }
            LeagueEvent::LeagueRetired {} => self.membership = Membership::Retired,
            LeagueEvent::LeagueReturned {} => self.membership = Membership::Active,
            LeagueEvent::LeagueAdded { .. } | LeagueEvent::Unknown(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::recorded;
    use super::*;

    fn season(name: &str, from: &str, until: &str) -> Season {
        Season {
            name: name.to_owned(),
            from: from.parse().unwrap(),
            until: until.parse().unwrap(),
        }
    }

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

    #[test]
    fn terms_that_are_named_anew_take_the_place_of_the_old() {
        let own = LeagueSettings {
            by: Some(RankingMethod::Wins),
            min_games: Some(3),
            ..LeagueSettings::default()
        };
        let to = LeagueSettings {
            ruleset: Some(Ruleset::texas()),
            by: Some(RankingMethod::Total),
            ..LeagueSettings::default()
        };
        let changed = own.changed(&to);
        assert_eq!(changed.min_games, Some(3));
        assert_eq!(changed.by, Some(RankingMethod::Total));
        assert_eq!(changed.ruleset, to.ruleset);
        assert!(LeagueSettings::default().is_empty() && !own.is_empty());
        let json = serde_json::to_string(&changed).unwrap();
        assert_eq!(
            serde_json::from_str::<LeagueSettings>(&json).unwrap(),
            changed
        );
    }

    #[test]
    fn a_season_holds_its_first_and_its_last_day() {
        let spring = season("Spring", "2026-03-01", "2026-05-31");
        let holds = |day: &str| spring.holds(day.parse().unwrap());
        assert!(holds("2026-03-01") && holds("2026-05-31"));
        assert!(!holds("2026-02-28") && !holds("2026-06-01"));
    }

    #[test]
    fn a_league_is_what_the_events_come_to() {
        let set = |season: &Season| LeagueEvent::LeagueSeasonSet {
            season: season.clone(),
            was: None,
        };
        let spring = season("Spring", "2026-03-01", "2026-05-31");
        let autumn = season("Autumn", "2026-09-01", "2026-11-30");
        let earlier = season("Autumn", "2026-02-01", "2026-02-28");
        let added = LeagueEvent::LeagueAdded {
            name: "Cub".to_owned(),
            terms: LeagueSettings::default(),
        };
        let edited = LeagueEvent::LeagueEdited {
            name: "Club".to_owned(),
            was: "Cub".to_owned(),
        };
        let mut events = vec![added, edited, set(&autumn), set(&spring)];
        let fold = |events: &[LeagueEvent]| League::fold(recorded(events.to_vec()));
        let mut club = League {
            name: "Club".to_owned(),
            membership: Membership::Active,
            terms: LeagueSettings::default(),
            seasons: vec![spring.clone(), autumn],
        };
        assert_eq!(fold(&events).as_ref(), Some(&club));
        events.push(set(&earlier));
        club.seasons = vec![earlier.clone(), spring];
        assert_eq!(fold(&events).as_ref(), Some(&club));
        events.push(LeagueEvent::LeagueSeasonDropped {
            season: club.seasons.pop().unwrap(),
        });
        events.push(LeagueEvent::LeagueRetired {});
        club.membership = Membership::Retired;
        assert_eq!(fold(&events).as_ref(), Some(&club));
        assert_eq!(fold(&events[1..]), None);
    }
}
