//! The events of the journal as JSON.

use chrono::SecondsFormat;
use serde::Serialize;
use serde_json::Value;

use super::leagues::TermsShape;
use super::line;
use super::scoresheet::EventScore;
use crate::game::{
    CommandId, DeviceId, Event, EventId, GameEvent, GameRef, LeagueEvent, LeagueId, LeagueRef,
    PlayerEvent, PlayerRef, PlayerScore, Revocation, RulesetEvent, Season, WentOut,
};
use crate::render::journal::{event, why};
use crate::rules::Ruleset;
use crate::store::{LogEntry, NameDirectory, Page, Subject};
use crate::words::English;

/// Writes a page of the log, the latest event first.
pub fn log(page: &Page<LogEntry>, names: &NameDirectory) -> String {
    #[derive(Serialize)]
    struct Log<'a> {
        page: u32,
        more: bool,
        events: Vec<EventShape<'a>>,
    }
    let entries = page.items.iter();
    line(Log {
        page: page.number,
        more: page.more,
        events: entries.map(|entry| EventShape::of(entry, names)).collect(),
    })
}

/// Writes the events of a command that was undone or redone.
pub fn undo(entries: &[LogEntry], names: &NameDirectory) -> String {
    #[derive(Serialize)]
    struct Undo<'a> {
        events: Vec<EventShape<'a>>,
    }
    let entries = entries.iter();
    line(Undo {
        events: entries.map(|entry| EventShape::of(entry, names)).collect(),
    })
}

#[derive(Serialize)]
struct EventShape<'a> {
    uuid: EventId,
    command: CommandId,
    device: DeviceId,
    time: String,
    kind: String,
    text: String,
    why: Option<&'a str>,
    undone: bool,
    #[serde(flatten)]
    details: Details<'a>,
}

impl<'a> EventShape<'a> {
    fn of(entry: &'a LogEntry, names: &'a NameDirectory) -> Self {
        let (kind, details) = Details::of(entry, names);
        Self {
            uuid: entry.id,
            command: entry.command,
            device: entry.device,
            time: entry.time.to_rfc3339_opts(SecondsFormat::Millis, true),
            kind,
            text: event(entry, names, &English),
            why: why(entry),
            undone: entry.revoked,
            details,
        }
    }
}

/// The subject of the event and the fields of its kind; the others are
/// omitted.
#[derive(Default, Serialize)]
#[serde(default)]
struct Details<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<GameRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<PlayerRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    league: Option<Option<LeagueRef>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    old_league: Option<Option<LeagueRef>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<&'a Ruleset>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Vec<PlayerRef>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dealer: Option<PlayerRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<EventScore>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    old_scores: Option<Vec<EventScore>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    went_out: Option<Option<PlayerRef>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forced: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_total: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    new_name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    old_name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    into: Option<PlayerRef>,
    #[serde(skip_serializing_if = "Option::is_none")]
    terms: Option<TermsShape<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    old_terms: Option<TermsShape<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    season: Option<&'a Season>,
    #[serde(skip_serializing_if = "Option::is_none")]
    old_season: Option<Option<&'a Season>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    revoked_command: Option<CommandId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<&'a Value>,
}

impl<'a> Details<'a> {
    fn of(entry: &'a LogEntry, names: &'a NameDirectory) -> (String, Self) {
        let subject = Self::subject(entry, names);
        let (kind, details) = match &entry.event {
            None => ("unknown", subject),
            Some(Event::Game(event)) => subject.of_game(event, names),
            Some(Event::Player(event)) => subject.of_player(event, names),
            Some(Event::League(event)) => subject.of_league(event),
            Some(Event::Ruleset(event)) => subject.of_ruleset(event),
            Some(Event::Revocation(revocation)) => subject.of_revocation(*revocation),
        };
        (kind.to_owned(), details)
    }

    fn subject(entry: &LogEntry, names: &NameDirectory) -> Self {
        let mut details = Self::default();
        match (entry.subject, &entry.event) {
            (Subject::Game(game), _) => details.game = Some(names.game_ref(game)),
            (Subject::Player(player), _) => details.player = Some(names.player_ref(player)),
            (Subject::Other(id), Some(Event::League(_))) => {
                details.league = Some(Some(names.league_ref(LeagueId(id))));
            }
            (Subject::Other(_), _) => {}
        }
        details
    }

    fn of_game(self, event: &'a GameEvent, names: &NameDirectory) -> (&'a str, Self) {
        let player = |id| names.player_ref(id);
        let league = |id: Option<LeagueId>| Some(id.map(|id| names.league_ref(id)));
        let went_out = |out| match out {
            WentOut::Unknown => None,
            WentOut::Player(id) => Some(player(id)),
        };
        match event {
            GameEvent::GameStarted(start) => (
                "game_started",
                Self {
                    players: Some(start.seats.iter().copied().map(player).collect()),
                    dealer: Some(player(start.dealer)),
                    ruleset: Some(&start.ruleset),
                    league: league(start.league),
                    ..self
                },
            ),
            GameEvent::RoundScored(score) => (
                "round_scored",
                Self {
                    round: Some(score.round),
                    scores: Some(scores(&score.scores, names)),
                    went_out: Some(went_out(score.out)),
                    forced: Some(score.forced),
                    ..self
                },
            ),
            GameEvent::ScoreCorrected(correction) => (
                "score_corrected",
                Self {
                    round: Some(correction.round),
                    scores: Some(scores(&correction.scores, names)),
                    old_scores: Some(scores(&correction.was, names)),
                    went_out: correction.out.map(went_out),
                    forced: Some(correction.forced),
                    ..self
                },
            ),
            GameEvent::PlayerJoined {
                player: id,
                from_round,
                total,
            } => (
                "player_joined",
                Self {
                    player: Some(player(*id)),
                    round: Some(*from_round),
                    start_total: Some(*total),
                    ..self
                },
            ),
            GameEvent::PlayerLeft {
                player: id,
                from_round,
            } => (
                "player_left",
                Self {
                    player: Some(player(*id)),
                    round: Some(*from_round),
                    ..self
                },
            ),
            GameEvent::GameFinished {} => ("game_finished", self),
            GameEvent::GameAbandoned { .. } => ("game_abandoned", self),
            GameEvent::GameResumed {} => ("game_resumed", self),
            GameEvent::GameMoved { league: to, was } => (
                "game_moved",
                Self {
                    league: league(*to),
                    old_league: league(*was),
                    ..self
                },
            ),
            GameEvent::GameDeleted { .. } => ("game_deleted", self),
            GameEvent::Unknown(value) => self.of_unknown(value),
        }
    }

    fn of_player(self, event: &'a PlayerEvent, names: &NameDirectory) -> (&'a str, Self) {
        match event {
            PlayerEvent::PlayerAdded { name } => ("player_added", self.named(name, None)),
            PlayerEvent::PlayerRenamed { name, was } => {
                ("player_renamed", self.named(name, Some(was)))
            }
            PlayerEvent::PlayerMerged { into } => (
                "player_merged",
                Self {
                    into: Some(names.player_ref(*into)),
                    ..self
                },
            ),
            PlayerEvent::PlayerRetired {} => ("player_retired", self),
            PlayerEvent::PlayerReturned {} => ("player_returned", self),
            PlayerEvent::Unknown(value) => self.of_unknown(value),
        }
    }

    fn of_league(self, event: &'a LeagueEvent) -> (&'a str, Self) {
        match event {
            LeagueEvent::LeagueAdded { name, terms } => (
                "league_added",
                Self {
                    terms: Some(TermsShape::of(terms)),
                    ..self.named(name, None)
                },
            ),
            LeagueEvent::LeagueEdited { name, was } => {
                ("league_edited", self.named(name, Some(was)))
            }
            LeagueEvent::LeagueTermsChanged { terms, were } => (
                "league_terms_changed",
                Self {
                    terms: Some(TermsShape::of(terms)),
                    old_terms: Some(TermsShape::of(were)),
                    ..self
                },
            ),
            LeagueEvent::LeagueSeasonSet { season, was } => (
                "league_season_set",
                Self {
                    season: Some(season),
                    old_season: Some(was.as_ref()),
                    ..self
                },
            ),
            LeagueEvent::LeagueSeasonDropped { season } => (
                "league_season_dropped",
                Self {
                    old_season: Some(Some(season)),
                    ..self
                },
            ),
            LeagueEvent::LeagueRetired {} => ("league_retired", self),
            LeagueEvent::LeagueReturned {} => ("league_returned", self),
            LeagueEvent::Unknown(value) => self.of_unknown(value),
        }
    }

    fn of_ruleset(self, event: &'a RulesetEvent) -> (&'a str, Self) {
        match event {
            RulesetEvent::RulesetAdded { ruleset } => (
                "ruleset_added",
                Self {
                    ruleset: Some(ruleset),
                    ..self
                },
            ),
            RulesetEvent::RulesetRetired {} => ("ruleset_retired", self),
            RulesetEvent::Unknown(value) => self.of_unknown(value),
        }
    }

    fn of_revocation(self, revocation: Revocation) -> (&'a str, Self) {
        let (kind, command) = match revocation {
            Revocation::Undone { command } => ("undone", command),
            Revocation::Redone { command } => ("redone", command),
        };
        (
            kind,
            Self {
                revoked_command: Some(command),
                ..self
            },
        )
    }

    /// An event of a later version is written as it is.
    fn of_unknown(self, value: &'a Value) -> (&'a str, Self) {
        (
            value["kind"].as_str().unwrap_or("unknown"),
            Self {
                event: Some(value),
                ..self
            },
        )
    }

    fn named(self, new: &'a str, old: Option<&'a String>) -> Self {
        Self {
            new_name: Some(new),
            old_name: old.map(String::as_str),
            ..self
        }
    }
}

fn scores(scores: &[PlayerScore], names: &NameDirectory) -> Vec<EventScore> {
    let score = |score: &PlayerScore| EventScore {
        player: names.player_ref(score.player),
        score: score.points,
    };
    scores.iter().map(score).collect()
}
