//! What events belong to, and how they are folded: the trait of all folds, and those of players,
//! leagues and custom rulesets.

use serde::Serialize;
use strum::{EnumString, IntoStaticStr};
use uuid::Uuid;

use super::event::{
    GameEvent, LeagueEvent, LeagueTerms, ParseEventError, PlayerEvent, Recorded, RulesetEvent,
    Season, SolitaireEvent, TournamentEvent,
};
use super::id::{LeagueId, LeagueRef, PlayerId, RulesetId};
use crate::rules::Ruleset;

/// What an event belongs to, by the name that the journal has for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AggregateKind {
    Player,
    League,
    Ruleset,
    Solitaire,
    Tournament,
    /// An undo or a redo of a command.
    Command,
    Game,
}

impl AggregateKind {
    /// Returns the name of the kind: `game`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the kind of a name; `None` if it is of a later version.
    pub fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// A value that is the fold of its events: the same events give the same value,
/// anywhere.
///
/// An event that does not fit changes nothing: two journals may have been merged.
pub trait Aggregate: Clone {
    type Event;

    /// What the journal calls it.
    const KIND: AggregateKind;

    /// Reads an event from its JSON.
    fn read(json: &str) -> Result<Self::Event, ParseEventError>;

    /// Returns `true` if an event begins such a value.
    fn begins(event: &Self::Event) -> bool;

    /// Begins the value by such an event; `None` if that is not possible.
    fn begin(id: Uuid, recorded: Recorded<Self::Event>) -> Option<Self>;

    /// Adds the event that comes next.
    fn apply(&mut self, recorded: Recorded<Self::Event>);

    /// Folds events in the order of time and id; `None` if none begins the value.
    ///
    /// The one that does comes first, although others that were imported may be
    /// dated before it.
    fn fold(id: Uuid, mut events: Vec<Recorded<Self::Event>>) -> Option<Self> {
        let first = |recorded: &Recorded<_>| Self::begins(&recorded.event);
        let first = events.iter().position(first)?;
        events[..=first].rotate_right(1);
        let mut value: Option<Self> = None;
        for recorded in events {
            match &mut value {
                Some(value) => value.apply(recorded),
                None if Self::begins(&recorded.event) => value = Self::begin(id, recorded),
                None => {}
            }
        }
        value
    }
}

/// Implements what is alike for all of them.
macro_rules! aggregates {
    ($($value:ty => $kind:ident $event:ident $begins:pat,)*) => {$(
        impl Aggregate for $value {
            type Event = $event;

            const KIND: AggregateKind = AggregateKind::$kind;

            fn read(json: &str) -> Result<$event, ParseEventError> {
                $event::read(json)
            }

            fn begins(event: &$event) -> bool {
                matches!(event, $begins)
            }

            fn begin(id: Uuid, recorded: Recorded<$event>) -> Option<Self> {
                Self::begin(id, recorded)
            }

            fn apply(&mut self, recorded: Recorded<$event>) {
                self.apply(recorded);
            }
        }
    )*};
}

aggregates! {
    super::Scoresheet => Game GameEvent GameEvent::GameStarted(_),
    PlayerProfile => Player PlayerEvent PlayerEvent::PlayerAdded { .. },
    League => League LeagueEvent LeagueEvent::LeagueAdded { .. },
    CustomRuleset => Ruleset RulesetEvent RulesetEvent::RulesetAdded { .. },
    super::Solitaire => Solitaire SolitaireEvent
        SolitaireEvent::SolitaireStarted(_) | SolitaireEvent::SolitaireRecorded(_),
    super::Tournament => Tournament TournamentEvent TournamentEvent::TournamentCreated(_),
}

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
