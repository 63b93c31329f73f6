//! What events belong to, and how they are folded.

use strum::{EnumString, IntoStaticStr};
use uuid::Uuid;

use super::event::{
    GameEvent, LeagueEvent, ParseEventError, PlayerEvent, Recorded, RulesetEvent, SolitaireEvent,
    TournamentEvent,
};

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
    super::PlayerProfile => Player PlayerEvent PlayerEvent::PlayerAdded { .. },
    super::League => League LeagueEvent LeagueEvent::LeagueAdded { .. },
    super::CustomRuleset => Ruleset RulesetEvent RulesetEvent::RulesetAdded { .. },
    super::Solitaire => Solitaire SolitaireEvent
        SolitaireEvent::SolitaireStarted(_) | SolitaireEvent::SolitaireRecorded(_),
    super::Tournament => Tournament TournamentEvent TournamentEvent::TournamentCreated(_),
}
