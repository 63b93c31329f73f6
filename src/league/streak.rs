//! Streaks: games of a player in a row.

use chrono::NaiveDate;

use super::GameResult;
use crate::game::GameId;

/// A game with its date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DatedGame {
    /// The game.
    pub game: GameId,
    /// The day on which it was played.
    pub date: NaiveDate,
}

/// Games of a player in a row, not counting games that the player did not
/// play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSpan {
    /// The number of games.
    pub games: u32,
    /// The first of them.
    pub first: DatedGame,
    /// The last of them.
    pub last: DatedGame,
}

/// The longest and the current span of games with the same outcome.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Streak {
    /// The longest, the first of several.
    pub longest: Option<GameSpan>,
    /// The current one.
    pub current: Option<GameSpan>,
}

impl GameResult {
    /// Returns the game with its date.
    pub const fn when(&self) -> DatedGame {
        DatedGame {
            game: self.id,
            date: self.date,
        }
    }
}

impl GameSpan {
    /// Makes a span one game longer, or begins it, and returns it.
    pub(super) fn grow(span: &mut Option<Self>, when: DatedGame) -> Self {
        let grown = match *span {
            Some(span) => Self {
                games: span.games + 1,
                last: when,
                ..span
            },
            None => Self {
                games: 1,
                first: when,
                last: when,
            },
        };
        *span.insert(grown)
    }
}

impl Streak {
    /// Adds the next game, which continues or ends the streak.
    pub fn add(&mut self, goes_on: bool, when: DatedGame) {
        if !goes_on {
            self.current = None;
            return;
        }
        let span = GameSpan::grow(&mut self.current, when);
        if self
            .longest
            .is_none_or(|longest| longest.games < span.games)
        {
            self.longest = self.current;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::when;
    use super::*;

    #[test]
    fn the_longest_stands_until_it_is_beaten() {
        let check = |games: &str, longest: Option<(u32, u32)>, current: Option<(u32, u32)>| {
            let mut streak = Streak::default();
            for (number, game) in (1..).zip(games.chars()) {
                streak.add(game == '+', when(number));
            }
            let ends = |(first, last): (u32, u32)| GameSpan {
                games: last - first + 1,
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
