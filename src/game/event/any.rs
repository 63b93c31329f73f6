//! An event of any kind, with its id, time, command and device, and the bounds of
//! valid events: no version has written beyond them, and they are wide enough for
//! every later one.
//!
//! The folds are safe within them. An event from elsewhere is checked against
//! them before it is stored.

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::IntoStaticStr;
use thiserror::Error;

use super::game::{GameEvent, GameStart, PlayerScore};
use super::json::ParseEventError;
use super::league::{LeagueEvent, PlayerEvent, RulesetEvent};
use super::solitaire::{InvalidSolitaire, SolitaireEvent};
use super::tournament::{InvalidTournament, TournamentEvent};
use crate::game::id::{CommandId, DeviceId, EventId};
use crate::game::name::{InvalidName, Name};
use crate::game::text::grouped;
use crate::rules::MAX_PLAYERS;

/// An event of any kind.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Event {
    Game(GameEvent),
    Player(PlayerEvent),
    League(LeagueEvent),
    Ruleset(RulesetEvent),
    Solitaire(SolitaireEvent),
    Tournament(TournamentEvent),
    /// A command was undone, or an undoing was.
    Revocation(Revocation),
}

impl Event {
    /// Returns an event of a later version.
    pub const fn unknown(&self) -> Option<&Value> {
        match self {
            Self::Game(GameEvent::Unknown(value))
            | Self::Player(PlayerEvent::Unknown(value))
            | Self::League(LeagueEvent::Unknown(value))
            | Self::Ruleset(RulesetEvent::Unknown(value))
            | Self::Solitaire(SolitaireEvent::Unknown(value))
            | Self::Tournament(TournamentEvent::Unknown(value)) => Some(value),
            _ => None,
        }
    }

    /// Returns the kind as the journal has it: `round_scored`.
    pub fn kind(&self) -> &str {
        if let Some(value) = self.unknown() {
            return value["kind"].as_str().unwrap_or("unknown");
        }
        match self {
            Self::Game(event) => event.into(),
            Self::Player(event) => event.into(),
            Self::League(event) => event.into(),
            Self::Ruleset(event) => event.into(),
            Self::Solitaire(event) => event.into(),
            Self::Tournament(event) => event.into(),
            Self::Revocation(event) => event.into(),
        }
    }
}

/// An event as the journal holds it: what happened, when and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorded<E> {
    pub id: EventId,
    pub command: CommandId,
    /// When, in milliseconds of UTC; a journal's time never runs backwards.
    pub time: DateTime<Utc>,
    /// Where the command was given.
    pub device: DeviceId,
    /// What happened.
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

impl Revocation {
    /// Reads an event from its JSON.
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        let kind = "revocation".to_owned();
        serde_json::from_str(json).map_err(|why| ParseEventError { kind, why })
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
    use crate::game::NewGame;
    use crate::game::fixture::player;
    use crate::rules::Ruleset;

    const ANN: &str = "00000000-0000-0000-0000-000000000001";

    fn check(json: &str, expect: &str) {
        let json = json.replace("ANN", ANN);
        let event = GameEvent::read(&json).unwrap();
        let got = match Event::Game(event).check() {
            Ok(()) => "valid".to_owned(),
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect);
    }

    #[test]
    fn an_event_outside_the_bounds_is_invalid() {
        let scored = |round: u8, points: i32| {
            format!(
                r#"{{"kind":"round_scored","round":{round},"scores":[{{"player":"ANN","points":{points}}}],"out":"unknown"}}"#
            )
        };
        check(&scored(11, 240), "valid");
        check(&scored(0, 12), "a round must be from 1 to 99, not 0");
        check(&scored(1, i32::MAX), "points of a round must be at most 1,000,000, not 2147483647");
        let corrected = |round: u8, now: i32, was: i32| {
            let score = |points| format!(r#"[{{"player":"ANN","points":{points}}}]"#);
            format!(
                r#"{{"kind":"score_corrected","round":{round},"scores":{},"was":{},"out":null,"why":null}}"#,
                score(now),
                score(was)
            )
        };
        check(&corrected(1, 12, -5), "valid");
        check(&corrected(100, 12, -5), "a round must be from 1 to 99, not 100");
        for beyond in [corrected(1, 1_000_001, 0), corrected(1, 0, 1_000_001)] {
            check(&beyond, "points of a round must be at most 1,000,000, not 1000001");
        }
        check(
            r#"{"kind":"player_left","player":"ANN","from_round":0}"#,
            "a round must be from 1 to 99, not 0",
        );
        check(r#"{"kind":"player_joined","player":"ANN","from_round":2,"total":-5}"#, "valid");
        check(
            r#"{"kind":"player_joined","player":"ANN","from_round":2,"total":2000000000}"#,
            "a total must be at most 100,000,000 points, not 2000000000",
        );
        check(r#"{"kind":"game_blessed","round":0}"#, "valid");
    }

    fn check_start(change: impl FnOnce(&mut GameStart), expect: Result<(), InvalidEvent>) {
        let (seats, rules) = ("ABC".chars().map(player).collect(), Ruleset::official());
        let game = NewGame::new(seats, rules, NaiveDate::default());
        let Ok(GameEvent::GameStarted(mut start)) = game.start(1) else {
            panic!("three can play");
        };
        change(&mut start);
        let event = Event::Game(GameEvent::GameStarted(start));
        assert_eq!(event.check(), expect);
    }

    #[test]
    fn a_start_that_no_table_makes_is_invalid() {
        check_start(|_| {}, Ok(()));
        for letters in ["", "ABA", "ABCDEFGHIJKLMNO"] {
            let seats: Vec<_> = letters.chars().map(player).collect();
            let invalid = Err(InvalidEvent::Seats(seats.len()));
            check_start(|start| start.seats = seats, invalid);
        }
        check_start(|start| start.dealer = player('Z'), Err(InvalidEvent::Dealer));
        check_start(|start| start.number = 0, Err(InvalidEvent::Number(0)));
        let late = NaiveDate::from_ymd_opt(10_000, 1, 1).unwrap();
        check_start(|start| start.date = late, Err(InvalidEvent::Day(late)));
    }

    #[test]
    fn a_season_has_days_of_four_digits() {
        let late = NaiveDate::from_ymd_opt(12_000, 1, 1).unwrap();
        let check = |from, until| {
            let season = crate::game::Season { name: "Spring".to_owned(), from, until };
            Event::League(LeagueEvent::LeagueSeasonSet { season, was: None }).check()
        };
        let day = NaiveDate::default();
        assert_eq!(check(day, day), Ok(()));
        assert_eq!(check(day, late), Err(InvalidEvent::Day(late)));
        assert_eq!(check(late, day), Err(InvalidEvent::Day(late)));
    }

    #[test]
    fn a_name_that_cannot_be_typed_is_invalid() {
        let event = PlayerEvent::PlayerAdded { name: "\u{1b}[2J".to_owned() };
        assert_eq!(
            Event::Player(event).check().unwrap_err().to_string(),
            "a name cannot contain control characters, such as U+001B"
        );
    }
}
