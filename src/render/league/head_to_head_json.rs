//! Two players against each other as JSON of version 1.

use serde::Serialize;

use super::selection::GameSelection;
use super::stats_json::{At, Named, rounded};
use crate::league::{HeadToHead, Meeting};
use crate::render::json::line;
use crate::store::NameDirectory;

/// Writes the figures of two players; of each pair of figures the first is of
/// the first player.
///
/// `difference` is the average total of the first less that of the second.
pub fn head_to_head_json(
    pair: &HeadToHead,
    choice: &GameSelection,
    names: &NameDirectory,
) -> String {
    let rounds = (1..).zip(&pair.rounds).map(|(round, both)| ByRound {
        round,
        games: both[0].count(),
        average: both.map(|mean| rounded(mean.average())),
    });
    let biggest = pair.biggest.map(|biggest| {
        biggest.map(|(points, when)| Win {
            points,
            at: At::of(when, names),
        })
    });
    let meeting = |meeting: &Meeting| Met {
        at: At::of(meeting.when, names),
        totals: meeting.totals,
        places: meeting.places,
    };
    line(&Shape {
        version: 1,
        players: pair.players.map(|player| Named::of(player, names)),
        choice,
        games: pair.games,
        ahead: pair.ahead,
        tied: pair.tied,
        wins: pair.wins,
        average_total: pair.totals.map(|total| rounded(total.average())),
        difference: rounded(pair.difference.average()),
        biggest_win: biggest,
        by_round: rounds.collect(),
        last: pair.last().map(meeting).collect(),
    })
}

#[derive(Serialize)]
struct Shape<'a> {
    version: u8,
    players: [Named; 2],
    #[serde(flatten)]
    choice: &'a GameSelection,
    games: u32,
    ahead: [u32; 2],
    tied: u32,
    wins: [u32; 2],
    average_total: [Option<f64>; 2],
    difference: Option<f64>,
    biggest_win: [Option<Win>; 2],
    by_round: Vec<ByRound>,
    last: Vec<Met>,
}

#[derive(Serialize)]
struct Win {
    points: i32,
    #[serde(flatten)]
    at: At,
}

#[derive(Serialize)]
struct ByRound {
    round: u8,
    games: u32,
    average: [Option<f64>; 2],
}

#[derive(Serialize)]
struct Met {
    #[serde(flatten)]
    at: At,
    totals: [i32; 2],
    places: [u32; 2],
}
