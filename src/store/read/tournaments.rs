//! Tournaments as stored, with the games of their tables.

use std::collections::HashSet;

use chrono::NaiveDate;
use serde::Serialize;

use super::lookup::Lookup;
use super::reader::Reader;
use super::results::Names;
use crate::game::{
    Entrant, GameId, GameState, PlayerId, PlayerRef, RankingMethod, ReplacedTable, SeatedTable,
    Tournament, TournamentId, TournamentRef, find_name, nearest_names,
};
use crate::league::GameResult;
use crate::store::db::error::StoreError;
use crate::store::projection::fold;
use crate::store::projection::game_row::GameRow;
use crate::store::projection::tournament_row::TournamentRow;
use crate::tournament::{TableResult, TournamentResults, TournamentStandings};

/// A tournament in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TournamentSummary {
    /// Its name and its permanent id.
    #[serde(flatten)]
    pub tournament: TournamentRef,
    /// The day on which it is played.
    pub date: NaiveDate,
    /// How many games everybody plays, without the final.
    pub game_count: u8,
    /// How many players have not left.
    pub player_count: u32,
}

/// A tournament with the names of its players and the games of its tables.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredTournament {
    /// The tournament.
    pub tournament: Tournament,
    /// All who play in it or have played, by whom they count for now.
    pub entrants: Vec<PlayerRef>,
    /// The games that are seated, in their order.
    pub games: Vec<TournamentGame>,
    /// Tables that were scored although they had been seated otherwise.
    pub strays: Vec<StrayTable>,
}

/// A game of a tournament with its tables.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentGame {
    /// Which of the games, from 1.
    pub number: u8,
    /// Its tables, in their order.
    pub tables: Vec<TableStatus>,
}

/// A table of a tournament in one of its games.
#[derive(Debug, Clone, PartialEq)]
pub struct TableStatus {
    /// The number of the table, from 1.
    pub table: u16,
    /// The ordinary game that is played there, started or not.
    pub id: GameId,
    /// The players in the order of their seats, without those who left before
    /// the end.
    pub players: Vec<PlayerRef>,
    /// The ordinary game, once it is started.
    pub game: Option<TableGame>,
}

/// The ordinary game of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct TableGame {
    /// The result so far.
    pub result: GameResult,
    /// Whether it is open, finished, abandoned or deleted.
    pub state: GameState,
    /// How many rounds are scored.
    pub rounds: u32,
    /// How many rounds are scored twice and differently.
    pub conflicts: u32,
}

/// A table that was scored although it had been seated otherwise.
#[derive(Debug, Clone, PartialEq)]
pub struct StrayTable {
    /// Which table of which game it was.
    pub was: ReplacedTable,
    /// Its game.
    pub game: TableGame,
}

impl StoredTournament {
    /// Returns the name and the id.
    pub fn named(&self) -> TournamentRef {
        TournamentRef {
            name: self.tournament.start.name.clone(),
            uuid: self.tournament.id,
        }
    }

    /// Returns a game by its number.
    pub fn game(&self, number: u8) -> Option<&TournamentGame> {
        self.games.iter().find(|game| game.number == number)
    }

    /// Returns the last game of which a table was started.
    pub fn current(&self) -> Option<&TournamentGame> {
        self.games.iter().rev().find(|game| game.is_started())
    }

    /// Returns the number of the first game of which no table was started.
    pub fn next(&self) -> u8 {
        self.current().map_or(1, |game| game.number + 1)
    }

    /// Returns `true` if a table plays, or a game or the final can start.
    pub fn goes_on(&self) -> bool {
        let (start, next) = (&self.tournament.start, self.next());
        let mut tables = self.games.iter().flat_map(|game| &game.tables);
        tables.any(|table| table.is_open())
            || next <= start.games
            || next == self.tournament.final_game() && start.cut.is_some()
    }

    /// Returns those who have not left, by whom they count for now.
    pub fn players(&self) -> impl Iterator<Item = (&Entrant, &PlayerRef)> {
        let all = self.tournament.entrants.iter().zip(&self.entrants);
        all.filter(|(entrant, _)| entrant.left_before_game.is_none())
    }

    /// Returns the first game that is not started in which players have no seat,
    /// or others have, with those players: two devices have seated it.
    pub fn without_seat(&self) -> Option<(u8, Vec<&PlayerRef>)> {
        let next = self.next();
        let tables = self.tournament.seated.get(&next)?;
        let seated: HashSet<_> = tables.iter().flat_map(|table| &table.seats).collect();
        let players = self.tournament.players_of(next);
        let all = self.tournament.entrants.iter().zip(&self.entrants);
        let missing = all.filter(|(entrant, _)| {
            players.contains(&entrant.player) && !seated.contains(&entrant.player)
        });
        let missing: Vec<_> = missing.map(|(_, player)| player).collect();
        (!missing.is_empty()).then_some((next, missing))
    }

    /// Returns the table of a player, by whom it counts for now, in a game.
    pub fn table_of(&self, player: PlayerId, game: u8) -> Option<&TableStatus> {
        let mut tables = self.game(game)?.tables.iter();
        tables.find(|table| table.players.iter().any(|one| one.uuid == player))
    }

    /// Returns the standings after the games that have finished.
    pub fn standings(&self, by: RankingMethod) -> TournamentStandings {
        let last = self.tournament.final_game();
        let finished = |game: &TableGame| game.state == GameState::Finished;
        let tables = self.games.iter().flat_map(|game| {
            let tables = game.tables.iter();
            tables.filter_map(move |table| Some((game.number, table.table, table.game.as_ref()?)))
        });
        let strays = self.strays.iter();
        let strays = strays.map(|stray| (stray.was.game, stray.was.table, &stray.game));
        let results = tables.chain(strays).filter(|(.., game)| finished(game));
        let results: Vec<_> = results
            .map(|(game, table, played)| TableResult {
                game,
                table,
                result: played.result.clone(),
            })
            .collect();
        let (finals, tables): (Vec<_>, Vec<_>) =
            results.into_iter().partition(|table| table.game == last);
        let left = self.tournament.entrants.iter().zip(&self.entrants);
        let left = left.filter(|(entrant, _)| entrant.left_before_game.is_some());
        TournamentResults {
            by,
            tables: &tables,
            finale: finals.first().map(|table| &table.result),
            left: &left.map(|(_, player)| player.uuid).collect::<Vec<_>>(),
        }
        .standings()
    }
}

impl TournamentGame {
    /// Returns `true` if the ordinary game of any table was started.
    pub fn is_started(&self) -> bool {
        self.tables.iter().any(|table| table.game.is_some())
    }

    /// Returns a table by its number.
    pub fn table(&self, table: u16) -> Option<&TableStatus> {
        self.tables.iter().find(|status| status.table == table)
    }

    /// Returns how many tables have finished.
    pub fn finished(&self) -> usize {
        self.tables
            .iter()
            .filter(|table| table.is_finished())
            .count()
    }
}

impl TableStatus {
    /// Returns `true` if a round was scored.
    pub fn has_begun(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.rounds > 0)
    }

    /// Returns `true` if no round is scored and the game is not over: its players
    /// may change.
    pub fn can_be_reseated(&self) -> bool {
        !self.has_begun() && !self.is_over()
    }

    /// Returns `true` if the game was started and is not over.
    pub fn is_open(&self) -> bool {
        self.state() == Some(GameState::Open)
    }

    /// Returns `true` if the game was finished.
    pub fn is_finished(&self) -> bool {
        self.state() == Some(GameState::Finished)
    }

    /// Returns `true` if the game was finished or abandoned.
    pub fn is_over(&self) -> bool {
        !matches!(self.state(), None | Some(GameState::Open))
    }

    /// Becomes what was played there by earlier seats, if that counts and the
    /// game of these seats does not.
    fn take_over(&mut self, game: u8, strays: &mut Vec<StrayTable>) {
        let is_here = |stray: &StrayTable| {
            let is_table = (stray.was.game, stray.was.table) == (game, self.table);
            is_table && stray.game.state != GameState::Deleted
        };
        if let Some(at) = strays.iter().position(is_here) {
            let StrayTable { was, game } = strays.remove(at);
            self.id = was.id;
            self.players = game.players();
            self.game = Some(game);
        }
    }

    fn state(&self) -> Option<GameState> {
        self.game.as_ref().map(|game| game.state)
    }
}

impl Reader<'_> {
    /// Lists the tournaments in the order in which they were created.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn tournaments(&self) -> Result<Vec<TournamentSummary>, StoreError> {
        let mut rows = TournamentRow::all(self.connection())?;
        rows.sort_by_key(|row| (row.created, row.id));
        let summary = |row: TournamentRow| TournamentSummary {
            tournament: TournamentRef {
                name: row.name,
                uuid: TournamentId(row.id),
            },
            date: row.date,
            game_count: row.games,
            player_count: row.players,
        };
        Ok(rows.into_iter().map(summary).collect())
    }

    /// Finds a tournament by what [`find_name`] accepts; of several that have
    /// the whole name, the one created last.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn find_tournament(&self, typed: &str) -> Result<Lookup<TournamentRef>, StoreError> {
        let tournaments = self.tournaments()?.into_iter().rev();
        let tournaments: Vec<_> = tournaments.map(|one| one.tournament).collect();
        let names: Vec<_> = tournaments.iter().map(|one| one.name.as_str()).collect();
        let is_same = |&at: &usize| names[at].eq_ignore_ascii_case(typed.trim());
        let found = find_name(&names, typed);
        let same = found.iter().copied().find(is_same);
        let found = same.map_or(found, |at| vec![at]);
        Ok(match found.as_slice() {
            [] => {
                let near = nearest_names(typed, names).into_iter();
                Lookup::None {
                    near: near.map(str::to_owned).collect(),
                }
            }
            [one] => Lookup::One(tournaments[*one].clone()),
            several => Lookup::Several(several.iter().map(|&at| tournaments[at].clone()).collect()),
        })
    }

    /// Returns a tournament with the games of its tables; `None` if there is
    /// none or it was undone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn tournament(&self, id: TournamentId) -> Result<Option<StoredTournament>, StoreError> {
        let row = TournamentRow::find(self.connection(), id.0)?;
        if row.is_none() {
            TournamentRow::all(self.connection())?;
        }
        let (tournament, events) = fold::fold_tournament(self.connection(), id.0)?;
        let tournament = match (tournament, row) {
            (Some(tournament), Some(row)) if row.events == events => tournament,
            (None, None) => return Ok(None),
            _ => return Err(StoreError::Inconsistent),
        };
        let mut names = Names::new(self);
        let entrants = tournament.entrants.iter();
        let entrants = entrants.map(|one| names.holder(one.player));
        let entrants = entrants.collect::<Result<_, _>>()?;
        let mut strays = Vec::new();
        for &was in &tournament.replaced {
            let game = names.table_game(was.id)?;
            if let Some(game) = game.filter(|game| game.rounds > 0) {
                strays.push(StrayTable { was, game });
            }
        }
        let mut games = Vec::new();
        for (&number, seated) in &tournament.seated {
            let tables = (1..).zip(seated);
            let tables = tables.map(|(table, seated)| names.table(table, seated));
            let mut tables = tables.collect::<Result<Vec<_>, _>>()?;
            for table in tables.iter_mut().filter(|table| table.game.is_none()) {
                table.take_over(number, &mut strays);
            }
            games.push(TournamentGame { number, tables });
        }
        Ok(Some(StoredTournament {
            tournament,
            entrants,
            games,
            strays,
        }))
    }

    /// Names a tournament. One whose creation was undone has no name; the id is
    /// used instead.
    pub(super) fn tournament_ref(&self, uuid: TournamentId) -> Result<TournamentRef, StoreError> {
        let row = TournamentRow::find(self.connection(), uuid.0)?;
        if row.is_none() {
            TournamentRow::all(self.connection())?;
        }
        let name = row.map_or_else(|| uuid.to_string(), |row| row.name);
        Ok(TournamentRef { name, uuid })
    }
}

impl Names<'_> {
    fn table(&mut self, table: u16, seated: &SeatedTable) -> Result<TableStatus, StoreError> {
        let game = self.table_game(seated.id)?;
        let game = game.filter(|game| game.state != GameState::Deleted);
        let players = match &game {
            Some(game) => game.players(),
            None => {
                let seats = seated.seats.iter();
                let seats = seats.map(|&player| self.holder(player));
                seats.collect::<Result<_, _>>()?
            }
        };
        Ok(TableStatus {
            table,
            id: seated.id,
            players,
            game,
        })
    }

    /// Reads the ordinary game of a table; `None` if it was not started.
    fn table_game(&mut self, id: GameId) -> Result<Option<TableGame>, StoreError> {
        let Some(row) = GameRow::find(self.reader.connection(), id.0)? else {
            return Ok(None);
        };
        let (state, rounds, conflicts) = (row.state, row.rounds, row.conflicts);
        Ok(Some(TableGame {
            result: self.result(row)?,
            state,
            rounds,
            conflicts,
        }))
    }
}

impl TableGame {
    /// Returns the players in the order of their seats, without those who left
    /// before the end.
    fn players(&self) -> Vec<PlayerRef> {
        let seats = self.result.seats.iter();
        let seats = seats.filter(|seat| seat.place.is_some());
        seats.map(|seat| seat.player.clone()).collect()
    }
}
