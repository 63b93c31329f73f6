//! Tournaments as JSON.

use super::{Object, line, object};
use crate::game::TableCount;
use crate::seating::SeatingQuality;
use crate::store::TournamentSummary;
use crate::tournament::{StoredTournament, TableStatus, TournamentGame, TournamentStandings};

/// Writes a tournament: its settings, players and games, and how good the seats
/// are.
pub fn tournament(stored: &StoredTournament, quality: SeatingQuality) -> String {
    let players: Vec<_> = stored.players().map(|(_, player)| player).collect();
    let games: Vec<_> = stored.games.iter().map(game).collect();
    line(object! { tournament: settings(stored), players, games, quality })
}

/// Writes a list of tournaments.
pub fn tournaments(tournaments: &[TournamentSummary]) -> String {
    line(object! { tournaments })
}

/// Writes the standings of a tournament.
pub fn tournament_standings(stored: &StoredTournament, standings: &TournamentStandings) -> String {
    let count = |game: &TournamentGame| {
        object! {
            tournament_game: game.number,
            table_count: game.tables.len(),
            finished_count: game.finished(),
        }
    };
    let games = stored.games.iter().filter(|game| game.is_started());
    let games: Vec<_> = games.map(count).collect();
    line(object! {
        tournament: stored.named(),
        games,
        by: standings.ranking.by,
        unequal_tables: standings.unequal_tables,
        players: standings.players,
    })
}

fn settings(stored: &StoredTournament) -> Object {
    let start = &stored.tournament.start;
    let (tables, sizes) = match start.tables {
        TableCount::Tables(tables) => (Some(tables), None),
        TableCount::Size { least, most } => (None, Some([least, most])),
    };
    object! {
        name: start.name,
        uuid: stored.tournament.id,
        date: start.date,
        game_count: start.games,
        table_count: tables,
        table_sizes: sizes,
        cut: start.cut,
        by: start.by,
        ruleset: start.ruleset,
        seed: start.seed,
    }
}

fn game(game: &TournamentGame) -> Object {
    let tables: Vec<_> = game.tables.iter().map(table).collect();
    object! { tournament_game: game.number, started: game.is_started(), tables }
}

fn table(status: &TableStatus) -> Object {
    let game = status.game.as_ref();
    object! {
        table: status.table,
        players: status.players,
        game: game.map(|game| game.result.game),
        state: game.map(|game| game.state),
        short: game.is_some_and(|game| game.short),
        round_count: game.map_or(0, |game| game.rounds),
    }
}
