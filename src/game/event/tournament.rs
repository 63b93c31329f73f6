//! Events of a tournament.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

use super::json;
use super::league::RankingMethod;
use crate::game::id::{PlayerId, TournamentId};
use crate::game::text::grouped;
use crate::rules::Ruleset;

/// What happened to a tournament.
///
/// Seatings are recorded as they were found, so that a later version of the
/// search never changes one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum TournamentEvent {
    TournamentCreated(TournamentStart),
    /// Who sits where in a game, in place of what was seated for it before.
    TournamentSeated {
        game: u8,
        /// The players of each table in the order of their seats; the first of
        /// them deals first.
        tables: Vec<Vec<PlayerId>>,
    },
    TournamentSwapped {
        game: u8,
        players: [PlayerId; 2],
        /// The players of each table as they sit then; none in journals of
        /// earlier versions.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tables: Vec<Vec<PlayerId>>,
    },
    /// A player came late, or came back.
    TournamentJoined {
        player: PlayerId,
        from_game: u8,
    },
    /// A player left, and plays no more from a game on.
    TournamentLeft {
        player: PlayerId,
        from_game: u8,
    },
    /// The players of the final, the best first.
    TournamentCut {
        players: Vec<PlayerId>,
    },
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TournamentStart {
    pub name: String,
    pub date: NaiveDate,
    /// How many games everybody plays; a final comes on top.
    pub games: u8,
    pub tables: TableCount,
    /// How many players play the final, if there is one.
    pub cut: Option<u8>,
    pub by: RankingMethod,
    /// A whole copy of the rules.
    #[serde(with = "json")]
    pub ruleset: Ruleset,
    /// What the seating follows from.
    pub seed: u64,
    /// Who plays from the first game on.
    pub players: Vec<PlayerId>,
    /// Pairs who are not to meet.
    pub apart: Vec<[PlayerId; 2]>,
}

/// How many tables a game is played at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableCount {
    Tables(u16),
    /// As many as give tables of so many players, within these bounds.
    Size {
        least: u8,
        most: u8,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TournamentTable {
    #[serde(rename = "uuid")]
    pub tournament: TournamentId,
    /// Which of its games, from 1.
    pub game: u8,
    /// The number of the table, from 1.
    pub table: u16,
}

sampled! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
    pub enum InvalidTournament {
        #[error("a tournament has 1 to {MAX_GAMES} games and a final, not game {0}")]
        Game(u8), for (102);
        #[error("a tournament has at most {} players, each once, not {}", grouped(MAX_PLAYERS), .0)]
        Players(usize), for (1_001);
        #[error("the smallest table ({least}) is larger than the largest ({most})")]
        Size { least: u8, most: u8 }, for { least: 6, most: 4 };
        #[error("a table has at least one player")]
        EmptyTable;
        #[error("a game of a tournament has at least one table")]
        NoTables;
    }
}

/// Why the game of a table that was seated again was deleted, as the journal has
/// it. It is deleted only while no round of it is scored.
pub const RESEATED: &str = "the table was seated again";

/// The most games of a tournament, without the final.
const MAX_GAMES: u8 = 100;
const MAX_PLAYERS: usize = 1_000;

impl TournamentEvent {
    pub(super) fn check(&self) -> Result<(), InvalidTournament> {
        match self {
            Self::TournamentCreated(start) => start.check(),
            Self::TournamentSeated { game, tables } => {
                check_game(*game)?;
                if tables.is_empty() || tables.iter().any(Vec::is_empty) {
                    return Err(InvalidTournament::NoTables);
                }
                check_players(&tables.concat())
            }
            Self::TournamentSwapped { game, players, tables } => {
                check_game(*game)?;
                check_players(players)?;
                check_players(&tables.concat())
            }
            Self::TournamentJoined { from_game, .. } | Self::TournamentLeft { from_game, .. } => {
                check_game(*from_game)
            }
            Self::TournamentCut { players } => check_players(players),
            Self::Unknown(_) => Ok(()),
        }
    }
}

impl TournamentStart {
    fn check(&self) -> Result<(), InvalidTournament> {
        if !(1..=MAX_GAMES).contains(&self.games) {
            return Err(InvalidTournament::Game(self.games));
        }
        check_players(&self.players)?;
        self.apart.iter().try_for_each(|pair| check_players(pair))?;
        match self.tables {
            TableCount::Tables(0) => Err(InvalidTournament::NoTables),
            TableCount::Size { least: 0, .. } => Err(InvalidTournament::EmptyTable),
            TableCount::Size { least, most } if least > most => {
                Err(InvalidTournament::Size { least, most })
            }
            _ => Ok(()),
        }
    }
}

fn check_game(game: u8) -> Result<(), InvalidTournament> {
    (1..=MAX_GAMES + 1).contains(&game).then_some(()).ok_or(InvalidTournament::Game(game))
}

fn check_players(players: &[PlayerId]) -> Result<(), InvalidTournament> {
    let distinct: std::collections::HashSet<_> = players.iter().collect();
    let is_valid = distinct.len() == players.len() && players.len() <= MAX_PLAYERS;
    is_valid.then_some(()).ok_or(InvalidTournament::Players(players.len()))
}
