//! Records that fell.

use super::records::{Record, RecordKind, Records};
use super::result::GameResult;

/// A record that was beaten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenRecord {
    /// What it is of.
    pub feat: RecordKind,
    /// The record now.
    pub now: Record,
    /// The record that stood before.
    pub was: Record,
}

impl Records {
    /// Returns which of these records further games beat, in the order of
    /// reading; to do as well beats none.
    ///
    /// Left out is what grows by itself, games and droughts, and the lowest
    /// total that won: the lowest total does.
    pub fn broken_by<'a>(
        &self,
        games: impl IntoIterator<Item = &'a GameResult>,
    ) -> Vec<BrokenRecord> {
        let mut after = self.clone();
        for game in games {
            after.add(game);
        }
        let before = self.clone().finish();
        let broken = |(feat, now): (RecordKind, Record)| {
            let (_, was) = before.iter().find(|(other, _)| *other == feat)?;
            (now.value != was.value).then(|| BrokenRecord {
                feat,
                now,
                was: was.clone(),
            })
        };
        let told = |(feat, _): &(RecordKind, Record)| {
            !matches!(
                feat,
                RecordKind::LowestWin | RecordKind::Drought | RecordKind::MostGames
            )
        };
        let after = after.finish().into_iter().filter(told);
        after.filter_map(broken).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{game, rounds};
    use super::*;

    const EVEN: &str = "10 10 10 10 10 10 10 10 10 10 10";
    const WORSE: &str = "11 11 11 11 11 11 11 11 11 11 11";

    /// Counts like games, then compares with others.
    fn check(before: u32, night: &[[&str; 2]], expect: &[(RecordKind, i32, i32)]) {
        let mut records = Records::default();
        let played = |number, [one, other]: [&str; 2]| game(number, [rounds(one), rounds(other)]);
        for number in 0..before {
            // The winners take turns, so that no streak is in the way.
            let scores = [EVEN, WORSE];
            let turn = number as usize % 2;
            records.add(&played(number, [scores[turn], scores[1 - turn]]));
        }
        let night: Vec<_> = (before..)
            .zip(night)
            .map(|(number, &scores)| played(number, scores))
            .collect();
        let broken = records.broken_by(&night);
        let broken: Vec<_> = broken
            .iter()
            .map(|broken| (broken.feat, broken.now.value, broken.was.value))
            .collect();
        assert_eq!(broken, expect);
    }

    #[test]
    fn what_is_reached_is_not_broken() {
        check(Records::LEAST, &[[EVEN, WORSE]], &[]);
    }

    #[test]
    fn what_is_beaten_by_any_game_of_the_night_is_broken_once() {
        check(
            Records::LEAST,
            &[
                ["9 10 10 10 10 10 10 10 10 10 10", WORSE],
                ["8 10 10 10 10 10 10 10 10 10 10", WORSE],
            ],
            &[
                (RecordKind::LowestTotal, 108, 110),
                (RecordKind::BiggestMargin, 13, 11),
                (RecordKind::WinStreak, 2, 1),
            ],
        );
    }

    #[test]
    fn where_there_were_no_records_none_is_broken() {
        check(Records::LEAST - 1, &[["0 0", WORSE]], &[]);
    }
}
