//! Finds the games of a spreadsheet that are stored already.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use crate::game::{PlayerId, ScoreEntry, Scoresheet};
use crate::rules::Ruleset;
use crate::store::db::error::Result;
use crate::store::read::reader::Reader;

pub(super) type Rounds = Vec<(u8, Vec<(usize, ScoreEntry)>)>;

/// The numbers of games by what was played in them. The games of a day are read
/// once, however many of the file were played on it.
#[derive(Default)]
pub(super) struct KnownGames {
    days: HashSet<NaiveDate>,
    /// Those that were here before the import.
    stored: HashMap<PlayedGame, u32>,
    imported: HashMap<PlayedGame, u32>,
}

/// What two games must have in common to be the same.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct PlayedGame {
    date: NaiveDate,
    /// Sorted.
    players: Vec<PlayerId>,
    /// The points of a round and a player, sorted.
    scores: Vec<(u8, PlayerId, i32)>,
}

impl KnownGames {
    /// Returns the number of a game that is the same. One that a column `game`
    /// tells from the others of the file is none of those.
    pub(super) fn find(
        &mut self,
        reader: &Reader<'_>,
        game: &PlayedGame,
        is_told_apart: bool,
    ) -> Result<Option<u32>> {
        if self.days.insert(game.date) {
            // Of those that are the same, the latest counts.
            reader.each_sheet_on(game.date, |sheet| {
                let number = sheet.number;
                self.stored.entry(PlayedGame::of_sheet(&sheet)).or_insert(number);
            })?;
        }
        let imported = || self.imported.get(game).filter(|_| !is_told_apart);
        Ok(self.stored.get(game).or_else(imported).copied())
    }

    pub(super) fn add(&mut self, game: PlayedGame, number: u32) {
        self.imported.insert(game, number);
    }
}

impl PlayedGame {
    /// What a spreadsheet says of a game; its scores are worth what they are
    /// under `ruleset`.
    pub(super) fn new(
        date: NaiveDate,
        seats: &[PlayerId],
        rounds: &Rounds,
        totals: &[i32],
        ruleset: &Ruleset,
    ) -> Self {
        let scores = rounds.iter().flat_map(|(round, entries)| {
            let score = |(seat, entry): &(_, ScoreEntry)| {
                Some((*round, seats[*seat], entry.points(ruleset)?))
            };
            entries.iter().filter_map(score)
        });
        // The totals of a game without rounds are those of a round 0.
        let totals = seats.iter().zip(totals).map(|(&seat, &total)| (0, seat, total));
        Self::sorted(date, seats.to_vec(), scores.chain(totals).collect())
    }

    fn of_sheet(sheet: &Scoresheet) -> Self {
        let player = |seat: usize| sheet.seats[seat].counts_for.uuid;
        let scores = sheet.played.iter().flat_map(|(&round, played)| {
            let scores = played.scores.iter();
            scores.filter_map(move |(&seat, score)| Some((round, player(seat), score.points?)))
        });
        let seats = 0..sheet.seats.len();
        let totals = seats.clone().filter(|_| sheet.has_only_totals());
        let totals = totals.map(|seat| (0, player(seat), sheet.total(seat)));
        let players = seats.map(player).collect();
        Self::sorted(sheet.date, players, scores.chain(totals).collect())
    }

    fn sorted(
        date: NaiveDate,
        mut players: Vec<PlayerId>,
        mut scores: Vec<(u8, PlayerId, i32)>,
    ) -> Self {
        players.sort_unstable();
        scores.sort_unstable();
        Self { date, players, scores }
    }
}
