//! What is left of a game once it is over: who came where, by which scores.

use chrono::NaiveDate;

use crate::game::{GameId, PlayerId, Scoresheet, State};

/// The rounds that count towards totals.
pub const ROUNDS: usize = 11;

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// The game.
    pub id: GameId,
    /// The day on which it was played.
    pub date: NaiveDate,
    /// The players in the order of their seats, those who left early too.
    pub seats: Vec<SeatResult>,
}

/// What one player came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatResult {
    /// Whom the seat counts for.
    pub player: PlayerId,
    /// Points, those included that a late-comer started from.
    pub total: i32,
    /// The place from 1, shared where players are equal; nothing for a player
    /// who left early.
    pub place: Option<u32>,
    /// Whether the player has won, alone or with others.
    pub won: bool,
    /// The rounds that the player is known to have gone out in: bit `n - 1`
    /// for round `n`.
    pub out: u16,
    /// Points by round, or nothing where the player did not play it.
    pub scores: [Option<i32>; ROUNDS],
}

impl GameResult {
    /// Returns the result of a game; nothing while it is not finished.
    pub fn of(sheet: &Scoresheet) -> Option<Self> {
        let finished = sheet.state() == State::Finished;
        finished.then(|| Self {
            id: sheet.id,
            date: sheet.date,
            seats: SeatResult::of(sheet),
        })
    }

    /// Returns the players who stayed to the end.
    pub fn ranked(&self) -> impl Iterator<Item = (&SeatResult, u32)> + Clone {
        self.seats
            .iter()
            .filter_map(|seat| Some((seat, seat.place?)))
    }

    /// Says whether at least two stayed to the end: only such a game has
    /// winners and losers.
    pub fn is_contest(&self) -> bool {
        self.ranked().count() > 1
    }
}

impl SeatResult {
    /// Returns how the seats of a game stand, finished or not, in their order.
    pub fn of(sheet: &Scoresheet) -> Vec<Self> {
        let winners = sheet.winners();
        let mut standings = sheet.standings();
        standings.sort_by_key(|standing| standing.seat);
        let seat = |standing: crate::game::Standing| {
            let mut scores = [None; ROUNDS];
            let mut out = 0;
            for (round, played) in (1..).zip(&mut scores) {
                let Some(row) = sheet.played.get(&round) else {
                    continue;
                };
                *played = row.marks.get(&standing.seat).and_then(|mark| mark.points);
                if row.out == Some(standing.seat) {
                    out |= 1 << (round - 1);
                }
            }
            Self {
                player: sheet.seats[standing.seat].holder,
                total: standing.total,
                place: standing.place.and_then(|place| place.try_into().ok()),
                won: winners.contains(&standing.seat),
                out,
                scores,
            }
        };
        standings.into_iter().map(seat).collect()
    }

    /// Returns the number of rounds that the player played.
    pub fn rounds(&self) -> u32 {
        self.scores.iter().flatten().count() as u32
    }

    /// Returns the points of the rounds that the player played.
    pub fn points(&self) -> i64 {
        self.scores
            .iter()
            .flatten()
            .map(|&points| i64::from(points))
            .sum()
    }

    /// Returns the number of rounds that the player is known to have gone out
    /// in.
    pub const fn times_out(&self) -> u32 {
        self.out.count_ones()
    }

    /// Says whether the player is known to have gone out in a round, from 1.
    pub const fn went_out(&self, round: usize) -> bool {
        self.out >> (round - 1) & 1 == 1
    }
}
