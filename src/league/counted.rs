//! The games of a player as they count in standings, and their sums.
//!
//! Sums are integers and fractions are compared exactly, so that equal players
//! compare as equal.

use std::cmp::{Ordering, Reverse};

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::mean::{BeatenShare, rounded};
use super::rating::Rating;
use super::result::{GameResult, SeatResult};
use crate::game::{GameRef, RankingMethod};

/// A game as it counts for one player.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct CountedGame {
    #[serde(flatten)]
    pub game: GameRef,
    /// `false` if it is dropped.
    pub counted: bool,
    /// Players who stayed to the end, this one included.
    pub player_count: u32,
    /// The place from 1.
    pub place: u32,
    /// `true` if others share the place.
    #[serde(skip)]
    pub shared: bool,
    pub won: bool,
    pub total: i32,
    /// The share of opponents beaten, serialized with the points for the
    /// place, which follow from it.
    #[serde(flatten, serialize_with = "beaten_and_points")]
    pub beaten: BeatenShare,
    #[serde(skip)]
    pub round_points: i64,
    pub round_count: u32,
    /// The number of rounds that the player is known to have gone out in.
    pub times_out: u32,
    pub rating: Rating,
}

/// A player's games added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PlayerTotals {
    pub games: u32,
    /// Games won, alone or with others.
    pub wins: u32,
    pub shared_wins: u32,
    pub beaten: BeatenShare,
    pub total: i64,
    /// Points for places, in parts of [`PLACE_PARTS`] for a first place.
    pub place_parts: i64,
    pub points: i64,
    pub rounds: u32,
    /// Rounds known to have been gone out in.
    pub times_out: u32,
    pub best: i32,
    pub worst: i32,
}

/// The parts of a sole first place: divisible by each number of opponents up
/// to 13, and by two.
pub const PLACE_PARTS: i64 = 720_720;

impl CountedGame {
    /// Counts a game of `player_count` players, `sharing` of them in the place.
    pub(super) fn new(
        game: &GameResult,
        seat: &SeatResult,
        (place, sharing, player_count): (u32, u32, u32),
        rating: Rating,
    ) -> Self {
        // Behind are all who are neither ahead nor level.
        let behind = (player_count + 1).saturating_sub(place + sharing);
        let beaten = BeatenShare { twice: 2 * behind + (sharing - 1), faced: player_count - 1 };
        Self {
            game: game.game,
            counted: true,
            player_count,
            place,
            shared: sharing > 1,
            won: seat.won,
            total: seat.total,
            beaten,
            round_points: seat.points(),
            round_count: seat.rounds(),
            times_out: seat.times_out(),
            rating,
        }
    }

    /// Returns the points for the place, from 0 to 100.
    pub fn place_points(&self) -> f64 {
        points(place_parts(self.beaten))
    }

    pub(super) fn alone(&self) -> PlayerTotals {
        let mut sum = PlayerTotals::default();
        sum.add(self);
        sum
    }
}

impl PlayerTotals {
    pub(super) fn add(&mut self, game: &CountedGame) {
        self.best = if self.games == 0 { game.total } else { self.best.min(game.total) };
        self.worst = if self.games == 0 { game.total } else { self.worst.max(game.total) };
        self.games += 1;
        self.wins += u32::from(game.won);
        self.shared_wins += u32::from(game.won && game.shared);
        self.beaten.add(game.beaten);
        self.total += i64::from(game.total);
        self.place_parts += place_parts(game.beaten);
        self.points += game.round_points;
        self.rounds += game.round_count;
        self.times_out += game.times_out;
    }

    /// Returns the figure of a method: a share from 0 to 1, points or a count.
    /// `None` if no round was played, and for a rating.
    pub fn figure(&self, method: RankingMethod) -> Option<f64> {
        let (over, of) = self.fraction(method)?;
        (of != 0).then(|| over as f64 / of as f64)
    }

    pub fn place_points(&self) -> f64 {
        points(self.place_parts)
    }

    /// Returns the share of the rounds played that the player is known to
    /// have gone out in.
    pub fn out_rate(&self) -> Option<f64> {
        (self.rounds > 0).then(|| f64::from(self.times_out) / f64::from(self.rounds))
    }

    fn fraction(&self, method: RankingMethod) -> Option<(i64, i64)> {
        let games = i64::from(self.games);
        Some(match method {
            RankingMethod::Beaten => (self.beaten.twice.into(), 2 * i64::from(self.beaten.faced)),
            RankingMethod::Average => (self.total, games),
            RankingMethod::PerRound => (self.points, i64::from(self.rounds)),
            RankingMethod::Points => (100 * self.place_parts, games * PLACE_PARTS),
            RankingMethod::Wins => (i64::from(self.wins), 1),
            RankingMethod::Total => (self.total, 1),
            RankingMethod::Rating => return None,
        })
    }
}

/// Serializes the figures, not the sums that they come from.
impl Serialize for PlayerTotals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let figure = |method| self.figure(method).map(rounded);
        let mut totals = serializer.serialize_struct("PlayerTotals", 10)?;
        totals.serialize_field("wins", &self.wins)?;
        totals.serialize_field("shared_wins", &self.shared_wins)?;
        totals.serialize_field("beaten", &self.beaten)?;
        totals.serialize_field("average_total", &figure(RankingMethod::Average))?;
        totals.serialize_field("per_round", &figure(RankingMethod::PerRound))?;
        totals.serialize_field("points", &figure(RankingMethod::Points))?;
        totals.serialize_field("total", &self.total)?;
        totals.serialize_field("out_rate", &self.out_rate().map(rounded))?;
        totals.serialize_field("best_total", &self.best)?;
        totals.serialize_field("worst_total", &self.worst)?;
        totals.end()
    }
}

/// Returns the points for a place, in parts of [`PLACE_PARTS`]: all for the
/// first of a game, none for the last, evenly between; tied players share those
/// of their places.
fn place_parts(beaten: BeatenShare) -> i64 {
    PLACE_PARTS * i64::from(beaten.twice) / (2 * i64::from(beaten.faced))
}

fn points(place_parts: i64) -> f64 {
    (100 * place_parts) as f64 / PLACE_PARTS as f64
}

fn beaten_and_points<S: Serializer>(
    beaten: &BeatenShare,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map([
        ("beaten", beaten.share().map(rounded)),
        ("points", Some(rounded(points(place_parts(*beaten))))),
    ])
}

/// Compares by a method: the better is less, one without a figure greater.
pub(super) fn compare(method: RankingMethod, one: &PlayerTotals, other: &PlayerTotals) -> Ordering {
    let fraction = |sum: &PlayerTotals| sum.fraction(method).filter(|&(_, of)| of != 0);
    match (fraction(one), fraction(other)) {
        (Some((a, of_a)), Some((b, of_b))) => {
            let order = (i128::from(a) * i128::from(of_b)).cmp(&(i128::from(b) * i128::from(of_a)));
            if method.lower_is_better() { order } else { order.reverse() }
        }
        (one, other) => Reverse(one.is_some()).cmp(&Reverse(other.is_some())),
    }
}
