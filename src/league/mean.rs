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

#[cfg(test)]
mod tests {
    use super::super::fixture::when;
    use super::*;

    fn check(numbers: &[i32], average: Option<f64>, deviation: Option<f64>) {
        let mut mean = Mean::default();
        numbers.iter().for_each(|&number| mean.add(number));
        assert_eq!(mean.count() as usize, numbers.len());
        assert_eq!((mean.average(), mean.deviation()), (average, deviation));
    }

    #[test]
    fn the_deviation_is_that_of_a_sample() {
        check(&[], None, None);
        check(&[7], Some(7.0), None);
        check(&[7, 7, 7], Some(7.0), Some(0.0));
        check(&[-3, 1], Some(-1.0), Some(8f64.sqrt()));
        check(&[2, 4, 4, 4, 6], Some(4.0), Some(2f64.sqrt()));
        check(&[i32::MAX, i32::MAX], Some(f64::from(i32::MAX)), Some(0.0));
    }

    #[test]
    fn the_longest_stands_until_it_is_beaten() {
        let check = |games: &str, longest: Option<(u32, u32)>, current: Option<(u32, u32)>| {
            let mut streak = Streak::default();
            for (number, outcome) in (1..).zip(games.chars()) {
                streak.add(outcome == '+', when(number));
            }
            let ends = |(first, last): (u32, u32)| GameSpan {
                game_count: last - first + 1,
                first: when(first),
                last: when(last),
            };
            assert_eq!(streak.longest, longest.map(ends), "{games}");
            assert_eq!(streak.current, current.map(ends), "{games}");
        };
        check("", None, None);
        check("---", None, None);
        check("+", Some((1, 1)), Some((1, 1)));
        check("-++-+-++", Some((2, 3)), Some((7, 8)));
        check("++-+++", Some((4, 6)), Some((4, 6)));
        check("++-", Some((1, 2)), None);
    }
}
