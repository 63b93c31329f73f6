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
    let mut most: Vec<T> = Vec::new();
    for one in all {
        match most.first().map(|best| key(&one).cmp(&key(best))) {
            Some(std::cmp::Ordering::Less) => continue,
            Some(std::cmp::Ordering::Equal) => {}
            Some(std::cmp::Ordering::Greater) | None => most.clear(),
        }
        most.push(one);
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::fixture::{game, late, left, player, rounds};

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
        check(&game(1, [rounds("1"), rounds("2 3 4 5 6 7 8 9 9 0")]), &[(1, 1), (2, 2)]);
    }

    #[test]
    fn the_comeback_by_the_most_places_is_returned() {
        let nobody = game(1, [rounds("1 1"), rounds("2 2 2 2 2 2 2 2 2 5 0")]);
        let one = game(
            2,
            [
                rounds("1 1 1 1 1 1 1 1 1 90 0"),
                rounds("2 2 2 2 2 2 2 2 2 40 0"),
                rounds("3 3 3 3 3 3 3 3 3 1 0"),
            ],
        );
        let two = game(
            3,
            [
                rounds("1 1 1 1 1 1 1 1 1 90 0"),
                rounds("2 2 2 2 2 2 2 2 2 0 0"),
                rounds("3 3 3 3 3 3 3 3 3 0 0"),
            ],
        );
        let check = |games: &[&GameResult], expect: &[(u32, u32, u32)]| {
            let climbs = comebacks(games.iter().copied());
            let expect = expect.iter().map(|&(number, from, to)| {
                let places = Comeback { from, to };
                (player(number), places)
            });
            let climbs: Vec<_> = climbs.iter().map(|c| (c.player.clone(), c.places)).collect();
            assert_eq!(climbs, expect.collect::<Vec<_>>());
        };
        check(&[&nobody], &[]);
        check(&[&nobody, &one], &[(2, 3, 1)]);
        check(&[&two], &[(1, 2, 1), (2, 3, 2)]);
        check(&[&two, &one], &[(2, 3, 1)]);
    }

    #[test]
    fn the_highest_scores_are_returned() {
        let one = game(1, [rounds("1 1 1 1 1 70"), rounds("70 2")]);
        let other = game(2, [rounds("1 1 1 1 1 7 1 1 1 9 71"), rounds("0 0")]);
        let none = game(3, [rounds("0 0"), rounds("0 -5")]);
        let check = |games: &[&GameResult], expect: &[(u32, u8, i32)]| {
            let scores = dearest(games.iter().copied());
            let scores: Vec<_> =
                scores.iter().map(|s| (s.player.clone(), s.round, s.points)).collect();
            let expect =
                expect.iter().map(|&(number, round, points)| (player(number), round, points));
            assert_eq!(scores, expect.collect::<Vec<_>>());
        };
        check(&[&one], &[(0, 6, 70), (1, 1, 70)]);
        check(&[&one, &other], &[(0, 11, 71)]);
        check(&[&none], &[]);
    }
}
