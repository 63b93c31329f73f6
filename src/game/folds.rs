//! Players, leagues and custom rulesets as the folds of their events.

use serde::Serialize;
use uuid::Uuid;

use super::event::{LeagueEvent, LeagueTerms, PlayerEvent, Recorded, RulesetEvent, Season};
use super::id::{LeagueId, LeagueRef, PlayerId, RulesetId};
use crate::rules::Ruleset;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerProfile {
    pub name: String,
    pub membership: Membership,
    /// Whom the player counts for, after a merge.
    pub merged_into: Option<PlayerId>,
    /// Whether the player was deleted, who had played nothing then.
    pub is_deleted: bool,
}

impl PlayerProfile {
    pub(super) fn begin(_: Uuid, recorded: Recorded<PlayerEvent>) -> Option<Self> {
        let PlayerEvent::PlayerAdded { name } = recorded.event else {
            return None;
        };
        let membership = Membership::Active;
        Some(Self { name, membership, merged_into: None, is_deleted: false })
    }

    pub(super) fn apply(&mut self, recorded: Recorded<PlayerEvent>) {
        match recorded.event {
            PlayerEvent::PlayerRenamed { name, .. } => self.name = name,
            PlayerEvent::PlayerMerged { into } => self.merged_into = Some(into),
            PlayerEvent::PlayerRetired {} => self.membership = Membership::Retired,
            PlayerEvent::PlayerReturned {} => self.membership = Membership::Active,
            PlayerEvent::PlayerDeleted {} => self.is_deleted = true,
            PlayerEvent::PlayerAdded { .. } | PlayerEvent::Unknown(_) => {}
        }
    }
}

/// Whether a player, league or custom ruleset is still in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Membership {
    Active,
    /// It is out of use; what was done with it stands.
    Retired,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct League {
    pub name: String,
    #[serde(rename = "uuid")]
    pub id: LeagueId,
    pub retired: bool,
    pub terms: LeagueTerms,
    /// Its seasons, in the order of their days.
    pub seasons: Vec<Season>,
}

impl League {
    pub(super) fn begin(id: Uuid, recorded: Recorded<LeagueEvent>) -> Option<Self> {
        let LeagueEvent::LeagueAdded { name, terms } = recorded.event else {
            return None;
        };
        Some(Self { name, id: LeagueId(id), retired: false, terms, seasons: Vec::new() })
    }

    pub(super) fn apply(&mut self, recorded: Recorded<LeagueEvent>) {
        match recorded.event {
            LeagueEvent::LeagueEdited { name, .. } => self.name = name,
            LeagueEvent::LeagueTermsChanged { terms, .. } => {
                self.terms = self.terms.changed(&terms);
            }
            LeagueEvent::LeagueSeasonSet { season, .. } => {
                self.seasons.retain(|other| other.name != season.name);
                self.seasons.push(season);
                self.seasons.sort_by(|a, b| (a.from, &a.name).cmp(&(b.from, &b.name)));
            }
            LeagueEvent::LeagueSeasonDropped { season } => {
                self.seasons.retain(|other| other.name != season.name);
            }
            LeagueEvent::LeagueRetired {} => self.retired = true,
            LeagueEvent::LeagueReturned {} => self.retired = false,
            LeagueEvent::LeagueAdded { .. } | LeagueEvent::Unknown(_) => {}
        }
    }
}

impl From<&League> for LeagueRef {
    fn from(league: &League) -> Self {
        Self { name: league.name.clone(), uuid: league.id }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomRuleset {
    pub id: RulesetId,
    /// Under their own name.
    pub rules: Ruleset,
    pub retired: bool,
}

impl CustomRuleset {
    pub(super) fn begin(id: Uuid, recorded: Recorded<RulesetEvent>) -> Option<Self> {
        let RulesetEvent::RulesetAdded { ruleset } = recorded.event else {
            return None;
        };
        Some(Self { id: RulesetId(id), rules: ruleset, retired: false })
    }

    pub(super) fn apply(&mut self, recorded: Recorded<RulesetEvent>) {
        self.retired |= matches!(recorded.event, RulesetEvent::RulesetRetired {});
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Aggregate;
    use crate::game::fixture::{player, recorded};

    #[test]
    fn a_player_is_the_fold_of_its_events() {
        let named = |name: &str| PlayerEvent::PlayerAdded { name: name.to_owned() };
        let renamed = PlayerEvent::PlayerRenamed { name: "Anne".to_owned(), was: "Ann".to_owned() };
        let mut events = vec![named("Ann"), renamed, PlayerEvent::PlayerRetired {}];
        let fold =
            |events: &[PlayerEvent]| PlayerProfile::fold(Uuid::nil(), recorded(events.to_vec()));
        let mut anne = PlayerProfile {
            name: "Anne".to_owned(),
            membership: Membership::Retired,
            merged_into: None,
            is_deleted: false,
        };
        assert_eq!(fold(&events).as_ref(), Some(&anne));
        events.push(PlayerEvent::PlayerReturned {});
        events.push(PlayerEvent::PlayerMerged { into: player('B') });
        anne.membership = Membership::Active;
        anne.merged_into = Some(player('B'));
        events.push(PlayerEvent::PlayerDeleted {});
        anne.is_deleted = true;
        assert_eq!(fold(&events).as_ref(), Some(&anne));
        assert_eq!(fold(&events[1..]), None);
    }

    fn season(name: &str, from: &str, until: &str) -> Season {
        Season { name: name.to_owned(), from: from.parse().unwrap(), until: until.parse().unwrap() }
    }

    #[test]
    fn a_league_is_the_fold_of_its_events() {
        let set =
            |season: &Season| LeagueEvent::LeagueSeasonSet { season: season.clone(), was: None };
        let spring = season("Spring", "2026-03-01", "2026-05-31");
        let autumn = season("Autumn", "2026-09-01", "2026-11-30");
        let earlier = season("Autumn", "2026-02-01", "2026-02-28");
        let added =
            LeagueEvent::LeagueAdded { name: "Cub".to_owned(), terms: LeagueTerms::default() };
        let edited = LeagueEvent::LeagueEdited { name: "Club".to_owned(), was: "Cub".to_owned() };
        let mut events = vec![added, edited, set(&autumn), set(&spring)];
        let fold = |events: &[LeagueEvent]| League::fold(Uuid::nil(), recorded(events.to_vec()));
        let mut club = League {
            name: "Club".to_owned(),
            id: LeagueId(Uuid::nil()),
            retired: false,
            terms: LeagueTerms::default(),
            seasons: vec![spring.clone(), autumn],
        };
        assert_eq!(fold(&events).as_ref(), Some(&club));
        events.push(set(&earlier));
        club.seasons = vec![earlier.clone(), spring];
        assert_eq!(fold(&events).as_ref(), Some(&club));
        events.push(LeagueEvent::LeagueSeasonDropped { season: club.seasons.pop().unwrap() });
        events.push(LeagueEvent::LeagueRetired {});
        club.retired = true;
        assert_eq!(fold(&events).as_ref(), Some(&club));
        assert_eq!(fold(&events[1..]), None);
    }

    #[test]
    fn a_ruleset_is_the_fold_of_its_events() {
        let ruleset = Ruleset::texas();
        let added = RulesetEvent::RulesetAdded { ruleset: ruleset.clone() };
        let events = [added, RulesetEvent::RulesetRetired {}];
        let fold = |events: &[RulesetEvent]| {
            CustomRuleset::fold(Uuid::nil(), recorded(events.to_vec())).map(|custom| custom.retired)
        };
        assert_eq!(fold(&events[..1]), Some(false));
        assert_eq!(fold(&events), Some(true));
        assert_eq!(fold(&events[1..]), None);
    }
}
