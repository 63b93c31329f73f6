//! Two players compared, as JSON.

use serde::Serialize;

use super::stats::average;
use super::{dated, line, rounded};
use crate::game::{GameRef, PlayerRef};
use crate::league::{HeadToHead, Meeting};
use crate::render::league::GameSelection;
use crate::store::NameDirectory;

/// Writes the figures of two players. `average_difference` is the total of
/// the first less that of the second.
pub fn head_to_head(pair: &HeadToHead, selection: &GameSelection, names: &NameDirectory) -> String {
    line(Pair {
        players: [0, 1].map(|index| Opponent::of(pair, index, names)),
        selection,
        game_count: pair.games,
        tied: pair.tied,
        average_difference: pair.difference.average().map(rounded),
        meetings: pair
            .last()
            .map(|meeting| MeetingShape::of(meeting, pair, names))
            .collect(),
    })
}

#[derive(Serialize)]
struct Pair<'a> {
    players: [Opponent; 2],
    selection: &'a GameSelection,
    game_count: u32,
    tied: u32,
    average_difference: Option<f64>,
    meetings: Vec<MeetingShape>,
}

#[derive(Serialize)]
struct Opponent {
    #[serde(flatten)]
    player: PlayerRef,
    ahead: u32,
    wins: u32,
    average_total: Option<f64>,
    biggest_win: Option<BiggestWin>,
    by_round: Vec<ByRound>,
}

impl Opponent {
    fn of(pair: &HeadToHead, index: usize, names: &NameDirectory) -> Self {
        let rounds = (1..).zip(&pair.rounds).map(|(round, both)| ByRound {
            round,
            game_count: both[index].count(),
            average_score: average(both[index]),
        });
        Self {
            player: names.player_ref(pair.players[index]),
            ahead: pair.ahead[index],
            wins: pair.wins[index],
            average_total: average(pair.totals[index]),
            biggest_win: pair.biggest[index].map(|(margin, game)| BiggestWin {
                margin,
                game: dated(game, names),
            }),
            by_round: rounds.collect(),
        }
    }
}

#[derive(Serialize)]
struct BiggestWin {
    margin: i32,
    game: GameRef,
}

#[derive(Serialize)]
struct ByRound {
    round: u8,
    game_count: u32,
    average_score: Option<f64>,
}

#[derive(Serialize)]
struct MeetingShape {
    #[serde(flatten)]
    game: GameRef,
    players: [MeetingResult; 2],
}

impl MeetingShape {
    fn of(meeting: &Meeting, pair: &HeadToHead, names: &NameDirectory) -> Self {
        Self {
            game: dated(meeting.when, names),
            players: [0, 1].map(|index| MeetingResult {
                player: names.player_ref(pair.players[index]),
                total: meeting.totals[index],
                place: meeting.places[index],
            }),
        }
    }
}

#[derive(Serialize)]
struct MeetingResult {
    #[serde(flatten)]
    player: PlayerRef,
    total: i32,
    place: u32,
}
