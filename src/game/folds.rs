//! How events are folded: the trait of all folds, and those of players, leagues and custom
//! rulesets.

use std::mem;

use serde::Serialize;
use uuid::Uuid;

use super::event::{
    AggregateEvent, LeagueEvent, LeagueTerms, PlayerEvent, Recorded, RulesetEvent, Season,
};
use super::id::{LeagueId, LeagueRef, PlayerId, RulesetId};
use crate::rules::Ruleset;

/// A value that is the fold of its events: the same events give the same value,
/// anywhere.
///
/// An event that does not fit changes nothing: two journals may have been merged.
pub trait Aggregate: Clone {
    type Event: AggregateEvent;

    /// Begins the value by such an event; `None` if that is not possible.
    fn begin(id: Uuid, recorded: Recorded<Self::Event>) -> Option<Self>;

    /// Adds the event that comes next.
    fn apply(&mut self, recorded: Recorded<Self::Event>);

    /// Folds events in the order of time and id; `None` if none begins the value.
    ///
    /// The one that does comes first, although others that were imported may be
    /// dated before it.
    fn fold(id: Uuid, mut events: Vec<Recorded<Self::Event>>) -> Option<Self> {
        let first = |recorded: &Recorded<Self::Event>| recorded.event.begins();
        let first = events.iter().position(first)?;
        events[..=first].rotate_right(1);
        let mut value: Option<Self> = None;
        for recorded in events {
            match &mut value {
                Some(value) => value.apply(recorded),
                None => value = Self::begin(id, recorded),
            }
        }
        value
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerProfile {
    pub name: String,
    /// Whether they are out of use; what they played stands.
    pub retired: bool,
    /// Whom the player counts for, after a merge.
    pub merged_into: Option<PlayerId>,
    /// Whether the player was deleted, who had played nothing then.
    pub is_deleted: bool,
    /// Earlier names, the oldest first.
    pub former: Vec<String>,
}

impl Aggregate for PlayerProfile {
    type Event = PlayerEvent;

    fn begin(_: Uuid, recorded: Recorded<PlayerEvent>) -> Option<Self> {
        let PlayerEvent::PlayerAdded { name } = recorded.event else {
            return None;
        };
        let former = Vec::new();
        Some(Self { name, retired: false, merged_into: None, is_deleted: false, former })
    }

    fn apply(&mut self, recorded: Recorded<PlayerEvent>) {
        match recorded.event {
            PlayerEvent::PlayerRenamed { name, .. } => {
                self.former.push(mem::replace(&mut self.name, name));
            }
            PlayerEvent::PlayerMerged { into } => self.merged_into = Some(into),
            PlayerEvent::PlayerRetired {} => self.retired = true,
            PlayerEvent::PlayerReturned {} => self.retired = false,
            PlayerEvent::PlayerDeleted {} => self.is_deleted = true,
            PlayerEvent::PlayerAdded { .. } | PlayerEvent::Unknown(_) => {}
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct League {
    pub name: String,
    #[serde(rename = "uuid")]
    pub id: LeagueId,
    pub retired: bool,
    pub terms: LeagueTerms,
    /// Earlier names, the oldest first.
    #[serde(skip)]
    pub former: Vec<String>,
    /// Its seasons, in the order of their days.
    pub seasons: Vec<Season>,
}

impl Aggregate for League {
    type Event = LeagueEvent;

    fn begin(id: Uuid, recorded: Recorded<LeagueEvent>) -> Option<Self> {
        let LeagueEvent::LeagueAdded { name, terms } = recorded.event else {
            return None;
        };
        let (seasons, former) = (Vec::new(), Vec::new());
        Some(Self { name, id: LeagueId(id), retired: false, terms, seasons, former })
    }

    fn apply(&mut self, recorded: Recorded<LeagueEvent>) {
        match recorded.event {
            LeagueEvent::LeagueEdited { name, .. } => {
                self.former.push(mem::replace(&mut self.name, name));
            }
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

impl Aggregate for CustomRuleset {
    type Event = RulesetEvent;

    fn begin(id: Uuid, recorded: Recorded<RulesetEvent>) -> Option<Self> {
        let RulesetEvent::RulesetAdded { ruleset } = recorded.event else {
            return None;
        };
        Some(Self { id: RulesetId(id), rules: ruleset, retired: false })
    }

    fn apply(&mut self, recorded: Recorded<RulesetEvent>) {
        self.retired |= matches!(recorded.event, RulesetEvent::RulesetRetired {});
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;
    use crate::game::fixture::{check_read, in_json, recorded};

    fn folded<A: Aggregate + Debug>(events: &str) -> String {
        let events = events.lines().map(|json| A::Event::read(json.trim()).unwrap());
        let value = A::fold(Uuid::nil(), recorded(events));
        value.map_or("-".to_owned(), |value| format!("{value:?}"))
    }

    /// Folds events, a line each.
    #[test]
    fn a_value_is_the_fold_of_its_events() {
        check_read(include_str!("../../tests/games/folds.txt"), |kind, events| {
            let events = in_json(events);
            match kind {
                "player" => folded::<PlayerProfile>(&events),
                "league" => folded::<League>(&events),
                _ => folded::<CustomRuleset>(&events),
            }
        });
    }
}
