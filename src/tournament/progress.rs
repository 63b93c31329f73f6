//! A tournament as it is played: its games, tables and what became of them.

use std::collections::HashSet;

use super::standings::{Cut, TableResult, TournamentResults, TournamentStandings};
use crate::game::{
    Entrant, GameId, GameState, PlayerId, PlayerRef, RankingMethod, ReplacedTable, Tournament,
    TournamentRef,
};
use crate::league::GameResult;

/// A tournament with the names of its players and the games of its tables.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredTournament {
    pub tournament: Tournament,
    /// Whether it was created last: commands that name none are about it.
    pub is_last: bool,
    /// All who play in it or have played, by whom they count for now.
    pub entrants: Vec<PlayerRef>,
    pub games: Vec<TournamentGame>,
    /// Tables that were scored by other seats than those that count.
    pub strays: Vec<StrayTable>,
    /// Tables that were started by other seats than those that count, and of
    /// which no round is scored.
    pub vacated: Vec<ReplacedTable>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct TournamentGame {
    /// Which of the games, from 1.
    pub number: u8,
    pub tables: Vec<TableStatus>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct TableStatus {
    pub table: u16,
    /// The ordinary game that is played there, started or not.
    pub id: GameId,
    /// The players in the order of their seats, without those who left before
    /// the end.
    pub players: Vec<PlayerRef>,
    pub game: Option<TableGame>,
    /// Whether that was deleted.
    pub is_deleted: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub struct TableGame {
    pub result: GameResult,
    pub state: GameState,
    /// Whether it was finished before its last round.
    pub short: bool,
    pub rounds: u32,
    /// How many rounds are scored twice and differently.
    pub conflicts: u32,
}

/// A table that was scored by other seats than those that count.
#[derive(Debug, Clone, PartialEq)]
pub struct StrayTable {
    /// Which table of which game it was.
    pub was: ReplacedTable,
    pub game: TableGame,
}

/// The numbers of games by which tables have begun that belong together, by seats
/// that contradict each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// By the seats that count.
    pub earlier: Vec<u32>,
    /// By those that were recorded later.
    pub later: Vec<u32>,
}

impl StoredTournament {
    pub fn named(&self) -> TournamentRef {
        TournamentRef { name: self.tournament.start.name.clone(), uuid: self.tournament.id }
    }

    /// Returns the name that commands must give to be about the tournament, if they must.
    pub fn name_for_commands(&self) -> Option<&str> {
        (!self.is_last).then_some(&*self.tournament.start.name)
    }

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

    /// Returns all who play or have played, by whom they count for now. After a merge one may
    /// be there twice, but has not left who plays as another.
    fn all(&self) -> impl Iterator<Item = (&Entrant, &PlayerRef)> {
        let all = || self.tournament.entrants.iter().zip(&self.entrants);
        let plays = move |player: &PlayerRef| {
            all().any(|(one, other)| one.left_before_game.is_none() && other.uuid == player.uuid)
        };
        all().filter(move |(one, player)| one.left_before_game.is_none() || !plays(player))
    }

    /// Returns a player who plays or has played, as the events name them.
    pub fn entrant(&self, player: PlayerId) -> Option<(&Entrant, &PlayerRef)> {
        self.all().find(|(_, counts_for)| counts_for.uuid == player)
    }

    /// Returns those who have not left, by whom they count for now.
    pub fn players(&self) -> impl Iterator<Item = (&Entrant, &PlayerRef)> {
        self.all().filter(|(entrant, _)| entrant.left_before_game.is_none())
    }

    /// Returns the first game that is not started in which players have no seat,
    /// or others have, with those players: two devices have seated it.
    pub fn without_seat(&self) -> Option<(u8, Vec<&PlayerRef>)> {
        let next = self.next();
        let tables = self.tournament.seated.get(&next)?;
        let seated: HashSet<_> = tables.iter().flat_map(|table| &table.seats).collect();
        let players = self.tournament.players_of(next);
        let all = self.all();
        let missing = all.filter(|(entrant, _)| {
            players.contains(&entrant.player) && !seated.contains(&entrant.player)
        });
        let missing: Vec<_> = missing.map(|(_, player)| player).collect();
        (!missing.is_empty()).then_some((next, missing))
    }

    /// Returns those who play the game that was started last and have lost their
    /// seats in it to tables that had begun, with its number, while there may be
    /// chairs.
    pub fn lost_seats(&self) -> Vec<(&PlayerRef, u8)> {
        let has_open_seats =
            |game: &&TournamentGame| game.tables.iter().any(TableStatus::can_be_reseated);
        let Some(current) = self.of_all().filter(has_open_seats) else { return Vec::new() };
        let game = current.number;
        let playing = self.tournament.players_of(game);
        let players = self.players().filter(|(entrant, player)| {
            playing.contains(&entrant.player) && self.table_of(player.uuid, game).is_none()
        });
        players.map(|(_, player)| (player, game)).collect()
    }

    /// Returns `true` if who comes late can play: a game is to start, or a table of the last.
    pub fn takes_players(&self) -> bool {
        let mut tables = self.of_all().into_iter().flat_map(|game| &game.tables);
        self.next() <= self.tournament.start.games || tables.any(TableStatus::can_be_reseated)
    }

    /// Returns those who have left and still sit at a table that plays the game
    /// that was started last, with its number and that of the table: it had begun.
    pub fn still_seated(&self) -> Vec<(&PlayerRef, u8, u16)> {
        let Some(current) = self.of_all() else { return Vec::new() };
        let game = current.number;
        let all = self.all();
        let left = all.filter(|(entrant, _)| entrant.left_before_game.is_some_and(|at| at <= game));
        let seated =
            left.filter_map(|(_, player)| Some((player, self.table_of(player.uuid, game)?)));
        let seated = seated.filter(|(_, table)| !table.is_over());
        seated.map(|(player, table)| (player, game, table.table)).collect()
    }

    /// Returns the game that was started last, unless it is the final.
    fn of_all(&self) -> Option<&TournamentGame> {
        let is_of_all = |game: &&TournamentGame| game.number <= self.tournament.start.games;
        self.current().filter(is_of_all)
    }

    /// Returns the table that keeps another, which is not started, from the seats
    /// that were recorded last: it had begun by those before.
    pub fn held_by(&self, game: u8, table: u16) -> Option<&TableStatus> {
        let tables = &self.game(game)?.tables;
        let is_started = |status: &TableStatus| status.table == table && status.game.is_some();
        let groups = self.tournament.kept.iter();
        let mut groups = groups.filter(|(of, group)| *of == game && group.contains(&table));
        let (_, group) = groups.next().filter(|_| !tables.iter().any(is_started))?;
        let mut begun = tables.iter().filter(|status| status.has_begun());
        begun.find(|status| group.contains(&status.table))
    }

    /// Returns the games by which a table and those that it changed players with
    /// have begun, if their seats contradict each other.
    pub fn contest(&self, game: u8, table: u16) -> Option<Contest> {
        let groups = self.tournament.contested.iter();
        let groups = groups.filter(|(of, group)| *of == game && group.contains(&table));
        let tables: HashSet<_> = groups.flat_map(|(_, group)| group).collect();
        let later = self.strays.iter().filter(|stray| stray.was.game == game);
        let later = later.filter(|stray| tables.contains(&stray.was.table));
        let later: Vec<_> = later.map(|stray| stray.game.result.game.number).collect();
        let earlier = self.game(game)?.tables.iter();
        let earlier = earlier.filter(|status| status.has_begun() && tables.contains(&status.table));
        let earlier = earlier.filter_map(|status| Some(status.game.as_ref()?.result.game.number));
        let earlier = earlier.collect();
        (!later.is_empty()).then_some(Contest { earlier, later })
    }

    /// Returns `true` if a table of a game that was started is to be started yet: it
    /// never was, or was seated again and is held.
    pub fn is_missing(&self, game: u8, status: &TableStatus) -> bool {
        let is_held = || self.held_by(game, status.table).is_some();
        status.game.is_none() && (!status.is_deleted || is_held())
    }

    /// Returns `true` if a table waits until one of two seatings is chosen.
    pub fn is_contested(&self, game: u8, table: u16) -> bool {
        self.contest(game, table).is_some()
    }

    /// Returns `true` if a table has a round to score, or will have one when its
    /// seats are settled.
    pub fn is_pending(&self, game: u8, table: u16) -> bool {
        let status = self.game(game).and_then(|game| game.table(table));
        status.is_some_and(TableStatus::is_open)
            || self.is_contested(game, table)
            || self.held_by(game, table).is_some()
    }

    /// Returns the table of a player, by whom it counts for now, in a game.
    pub fn table_of(&self, player: PlayerId, game: u8) -> Option<&TableStatus> {
        let mut tables = self.game(game)?.tables.iter();
        tables.find(|table| table.players.iter().any(|one| one.uuid == player))
    }

    /// Returns the games that were seated before and have other seats now. One of
    /// which a table has begun keeps most of them and is not among these.
    pub fn reseated_since(&self, before: &Self) -> Vec<u8> {
        let has_begun = |game: &TournamentGame| game.tables.iter().any(TableStatus::has_begun);
        let seats = |stored: &Self, game: u8| stored.tournament.seated.get(&game).cloned();
        let games = self.games.iter().filter(|game| !has_begun(game)).map(|game| game.number);
        let games = games.filter(|&game| {
            seats(before, game).is_some_and(|before| Some(before) != seats(self, game))
        });
        games.collect()
    }

    pub fn final_has_begun(&self) -> bool {
        let last = self.game(self.tournament.final_game());
        last.is_some_and(|game| game.tables.iter().any(TableStatus::has_begun))
    }

    /// Returns `true` if two who play have a place.
    pub fn can_have_final(&self) -> bool {
        let Cut { through, chairs, .. } = self.ranked(self.tournament.start.by, false).cut(2);
        through.len() + chairs == 2
    }

    /// Returns those who play the final although the standings are others by now:
    /// a score was corrected, or somebody has left. None while a table plays.
    pub fn displaced_finalists(&self) -> Vec<&PlayerRef> {
        let start = &self.tournament.start;
        let games = self.games.iter().filter(|game| game.number <= start.games);
        let is_open = |table: &TableStatus| !table.is_over();
        let Some(finalists) = &self.tournament.finalists else { return Vec::new() };
        if games.flat_map(|game| &game.tables).any(is_open) {
            return Vec::new();
        }
        let all = self.all();
        let finalists = all.filter(|(entrant, _)| finalists.contains(&entrant.player));
        let finalists: Vec<_> = finalists.map(|(_, player)| player).collect();
        let Cut { through, tied, .. } = self.ranked(start.by, false).cut(finalists.len());
        let is_among = |all: &[PlayerRef], one: &PlayerRef| {
            let mut all = all.iter();
            all.any(|other| other.uuid == one.uuid)
        };
        let best_play =
            (through.iter()).all(|best| finalists.iter().any(|one| one.uuid == best.uuid));
        let displaced = finalists.into_iter().filter(|one| {
            // Of those who are equal the director has chosen, unless one more is through.
            !is_among(&through, one) && (!best_play || !is_among(&tied, one))
        });
        displaced.collect()
    }

    pub fn standings(&self, by: RankingMethod) -> TournamentStandings {
        self.ranked(by, true)
    }

    fn ranked(&self, by: RankingMethod, with_final: bool) -> TournamentStandings {
        let last = self.tournament.final_game();
        let finished = |game: &TableGame| game.state == GameState::Finished;
        let tables = self.games.iter().flat_map(|game| {
            let tables = game.tables.iter();
            tables.filter_map(move |table| Some((game.number, table.table, table.game.as_ref()?)))
        });
        let strays = self.strays.iter().map(|stray| (stray.was.game, stray.was.table, &stray.game));
        let results = tables.chain(strays).filter(|(.., game)| finished(game));
        let results: Vec<_> = results
            .map(|(game, table, played)| TableResult { game, table, result: played.result.clone() })
            .collect();
        let (finals, tables): (Vec<_>, Vec<_>) =
            results.into_iter().partition(|table| table.game == last);
        let left = self.all();
        let left = left.filter(|(entrant, _)| entrant.left_before_game.is_some());
        TournamentResults {
            by,
            tables: &tables,
            finale: finals.first().filter(|_| with_final).map(|table| &table.result),
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

    pub fn table(&self, table: u16) -> Option<&TableStatus> {
        self.tables.iter().find(|status| status.table == table)
    }

    pub fn finished(&self) -> usize {
        self.tables.iter().filter(|table| table.is_finished()).count()
    }
}

impl TableStatus {
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

    pub fn is_finished(&self) -> bool {
        self.state() == Some(GameState::Finished)
    }

    pub fn is_over(&self) -> bool {
        !matches!(self.state(), None | Some(GameState::Open))
    }

    fn state(&self) -> Option<GameState> {
        self.game.as_ref().map(|game| game.state)
    }
}

impl TableGame {
    /// Returns the players in the order of their seats, without those who left
    /// before the end.
    pub(crate) fn players(&self) -> Vec<PlayerRef> {
        let seats = self.result.seats.iter().filter(|seat| seat.place.is_some());
        seats.map(|seat| seat.player.clone()).collect()
    }
}
