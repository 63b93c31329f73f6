//! Standings as JSON, and the games behind those of one player.

use serde::Serialize;

use super::{line, rounded};
use crate::game::{GameRef, PlayerRef, RankingMethod};
use crate::league::{CountedGame, PLACE_PARTS, Ranking, Rating, Standing};
use crate::render::league::{GameSelection, StandingsPage};
use crate::store::NameDirectory;

/// Writes standings.
pub fn standings(page: &StandingsPage<'_>) -> String {
    #[derive(Serialize)]
    struct Standings<'a> {
        #[serde(flatten)]
        rules: Rules<'a>,
        players: Vec<StandingShape>,
    }
    let players = page.standings.iter();
    line(Standings {
        rules: Rules::of(page),
        players: players.map(|one| StandingShape::of(one, page)).collect(),
    })
}

/// Writes the standing of one player, with the games behind it.
pub fn explanation(
    page: &StandingsPage<'_>,
    standing: &Standing,
    games: &[(CountedGame, bool)],
    names: &NameDirectory,
) -> String {
    #[derive(Serialize)]
    struct Explanation<'a> {
        #[serde(flatten)]
        rules: Rules<'a>,
        player: StandingShape,
        games: Vec<CountedShape>,
    }
    let games = games.iter();
    line(Explanation {
        rules: Rules::of(page),
        player: StandingShape::of(standing, page),
        games: games
            .map(|(game, counts)| CountedShape::of(game, *counts, names))
            .collect(),
    })
}

#[derive(Serialize)]
struct Rules<'a> {
    selection: &'a GameSelection,
    ranking: &'a Ranking,
}

impl<'a> Rules<'a> {
    const fn of(page: &StandingsPage<'a>) -> Self {
        Self {
            selection: page.choice,
            ranking: page.ranking,
        }
    }
}

#[derive(Serialize)]
struct StandingShape {
    #[serde(flatten)]
    player: PlayerRef,
    place: Option<usize>,
    qualified: bool,
    game_count: usize,
    wins: u32,
    shared_wins: u32,
    beaten: Option<f64>,
    average_total: Option<f64>,
    per_round: Option<f64>,
    points: Option<f64>,
    total: i64,
    out_rate: Option<f64>,
    best_total: i32,
    worst_total: i32,
    rating: RatingShape,
    place_change: Option<i32>,
    trend: Vec<f64>,
}

impl StandingShape {
    fn of(standing: &Standing, page: &StandingsPage<'_>) -> Self {
        let sum = &standing.sum;
        let figure = |method| sum.figure(method).map(rounded);
        Self {
            player: page.names.player_ref(standing.player),
            place: standing.place,
            qualified: standing.place.is_some(),
            game_count: standing.games,
            wins: sum.wins,
            shared_wins: sum.shared_wins,
            beaten: figure(RankingMethod::Beaten),
            average_total: figure(RankingMethod::Average),
            per_round: figure(RankingMethod::PerRound),
            points: figure(RankingMethod::Points),
            total: sum.total,
            out_rate: sum.out_rate().map(rounded),
            best_total: sum.best,
            worst_total: sum.worst,
            rating: RatingShape::of(standing.rating),
            place_change: standing.change,
            trend: standing.trend.iter().copied().map(rounded).collect(),
        }
    }
}

#[derive(Serialize)]
struct RatingShape {
    mu: f64,
    sigma: f64,
    ordinal: f64,
}

impl RatingShape {
    fn of(rating: Rating) -> Self {
        Self {
            mu: rounded(rating.mu),
            sigma: rounded(rating.sigma),
            ordinal: rounded(rating.ordinal()),
        }
    }
}

#[derive(Serialize)]
struct CountedShape {
    #[serde(flatten)]
    game: GameRef,
    counted: bool,
    player_count: u32,
    place: u32,
    won: bool,
    total: i32,
    beaten: f64,
    points: f64,
    round_count: u32,
    times_out: u32,
    rating: RatingShape,
}

impl CountedShape {
    fn of(game: &CountedGame, counted: bool, names: &NameDirectory) -> Self {
        let opponents = f64::from(game.players.saturating_sub(1).max(1));
        Self {
            game: GameRef {
                date: Some(game.date),
                ..names.game_ref(game.game)
            },
            counted,
            player_count: game.players,
            place: game.place,
            won: game.won,
            total: game.total,
            beaten: rounded(f64::from(game.beaten_twice()) / 2.0 / opponents),
            points: rounded(100.0 * game.place_parts() as f64 / PLACE_PARTS as f64),
            round_count: game.rounds,
            times_out: game.times_out,
            rating: RatingShape::of(game.rating),
        }
    }
}
