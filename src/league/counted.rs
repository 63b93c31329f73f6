//! The games of a player as they count in standings, and their sums.
//!
//! Sums are integers and fractions are compared exactly, so that equal players
//! compare as equal.

use std::cmp::{Ordering, Reverse};

use chrono::NaiveDate;

use super::rating::Rating;
use super::result::{GameResult, SeatResult};
use crate::game::{GameId, RankingMethod};

/// A game as it counts for one player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CountedGame {
    /// The game.
    pub game: GameId,
    /// The day on which it was played.
    pub date: NaiveDate,
    /// Players who stayed to the end, this one included.
    pub players: u32,
    /// The place from 1.
    pub place: u32,
    /// The number of players who share the place, this one included.
    pub sharing: u32,
    /// `true` if the player won.
    pub won: bool,
    /// Final points.
    pub total: i32,
    /// Points of the rounds that the player played.
    pub points: i64,
    /// The number of rounds that the player played.
    pub rounds: u32,
    /// The number of rounds that the player is known to have gone out in.
    pub times_out: u32,
    /// The rating after the game.
    pub rating: Rating,
}

/// A player's games added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlayerTotals {
    /// Games.
    pub games: u32,
    /// Games won, alone or with others.
    pub wins: u32,
    /// Games won with others.
    pub shared_wins: u32,
    /// Twice the number of opponents beaten, a tie counting half.
    pub beaten_twice: u32,
    /// Opponents faced.
    pub faced: u32,
    /// The sum of the final totals.
    pub total: i64,
    /// Points for places, in parts of [`PLACE_PARTS`] for a first place.
    pub place_parts: i64,
    /// Points of the rounds played.
    pub points: i64,
    /// Rounds played.
    pub rounds: u32,
    /// Rounds known to have been gone out in.
    pub times_out: u32,
    /// The lowest final total.
    pub best: i32,
    /// The highest final total.
    pub worst: i32,
}

/// The parts of a sole first place: divisible by each number of opponents up
/// to 13, and by two.
pub const PLACE_PARTS: i64 = 720_720;

impl CountedGame {
    pub(super) fn of(game: &GameResult, seat: &SeatResult, place: u32, rating: Rating) -> Self {
        Self {
            game: game.id,
            date: game.date,
            players: 1,
            place,
            sharing: 1,
            won: seat.won,
            total: seat.total,
            points: seat.points(),
            rounds: seat.rounds(),
            times_out: seat.times_out(),
            rating,
        }
    }

    /// Returns twice the number of opponents beaten, a tie counting half.
    pub const fn beaten_twice(&self) -> u32 {
        // Behind are all who are neither ahead nor level.
        let behind = (self.players + 1).saturating_sub(self.place + self.sharing);
        2 * behind + (self.sharing - 1)
    }

    /// Returns the points for the place, in parts of [`PLACE_PARTS`]: all for
    /// the first of a game, none for the last, evenly between; tied players
    /// share those of their places.
    pub const fn place_parts(&self) -> i64 {
        PLACE_PARTS * self.beaten_twice() as i64 / (2 * (self.players as i64 - 1))
    }

    /// Returns the totals of this game alone.
    pub(super) fn alone(&self) -> PlayerTotals {
        let mut sum = PlayerTotals::default();
        sum.add(self);
        sum
    }
}

impl PlayerTotals {
    pub(super) fn add(&mut self, game: &CountedGame) {
        self.best = if self.games == 0 {
            game.total
        } else {
            self.best.min(game.total)
        };
        self.worst = if self.games == 0 {
            game.total
        } else {
            self.worst.max(game.total)
        };
        self.games += 1;
        self.wins += u32::from(game.won);
        self.shared_wins += u32::from(game.won && game.sharing > 1);
        self.beaten_twice += game.beaten_twice();
        self.faced += game.players - 1;
        self.total += i64::from(game.total);
        self.place_parts += game.place_parts();
        self.points += game.points;
        self.rounds += game.rounds;
        self.times_out += game.times_out;
    }

    /// Returns the figure of a method: a share from 0 to 1, points or a count.
    /// `None` if no round was played, and for a rating.
    pub fn figure(&self, method: RankingMethod) -> Option<f64> {
        let (over, of) = self.fraction(method)?;
        (of != 0).then(|| over as f64 / of as f64)
    }

    /// Returns the share of the rounds played that the player is known to
    /// have gone out in.
    pub fn out_rate(&self) -> Option<f64> {
        (self.rounds > 0).then(|| f64::from(self.times_out) / f64::from(self.rounds))
    }

    fn fraction(&self, method: RankingMethod) -> Option<(i64, i64)> {
        let games = i64::from(self.games);
        Some(match method {
            RankingMethod::Beaten => (i64::from(self.beaten_twice), 2 * i64::from(self.faced)),
            RankingMethod::Average => (self.total, games),
            RankingMethod::PerRound => (self.points, i64::from(self.rounds)),
            RankingMethod::Points => (100 * self.place_parts, PLACE_PARTS),
            RankingMethod::Wins => (i64::from(self.wins), 1),
            RankingMethod::Total => (self.total, 1),
            RankingMethod::Rating => return None,
        })
    }
}

/// Compares by a method: the better is less, one without a figure greater.
pub(super) fn compare(method: RankingMethod, one: &PlayerTotals, other: &PlayerTotals) -> Ordering {
    let fraction = |sum: &PlayerTotals| sum.fraction(method).filter(|&(_, of)| of != 0);
    match (fraction(one), fraction(other)) {
        (Some((a, of_a)), Some((b, of_b))) => {
            let order = (i128::from(a) * i128::from(of_b)).cmp(&(i128::from(b) * i128::from(of_a)));
            if method.lower_is_better() {
                order
            } else {
                order.reverse()
            }
        }
        (one, other) => Reverse(one.is_some()).cmp(&Reverse(other.is_some())),
    }
}
