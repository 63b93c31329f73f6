//! What a merge changes about who sits where in a tournament.

use serde::Serialize;

use crate::game::PlayerRef;
use crate::tournament::{StoredTournament, TableStatus, TournamentGame};

/// A table of a game that was started, and that is not as it was or stays as it is
/// although its seats were changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableNews {
    /// Which game of the tournament, from 1.
    #[serde(rename = "tournament_game")]
    pub game: u8,
    /// The number of the table, from 1.
    pub table: u16,
    /// Who sits there now, in the order of their seats.
    pub players: Vec<PlayerRef>,
    /// What is new.
    pub change: TableChange,
}

/// What is new at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TableChange {
    /// It has other seats, or somebody has left it.
    Reseated,
    /// It had begun when its seats were changed, and keeps them.
    Begun,
    /// It keeps its seats because a table with which it changed players had begun.
    Held,
    /// It was begun by seats that contradict each other, or one with which it
    /// changed players was.
    Contested,
}

/// Lists the tables of started games at which something is new, and the games to
/// come that were seated again.
pub(super) fn news(
    before: &StoredTournament,
    after: &StoredTournament,
) -> (Vec<TableNews>, Vec<u8>) {
    let was_started = |game: &&TournamentGame| {
        let before = before.game(game.number);
        before.is_some_and(TournamentGame::is_started)
    };
    let (started, to_come): (Vec<_>, Vec<_>) = after.games.iter().partition(was_started);
    let tables = started.into_iter().flat_map(|game| {
        let tables = game.tables.iter();
        tables.filter_map(move |table| table_news(before, after, game.number, table))
    });
    let is_other = |game: &&TournamentGame| {
        let number = &game.number;
        let before = before.tournament.seated.get(number);
        before.is_some_and(|seats| after.tournament.seated.get(number) != Some(seats))
    };
    let to_come = to_come.into_iter().filter(is_other);
    (tables.collect(), to_come.map(|game| game.number).collect())
}

fn table_news(
    before: &StoredTournament,
    after: &StoredTournament,
    game: u8,
    status: &TableStatus,
) -> Option<TableNews> {
    let table = status.table;
    let is_kept = |stored: &StoredTournament| {
        let mut kept = stored.tournament.kept.iter();
        kept.any(|(of, tables)| *of == game && tables.contains(&table))
    };
    let is_contested = |stored: &StoredTournament| stored.contest(game, table).is_some();
    let players = |stored: &StoredTournament| {
        let status = stored.game(game)?.table(table)?;
        Some((status.id, status.players.clone()))
    };
    let change = if is_contested(after) && !is_contested(before) {
        TableChange::Contested
    } else if is_kept(after) && !is_kept(before) {
        match status.has_begun() {
            true => TableChange::Begun,
            false => TableChange::Held,
        }
    } else if players(after) != players(before) {
        TableChange::Reseated
    } else {
        return None;
    };
    Some(TableNews { game, table, players: status.players.clone(), change })
}
