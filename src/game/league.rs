//! A league: what a club has agreed on, and its seasons.
//!
//! How its games are counted is up to the module `league`.

use uuid::Uuid;

use super::event::{LeagueEvent, LeagueTerms, Recorded, Season};
use super::membership::Membership;

/// A league.
#[derive(Debug, Clone, PartialEq)]
pub struct League {
    /// What the league is called.
    pub name: String,
    /// Whether it is still played.
    pub membership: Membership,
    /// What its players agreed on.
    pub terms: LeagueTerms,
    /// Its seasons, in the order of their days.
    pub seasons: Vec<Season>,
}

impl League {
    pub(super) fn begin(_: Uuid, recorded: Recorded<LeagueEvent>) -> Option<Self> {
        let LeagueEvent::LeagueAdded { name, terms } = recorded.event else {
            return None;
        };
        Some(Self {
            name,
            membership: Membership::Active,
            terms,
            seasons: Vec::new(),
        })
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
    use super::*;
    use crate::game::Aggregate;
    use crate::game::fixture::recorded;

    fn season(name: &str, from: &str, until: &str) -> Season {
        Season {
            name: name.to_owned(),
            from: from.parse().unwrap(),
            until: until.parse().unwrap(),
        }
    }

    #[test]
    fn a_league_is_the_fold_of_its_events() {
        let set = |season: &Season| LeagueEvent::LeagueSeasonSet {
            season: season.clone(),
            was: None,
        };
        let spring = season("Spring", "2026-03-01", "2026-05-31");
        let autumn = season("Autumn", "2026-09-01", "2026-11-30");
        let earlier = season("Autumn", "2026-02-01", "2026-02-28");
        let added = LeagueEvent::LeagueAdded {
            name: "Cub".to_owned(),
            terms: LeagueTerms::default(),
        };
        let edited = LeagueEvent::LeagueEdited {
            name: "Club".to_owned(),
            was: "Cub".to_owned(),
        };
        let mut events = vec![added, edited, set(&autumn), set(&spring)];
        let fold = |events: &[LeagueEvent]| League::fold(Uuid::nil(), recorded(events.to_vec()));
        let mut club = League {
            name: "Club".to_owned(),
            membership: Membership::Active,
            terms: LeagueTerms::default(),
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
