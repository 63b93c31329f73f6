//! Streaks: games of a player in a row.

use serde::Serialize;

use crate::game::GameRef;

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
