//! Two players against each other, in the games that both played to the end.

use std::array;
use std::cmp::Ordering;
use std::collections::VecDeque;

use serde::Serialize;

use super::{GameResult, Mean, ROUNDS};
use crate::game::{GameRef, PlayerRef};

const LAST: usize = 5;

/// The figures of two players, a fold over finished games in their order.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct HeadToHead {
    /// The two players; not serialized with the figures of both.
    #[serde(skip)]
    pub players: [Opponent; 2],
    pub game_count: u32,
    pub tied: u32,
    /// The total of the first less that of the second: below zero if the
    /// first is better.
    pub average_difference: Mean,
    /// The last five meetings, the latest first.
    pub meetings: VecDeque<Meeting>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Opponent {
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The games in which the player finished ahead of the other.
    pub ahead: u32,
    /// The games won, alone or with others.
    pub wins: u32,
    pub average_total: Mean,
    /// The game in which the player finished ahead by the most points, the
    /// first of several.
    pub biggest_win: Option<BiggestWin>,
    /// The points of rounds 1 to 11, for rounds that both played.
    pub by_round: [RoundAverage; ROUNDS],
}

/// A game in which one finished ahead of the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BiggestWin {
    /// The points between the two.
    pub margin: i32,
    pub game: GameRef,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct RoundAverage {
    pub round: usize,
    /// The games in which both played it.
    pub game_count: u32,
    pub average_score: Mean,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Meeting {
    #[serde(flatten)]
    pub game: GameRef,
    pub players: [MeetingResult; 2],
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MeetingResult {
    #[serde(flatten)]
    pub player: PlayerRef,
    pub total: i32,
    pub place: u32,
}

impl HeadToHead {
    pub fn new(players: [PlayerRef; 2]) -> Self {
        Self {
            players: players.map(Opponent::new),
            game_count: 0,
            tied: 0,
            average_difference: Mean::default(),
            meetings: VecDeque::with_capacity(LAST),
        }
    }

    /// Adds the next game, if both played it to the end.
    pub fn add(&mut self, game: &GameResult) {
        let seat = |uuid| game.ranked().find(|(seat, _)| seat.player.uuid == uuid);
        let ids = self.players.each_ref().map(|one| one.player.uuid);
        let [Some((first, first_place)), Some((second, second_place))] = ids.map(seat) else {
            return;
        };
        self.game_count += 1;
        let difference = first.total.saturating_sub(second.total);
        self.average_difference.add(difference);
        let biggest = BiggestWin { margin: difference.saturating_abs(), game: game.game };
        let [one, other] = &mut self.players;
        match first_place.cmp(&second_place) {
            Ordering::Less => one.finish_ahead(biggest),
            Ordering::Greater => other.finish_ahead(biggest),
            Ordering::Equal => self.tied += 1,
        }
        for (opponent, seat) in [(&mut *one, first), (&mut *other, second)] {
            opponent.wins += u32::from(seat.won);
            opponent.average_total.add(seat.total);
        }
        let rounds = one.by_round.iter_mut().zip(&mut other.by_round);
        for ((one, other), scores) in rounds.zip(first.scores.iter().zip(&second.scores)) {
            if let (Some(first), Some(second)) = scores {
                one.add(*first);
                other.add(*second);
            }
        }
        self.meetings.truncate(LAST - 1);
        self.meetings.push_front(Meeting {
            game: game.game,
            players: [(first, first_place), (second, second_place)].map(|(seat, place)| {
                MeetingResult { player: seat.player.clone(), total: seat.total, place }
            }),
        });
    }
}

impl Opponent {
    fn new(player: PlayerRef) -> Self {
        Self {
            player,
            ahead: 0,
            wins: 0,
            average_total: Mean::default(),
            biggest_win: None,
            by_round: array::from_fn(|index| RoundAverage {
                round: index + 1,
                ..RoundAverage::default()
            }),
        }
    }

    fn finish_ahead(&mut self, win: BiggestWin) {
        self.ahead += 1;
        if self.biggest_win.is_none_or(|most| most.margin < win.margin) {
            self.biggest_win = Some(win);
        }
    }
}

impl RoundAverage {
    fn add(&mut self, points: i32) {
        self.game_count += 1;
        self.average_score.add(points);
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{game, left, player, rounds, total, when};
    use super::*;

    fn fold(games: &[GameResult]) -> HeadToHead {
        let mut pair = HeadToHead::new([player(0), player(1)]);
        games.iter().for_each(|game| pair.add(game));
        pair
    }

    fn biggest(pair: &HeadToHead) -> [Option<(i32, GameRef)>; 2] {
        let biggest = pair.players.each_ref().map(|one| one.biggest_win);
        biggest.map(|win| win.map(|win| (win.margin, win.game)))
    }

    #[test]
    fn who_came_first_ties_and_margins() {
        let pair = fold(&[
            game(1, [total(90), total(100), total(80)]),
            game(2, [total(70), total(70), total(60)]),
            game(3, [total(50), total(20), total(60)]),
            game(4, [total(40), total(50), total(60)]),
            game(5, [total(40), left("1"), total(60)]),
        ]);
        let [first, second] = &pair.players;
        assert_eq!((pair.game_count, pair.tied), (4, 1));
        assert_eq!([first.ahead, second.ahead], [2, 1]);
        assert_eq!([first.wins, second.wins], [1, 1]);
        assert_eq!(biggest(&pair), [Some((10, when(1))), Some((30, when(3)))]);
        assert_eq!(pair.average_difference.average(), Some(10.0 / 4.0));
    }

    #[test]
    fn the_first_of_equal_margins_is_the_biggest() {
        let pair = fold(&[
            game(1, [total(10), total(20)]),
            game(2, [total(10), total(40)]),
            game(3, [total(10), total(15)]),
            game(4, [total(20), total(50)]),
        ]);
        assert_eq!(biggest(&pair), [Some((30, when(2))), None]);
    }

    #[test]
    fn only_rounds_that_both_played_count() {
        let pair = fold(&[game(1, [rounds("5 - 10 3"), rounds("7 8 20")])]);
        let average = |round: usize| {
            pair.players.each_ref().map(|one| one.by_round[round].average_score.average())
        };
        assert_eq!(average(0), [Some(5.0), Some(7.0)]);
        assert_eq!(average(1), [None, None]);
        assert_eq!(average(2), [Some(10.0), Some(20.0)]);
        assert_eq!(average(3), [None, None]);
    }

    #[test]
    fn only_the_last_five_meetings_are_stored_latest_first() {
        let games: Vec<_> = (1..8).map(|n| game(n, [total(1), total(2)])).collect();
        let last: Vec<_> = fold(&games).meetings.iter().map(|meeting| meeting.game).collect();
        assert_eq!(last, [7, 6, 5, 4, 3].map(when));
        assert_eq!(fold(&games[..2]).meetings.len(), 2);
        assert_eq!(fold(&[]).meetings.len(), 0);
    }
}
