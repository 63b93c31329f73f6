//! Changes of place over the last two rounds, and the highlights of a night: its
//! best comebacks and its most costly rounds.

use serde::Serialize;

use super::SeatResult;
use super::result::GameResult;
use crate::game::{GameRef, PlayerRef};

const BEFORE: usize = 9;

/// The places of a player after round 9 and at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Comeback {
    /// The place after round 9, shared where totals are equal.
    #[serde(rename = "place_after_round_9")]
    pub from: u32,
    #[serde(rename = "place")]
    pub to: u32,
}

impl Comeback {
    /// Returns the places gained; below zero where some were lost.
    pub const fn gained(self) -> i32 {
        self.from as i32 - self.to as i32
    }
}

impl GameResult {
    /// Returns the changes of place after round 9 of the players who stayed to
    /// the end; nothing if the game ended by then.
    ///
    /// Only players who stayed have places, so nobody moves up when one
    /// leaves. The totals after round 9 are the final ones less the points of
    /// rounds 10 and 11: they include the start of a player who joined late,
    /// even after round 9.
    pub fn comebacks(&self) -> impl Iterator<Item = (&SeatResult, Comeback)> {
        let has_score = |seat: &SeatResult| seat.scores[BEFORE..].iter().any(Option::is_some);
        let goes_on = self.ranked().any(|(seat, _)| has_score(seat));
        let ranked = self.ranked().filter(move |_| goes_on);
        ranked.map(|(seat, to)| {
            let before = seat.before_the_end();
            let totals = self.ranked().map(|(other, _)| other.before_the_end());
            let better = totals.filter(|&total| total < before).count();
            let from = better as u32 + 1;
            (seat, Comeback { from, to })
        })
    }
}

impl SeatResult {
    fn before_the_end(&self) -> i32 {
        let after = self.scores[BEFORE..].iter().flatten();
        after.fold(self.total, |total, points| total.saturating_sub(*points))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NightComeback {
    pub game: GameRef,
    pub player: PlayerRef,
    pub places: Comeback,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPoints {
    pub game: GameRef,
    pub player: PlayerRef,
    pub round: u8,
    pub points: i32,
}

/// Returns the comebacks by the most places after round 9, in the order of the
/// games; several if they are equal, none if nobody gained a place.
pub fn comebacks<'a>(games: impl IntoIterator<Item = &'a GameResult>) -> Vec<NightComeback> {
    let climbs = games.into_iter().flat_map(|game| {
        let climb = |(seat, places): (&SeatResult, Comeback)| NightComeback {
            game: game.game,
            player: seat.player.clone(),
            places,
        };
        game.comebacks().map(climb)
    });
    most(climbs.filter(|climb| climb.places.gained() > 0), |climb| climb.places.gained())
}

/// Returns the highest scores of a round, in the order of the games; none if no
/// score was above zero.
pub fn dearest<'a>(games: impl IntoIterator<Item = &'a GameResult>) -> Vec<RoundPoints> {
    let scores = games.into_iter().flat_map(|game| {
        game.seats.iter().flat_map(|seat| {
            let rounds = (1..).zip(seat.scores);
            rounds.filter_map(|(round, points)| {
                Some(RoundPoints {
                    game: game.game,
                    player: seat.player.clone(),
                    round,
                    points: points.filter(|&points| points > 0)?,
                })
            })
        })
    });
    most(scores, |score| score.points)
}

fn most<T, K: Ord>(all: impl Iterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    let most = all.iter().map(&key).max();
    all.retain(|one| Some(key(one)) == most);
    all
}
