//! Finished games for tests: scores as text.

use chrono::NaiveDate;
use uuid::Uuid;

use super::{GameResult, ROUNDS, SeatResult};
use crate::game::{GameId, PlayerId};

/// Returns a game of a number and a day of November, in which player 1 scored
/// `13 0 -`, player 2 the next, and so on.
pub(super) fn game(number: u128, day: u32, scores: &[&str]) -> GameResult {
    let read = |text: &str| {
        let mut scores = [None; ROUNDS];
        for (score, text) in scores.iter_mut().zip(text.split(' ')) {
            *score = text.parse().ok();
        }
        scores
    };
    let scores: Vec<_> = scores.iter().map(|text| read(text)).collect();
    let total = |scores: &[Option<i32>; ROUNDS]| scores.iter().flatten().sum::<i32>();
    let seat = |(player, scores): (u128, &[Option<i32>; ROUNDS])| {
        let total = total(scores);
        SeatResult {
            player: PlayerId(Uuid::from_u128(player)),
            total,
            place: None,
            won: false,
            out: 0,
            scores: *scores,
        }
    };
    let mut seats: Vec<_> = (1..).zip(&scores).map(seat).collect();
    let totals: Vec<_> = seats.iter().map(|seat| seat.total).collect();
    for seat in &mut seats {
        let before = totals.iter().filter(|&&total| total < seat.total).count();
        seat.place = Some(before as u32 + 1);
        seat.won = before == 0;
        for (round, points) in seat.scores.iter().enumerate() {
            seat.out |= u16::from(*points == Some(0)) << round;
        }
    }
    GameResult {
        id: GameId(Uuid::from_u128(number)),
        date: NaiveDate::from_ymd_opt(2026, 11, day).unwrap(),
        seats,
    }
}
