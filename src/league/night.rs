//! What there is to tell of a night: who came back, and the round that hurt.

use super::result::{GameResult, SeatResult};
use crate::game::{GameId, PlayerId};

/// The round after which a climb is counted.
const BEFORE: usize = 9;

/// How far a player came up in the last two rounds of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Climb {
    /// The game.
    pub game: GameId,
    /// Whom the seat counts for.
    pub player: PlayerId,
    /// The place after round 9, of those who stayed to the end.
    pub from: u32,
    /// The place at the end.
    pub to: u32,
}

/// One score of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// The game.
    pub game: GameId,
    /// Whom the seat counts for.
    pub player: PlayerId,
    /// The round, from 1.
    pub round: u8,
    /// The points.
    pub points: i32,
}

/// Returns who came up by most places after round 9, in the order of the
/// games; several where they came up by as many, none where nobody did.
pub fn comebacks<'a>(games: impl IntoIterator<Item = &'a GameResult>) -> Vec<Climb> {
    let climbs = games.into_iter().flat_map(climbs);
    most(climbs, |climb| climb.from - climb.to)
}

/// Returns the dearest scores of a round, in the order of the games; none
/// where nothing above zero was scored.
pub fn dearest<'a>(games: impl IntoIterator<Item = &'a GameResult>) -> Vec<Score> {
    let scores = games.into_iter().flat_map(|game| {
        game.seats.iter().flat_map(|seat| {
            let rounds = (1..).zip(seat.scores);
            rounds.filter_map(|(round, points)| {
                Some(Score {
                    game: game.id,
                    player: seat.player,
                    round,
                    points: points.filter(|&points| points > 0)?,
                })
            })
        })
    });
    most(scores, |score| score.points)
}

fn climbs(game: &GameResult) -> Vec<Climb> {
    let before = |seat: &SeatResult| {
        let sat = seat.scores[..BEFORE].iter().any(Option::is_some);
        let since: i32 = seat.scores[BEFORE..].iter().flatten().sum();
        sat.then_some(seat.total - since)
    };
    let there: Vec<_> = game
        .ranked()
        .filter_map(|(seat, place)| Some((seat.player, place, before(seat)?)))
        .collect();
    let climb = |&(player, to, total): &(PlayerId, u32, i32)| {
        let ahead = there.iter().filter(|(_, _, other)| *other < total).count();
        let from = u32::try_from(ahead).unwrap_or(u32::MAX) + 1;
        (from > to).then_some(Climb {
            game: game.id,
            player,
            from,
            to,
        })
    };
    there.iter().filter_map(climb).collect()
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
    use super::super::fixture::game;
    use super::*;

    fn player(id: PlayerId) -> u128 {
        id.0.as_u128()
    }

    fn check_climbs(scores: &[&str], expect: &[(u128, u32, u32)]) {
        let climbs = comebacks([&game(1, 1, scores)]);
        let climbs = climbs.iter().map(|c| (player(c.player), c.from, c.to));
        assert_eq!(climbs.collect::<Vec<_>>(), expect);
    }

    #[test]
    fn the_biggest_climb_after_round_nine_is_the_comeback() {
        check_climbs(
            &[
                "1 1 1 1 1 1 1 1 1 90 0",
                "2 2 2 2 2 2 2 2 2 40 0",
                "3 3 3 3 3 3 3 3 3 1 0",
            ],
            &[(3, 3, 1)],
        );
    }

    #[test]
    fn nobody_comes_back_where_the_places_stand() {
        check_climbs(&["1 1 1 1 1 1 1 1 1 0 0", "2 2 2 2 2 2 2 2 2 5 0"], &[]);
    }

    #[test]
    fn several_may_have_come_up_as_far() {
        check_climbs(
            &[
                "1 1 1 1 1 1 1 1 1 90 0",
                "2 2 2 2 2 2 2 2 2 0 0",
                "3 3 3 3 3 3 3 3 3 0 0",
            ],
            &[(2, 2, 1), (3, 3, 2)],
        );
    }

    #[test]
    fn who_came_after_round_nine_did_not_come_up() {
        check_climbs(&["1 1 1 1 1 1 1 1 1 90 0", "- - - - - - - - - 0 0"], &[]);
    }

    #[test]
    fn the_dearest_score_is_the_round_that_hurt() {
        let one = game(1, 1, &["1 1 1 1 1 70 1 1 1 9 0", "70 2 2 2 2 2 2 2 2 4 0"]);
        let other = game(2, 1, &["1 1 1 1 1 7 1 1 1 9 71", "0 0"]);
        let hurt = |games: &[&GameResult]| -> Vec<_> {
            let scores = dearest(games.iter().copied());
            let score = |score: &Score| (player(score.player), score.round, score.points);
            scores.iter().map(score).collect()
        };
        assert_eq!(hurt(&[&one]), [(1, 6, 70), (2, 1, 70)]);
        assert_eq!(hurt(&[&one, &other]), [(1, 11, 71)]);
        assert_eq!(hurt(&[&game(3, 1, &["0 0", "0 -5"])]), []);
    }
}
