//! The best and the worst that was ever done, and who beat it.

use chrono::NaiveDate;

use super::result::{GameResult, SeatResult};
use crate::game::{GameId, PlayerId};

/// What a mark is kept of. Games ended early are not to be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Feat {
    /// The fewest points of a game.
    LowestTotal,
    /// The most points of a game.
    HighestTotal,
    /// The most points of a round.
    DearestRound,
    /// The most points between the winner and the next.
    WidestMargin,
    /// The most rounds of a game that one player went out in.
    MostOut,
}

impl Feat {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::LowestTotal,
        Self::WidestMargin,
        Self::MostOut,
        Self::HighestTotal,
        Self::DearestRound,
    ];

    const fn is_more(self, value: i32, than: i32) -> bool {
        match self {
            Self::LowestTotal => value < than,
            _ => value > than,
        }
    }
}

/// A mark, and who set it first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeatMark {
    /// Points, or for [`Feat::MostOut`] rounds.
    pub value: i32,
    /// Who set it.
    pub player: PlayerId,
    /// In which game.
    pub game: GameId,
    /// On which day.
    pub date: NaiveDate,
}

/// A mark that was beaten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Broken {
    /// What it is of.
    pub feat: Feat,
    /// The mark now.
    pub now: FeatMark,
    /// The mark that stood before.
    pub was: FeatMark,
}

/// The marks of all games so far, in the order in which they ended.
#[derive(Debug, Clone, Default)]
pub struct Feats {
    marks: [Option<FeatMark>; Feat::ALL.len()],
}

impl Feats {
    /// Counts a game; one that is no contest sets no mark.
    pub fn add(&mut self, game: &GameResult) {
        if !game.is_contest() {
            return;
        }
        for (feat, mark) in Feat::ALL.into_iter().zip(&mut self.marks) {
            for (value, player) in values(feat, game) {
                if mark.is_none_or(|mark| feat.is_more(value, mark.value)) {
                    *mark = Some(FeatMark {
                        value,
                        player,
                        game: game.id,
                        date: game.date,
                    });
                }
            }
        }
    }

    /// Returns the marks that these had and that further games beat; a mark
    /// that is set for the first time beats none.
    pub fn broken_by<'a>(&self, games: impl IntoIterator<Item = &'a GameResult>) -> Vec<Broken> {
        let mut after = self.clone();
        for game in games {
            after.add(game);
        }
        let marks = self.marks.into_iter().zip(after.marks);
        let broken = |(feat, (was, now)): (Feat, (Option<FeatMark>, Option<FeatMark>))| {
            let (was, now) = was.zip(now)?;
            (was != now).then_some(Broken { feat, now, was })
        };
        Feat::ALL
            .into_iter()
            .zip(marks)
            .filter_map(broken)
            .collect()
    }
}

/// Returns what the players of a game came to.
fn values(feat: Feat, game: &GameResult) -> Vec<(i32, PlayerId)> {
    let by = |value: fn(&SeatResult) -> Option<i32>| {
        let seats = game.ranked().map(|(seat, _)| seat);
        let values = seats.filter_map(|seat| Some((value(seat)?, seat.player)));
        values.collect()
    };
    match feat {
        // Who came late did not play the game that others did.
        Feat::LowestTotal => by(|seat| {
            seat.scores
                .iter()
                .all(Option::is_some)
                .then_some(seat.total)
        }),
        Feat::HighestTotal => by(|seat| Some(seat.total)),
        Feat::DearestRound => {
            let seats = game.seats.iter();
            let scores =
                seats.filter_map(|seat| Some((*seat.scores.iter().flatten().max()?, seat.player)));
            scores.collect()
        }
        Feat::MostOut => by(|seat| i32::try_from(seat.times_out()).ok().filter(|&out| out > 0)),
        Feat::WidestMargin => margin(game).into_iter().collect(),
    }
}

/// Returns what parted a winner who won alone from the next.
fn margin(game: &GameResult) -> Option<(i32, PlayerId)> {
    let mut winners = game.ranked().filter(|(seat, _)| seat.won);
    let (winner, _) = winners.next()?;
    if winners.next().is_some() {
        return None;
    }
    let others = game.ranked().filter(|(seat, _)| !seat.won);
    let next = others.map(|(seat, _)| seat.total).min()?;
    Some((next - winner.total, winner.player))
}

#[cfg(test)]
mod tests {
    use super::super::fixture::game;
    use super::*;

    const EVEN: [&str; 2] = [
        "10 10 10 10 10 10 10 10 10 10 10",
        "11 11 11 11 11 11 11 11 11 11 11",
    ];

    fn check(before: &[GameResult], night: &[GameResult], expect: &[(Feat, i32, u128, i32)]) {
        let mut feats = Feats::default();
        before.iter().for_each(|game| feats.add(game));
        let broken: Vec<_> = feats
            .broken_by(night)
            .iter()
            .map(|b| (b.feat, b.now.value, b.now.player.0.as_u128(), b.was.value))
            .collect();
        assert_eq!(broken, expect);
    }

    #[test]
    fn a_first_night_breaks_nothing() {
        check(&[], &[game(1, 1, &EVEN)], &[]);
    }

    #[test]
    fn a_mark_that_is_reached_is_not_broken() {
        check(&[game(1, 1, &EVEN)], &[game(2, 8, &EVEN)], &[]);
    }

    #[test]
    fn each_mark_can_be_broken() {
        let before = game(1, 1, &["0 10 10 10 10 10 10 10 10 10 10", EVEN[1]]);
        let night = [
            game(2, 8, &["0 0 10 10 10 10 10 10 10 10 10", EVEN[1]]),
            game(3, 8, &[EVEN[0], "11 11 11 11 11 11 11 11 11 11 40"]),
        ];
        check(
            &[before],
            &night,
            &[
                (Feat::LowestTotal, 90, 1, 100),
                (Feat::WidestMargin, 40, 1, 21),
                (Feat::MostOut, 2, 1, 1),
                (Feat::HighestTotal, 150, 2, 121),
                (Feat::DearestRound, 40, 2, 11),
            ],
        );
    }

    #[test]
    fn who_plays_alone_or_missed_a_round_breaks_no_lowest_total() {
        check(
            &[game(1, 1, &EVEN)],
            &[game(2, 8, &["1 1 1 1 1 1 1 1 1 1 1"])],
            &[],
        );
        let missed = game(2, 8, &["- 10 10 10 10 10 10 10 10 10 10", EVEN[1]]);
        check(
            &[game(1, 1, &EVEN)],
            &[missed],
            &[(Feat::WidestMargin, 21, 1, 11)],
        );
    }
}
