//! What figures are made of: exact means and shares, how they are rounded for programs, and
//! streaks.

use serde::{Serialize, Serializer};

use crate::game::GameRef;

/// The mean of integers, such as points, and their number.
///
/// It is computed from exact sums, so the order does not matter. Serialized it
/// is the mean, [`rounded`], or null without numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mean {
    sum: i64,
    squares: i128,
    count: u32,
}

impl Mean {
    pub fn add(&mut self, number: i32) {
        let number = i64::from(number);
        self.sum += number;
        self.squares += i128::from(number) * i128::from(number);
        self.count += 1;
    }

    pub const fn count(self) -> u32 {
        self.count
    }

    pub fn average(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / f64::from(self.count))
    }

    /// Returns the sample standard deviation, with `n − 1` as the divisor;
    /// `None` if there are fewer than two numbers.
    pub fn deviation(self) -> Option<f64> {
        let count = i128::from(self.count);
        let squares = count * self.squares - i128::from(self.sum) * i128::from(self.sum);
        (count > 1).then(|| (squares as f64 / (count * (count - 1)) as f64).sqrt())
    }
}

impl Serialize for Mean {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.average().map(rounded).serialize(serializer)
    }
}

/// The share of opponents beaten, a tie counting half, from exact counts.
///
/// Serialized it is the share from 0 to 1, [`rounded`], or null without
/// opponents.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BeatenShare {
    /// Twice the number of opponents beaten, a tie counting half.
    pub twice: u32,
    pub faced: u32,
}

impl BeatenShare {
    pub const fn add(&mut self, other: Self) {
        self.twice += other.twice;
        self.faced += other.faced;
    }

    pub fn share(self) -> Option<f64> {
        (self.faced > 0).then(|| f64::from(self.twice) / f64::from(2 * self.faced))
    }
}

impl Serialize for BeatenShare {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.share().map(rounded).serialize(serializer)
    }
}

/// Rounds to four digits after the point, as all JSON and CSV does.
pub fn rounded(number: f64) -> f64 {
    rounded_to(number, 4)
}

/// Rounds to some digits after the point, halves away from zero.
pub(crate) fn rounded_to(number: f64, digits: usize) -> f64 {
    let scale = 10_f64.powi(digits as i32);
    // Adding zero removes the sign of a negative zero.
    (number * scale).round() / scale + 0.0
}

/// Games of a player in a row, not counting games that the player did not
/// play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct GameSpan {
    pub game_count: u32,
    pub first: GameRef,
    pub last: GameRef,
}

/// The longest and the current span of games with the same outcome.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Streak {
    /// The longest, the first of several.
    pub longest: Option<GameSpan>,
    pub current: Option<GameSpan>,
}

impl GameSpan {
    /// Makes a span one game longer, or begins it, and returns it.
    pub(super) fn grow(span: &mut Option<Self>, game: GameRef) -> Self {
        let grown = match *span {
            Some(span) => Self { game_count: span.game_count + 1, last: game, ..span },
            None => Self { game_count: 1, first: game, last: game },
        };
        *span.insert(grown)
    }
}

impl Streak {
    /// Adds the next game, which continues or ends the streak.
    pub fn add(&mut self, goes_on: bool, game: GameRef) {
        if !goes_on {
            self.current = None;
            return;
        }
        let span = GameSpan::grow(&mut self.current, game);
        if self.longest.is_none_or(|longest| longest.game_count < span.game_count) {
            self.longest = self.current;
        }
    }
}
