//! Events of a tournament.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

use super::json::{self, ParseEventError, read};
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
    /// Two players changed places in a game.
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
    /// An event of a later version.
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
    /// This many.
    Tables(u16),
    /// As many as give tables of so many players, within these bounds.
    Size { least: u8, most: u8 },
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
/// The most players of a tournament.
const MAX_PLAYERS: usize = 1_000;

impl TournamentEvent {
    pub fn read(json: &str) -> Result<Self, ParseEventError> {
        read(json, Self::Unknown)
    }

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
    let invalid = InvalidTournament::Players(players.len());
    is_valid.then_some(()).ok_or(invalid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Event;
    use crate::game::fixture::player;

    fn check(json: &str, expect: &str) {
        let letters = "ABCD".chars();
        let json = letters.fold(json.to_owned(), |json, letter| {
            json.replace(&format!("\"{letter}\""), &format!("\"{}\"", player(letter)))
        });
        let event = TournamentEvent::read(&json).unwrap();
        assert_eq!(serde_json::to_string(&event).unwrap(), json);
        let got = match Event::Tournament(event).check() {
            Ok(()) => "valid".to_owned(),
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect);
    }

    #[test]
    fn events_keep_their_names_and_bounds() {
        let seated = |game: u8, tables: &str| {
            format!(r#"{{"kind":"tournament_seated","game":{game},"tables":{tables}}}"#)
        };
        check(&seated(1, r#"[["A","B"],["C","D"]]"#), "valid");
        check(&seated(101, r#"[["A","B"]]"#), "valid");
        check(
            &seated(102, r#"[["A","B"]]"#),
            "a tournament has 1 to 100 games and a final, not game 102",
        );
        check(
            &seated(1, r#"[["A","B"],["C","A"]]"#),
            "a tournament has at most 1,000 players, each once, not 4",
        );
        for none in ["[]", r#"[["A","B"],[]]"#] {
            check(&seated(1, none), "a game of a tournament has at least one table");
        }
        check(
            r#"{"kind":"tournament_swapped","game":2,"players":["A","A"]}"#,
            "a tournament has at most 1,000 players, each once, not 2",
        );
        check(r#"{"kind":"tournament_joined","player":"A","from_game":2}"#, "valid");
        check(
            r#"{"kind":"tournament_left","player":"A","from_game":0}"#,
            "a tournament has 1 to 100 games and a final, not game 0",
        );
        check(r#"{"kind":"tournament_cut","players":["A","B"]}"#, "valid");
        check(r#"{"game":0,"kind":"tournament_blessed"}"#, "valid");
    }

    #[test]
    fn a_tournament_has_a_name_games_and_tables_that_can_be() {
        let start = TournamentStart {
            name: "Open".to_owned(),
            date: "2026-11-22".parse().unwrap(),
            games: 3,
            tables: TableCount::Size { least: 4, most: 6 },
            cut: Some(7),
            by: RankingMethod::Beaten,
            ruleset: Ruleset::texas(),
            seed: 42,
            players: "ABCD".chars().map(player).collect(),
            apart: vec![[player('A'), player('B')]],
        };
        let event = |start: &TournamentStart| {
            Event::Tournament(TournamentEvent::TournamentCreated(start.clone()))
        };
        assert_eq!(event(&start).check(), Ok(()));
        let invalid = |change: fn(&mut TournamentStart)| {
            let mut start = start.clone();
            change(&mut start);
            event(&start).check().unwrap_err().to_string()
        };
        assert_eq!(invalid(|start| start.name.clear()), "a name must not be empty");
        assert_eq!(
            invalid(|start| start.tables = TableCount::Tables(0)),
            "a game of a tournament has at least one table"
        );
        assert_eq!(
            invalid(|start| start.tables = TableCount::Size { least: 6, most: 4 }),
            "the smallest table (6) is larger than the largest (4)"
        );
        assert_eq!(
            invalid(|start| start.tables = TableCount::Size { least: 0, most: 4 }),
            "a table has at least one player"
        );
        assert_eq!(
            invalid(|start| start.games = 0),
            "a tournament has 1 to 100 games and a final, not game 0"
        );
        assert_eq!(
            invalid(|start| start.apart = vec![[player('A'); 2]]),
            "a tournament has at most 1,000 players, each once, not 2"
        );
    }
}
