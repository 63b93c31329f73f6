//! A tournament: who plays in it, and who sits where in its games, as the fold of
//! its events.
//!
//! Each table is an ordinary game. Its id follows from the tournament, the
//! game, the table and who sits there: whoever starts it, on however many
//! devices, starts the same one, so that a merge in any order has it once. A
//! table that is seated otherwise is another game.

mod seats;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde::Serialize;
use uuid::Uuid;

use self::seats::{Change, Settled, settle};
use crate::game::event::{Recorded, TournamentEvent, TournamentStart, TournamentTable};
use crate::game::folds::Aggregate;
use crate::game::id::{GameId, PlayerId, TournamentId};

#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
    pub id: TournamentId,
    pub created: DateTime<Utc>,
    pub start: TournamentStart,
    /// All who play in it or have played, in the order in which they came.
    pub entrants: Vec<Entrant>,
    /// The seats of its games, by their numbers: those that were recorded last,
    /// but for tables that had begun by others. They, and what follows from them,
    /// are known after [`Tournament::settle`].
    pub seated: BTreeMap<u8, Vec<SeatedTable>>,
    /// Tables as they were seated otherwise, and are only played where the seats
    /// that count were not known.
    pub replaced: BTreeSet<ReplacedTable>,
    /// Tables whose recorded seats do not count because one of them had begun by
    /// others, by game; nobody has agreed to that yet.
    pub kept: Vec<(u8, BTreeSet<u16>)>,
    /// Those of which another had begun by the recorded seats.
    pub contested: Vec<(u8, BTreeSet<u16>)>,
    /// What was recorded of the seats of its games, in its order.
    changes: BTreeMap<u8, Vec<Change>>,
    /// The players of the final, the best first, once that is settled.
    pub finalists: Option<Vec<PlayerId>>,
}

/// A player of a tournament, and the games that they play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entrant {
    /// The player, as the events name them.
    pub player: PlayerId,
    pub from_game: u8,
    /// The first game that is not played any more; `None` while they play.
    pub left_before_game: Option<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatedTable {
    /// The ordinary game that is played there, started or not.
    pub id: GameId,
    /// The players in the order of their seats; the first deals first.
    pub seats: Vec<PlayerId>,
}

/// A table that was seated otherwise since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReplacedTable {
    /// Which game of the tournament, from 1.
    pub game: u8,
    /// The number of the table, from 1.
    pub table: u16,
    /// The ordinary game that may be played there.
    pub id: GameId,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TournamentRef {
    pub name: String,
    pub uuid: TournamentId,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableRef {
    #[serde(flatten)]
    pub tournament: TournamentRef,
    /// Which of its games, from 1.
    #[serde(rename = "tournament_game")]
    pub game: u8,
    /// The number of the table, from 1.
    pub table: u16,
    /// Whether it is the only table of the final.
    #[serde(skip)]
    pub is_final: bool,
}

/// A table whose tournament is not named yet is named by its id.
impl From<TournamentTable> for TableRef {
    fn from(table: TournamentTable) -> Self {
        let uuid = table.tournament;
        let tournament = TournamentRef { name: uuid.to_string(), uuid };
        Self { tournament, game: table.game, table: table.table, is_final: false }
    }
}

impl Aggregate for Tournament {
    type Event = TournamentEvent;

    fn begin(id: Uuid, recorded: Recorded<TournamentEvent>) -> Option<Self> {
        let TournamentEvent::TournamentCreated(start) = recorded.event else {
            return None;
        };
        let entrant = |&player: &PlayerId| Entrant { player, from_game: 1, left_before_game: None };
        Some(Self {
            id: TournamentId(id),
            created: recorded.time,
            entrants: start.players.iter().map(entrant).collect(),
            start,
            seated: BTreeMap::new(),
            replaced: BTreeSet::new(),
            kept: Vec::new(),
            contested: Vec::new(),
            changes: BTreeMap::new(),
            finalists: None,
        })
    }

    fn apply(&mut self, recorded: Recorded<TournamentEvent>) {
        match recorded.event {
            TournamentEvent::TournamentSeated { game, tables } => {
                self.change(game, Change::new(tables));
            }
            TournamentEvent::TournamentSwapped { game, players, tables } if tables.is_empty() => {
                self.swap_recorded(game, players)
            }
            TournamentEvent::TournamentSwapped { game, players, tables } => {
                self.change(game, Change::swap(players, tables))
            }
            TournamentEvent::TournamentJoined { player, from_game } => {
                match self.entrants.iter_mut().find(|one| one.player == player) {
                    None => {
                        self.entrants.push(Entrant { player, from_game, left_before_game: None })
                    }
                    Some(entrant) => {
                        entrant.from_game = from_game;
                        entrant.left_before_game = None;
                    }
                }
            }
            TournamentEvent::TournamentLeft { player, from_game } => {
                let mut entrants = self.entrants.iter_mut();
                if let Some(entrant) = entrants.find(|one| one.player == player) {
                    entrant.left_before_game = Some(from_game);
                }
            }
            TournamentEvent::TournamentCut { players } => self.finalists = Some(players),
            TournamentEvent::TournamentCreated(_) | TournamentEvent::Unknown(_) => {}
        }
    }
}

impl Tournament {
    fn change(&mut self, game: u8, change: Change) {
        self.changes.entry(game).or_default().push(change);
    }

    /// Lets two players change places, as an earlier version recorded it.
    fn swap_recorded(&mut self, game: u8, players: [PlayerId; 2]) {
        let last = self.changes.get(&game).and_then(|changes| changes.last());
        if let Some(tables) = last.and_then(|last| last.exchanged(players)) {
            self.change(game, Change::swap(players, tables));
        }
    }

    /// Settles who sits where, given which games of tables have begun: a table
    /// that has begun keeps its seats, and so do those with which it changed
    /// players.
    pub fn settle(&mut self, has_begun: impl Fn(GameId) -> bool) {
        self.seated.clear();
        self.replaced.clear();
        self.kept.clear();
        self.contested.clear();
        let id = self.id;
        for (&game, changes) in &self.changes {
            let game_id = |table: u16, seats: &[PlayerId]| game_id(id, game, table, seats);
            let has_begun = |table: u16, seats: &[PlayerId]| has_begun(game_id(table, seats));
            let Settled { seats, kept, contested } = settle(changes, has_begun);
            let all = changes.iter().flat_map(Change::tables);
            self.replaced.extend(all.map(|(table, seats)| ReplacedTable {
                game,
                table,
                id: game_id(table, seats),
            }));
            let tables = (1..).zip(seats);
            let seated =
                tables.map(|(table, seats)| SeatedTable { id: game_id(table, &seats), seats });
            let seated: Vec<_> = seated.collect();
            self.replaced.retain(|old| seated.iter().all(|table| table.id != old.id));
            self.kept.extend(kept.into_iter().map(|tables| (game, tables)));
            self.contested.extend(contested.into_iter().map(|tables| (game, tables)));
            if !seated.is_empty() {
                self.seated.insert(game, seated);
            }
        }
    }

    /// Returns the event that two players change places in a game.
    pub fn swap(&self, game: u8, players: [PlayerId; 2]) -> TournamentEvent {
        let seated = self.seated.get(&game).into_iter().flatten();
        let seats = Change::new(seated.map(|table| table.seats.clone()).collect());
        TournamentEvent::TournamentSwapped {
            game,
            players,
            tables: seats.exchanged(players).unwrap_or_default(),
        }
    }

    /// Returns the players of a game: those who came by then and have not left;
    /// the finalists play the final.
    pub fn players_of(&self, game: u8) -> Vec<PlayerId> {
        if game == self.final_game() {
            return self.finalists.clone().unwrap_or_default();
        }
        let plays = |one: &&Entrant| {
            one.from_game <= game && one.left_before_game.is_none_or(|left| game < left)
        };
        self.entrants.iter().filter(plays).map(|one| one.player).collect()
    }

    /// Returns `true` if everybody who plays a game has a seat in it, and
    /// nobody else.
    pub fn is_seated(&self, game: u8) -> bool {
        let Some(tables) = self.seated.get(&game) else {
            return false;
        };
        let seated: BTreeSet<_> = tables.iter().flat_map(|table| &table.seats).collect();
        seated == self.players_of(game).iter().collect()
    }

    /// Returns the number of the final: that after the last of all games.
    pub const fn final_game(&self) -> u8 {
        self.start.games + 1
    }

    /// Returns a table of a game by its number, from 1.
    pub fn table(&self, game: u8, table: u16) -> Option<&SeatedTable> {
        let index = usize::from(table).checked_sub(1)?;
        self.seated.get(&game)?.get(index)
    }
}

/// Returns the ordinary games of the tables that an event seats. A swap of an
/// earlier version does not have them.
pub(crate) fn games_of_tables(tournament: TournamentId, event: &TournamentEvent) -> Vec<GameId> {
    let (TournamentEvent::TournamentSeated { game, tables }
    | TournamentEvent::TournamentSwapped { game, tables, .. }) = event
    else {
        return Vec::new();
    };
    (1..).zip(tables).map(|(table, seats)| game_id(tournament, *game, table, seats)).collect()
}

/// Returns the id of the ordinary game of a table: a UUIDv5 in the name space of
/// the tournament, of the game, the table and the players in the order of their
/// seats.
fn game_id(tournament: TournamentId, game: u8, table: u16, seats: &[PlayerId]) -> GameId {
    let mut name = vec![game];
    name.extend(table.to_be_bytes());
    for player in seats {
        name.extend(player.0.as_bytes());
    }
    GameId(Uuid::new_v5(&tournament.0, &name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::AggregateEvent;
    use crate::game::fixture::{check_table, in_json, letters, otherwise, recorded};
    use crate::game::text::joined;

    const CREATED: &str = r#"{"kind":"tournament_created","name":"Open","date":"2026-11-22",
        "games":2,"tables":{"tables":2},"cut":3,"by":"beaten","ruleset":RULES,"seed":42,
        "players":["A","B","C","D","E","F"],"apart":[]}"#;

    /// Folds the events of a tournament of six players and two games, a line each.
    #[test]
    fn a_tournament_is_the_fold_of_its_events() {
        check_table(include_str!("../../tests/games/tournaments.txt"), |case| {
            let (events, expected) = case.text.split_once("=>").expect(&case.text);
            let events = [CREATED].into_iter().chain(events.trim().lines().map(str::trim));
            let events = events.map(|event| in_json(&event.replace("CREATED", CREATED)));
            let events = events.map(|json| TournamentEvent::read(&json).unwrap());
            let mut tournament = Tournament::fold(Uuid::from_u128(7), recorded(events)).unwrap();
            tournament.settle(|_| false);
            let (what, failed) =
                otherwise([expected, case.of_all], |what| seen(&tournament, what))?;
            Some(format!("{what} is {}\nnot {failed}", seen(&tournament, what)))
        });
    }

    fn seen(tournament: &Tournament, what: &str) -> String {
        if let Some(at) = what.strip_prefix("id ") {
            let (game, table) = at.split_once(' ').unwrap();
            let table = tournament.table(game.parse().unwrap(), table.parse().unwrap());
            return table.map_or("-".to_owned(), |table| table.id.to_string());
        }
        let (what, game) = what.rsplit_once(' ').unwrap_or((what, "0"));
        let game = game.parse().unwrap();
        match what {
            "seats" => {
                let tables = tournament.seated.get(&game).into_iter().flatten();
                joined(tables.map(|table| letters(&table.seats)), " ")
            }
            "players" => letters(&tournament.players_of(game)),
            "is seated" => tournament.is_seated(game).to_string(),
            _ => joined(tournament.replaced.iter().map(|table| table.game), " "),
        }
    }
}
