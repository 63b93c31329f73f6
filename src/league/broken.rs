//! Records that were broken.

use chrono::NaiveDate;
use serde::Serialize;

use super::records::{Record, RecordKind, Records};
use super::result::GameResult;
use crate::game::{PlayerRef, Scoresheet};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BrokenRecord {
    #[serde(rename = "record")]
    pub kind: RecordKind,
    /// Points, rounds, games or places.
    pub value: i32,
    pub old_value: i32,
    /// All who hold the record now.
    pub players: Vec<PlayerRef>,
    #[serde(skip)]
    pub old_players: Vec<PlayerRef>,
    /// The day on which it was last reached before.
    #[serde(skip)]
    pub old_date: Option<NaiveDate>,
}

impl BrokenRecord {
    fn new(now: &Record, was: &Record) -> Self {
        Self {
            kind: now.kind,
            value: now.value,
            old_value: was.value,
            players: now.players(),
            old_players: was.players(),
            old_date: was.holders.last().and_then(|holder| holder.last.date),
        }
    }
}

impl Records {
    /// Returns the records that further games break, in the order of
    /// [`RecordKind`]; equalling a record does not break it.
    ///
    /// Omitted are the kinds that grow by themselves, games and droughts, and
    /// the lowest total to win, which would repeat the lowest total.
    pub fn broken_by<'a>(
        &self,
        games: impl IntoIterator<Item = &'a GameResult>,
    ) -> Vec<BrokenRecord> {
        let mut after = self.clone();
        for game in games {
            after.add(game);
        }
        let before = self.clone().finish();
        let broken = |now: Record| {
            let was = before.iter().find(|was| was.kind == now.kind)?;
            (now.value != was.value).then(|| BrokenRecord::new(&now, was))
        };
        let reported = |record: &Record| {
            !matches!(
                record.kind,
                RecordKind::LowestWin | RecordKind::Drought | RecordKind::MostGames
            )
        };
        after.finish().into_iter().filter(reported).filter_map(broken).collect()
    }
}

/// Finds the records that some games broke, given the games before them.
#[derive(Debug, Clone)]
pub struct BrokenRecords {
    games: Vec<GameResult>,
    before: Records,
    /// Whether the first of the games was reached.
    reached: bool,
}

impl BrokenRecords {
    /// Takes the games in the order in which they ended. A game that was ended
    /// early breaks no record.
    pub fn by<'a>(sheets: impl IntoIterator<Item = &'a Scoresheet>) -> Self {
        let complete = sheets.into_iter().filter(|sheet| !sheet.is_short());
        Self {
            games: complete.filter_map(GameResult::from_sheet).collect(),
            before: Records::default(),
            reached: false,
        }
    }

    /// Returns `true` if none of the games can break a record.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Counts a game that ended before them; from the first of them on, games
    /// are ignored. Games come in the order in which they ended.
    pub fn add_earlier(&mut self, game: &GameResult) {
        self.reached |= self.games.iter().any(|own| own.game.uuid == game.game.uuid);
        if !self.reached {
            self.before.add(game);
        }
    }

    /// Returns the records that the games broke.
    pub fn finish(self) -> Vec<BrokenRecord> {
        self.before.broken_by(&self.games)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{game, rounds};
    use super::*;

    const EVEN: &str = "10 10 10 10 10 10 10 10 10 10 10";
    const WORSE: &str = "11 11 11 11 11 11 11 11 11 11 11";

    /// Counts games that alternate the winner, then checks which records a night
    /// breaks.
    fn check(before: u32, night: &[[&str; 2]], expect: &[(RecordKind, i32, i32)]) {
        let played = |number, [one, other]: [&str; 2]| game(number, [rounds(one), rounds(other)]);
        let night: Vec<_> =
            (before..).zip(night).map(|(number, &scores)| played(number, scores)).collect();
        let mut broken =
            BrokenRecords { games: night.clone(), before: Records::default(), reached: false };
        for number in 0..before {
            // The winners take turns, so that no streak is in the way.
            let scores = [EVEN, WORSE];
            let turn = number as usize % 2;
            broken.add_earlier(&played(number, [scores[turn], scores[1 - turn]]));
        }
        // The games themselves and later ones do not stand against them.
        night.iter().for_each(|game| broken.add_earlier(game));
        broken.add_earlier(&played(99, ["0 0", WORSE]));
        let broken = broken.finish();
        let broken: Vec<_> =
            broken.iter().map(|broken| (broken.kind, broken.value, broken.old_value)).collect();
        assert_eq!(broken, expect);
    }

    #[test]
    fn what_is_reached_is_not_broken() {
        check(Records::MIN_GAMES, &[[EVEN, WORSE]], &[]);
    }

    #[test]
    fn what_is_beaten_by_any_game_of_the_night_is_broken_once() {
        check(
            Records::MIN_GAMES,
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
        check(Records::MIN_GAMES - 1, &[["0 0", WORSE]], &[]);
    }
}
