//! The results of a finished game: places, totals and scores; and which games count.

use chrono::NaiveDate;
use serde::Serialize;

use crate::game::{
    GameRef, GameState, LeagueRef, PlayerId, PlayerRef, Scoresheet, Season, SeatSummary,
};

/// A selection of finished games; by default all that were played to the end.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct GameSelection {
    pub league: Option<LeagueRef>,
    /// Only games of this season, whose days are in `since` and `until`.
    pub season: Option<Season>,
    /// Only games on this day or later.
    pub since: Option<NaiveDate>,
    /// Only games on this day or earlier.
    pub until: Option<NaiveDate>,
    pub player_count: Option<usize>,
    pub include_short: bool,
}

impl GameSelection {
    /// Returns `true` if games of every league, day and number of players are
    /// meant.
    pub fn is_all(&self) -> bool {
        let days = self.since.or(self.until);
        self.league.is_none() && days.is_none() && self.player_count.is_none()
    }
}

/// The rounds that count towards totals.
pub const ROUNDS: usize = 11;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// The game, with its date.
    pub game: GameRef,
    /// The seats in their order, including players who left early.
    pub seats: Vec<SeatResult>,
    /// The minutes that it took, if its rounds were entered while it was played.
    pub minutes: Option<u32>,
}

/// The result of one player, who may still have to be named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatResult<Player = PlayerRef> {
    pub player: Player,
    /// The total points, including the start of a player who joined late.
    pub total: i32,
    /// The place from 1, shared if players are equal; `None` for a player who
    /// left early.
    pub place: Option<u32>,
    pub won: bool,
    /// The rounds that the player is known to have gone out in: bit `n - 1`
    /// for round `n`.
    pub out: u16,
    /// Points by round; `None` if the player did not play it.
    pub scores: [Option<i32>; ROUNDS],
}

impl GameResult {
    /// Returns the result of a game; `None` while it is not finished.
    pub fn from_sheet(sheet: &Scoresheet) -> Option<Self> {
        let finished = sheet.state() == GameState::Finished;
        finished.then(|| Self {
            game: GameRef::from(sheet),
            minutes: sheet.minutes(),
            seats: SeatResult::from_sheet(sheet)
                .into_iter()
                .zip(&sheet.seats)
                .map(|(result, seat)| result.of_player(seat.counts_for.clone()))
                .collect(),
        })
    }

    /// Returns the players who stayed to the end.
    pub fn ranked(&self) -> impl Iterator<Item = (&SeatResult, u32)> + Clone {
        self.seats.iter().filter_map(|seat| Some((seat, seat.place?)))
    }

    /// Returns `true` if at least two stayed to the end: only such a game has
    /// winners and losers.
    pub fn is_contest(&self) -> bool {
        self.ranked().count() > 1
    }
}

impl SeatResult<PlayerId> {
    /// Returns the results of the seats of a game, finished or not, in their
    /// order.
    pub fn from_sheet(sheet: &Scoresheet) -> Vec<Self> {
        let seat = |(seat, of_seat): (usize, SeatSummary)| {
            let mut scores = [None; ROUNDS];
            let mut out = 0;
            for (&round, row) in sheet.played.range(1..=ROUNDS as u8) {
                scores[usize::from(round) - 1] = row.points(seat);
                out |= u16::from(row.out == Some(seat)) << (round - 1);
            }
            let SeatSummary { player, total, place, won } = of_seat;
            Self { player: player.uuid, total, place, won, out, scores }
        };
        sheet.results().into_iter().enumerate().map(seat).collect()
    }
}

impl<Player> SeatResult<Player> {
    /// Returns the same result of a player who is named otherwise.
    pub fn of_player<Other>(self, player: Other) -> SeatResult<Other> {
        SeatResult {
            player,
            total: self.total,
            place: self.place,
            won: self.won,
            out: self.out,
            scores: self.scores,
        }
    }

    pub fn rounds(&self) -> u32 {
        self.scores.iter().flatten().count() as u32
    }

    pub fn points(&self) -> i64 {
        self.scores.iter().flatten().map(|&points| i64::from(points)).sum()
    }

    /// Returns the number of rounds that the player is known to have gone out
    /// in.
    pub const fn times_out(&self) -> u32 {
        self.out.count_ones()
    }

    /// Returns `true` if the player is known to have gone out in a round, from 1.
    pub const fn went_out(&self, round: usize) -> bool {
        self.out >> (round - 1) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::{GameBuilder, player};

    #[test]
    fn a_game_has_a_result_once_it_is_over() {
        let mut table = GameBuilder::new("AB", &[]).play("out 7 x10");
        assert_eq!(GameResult::from_sheet(&table.sheet()), None);
        table.score("out 7").unwrap();
        let result = GameResult::from_sheet(&table.sheet()).unwrap();
        let places: Vec<_> = result
            .ranked()
            .map(|(seat, place)| (seat.player.uuid, seat.total, place, seat.won))
            .collect();
        let expect = [(player('A'), 0, 1, true), (player('B'), 77, 2, false)];
        assert_eq!(places, expect);
    }

    #[test]
    fn a_seat_knows_its_scores_and_the_rounds_it_went_out_in() {
        let mut table = GameBuilder::new("AB", &[]);
        for scores in ["out 7", "8 out", "out 9", "0 0"] {
            table.score(scores).unwrap();
        }
        let [first, second] = &SeatResult::from_sheet(&table.sheet())[..] else {
            panic!("two sit at the table");
        };
        assert_eq!(first.scores[..5], [Some(0), Some(8), Some(0), Some(0), None]);
        assert_eq!((first.rounds(), first.points()), (4, 8));
        assert_eq!((second.rounds(), second.points()), (4, 16));
        let out = |seat: &SeatResult<PlayerId>| {
            (1..=ROUNDS).filter(|&round| seat.went_out(round)).collect::<Vec<_>>()
        };
        assert_eq!((out(first), out(second)), (vec![1, 3], vec![2]));
        assert_eq!((first.times_out(), second.times_out()), (2, 1));
    }
}
