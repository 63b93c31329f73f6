//! Events of a game.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};

use super::json::{self, ParseEventError, plain_kind, read};
use super::tournament::TournamentTable;
use crate::game::id::{CommandId, LeagueId, PlayerId};
use crate::rules::Ruleset;

/// What happened in a game. Names of kinds and fields never change: they are in every journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum GameEvent {
    GameStarted(GameStart),
    RoundScored(RoundScore),
    ScoreCorrected(Correction),
    /// A player joined late, or came back, with a total to start from.
    PlayerJoined {
        player: PlayerId,
        from_round: u8,
        total: i32,
    },
    /// The total that a player joined with was corrected.
    StartCorrected {
        player: PlayerId,
        from_round: u8,
        total: i32,
        was: i32,
    },
    /// A player left the table and plays no more from a round on.
    PlayerLeft {
        player: PlayerId,
        from_round: u8,
    },
    /// The table ended the game before its last round.
    GameFinished {},
    /// The totals of a game whose rounds nobody has. They stand until rounds are
    /// scored, or until other totals are recorded, which correct them.
    ResultRecorded {
        totals: Vec<PlayerScore>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    GameAbandoned {
        why: Option<String>,
    },
    /// A finished, abandoned or deleted game goes on.
    GameResumed {},
    /// The game was moved to another league, or to none.
    GameMoved {
        league: Option<LeagueId>,
        was: Option<LeagueId>,
    },
    /// The seats, the first dealer, the date, the place or the note changed.
    GameEdited {
        now: GameEdits,
        were: GameEdits,
    },
    GameDeleted {
        why: Option<String>,
    },
    /// An event of a later version.
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GameStart {
    /// The number to call it by; a merge of two journals may move it on.
    pub number: u32,
    /// The players in the order of their seats, to the left.
    pub seats: Vec<PlayerId>,
    pub dealer: PlayerId,
    /// A whole copy of the rules: a later change of a custom ruleset never
    /// changes a game.
    #[serde(with = "json")]
    pub ruleset: Ruleset,
    pub league: Option<LeagueId>,
    pub date: NaiveDate,
    #[serde(rename = "place")]
    pub venue: Option<String>,
    pub note: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentTable>,
    /// The seed by which seats or the dealer were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundScore {
    /// The number of the round; from 12 on, one that settles a tie.
    pub round: u8,
    /// One for every player at the table.
    pub scores: Vec<PlayerScore>,
    pub out: WentOut,
    /// Whether the table insisted on an implausible score.
    #[serde(default)]
    pub forced: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerScore {
    pub player: PlayerId,
    /// Points; `None` if the player did not play the round.
    pub points: Option<i32>,
    /// The cards that the points were counted from, in canonical ASCII.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WentOut {
    /// Nobody said.
    Unknown,
    Player(PlayerId),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    pub round: u8,
    /// All scores of the round as corrected, so that it can stand whatever was
    /// entered elsewhere meanwhile. Earlier versions of this program recorded
    /// only those that change.
    pub scores: Vec<PlayerScore>,
    pub was: Vec<PlayerScore>,
    /// The commands that entered the versions of the round which it replaces:
    /// the one that stood and those beside it. Earlier versions of this program
    /// did not record them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaces: Vec<CommandId>,
    /// Who went out; `None` from earlier versions, if that does not change.
    pub out: Option<WentOut>,
    pub why: Option<String>,
    /// Whether the table insisted on an implausible score.
    #[serde(default)]
    pub forced: bool,
}

impl Correction {
    /// Returns the scores that it changes, as corrected and as they were.
    pub fn changes(&self) -> (Vec<&PlayerScore>, Vec<&PlayerScore>) {
        let is_new = |score: &&PlayerScore| !self.was.contains(score);
        let is_old = |score: &&PlayerScore| !self.scores.contains(score);
        (self.scores.iter().filter(is_new).collect(), self.was.iter().filter(is_old).collect())
    }
}

impl GameEvent {
    /// Reads an event from its JSON.
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        match Self::read_frequent(json) {
            Some(event) => Ok(event),
            None => read(json, Self::Unknown),
        }
    }

    /// Reads those kinds that nearly all of a journal consists of, without the
    /// copy of the fields that serde makes to find the kind among them; nothing
    /// where that does not succeed.
    fn read_frequent(json: &str) -> Option<Self> {
        match plain_kind(json)?.as_ref() {
            "game_started" => serde_json::from_str(json).ok().map(Self::GameStarted),
            "round_scored" => serde_json::from_str(json).ok().map(Self::RoundScored),
            "score_corrected" => serde_json::from_str(json).ok().map(Self::ScoreCorrected),
            _ => None,
        }
    }
}

/// What is changed about a game; what is not named stands.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameEdits {
    /// The players in the order of their seats, to the left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<PlayerId>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<PlayerId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<NaiveDate>,
    /// Where it is played; empty for nowhere in particular.
    #[serde(rename = "place", skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// Anything else; empty for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    const ANN: PlayerId = PlayerId(Uuid::from_u128(1));

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
                scores: vec![PlayerScore { player: ANN, points: Some(12), cards: None }],
                out: WentOut::Unknown,
                forced: false,
            }),
            r#"{"kind":"round_scored","round":3,"scores":[{"player":"00000000-0000-0000-0000-000000000001","points":12}],"out":"unknown","forced":false}"#,
        );
        check(GameEvent::GameFinished {}, r#"{"kind":"game_finished"}"#);
        check(
            GameEvent::PlayerLeft { player: ANN, from_round: 4 },
            r#"{"kind":"player_left","player":"00000000-0000-0000-0000-000000000001","from_round":4}"#,
        );
        let out = serde_json::to_string(&WentOut::Player(ANN)).unwrap();
        assert_eq!(out, r#"{"player":"00000000-0000-0000-0000-000000000001"}"#);
    }

    #[test]
    fn a_kind_of_a_later_version_is_preserved() {
        let json = r#"{"kind":"game_blessed","by":"Ann"}"#;
        let event = GameEvent::read(json).unwrap();
        let GameEvent::Unknown(value) = &event else { panic!("{event:?}") };
        assert_eq!(value["by"], "Ann");
        let again: Value = serde_json::from_str(&serde_json::to_string(&event).unwrap()).unwrap();
        assert_eq!(&again, value);
        let named_alike = GameEvent::read(r#"{"kind":"unknown"}"#).unwrap();
        assert!(matches!(named_alike, GameEvent::Unknown(_)));
    }

    #[test]
    fn a_field_of_a_later_version_is_ignored() {
        let json = r#"{"kind":"game_finished","with_cake":true}"#;
        assert_eq!(GameEvent::read(json).unwrap(), GameEvent::GameFinished {});
    }

    #[test]
    fn a_known_kind_with_a_wrong_field_is_an_error() {
        let error = GameEvent::read(r#"{"kind":"round_scored","round":"three"}"#).unwrap_err();
        assert!(error.to_string().starts_with("malformed event `round_scored`"), "{error}");
        assert!(GameEvent::read("{").is_err());
    }
}
