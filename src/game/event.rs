//! Everything that can happen, as it is written into the journal.
//!
//! An event is JSON with its `kind`. Kinds and fields keep their names for
//! ever. A kind that this version does not know is kept as it came and
//! changes nothing.

use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use super::league::{LeagueSettings, Season};
use super::ruleset_json;
use super::start::GameStart;
use super::{CommandId, DeviceId, EventId, LeagueId, PlayerId};
use crate::rules::Ruleset;

/// An event as the journal holds it: what happened, when and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorded<E> {
    /// Names the event.
    pub id: EventId,
    /// The command that wrote it.
    pub command: CommandId,
    /// When, in milliseconds of UTC; a journal's time never runs backwards.
    pub time: DateTime<Utc>,
    /// Where the command was given.
    pub device: DeviceId,
    /// What happened.
    pub event: E,
}

/// What happened to anything.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub enum Event {
    Game(GameEvent),
    Player(PlayerEvent),
    League(LeagueEvent),
    Ruleset(RulesetEvent),
    /// A command was undone, or an undoing was.
    Revocation(Revocation),
}

/// What happened to a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum GameEvent {
    GameStarted(GameStart),
    RoundScored(RoundScore),
    ScoreCorrected(Correction),
    /// A player sat down late, or came back, with a total to start from.
    PlayerJoined {
        player: PlayerId,
        from_round: u8,
        total: i32,
    },
    /// A player got up and plays no more from a round on.
    PlayerLeft {
        player: PlayerId,
        from_round: u8,
    },
    /// The table ended the game before its last round.
    GameFinished {},
    GameAbandoned {
        why: Option<String>,
    },
    /// A finished, abandoned or deleted game goes on.
    GameResumed {},
    /// The game was filed under another league, or under none.
    GameMoved {
        league: Option<LeagueId>,
        was: Option<LeagueId>,
    },
    GameDeleted {
        why: Option<String>,
    },
    /// An event of a later version.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

/// A round's scores.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundScore {
    /// The number of the round; from 12 on, one that settles a tie.
    pub round: u8,
    /// One for every player at the table.
    pub scores: Vec<PlayerScore>,
    /// Who went out.
    pub out: WentOut,
    /// Whether the table insisted on an implausible score.
    #[serde(default)]
    pub forced: bool,
}

/// What one player scored in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerScore {
    /// The player.
    pub player: PlayerId,
    /// Points, or nothing where the player did not play the round.
    pub points: Option<i32>,
    /// The cards that the points were counted from, in canonical ASCII.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
}

/// Who went out in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WentOut {
    /// Nobody said.
    Unknown,
    /// This player.
    Player(PlayerId),
}

/// A correction of a scored round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// The number of the round.
    pub round: u8,
    /// The corrected scores; the others stand.
    pub scores: Vec<PlayerScore>,
    /// What the corrected scores were, for the log.
    pub was: Vec<PlayerScore>,
    /// Who went out, if that changes.
    pub out: Option<WentOut>,
    /// Why.
    pub why: Option<String>,
    /// Whether the table insisted on an implausible score.
    #[serde(default)]
    pub forced: bool,
}

/// What happened to a player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
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
    /// An event of a later version.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

/// What happened to a league.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum LeagueEvent {
    LeagueAdded {
        name: String,
        #[serde(default, skip_serializing_if = "LeagueSettings::is_empty")]
        terms: LeagueSettings,
    },
    /// The league has another name now.
    LeagueEdited {
        name: String,
        was: String,
    },
    /// Some of its terms are others now; those not named stand.
    LeagueTermsChanged {
        terms: LeagueSettings,
        were: LeagueSettings,
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
    /// An event of a later version.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

/// What happened to a house ruleset.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum RulesetEvent {
    RulesetAdded {
        #[serde(with = "ruleset_json")]
        ruleset: Ruleset,
    },
    RulesetRetired {},
    /// An event of a later version.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

/// A command no longer counts, or counts again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Revocation {
    /// A change was undone.
    Undone { command: CommandId },
    /// An undoing was taken back.
    Redone { command: CommandId },
}

/// An event that this version should be able to read, and is not.
#[derive(Debug, Error)]
#[error("`{kind}` is not written as it should be: {why}")]
pub struct ParseEventError {
    /// The kind of the event, empty if it has none.
    pub kind: String,
    /// What is wrong with it.
    pub why: serde_json::Error,
}

impl GameEvent {
    /// Reads an event from its JSON.
    ///
    /// # Errors
    ///
    /// [`ParseEventError`] for a known kind whose fields are wrong, and for JSON
    /// that is no event at all.
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        const KINDS: &[&str] = &[
            "game_started",
            "round_scored",
            "score_corrected",
            "player_joined",
            "player_left",
            "game_finished",
            "game_abandoned",
            "game_resumed",
            "game_moved",
            "game_deleted",
        ];
        read(json, KINDS, Self::Unknown)
    }
}

impl PlayerEvent {
    /// Reads an event from its JSON.
    ///
    /// # Errors
    ///
    /// As [`GameEvent::read`].
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        const KINDS: &[&str] = &[
            "player_added",
            "player_renamed",
            "player_merged",
            "player_retired",
            "player_returned",
        ];
        read(json, KINDS, Self::Unknown)
    }
}

impl LeagueEvent {
    /// Reads an event from its JSON.
    ///
    /// # Errors
    ///
    /// As [`GameEvent::read`].
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        const KINDS: &[&str] = &[
            "league_added",
            "league_edited",
            "league_terms_changed",
            "league_season_set",
            "league_season_dropped",
            "league_retired",
            "league_returned",
        ];
        read(json, KINDS, Self::Unknown)
    }
}

impl RulesetEvent {
    /// Reads an event from its JSON.
    ///
    /// # Errors
    ///
    /// As [`GameEvent::read`].
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        const KINDS: &[&str] = &["ruleset_added", "ruleset_retired"];
        read(json, KINDS, Self::Unknown)
    }
}

impl Revocation {
    /// Reads an event from its JSON.
    ///
    /// # Errors
    ///
    /// [`ParseEventError`] where it is neither of the two.
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        let kind = "revocation".to_owned();
        serde_json::from_str(json).map_err(|why| ParseEventError { kind, why })
    }
}

/// Reads known kinds strictly and keeps others whole. Left to serde, a known
/// kind with a wrong field would pass for one of a later version.
fn read<E: DeserializeOwned>(
    json: &str,
    kinds: &[&str],
    unknown: impl FnOnce(Value) -> E,
) -> Result<E, ParseEventError> {
    let bad = |kind: &str, why| ParseEventError {
        kind: kind.to_owned(),
        why,
    };
    let value: Value = serde_json::from_str(json).map_err(|why| bad("", why))?;
    let kind = value["kind"].as_str().unwrap_or_default().to_owned();
    if !kinds.contains(&kind.as_str()) {
        return Ok(unknown(value));
    }
    serde_json::from_value(value).map_err(|why| bad(&kind, why))
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    const ANN: PlayerId = PlayerId(Uuid::from_u128(1));

    /// Writes an event and reads it back.
    fn check(event: GameEvent, expect: &str) {
        let json = serde_json::to_string(&event).unwrap();
        assert_eq!(json, expect);
        assert_eq!(GameEvent::read(&json).unwrap(), event);
    }

    #[test]
    fn events_keep_their_names() {
        check(
            GameEvent::RoundScored(RoundScore {
                round: 3,
                scores: vec![PlayerScore {
                    player: ANN,
                    points: Some(12),
                    cards: None,
                }],
                out: WentOut::Unknown,
                forced: false,
            }),
            r#"{"kind":"round_scored","round":3,"scores":[{"player":"00000000-0000-0000-0000-000000000001","points":12}],"out":"unknown","forced":false}"#,
        );
        check(GameEvent::GameFinished {}, r#"{"kind":"game_finished"}"#);
        check(
            GameEvent::PlayerLeft {
                player: ANN,
                from_round: 4,
            },
            r#"{"kind":"player_left","player":"00000000-0000-0000-0000-000000000001","from_round":4}"#,
        );
        let out = serde_json::to_string(&WentOut::Player(ANN)).unwrap();
        assert_eq!(out, r#"{"player":"00000000-0000-0000-0000-000000000001"}"#);
    }

    #[test]
    fn a_kind_of_a_later_version_is_kept_whole() {
        let json = r#"{"kind":"game_blessed","by":"Ann"}"#;
        let event = GameEvent::read(json).unwrap();
        let GameEvent::Unknown(value) = &event else {
            panic!("{event:?}")
        };
        assert_eq!(value["by"], "Ann");
        let again: Value = serde_json::from_str(&serde_json::to_string(&event).unwrap()).unwrap();
        assert_eq!(&again, value);
    }

    #[test]
    fn a_field_of_a_later_version_is_passed_over() {
        let json = r#"{"kind":"game_finished","with_cake":true}"#;
        assert_eq!(GameEvent::read(json).unwrap(), GameEvent::GameFinished {});
    }

    #[test]
    fn a_known_kind_with_a_wrong_field_is_an_error() {
        let error = GameEvent::read(r#"{"kind":"round_scored","round":"three"}"#).unwrap_err();
        assert!(
            error.to_string().starts_with("`round_scored` is not"),
            "{error}"
        );
        assert!(GameEvent::read("{").is_err());
    }
}
