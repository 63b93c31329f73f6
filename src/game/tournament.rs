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

impl Tournament {
    pub(in crate::game) fn begin(id: Uuid, recorded: Recorded<TournamentEvent>) -> Option<Self> {
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

    pub(in crate::game) fn apply(&mut self, recorded: Recorded<TournamentEvent>) {
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

    fn change(&mut self, game: u8, change: Change) {
        self.changes.entry(game).or_default().push(change);
    }

    /// Lets two players change places, as an earlier version recorded it.
    fn swap_recorded(&mut self, game: u8, players: [PlayerId; 2]) {
        let last = self.changes.get(&game).and_then(|changes| changes.last());
        let swapped = last.and_then(|last| last.exchanged(players));
        if let Some(tables) = swapped {
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
            let contested = contested.into_iter().map(|tables| (game, tables));
            self.contested.extend(contested);
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
        let players = self.players_of(game);
        seated == players.iter().collect()
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
    let tables = (1..).zip(tables);
    tables.map(|(table, seats)| game_id(tournament, *game, table, seats)).collect()
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
    use crate::game::fixture::{player, recorded};
    use crate::game::{Aggregate, RankingMethod, TableCount};
    use crate::rules::Ruleset;

    fn players(letters: &str) -> Vec<PlayerId> {
        letters.chars().map(player).collect()
    }

    fn created() -> TournamentEvent {
        TournamentEvent::TournamentCreated(TournamentStart {
            name: "Open".to_owned(),
            date: "2026-11-22".parse().unwrap(),
            games: 2,
            tables: TableCount::Tables(2),
            cut: Some(3),
            by: RankingMethod::Beaten,
            ruleset: Ruleset::texas(),
            seed: 42,
            players: players("ABCDEF"),
            apart: Vec::new(),
        })
    }

    fn seated(game: u8, tables: &[&str]) -> TournamentEvent {
        let tables = tables.iter().map(|letters| players(letters)).collect();
        TournamentEvent::TournamentSeated { game, tables }
    }

    fn fold(events: &[TournamentEvent]) -> Tournament {
        let id = TournamentId(Uuid::from_u128(7));
        let mut tournament = Tournament::fold(id.0, recorded(events.to_vec())).unwrap();
        tournament.settle(|_| false);
        tournament
    }

    /// Writes the seats of a game: `ABC DEF`.
    fn seats(tournament: &Tournament, game: u8) -> String {
        let letter = |id: &PlayerId| ('A'..='Z').find(|&letter| player(letter) == *id);
        let table = |table: &SeatedTable| table.seats.iter().filter_map(letter).collect();
        let tables: Vec<String> = tournament.seated[&game].iter().map(table).collect();
        tables.join(" ")
    }

    #[test]
    fn a_table_is_the_same_game_wherever_it_is_seated() {
        let once = fold(&[created(), seated(1, &["ABC", "DEF"])]);
        let again = fold(&[created(), seated(1, &["ABF", "DEC"]), seated(1, &["ABC", "FED"])]);
        assert_eq!(once.table(1, 1), again.table(1, 1));
        assert_ne!(once.table(1, 2).unwrap().id, again.table(1, 2).unwrap().id);
        assert_eq!(once.replaced.len(), 0);
        // The two tables of the first seating, neither of which stands.
        assert_eq!(again.replaced.len(), 2);
        assert_eq!((once.table(1, 0), once.table(1, 3)), (None, None));
        // Committed: another id would start the games of a tournament twice.
        assert_eq!(
            once.table(1, 1).unwrap().id.to_string(),
            "6916fc0b-4d98-577a-a953-9bdc89fb9b95"
        );
    }

    #[test]
    fn a_seating_that_returns_is_not_replaced() {
        let swap = TournamentEvent::TournamentSwapped {
            game: 1,
            players: [player('A'), player('D')],
            tables: Vec::new(),
        };
        let mut events = vec![created(), seated(1, &["ABC", "DEF"]), swap.clone()];
        assert_eq!(seats(&fold(&events), 1), "DBC AEF");
        assert_eq!(fold(&events).replaced.len(), 2);
        events.push(swap);
        assert_eq!(seats(&fold(&events), 1), "ABC DEF");
        let replaced = fold(&events).replaced;
        assert!(replaced.iter().all(|old| old.game == 1));
        assert_eq!(replaced.len(), 2);
    }

    #[test]
    fn who_comes_late_or_leaves_plays_the_games_of_that_time() {
        let tournament = fold(&[
            created(),
            TournamentEvent::TournamentJoined { player: player('G'), from_game: 2 },
            TournamentEvent::TournamentLeft { player: player('A'), from_game: 2 },
            seated(1, &["ABC", "DEF"]),
            seated(2, &["ABC", "DEF"]),
        ]);
        assert_eq!(tournament.players_of(1), players("ABCDEF"));
        assert_eq!(tournament.players_of(2), players("BCDEFG"));
        assert!(tournament.is_seated(1) && !tournament.is_seated(2));
    }

    #[test]
    fn the_final_is_played_by_the_finalists() {
        let mut events = vec![created()];
        assert_eq!(fold(&events).players_of(3), []);
        let cut = players("CAF");
        events.push(TournamentEvent::TournamentCut { players: cut.clone() });
        assert_eq!(fold(&events).players_of(3), cut);
    }

    #[test]
    fn events_that_do_not_fit_change_nothing() {
        let events = [created(), seated(1, &["ABC", "DEF"])];
        let before = fold(&events);
        let odd = [
            TournamentEvent::TournamentSwapped {
                game: 1,
                players: [player('A'), player('Z')],
                tables: Vec::new(),
            },
            TournamentEvent::TournamentSwapped {
                game: 2,
                players: [player('A'), player('D')],
                tables: Vec::new(),
            },
            TournamentEvent::TournamentLeft { player: player('Z'), from_game: 1 },
            created(),
        ];
        assert_eq!(fold(&[&events[..], &odd].concat()), before);
    }
}
