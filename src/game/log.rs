//! Events as a log shows them, and the names of what they refer to.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::event::{AggregateKind, Event, Revocation};
use super::id::{
    CommandId, DeviceId, EventId, GameId, GameRef, LeagueId, LeagueRef, PlayerId, PlayerRef,
    TournamentId,
};
use super::tournament::TournamentRef;

#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry {
    pub id: EventId,
    pub command: CommandId,
    pub time: DateTime<Utc>,
    pub device: DeviceId,
    /// What it is about; `None` if a later version has named it.
    pub kind: Option<AggregateKind>,
    pub aggregate: Uuid,
    /// What happened; `None` if a later version stored something that this
    /// one has no name for.
    pub event: Option<Event>,
    /// Whether it was undone and does not count.
    pub revoked: bool,
}

impl LogEntry {
    pub fn game(&self) -> Option<GameId> {
        (self.kind == Some(AggregateKind::Game)).then_some(GameId(self.aggregate))
    }
}

/// The names of players, leagues and rulesets and the numbers of games that a
/// log refers to, those whose addition was undone included.
#[derive(Debug, Clone, Default)]
pub struct NameDirectory {
    pub(crate) names: HashMap<Uuid, String>,
    pub(crate) numbers: HashMap<GameId, u32>,
    pub(crate) changes: HashMap<CommandId, Vec<LogEntry>>,
}

impl NameDirectory {
    /// Returns the name of a player, a league, a ruleset or a tournament.
    pub fn name(&self, id: Uuid) -> String {
        self.names.get(&id).map_or_else(|| id.to_string(), Clone::clone)
    }

    pub fn player_ref(&self, uuid: PlayerId) -> PlayerRef {
        PlayerRef { name: self.name(uuid.0).into(), uuid }
    }

    /// Returns a game with its number, without its date.
    pub fn game_ref(&self, uuid: GameId) -> GameRef {
        GameRef { number: self.game(uuid), uuid, date: None }
    }

    pub fn league_ref(&self, uuid: LeagueId) -> LeagueRef {
        LeagueRef { name: self.name(uuid.0), uuid }
    }

    pub fn tournament_ref(&self, uuid: TournamentId) -> TournamentRef {
        TournamentRef { name: self.name(uuid.0), uuid }
    }

    pub fn game(&self, id: GameId) -> u32 {
        self.numbers.get(&id).copied().unwrap_or_default()
    }

    /// Returns the change that was undone or redone.
    pub fn change(&self, revocation: Revocation) -> &[LogEntry] {
        let (Revocation::Undone { command } | Revocation::Redone { command }) = revocation;
        self.changes.get(&command).map_or(&[], Vec::as_slice)
    }
}
