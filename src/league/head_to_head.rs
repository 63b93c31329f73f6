//! Two players against each other, in the games that both played to the end.

use std::cmp::Ordering;
use std::collections::VecDeque;

use super::{DatedGame, GameResult, Mean, ROUNDS, SeatResult};
use crate::game::PlayerId;

/// How many meetings are listed one by one.
const LAST: usize = 5;

/// The figures of two players, a fold over finished games in their order. In
/// each array the first figure is that of the first player.
#[derive(Debug, Clone, PartialEq)]
pub struct HeadToHead {
    /// The two players.
    pub players: [PlayerId; 2],
    /// The games that both played to the end.
    pub games: u32,
    /// The games in which each finished ahead of the other.
    pub ahead: [u32; 2],
    /// The games in which they shared a place.
    pub tied: u32,
    /// The games that each won, alone or with others.
    pub wins: [u32; 2],
    /// The final totals of each.
    pub totals: [Mean; 2],
    /// The total of the first less that of the second: below zero if the
    /// first is better.
    pub difference: Mean,
    /// The game in which each finished ahead by the most points, the first of
    /// several.
    pub biggest: [Option<(i32, DatedGame)>; 2],
    /// The points of rounds 1 to 11, for rounds that both played.
    pub rounds: [[Mean; 2]; ROUNDS],
    last: VecDeque<Meeting>,
}

/// A game that both played to the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The game.
    pub when: DatedGame,
    /// The final totals.
    pub totals: [i32; 2],
    /// The final places.
    pub places: [u32; 2],
}

impl HeadToHead {
    /// Begins the figures of two players.
    pub fn new(players: [PlayerId; 2]) -> Self {
        Self {
            players,
            games: 0,
            ahead: [0; 2],
            tied: 0,
            wins: [0; 2],
            totals: [Mean::default(); 2],
            difference: Mean::default(),
            biggest: [None; 2],
            rounds: [[Mean::default(); 2]; ROUNDS],
            last: VecDeque::with_capacity(LAST),
        }
    }

    /// Adds the next game, if both played it to the end.
    pub fn add(&mut self, game: &GameResult) {
        let seat = |player| game.ranked().find(|(seat, _)| seat.player == player);
        let [Some((first, first_place)), Some((second, second_place))] = self.players.map(seat)
        else {
            return;
        };
        let meeting = Meeting {
            when: game.when(),
            totals: [first.total, second.total],
            places: [first_place, second_place],
        };
        self.add_meeting(meeting);
        self.add_scores([first, second]);
        self.last.truncate(LAST - 1);
        self.last.push_front(meeting);
    }

    /// Returns the last five meetings, the latest first.
    pub fn last(&self) -> impl ExactSizeIterator<Item = &Meeting> {
        self.last.iter()
    }

    /// Returns the games that the figures mention.
    pub fn named(&self) -> impl Iterator<Item = DatedGame> {
        let biggest = self.biggest.into_iter().flatten().map(|(_, when)| when);
        biggest.chain(self.last.iter().map(|meeting| meeting.when))
    }

    fn add_meeting(&mut self, meeting: Meeting) {
        let Meeting {
            when,
            totals: [first, second],
            places,
        } = meeting;
        let difference = first.saturating_sub(second);
        self.games += 1;
        self.difference.add(difference);
        let ahead = match places[0].cmp(&places[1]) {
            Ordering::Less => 0,
            Ordering::Greater => 1,
            Ordering::Equal => {
                self.tied += 1;
                return;
            }
        };
        self.ahead[ahead] += 1;
        let margin = difference.saturating_abs();
        if self.biggest[ahead].is_none_or(|(most, _)| most < margin) {
            self.biggest[ahead] = Some((margin, when));
        }
    }

    fn add_scores(&mut self, seats: [&SeatResult; 2]) {
        for (index, seat) in seats.into_iter().enumerate() {
            self.wins[index] += u32::from(seat.won);
            self.totals[index].add(seat.total);
        }
        let scores = seats[0].scores.iter().zip(&seats[1].scores);
        for (round, scores) in self.rounds.iter_mut().zip(scores) {
            if let (Some(first), Some(second)) = scores {
                round[0].add(*first);
                round[1].add(*second);
            }
        }
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

    #[test]
    fn who_came_first_ties_and_margins() {
        let pair = fold(&[
            game(1, [total(90), total(100), total(80)]),
            game(2, [total(70), total(70), total(60)]),
            game(3, [total(50), total(20), total(60)]),
            game(4, [total(40), total(50), total(60)]),
            game(5, [total(40), left("1"), total(60)]),
        ]);
        assert_eq!((pair.games, pair.ahead, pair.tied), (4, [2, 1], 1));
        assert_eq!(pair.wins, [1, 1]);
        assert_eq!(pair.biggest, [Some((10, when(1))), Some((30, when(3)))]);
        assert_eq!(pair.difference.average(), Some(10.0 / 4.0));
    }

    #[test]
    fn the_first_of_equal_margins_is_the_biggest() {
        let pair = fold(&[
            game(1, [total(10), total(20)]),
            game(2, [total(10), total(40)]),
            game(3, [total(10), total(15)]),
            game(4, [total(20), total(50)]),
        ]);
        assert_eq!(pair.biggest, [Some((30, when(2))), None]);
    }

    #[test]
    fn the_games_that_figures_mention_are_named() {
        let games: Vec<_> = (1..8).map(|n| game(n, [total(1), total(2)])).collect();
        let named: Vec<_> = fold(&games).named().collect();
        assert_eq!(named, [1, 7, 6, 5, 4, 3].map(when));
    }

    #[test]
    fn only_rounds_that_both_played_count() {
        let pair = fold(&[game(1, [rounds("5 - 10 3"), rounds("7 8 20")])]);
        let average = |round: usize| pair.rounds[round].map(Mean::average);
        assert_eq!(average(0), [Some(5.0), Some(7.0)]);
        assert_eq!(average(1), [None, None]);
        assert_eq!(average(2), [Some(10.0), Some(20.0)]);
        assert_eq!(average(3), [None, None]);
    }

    #[test]
    fn only_the_last_five_meetings_are_stored_latest_first() {
        let games: Vec<_> = (1..8).map(|n| game(n, [total(1), total(2)])).collect();
        let pair = fold(&games);
        let last: Vec<_> = pair.last().map(|meeting| meeting.when).collect();
        assert_eq!(last, [7, 6, 5, 4, 3].map(when));
        assert_eq!(fold(&games[..2]).last().len(), 2);
        assert_eq!(fold(&[]).last().len(), 0);
    }
}
