//! Two players against each other, in the games that both played to the end.

use std::array;
use std::cmp::Ordering;
use std::collections::VecDeque;

use serde::Serialize;

use super::{GameResult, Mean, ROUNDS, SeatResult};
use crate::game::{GameRef, PlayerRef};

const LAST: usize = 5;

/// The figures of two players, a fold over finished games in their order.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
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

#[derive(Debug, Clone, Default, PartialEq, Serialize)]
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
        Self { players: players.map(Opponent::new), ..Self::default() }
    }

    /// Adds the next game, if both played it to the end; each pair of their seats, if one has
    /// several, as after a merge of two who had played it.
    pub fn add(&mut self, game: &GameResult) {
        let ids = self.players.each_ref().map(|one| one.player.uuid);
        let [one, other] =
            ids.map(|id| game.ranked().filter(move |(seat, _)| seat.player.uuid == id));
        for first in one {
            other.clone().for_each(|second| self.add_seats(game, first, second));
        }
    }

    fn add_seats(
        &mut self,
        game: &GameResult,
        (first, first_place): (&SeatResult, u32),
        (second, second_place): (&SeatResult, u32),
    ) {
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
        let by_round =
            array::from_fn(|index| RoundAverage { round: index + 1, ..RoundAverage::default() });
        Self { player, by_round, ..Self::default() }
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
