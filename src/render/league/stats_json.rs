//! The figures of a player as JSON of version 1.

use chrono::NaiveDate;
use serde::Serialize;
use uuid::Uuid;

use super::selection::GameSelection;
use crate::game::PlayerId;
use crate::league::{DatedGame, Extreme, GameSpan, Mean, Stats, Streak};
use crate::render::json::line;
use crate::store::NameDirectory;

/// Writes the figures of a player, each with the `games` that it is of.
///
/// Shares are from 0 to 1, means and shares are rounded to thousandths, and
/// what there is nothing to take it of is `null`.
pub fn stats_json(stats: &Stats, choice: &GameSelection, names: &NameDirectory) -> String {
    let extreme = |extreme: Option<Extreme>| extreme.map(|extreme| Best::of(&extreme, names));
    let places = (1..).zip(&stats.places);
    let rounds = (1..).zip(&stats.rounds).map(|(round, figures)| ByRound {
        round,
        games: figures.own.count(),
        average: rounded(figures.own.average()),
        table: rounded(figures.others.average()),
        out: figures.out,
        out_rate: rounded(figures.out_rate()),
    });
    let tables = stats.tables.iter().map(|(&players, table)| ByTable {
        players,
        games: table.games,
        wins: table.wins,
        average_place: rounded(table.place.average()),
        beaten: rounded(table.beaten_share()),
    });
    let mut opponents: Vec<_> = stats.opponents.iter().collect();
    opponents.sort_by_key(|(id, met)| (std::cmp::Reverse(met.games), names.player(**id)));
    let opponents = opponents.into_iter().map(|(&id, met)| ByOpponent {
        player: names.player(id),
        uuid: id.0,
        games: met.games,
        ahead: met.ahead,
        tied: met.tied,
        behind: met.behind,
        beaten: rounded(met.beaten_share()),
    });
    line(&Shape {
        version: 1,
        player: Named::of(stats.player, names),
        choice,
        games: stats.games,
        wins: stats.wins,
        shared_wins: stats.shared_wins,
        places: places
            .map(|(place, &games)| Place { place, games })
            .collect(),
        total: Total {
            games: stats.games,
            average: rounded(stats.total.average()),
            deviation: rounded(stats.total.deviation()),
        },
        per_round: PerRound::of(stats.round, stats.games),
        best_game: extreme(stats.best_game),
        worst_game: extreme(stats.worst_game),
        best_round: extreme(stats.best_round),
        worst_round: extreme(stats.worst_round),
        win_streak: Streaks::of(stats.win_streak, names),
        drought: Streaks::of(stats.drought, names),
        comeback: Changes {
            games: stats.comeback.count(),
            average: rounded(stats.comeback.average()),
            best: stats.best_comeback.map(|(best, when)| Change {
                from: best.from,
                to: best.to,
                at: At::of(when, names),
            }),
        },
        by_round: rounds.collect(),
        by_table: tables.collect(),
        by_opponent: opponents.collect(),
        totals: &stats.totals,
    })
}

/// Rounds to thousandths: what comes after says nothing of games.
pub(crate) fn rounded(number: Option<f64>) -> Option<f64> {
    number.map(|number| (number * 1000.0).round() / 1000.0 + 0.0)
}

#[derive(Serialize)]
pub(crate) struct Named {
    player: String,
    uuid: Uuid,
}

impl Named {
    pub(crate) fn of(id: PlayerId, names: &NameDirectory) -> Self {
        Self {
            player: names.player(id),
            uuid: id.0,
        }
    }
}

/// A game and its day.
#[derive(Serialize)]
pub(crate) struct At {
    game: u32,
    uuid: Uuid,
    date: NaiveDate,
}

impl At {
    pub(crate) fn of(when: DatedGame, names: &NameDirectory) -> Self {
        Self {
            game: names.game(when.game),
            uuid: when.game.0,
            date: when.date,
        }
    }
}

#[derive(Serialize)]
struct Shape<'a> {
    version: u8,
    #[serde(flatten)]
    player: Named,
    #[serde(flatten)]
    choice: &'a GameSelection,
    games: u32,
    wins: u32,
    shared_wins: u32,
    places: Vec<Place>,
    total: Total,
    per_round: PerRound,
    best_game: Option<Best>,
    worst_game: Option<Best>,
    best_round: Option<Best>,
    worst_round: Option<Best>,
    win_streak: Streaks,
    drought: Streaks,
    comeback: Changes,
    by_round: Vec<ByRound>,
    by_table: Vec<ByTable>,
    by_opponent: Vec<ByOpponent>,
    totals: &'a [i32],
}

#[derive(Serialize)]
struct Place {
    place: u32,
    games: u32,
}

#[derive(Serialize)]
struct Total {
    games: u32,
    average: Option<f64>,
    deviation: Option<f64>,
}

#[derive(Serialize)]
struct PerRound {
    games: u32,
    rounds: u32,
    average: Option<f64>,
}

impl PerRound {
    fn of(rounds: Mean, games: u32) -> Self {
        Self {
            games,
            rounds: rounds.count(),
            average: rounded(rounds.average()),
        }
    }
}

#[derive(Serialize)]
struct Best {
    points: i32,
    times: u32,
    round: Option<u8>,
    #[serde(flatten)]
    at: At,
}

impl Best {
    fn of(extreme: &Extreme, names: &NameDirectory) -> Self {
        Self {
            points: extreme.points,
            times: extreme.times,
            round: extreme.round,
            at: At::of(extreme.when, names),
        }
    }
}

#[derive(Serialize)]
struct Streaks {
    longest: Option<Run>,
    current: Option<Run>,
}

impl Streaks {
    fn of(streak: Streak, names: &NameDirectory) -> Self {
        let run = |span: Option<GameSpan>| {
            span.map(|span| Run {
                games: span.games,
                first: At::of(span.first, names),
                last: At::of(span.last, names),
            })
        };
        Self {
            longest: run(streak.longest),
            current: run(streak.current),
        }
    }
}

#[derive(Serialize)]
struct Run {
    games: u32,
    first: At,
    last: At,
}

#[derive(Serialize)]
struct Changes {
    games: u32,
    average: Option<f64>,
    best: Option<Change>,
}

#[derive(Serialize)]
struct Change {
    from: u32,
    to: u32,
    #[serde(flatten)]
    at: At,
}

#[derive(Serialize)]
struct ByRound {
    round: u8,
    games: u32,
    average: Option<f64>,
    table: Option<f64>,
    out: u32,
    out_rate: Option<f64>,
}

#[derive(Serialize)]
struct ByTable {
    players: usize,
    games: u32,
    wins: u32,
    average_place: Option<f64>,
    beaten: Option<f64>,
}

#[derive(Serialize)]
struct ByOpponent {
    player: String,
    uuid: Uuid,
    games: u32,
    ahead: u32,
    tied: u32,
    behind: u32,
    beaten: Option<f64>,
}
