//! The statistics of a player as JSON.

use std::cmp::Reverse;

use serde::Serialize;

use super::{dated, line, rounded};
use crate::game::{GameRef, PlayerRef};
use crate::league::{Extreme, GameSpan, Mean, Stats, Streak};
use crate::render::league::GameSelection;
use crate::store::NameDirectory;

/// Writes the statistics of a player.
pub fn stats(stats: &Stats, selection: &GameSelection, names: &NameDirectory) -> String {
    let places = (1..).zip(&stats.places);
    let rounds = (1..).zip(&stats.rounds).map(|(round, figures)| ByRound {
        round,
        game_count: figures.own.count(),
        average_score: average(figures.own),
        table_average_score: average(figures.others),
        times_out: figures.out,
        out_rate: figures.out_rate().map(rounded),
    });
    let tables = stats.tables.iter().map(|(&player_count, table)| ByTable {
        player_count,
        game_count: table.games,
        wins: table.wins,
        average_place: average(table.place),
        beaten: table.beaten_share().map(rounded),
    });
    let opponents = stats.opponents.iter().map(|(&id, against)| ByOpponent {
        player: names.player_ref(id),
        game_count: against.games,
        ahead: against.ahead,
        tied: against.tied,
        behind: against.behind,
        beaten: against.beaten_share().map(rounded),
    });
    let mut by_opponent: Vec<_> = opponents.collect();
    by_opponent.sort_by_key(|one| (Reverse(one.game_count), one.player.name.clone()));
    let game = |extreme: Option<Extreme>| extreme.map(|one| BestGame::of(&one, names));
    let round = |extreme: Option<Extreme>| extreme.map(|one| BestRound::of(&one, names));
    line(StatsShape {
        player: names.player_ref(stats.player),
        selection,
        game_count: stats.games,
        wins: stats.wins,
        shared_wins: stats.shared_wins,
        places: places
            .map(|(place, &game_count)| Place { place, game_count })
            .collect(),
        average_total: average(stats.total),
        total_deviation: stats.total.deviation().map(rounded),
        round_count: stats.round.count(),
        per_round: average(stats.round),
        best_game: game(stats.best_game),
        worst_game: game(stats.worst_game),
        best_round: round(stats.best_round),
        worst_round: round(stats.worst_round),
        win_streak: Streaks::of(stats.win_streak, names),
        drought: Streaks::of(stats.drought, names),
        comeback: Comebacks {
            game_count: stats.comeback.count(),
            average_places_gained: average(stats.comeback),
            best: stats.best_comeback.map(|(best, when)| BestComeback {
                place_after_round_9: best.from,
                place: best.to,
                game: dated(when, names),
            }),
        },
        by_round: rounds.collect(),
        by_table: tables.collect(),
        by_opponent,
        totals: &stats.totals,
    })
}

/// Returns a mean, rounded; `None` if there are no numbers.
pub(super) fn average(mean: Mean) -> Option<f64> {
    mean.average().map(rounded)
}

#[derive(Serialize)]
struct StatsShape<'a> {
    player: PlayerRef,
    selection: &'a GameSelection,
    game_count: u32,
    wins: u32,
    shared_wins: u32,
    places: Vec<Place>,
    average_total: Option<f64>,
    total_deviation: Option<f64>,
    round_count: u32,
    per_round: Option<f64>,
    best_game: Option<BestGame>,
    worst_game: Option<BestGame>,
    best_round: Option<BestRound>,
    worst_round: Option<BestRound>,
    win_streak: Streaks,
    drought: Streaks,
    comeback: Comebacks,
    by_round: Vec<ByRound>,
    by_table: Vec<ByTable>,
    by_opponent: Vec<ByOpponent>,
    totals: &'a [i32],
}

#[derive(Serialize)]
struct Place {
    place: u32,
    game_count: u32,
}

#[derive(Serialize)]
struct BestGame {
    total: i32,
    times: u32,
    game: GameRef,
}

impl BestGame {
    fn of(extreme: &Extreme, names: &NameDirectory) -> Self {
        Self {
            total: extreme.points,
            times: extreme.times,
            game: dated(extreme.when, names),
        }
    }
}

#[derive(Serialize)]
struct BestRound {
    score: i32,
    times: u32,
    round: Option<u8>,
    game: GameRef,
}

impl BestRound {
    fn of(extreme: &Extreme, names: &NameDirectory) -> Self {
        Self {
            score: extreme.points,
            times: extreme.times,
            round: extreme.round,
            game: dated(extreme.when, names),
        }
    }
}

#[derive(Serialize)]
struct Streaks {
    longest: Option<StreakShape>,
    current: Option<StreakShape>,
}

impl Streaks {
    fn of(streak: Streak, names: &NameDirectory) -> Self {
        let shape = |span: GameSpan| StreakShape {
            game_count: span.games,
            first: dated(span.first, names),
            last: dated(span.last, names),
        };
        Self {
            longest: streak.longest.map(shape),
            current: streak.current.map(shape),
        }
    }
}

#[derive(Serialize)]
struct StreakShape {
    game_count: u32,
    first: GameRef,
    last: GameRef,
}

#[derive(Serialize)]
struct Comebacks {
    game_count: u32,
    average_places_gained: Option<f64>,
    best: Option<BestComeback>,
}

#[derive(Serialize)]
struct BestComeback {
    place_after_round_9: u32,
    place: u32,
    game: GameRef,
}

#[derive(Serialize)]
struct ByRound {
    round: u8,
    game_count: u32,
    average_score: Option<f64>,
    table_average_score: Option<f64>,
    times_out: u32,
    out_rate: Option<f64>,
}

#[derive(Serialize)]
struct ByTable {
    player_count: usize,
    game_count: u32,
    wins: u32,
    average_place: Option<f64>,
    beaten: Option<f64>,
}

#[derive(Serialize)]
struct ByOpponent {
    #[serde(flatten)]
    player: PlayerRef,
    game_count: u32,
    ahead: u32,
    tied: u32,
    behind: u32,
    beaten: Option<f64>,
}
