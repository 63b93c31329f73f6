//! Changes of place over the last two rounds.

use serde::Serialize;

use super::{GameResult, SeatResult};

/// The round after which a comeback begins.
const BEFORE: usize = 9;

/// The places of a player after round 9 and at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Comeback {
    /// The place after round 9, shared where totals are equal.
    #[serde(rename = "place_after_round_9")]
    pub from: u32,
    /// The final place.
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
        let goes_on = self.ranked().any(|(seat, _)| seat.goes_on());
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
    fn goes_on(&self) -> bool {
        self.scores[BEFORE..].iter().any(Option::is_some)
    }

    /// Returns the total after round 9.
    fn before_the_end(&self) -> i32 {
        let after = self.scores[BEFORE..].iter().flatten();
        after.fold(self.total, |total, points| total.saturating_sub(*points))
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{game, late, left, rounds};
    use super::*;

    fn check(game: &GameResult, expect: &[(u32, u32)]) {
        let changes: Vec<_> = game.comebacks().map(|(_, c)| (c.from, c.to)).collect();
        assert_eq!(changes, expect);
    }

    #[test]
    fn the_last_two_rounds_count_and_ties_share() {
        check(
            &game(
                1,
                [
                    rounds("5 0 0 0 0 0 0 0 0 9 9"),
                    rounds("5 0 0 0 0 0 0 0 0 0 9"),
                    rounds("9 0 0 0 0 0 0 0 0 0 0"),
                ],
            ),
            &[(1, 3), (1, 2), (3, 1)],
        );
    }

    #[test]
    fn a_late_comer_brings_a_start_and_who_left_is_not_counted() {
        check(
            &game(
                1,
                [
                    rounds("9 9 9 9 0 0 0 0 0 0 0"),
                    late(30, "- - - - - - - - - 0 9"),
                    left("0 0 0 0 0"),
                ],
            ),
            &[(2, 1), (1, 2)],
        );
    }

    #[test]
    fn a_game_ended_by_round_nine_has_none() {
        check(&game(1, [rounds("1"), rounds("2 3 4 5 6 7 8 9 9")]), &[]);
        check(
            &game(1, [rounds("1"), rounds("2 3 4 5 6 7 8 9 9 0")]),
            &[(1, 1), (2, 2)],
        );
    }
}
