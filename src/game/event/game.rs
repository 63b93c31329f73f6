//! Events of a game.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};

use super::json::{self, plain_kind};
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
    /// Reads those kinds that nearly all of a journal consists of, without the
    /// copy of the fields that serde makes to find the kind among them; nothing
    /// where that does not succeed.
    pub(super) fn read_frequent(json: &str) -> Option<Self> {
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
