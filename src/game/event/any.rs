//! An event of any kind, with its id, time, command and device, and the bounds of
//! valid events: no version has written beyond them, and they are wide enough for
//! every later one.
//!
//! The folds are safe within them. An event from elsewhere is checked against
//! them before it is stored.

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{EnumString, IntoStaticStr};
use thiserror::Error;

use super::game::{GameEvent, GameStart, PlayerScore};
use super::json::{ParseEventError, read};
use super::league::{LeagueEvent, PlayerEvent, RulesetEvent};
use super::solitaire::{InvalidSolitaire, SolitaireEvent};
use super::tournament::{InvalidTournament, TournamentEvent};
use crate::game::id::{CommandId, DeviceId, EventId};
use crate::game::name::{InvalidName, Name};
use crate::game::text::grouped;
use crate::rules::MAX_PLAYERS;

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
}

/// An event of one kind of aggregate.
pub trait AggregateEvent: Serialize + Sized {
    const KIND: AggregateKind;

    /// Reads an event from its JSON.
    fn read(json: &str) -> Result<Self, ParseEventError>;

    /// Returns `true` if an aggregate begins with the event.
    fn begins(&self) -> bool;
}

/// Declares the events of each kind of aggregate, with which of them one begins, and what reads
/// the most frequent of them.
macro_rules! events {
    ($($kind:ident($event:ident $(, often $read_frequent:path)?) begins with $begins:pat,)+) => {
        /// An event of any kind.
        #[derive(Debug, Clone, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum Event {
            $($kind($event),)+
            /// A command was undone, or an undoing was.
            Revocation(Revocation),
        }

        impl Event {
            /// Reads an event of what is of a kind from its JSON.
            pub fn read(kind: AggregateKind, json: &str) -> Result<Self, ParseEventError> {
                match kind {
                    $(AggregateKind::$kind => $event::read(json).map(Self::$kind),)+
                    AggregateKind::Command => Revocation::read(json).map(Self::Revocation),
                }
            }

            /// Returns the kind of the aggregate that the event begins, if it begins one; an undo
            /// or a redo is its own.
            pub fn begins(&self) -> Option<AggregateKind> {
                match self {
                    $(Self::$kind(event) => event.begins().then_some(AggregateKind::$kind),)+
                    Self::Revocation(_) => Some(AggregateKind::Command),
                }
            }

            /// Returns an event of a later version.
            pub const fn unknown(&self) -> Option<&Value> {
                match self {
                    $(Self::$kind($event::Unknown(value)) => Some(value),)+
                    _ => None,
                }
            }

            /// Returns the kind as the journal has it: `round_scored`.
            pub fn kind(&self) -> &str {
                if let Some(value) = self.unknown() {
                    return value["kind"].as_str().unwrap_or("unknown");
                }
                match self {
                    $(Self::$kind(event) => event.into(),)+
                    Self::Revocation(event) => event.into(),
                }
            }
        }

        $(impl AggregateEvent for $event {
            const KIND: AggregateKind = AggregateKind::$kind;

            fn read(json: &str) -> Result<Self, ParseEventError> {
                $(if let Some(event) = $read_frequent(json) {
                    return Ok(event);
                })?
                read(json, Self::Unknown)
            }

            fn begins(&self) -> bool {
                matches!(self, $begins)
            }
        })+
    };
}

events! {
    Game(GameEvent, often GameEvent::read_frequent) begins with GameEvent::GameStarted(_),
    Player(PlayerEvent) begins with PlayerEvent::PlayerAdded { .. },
    League(LeagueEvent) begins with LeagueEvent::LeagueAdded { .. },
    Ruleset(RulesetEvent) begins with RulesetEvent::RulesetAdded { .. },
    Solitaire(SolitaireEvent) begins with SolitaireEvent::SolitaireStarted(_)
        | SolitaireEvent::SolitaireRecorded(_),
    Tournament(TournamentEvent) begins with TournamentEvent::TournamentCreated(_),
}

/// An event as the journal holds it: what happened, when and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorded<E> {
    pub id: EventId,
    pub command: CommandId,
    /// When, in milliseconds of UTC; a journal's time never runs backwards.
    pub time: DateTime<Utc>,
    pub device: DeviceId,
    pub event: E,
}

/// A command no longer counts, or counts again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Revocation {
    /// A change was undone.
    Undone { command: CommandId },
    /// An undoing was taken back.
    Redone { command: CommandId },
}

impl AggregateEvent for Revocation {
    const KIND: AggregateKind = AggregateKind::Command;

    fn read(json: &str) -> Result<Self, ParseEventError> {
        let kind = "revocation".to_owned();
        serde_json::from_str(json).map_err(|why| ParseEventError { kind, why })
    }

    fn begins(&self) -> bool {
        true
    }
}

sampled! {
    /// Why an event cannot be from a real game.
    #[derive(Debug, Clone, PartialEq, Eq, Error)]
    pub enum InvalidEvent {
        #[error("a round must be from 1 to {LAST_ROUND}, not {0}")]
        Round(u8), for (0);
        #[error("points of a round must be at most {}, not {}", grouped(MAX_POINTS), .0)]
        Points(i32), for (1_000_001);
        #[error("a total must be at most {} points, not {}", grouped(MAX_TOTAL), .0)]
        Total(i32), for (100_000_001);
        #[error("a game number must be from 1 to {}, not {}", grouped(LAST_NUMBER), .0)]
        Number(u32), for (0);
        #[error("a game must have 1 to {MAX_PLAYERS} players, each once, not {0}")]
        Seats(usize), for (0);
        #[error("the dealer of a game must be one of its players")]
        Dealer;
        #[error("the year of a date must have four digits, not {0}")]
        Day(NaiveDate), for (NaiveDate::MAX);
        #[error(transparent)]
        Solitaire(#[from] InvalidSolitaire), for (InvalidSolitaire::Piles(10));
        #[error(transparent)]
        Tournament(#[from] InvalidTournament), for (InvalidTournament::NoTables);
        #[error(transparent)]
        Name(#[from] InvalidName), for (InvalidName::Empty);
    }
}

const LAST_ROUND: u8 = 99;
const MAX_POINTS: i32 = 1_000_000;
const MAX_TOTAL: i32 = 100_000_000;

/// The highest number of a game. A number follows the highest of all, so that
/// one from elsewhere must not be near the end of what can be counted.
pub const LAST_NUMBER: u32 = 1_000_000;

impl Event {
    /// Checks that the event is within the bounds of real games.
    pub fn check(&self) -> Result<(), InvalidEvent> {
        match self {
            Self::Game(event) => game(event),
            Self::Player(
                PlayerEvent::PlayerAdded { name } | PlayerEvent::PlayerRenamed { name, .. },
            )
            | Self::League(
                LeagueEvent::LeagueAdded { name, .. } | LeagueEvent::LeagueEdited { name, .. },
            ) => Ok(Name::new(name).map(|_| ())?),
            Self::League(LeagueEvent::LeagueSeasonSet { season, .. }) => {
                day(season.from)?;
                day(season.until)
            }
            Self::Solitaire(event) => Ok(event.check()?),
            Self::Tournament(event) => {
                if let TournamentEvent::TournamentCreated(start) = event {
                    Name::new(&start.name)?;
                    day(start.date)?;
                }
                Ok(event.check()?)
            }
            Self::Player(_) | Self::League(_) | Self::Ruleset(_) | Self::Revocation(_) => Ok(()),
        }
    }
}

fn game(event: &GameEvent) -> Result<(), InvalidEvent> {
    match event {
        GameEvent::GameStarted(begin) => start(begin),
        GameEvent::RoundScored(score) => {
            round(score.round)?;
            scores(&score.scores)
        }
        GameEvent::ScoreCorrected(correction) => {
            round(correction.round)?;
            scores(&correction.scores)?;
            scores(&correction.was)
        }
        GameEvent::PlayerJoined { from_round, total, .. }
        | GameEvent::StartCorrected { from_round, total, .. } => {
            round(*from_round)?;
            let in_bounds = (-MAX_TOTAL..=MAX_TOTAL).contains(total);
            in_bounds.then_some(()).ok_or(InvalidEvent::Total(*total))
        }
        GameEvent::PlayerLeft { from_round, .. } => round(*from_round),
        GameEvent::ResultRecorded { totals, .. } => scores(totals),
        GameEvent::GameEdited { now, .. } => now.date.map_or(Ok(()), day),
        _ => Ok(()),
    }
}

fn start(start: &GameStart) -> Result<(), InvalidEvent> {
    let seats = &start.seats;
    let twice = |seat: usize| seats[..seat].contains(&seats[seat]);
    if !(1..=MAX_PLAYERS).contains(&seats.len()) || (0..seats.len()).any(twice) {
        return Err(InvalidEvent::Seats(seats.len()));
    }
    if !seats.contains(&start.dealer) {
        return Err(InvalidEvent::Dealer);
    }
    if !(1..=LAST_NUMBER).contains(&start.number) {
        return Err(InvalidEvent::Number(start.number));
    }
    day(start.date)
}

fn round(number: u8) -> Result<(), InvalidEvent> {
    (1..=LAST_ROUND).contains(&number).then_some(()).ok_or(InvalidEvent::Round(number))
}

fn scores(scores: &[PlayerScore]) -> Result<(), InvalidEvent> {
    let mut points = scores.iter().filter_map(|score| score.points);
    let beyond = points.find(|points| !(-MAX_POINTS..=MAX_POINTS).contains(points));
    beyond.map_or(Ok(()), |points| Err(InvalidEvent::Points(points)))
}

fn day(day: NaiveDate) -> Result<(), InvalidEvent> {
    (0..=9999).contains(&day.year()).then_some(()).ok_or(InvalidEvent::Day(day))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::{check_read, in_json};

    /// Reads events, and writes them again.
    #[test]
    fn events_keep_their_names_and_bounds() {
        check_read(include_str!("../../../tests/games/events.txt"), |kind, json| {
            let json = in_json(json);
            let event = match Event::read(kind.parse().unwrap(), &json) {
                Ok(event) => event,
                Err(error) => return error.to_string(),
            };
            let written = serde_json::to_string(&event).unwrap();
            let other =
                if written == json { String::new() } else { format!(", written {written}") };
            event.check().map_or_else(|error| error.to_string(), |()| "valid".to_owned()) + &other
        });
    }
}
