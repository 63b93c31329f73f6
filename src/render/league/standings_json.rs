//! Standings as JSON of version 1.

use serde::Serialize;

use super::standings::StandingsPage;
use crate::game::RankingMethod;
use crate::league::Standing;
use crate::render::json::line;

/// Writes standings as one line. Shares are from 0 to 1, all figures have
/// four digits behind the point at most.
pub fn standings_json(page: &StandingsPage<'_>) -> String {
    line(&Shape {
        version: 1,
        league: page.choice.league.as_deref(),
        season: page.choice.season.as_deref(),
        by: page.ranking.by,
        min_games: page.ranking.min_games,
        drop_worst: page.ranking.drop_worst,
        tie_break: &page.ranking.tie_break,
        players: page
            .standings
            .iter()
            .map(|standing| player(standing, page.name(standing.player)))
            .collect(),
    })
}

#[derive(Serialize)]
struct Shape<'a> {
    version: u8,
    league: Option<&'a str>,
    season: Option<&'a str>,
    by: RankingMethod,
    min_games: usize,
    drop_worst: usize,
    tie_break: &'a [RankingMethod],
    players: Vec<Player>,
}

#[derive(Serialize)]
struct Player {
    place: Option<usize>,
    name: String,
    qualified: bool,
    games: usize,
    wins: u32,
    shared_wins: u32,
    beaten: Option<f64>,
    average: Option<f64>,
    per_round: Option<f64>,
    points: Option<f64>,
    total: i64,
    out_rate: Option<f64>,
    best: i32,
    worst: i32,
    rating: Skill,
    change: Option<i32>,
    trend: Vec<f64>,
}

#[derive(Serialize)]
struct Skill {
    mu: f64,
    sigma: f64,
    ordinal: f64,
}

fn player(standing: &Standing, name: String) -> Player {
    let sum = &standing.sum;
    let figure = |method| sum.figure(method).map(rounded);
    Player {
        place: standing.place,
        name,
        qualified: standing.place.is_some(),
        games: standing.games,
        wins: sum.wins,
        shared_wins: sum.shared_wins,
        beaten: figure(RankingMethod::Beaten),
        average: figure(RankingMethod::Average),
        per_round: figure(RankingMethod::PerRound),
        points: figure(RankingMethod::Points),
        total: sum.total,
        out_rate: sum.out_rate().map(rounded),
        best: sum.best,
        worst: sum.worst,
        rating: Skill {
            mu: rounded(standing.rating.mu),
            sigma: rounded(standing.rating.sigma),
            ordinal: rounded(standing.rating.ordinal()),
        },
        change: standing.change,
        trend: standing.trend.iter().copied().map(rounded).collect(),
    }
}

fn rounded(figure: f64) -> f64 {
    (figure * 10_000.0).round() / 10_000.0
}
