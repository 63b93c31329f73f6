//! Finds the games of a spreadsheet that are stored already.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDate;

use crate::game::{PlayerId, ScoreEntry, Scoresheet};
use crate::rules::Ruleset;
use crate::store::db::Result;
use crate::store::read::Reader;

pub(super) type Rounds = Vec<(u8, Vec<(usize, ScoreEntry)>)>;

/// The games of a day by what was played in them: those of a day are read once, however many
/// of the file were played on it.
#[derive(Default)]
pub(super) struct KnownGames {
    days: HashSet<NaiveDate>,
    /// Those that were here before the import, the latest first.
    stored: Vec<(PlayedGame, u32)>,
    /// The names of their players.
    names: HashMap<PlayerId, Arc<str>>,
    /// With their lines.
    imported: HashMap<PlayedGame, u64>,
    /// The numbers of those that the file has.
    met: HashSet<u32>,
}

/// What a game that is here has in common with one of the file, the most first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Known {
    /// It has all of its scores.
    All(u32),
    /// It has its totals, but no rounds.
    Totals(u32),
    /// It has its first rounds.
    Begun(u32),
    /// It has its day and players, but other scores.
    Table(u32),
}

/// What two games must have in common to be the same.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct PlayedGame {
    date: NaiveDate,
    /// With their totals.
    players: BTreeSet<(PlayerId, i32)>,
    /// The points of a round and a player; none of a game with totals alone.
    scores: BTreeSet<(u8, PlayerId, i32)>,
}

impl KnownGames {
    /// Returns what is known of a game. One that a column `game` tells from the others of
    /// the file is none of those.
    pub(super) fn find(&mut self, reader: &Reader<'_>, game: &PlayedGame) -> Result<Option<Known>> {
        if self.days.insert(game.date) {
            reader.each_sheet_on(game.date, |sheet| {
                self.stored.push((PlayedGame::of_sheet(&sheet), sheet.number));
                let names = sheet.seats.iter().map(|seat| &seat.counts_for);
                self.names.extend(names.map(|player| (player.uuid, player.name.clone())));
            })?;
        }
        let new = self.stored.iter().filter(|(_, number)| !self.met.contains(number));
        let all = self.stored.iter().filter_map(|(stored, number)| game.known_as(stored, *number));
        let all = all.filter(|known| matches!(known, Known::All(_)));
        let like = new.filter_map(|(stored, number)| game.known_as(stored, *number));
        let found = { all }.next().or_else(|| like.min());
        if let Some(Known::All(number) | Known::Totals(number)) = found {
            self.met.insert(number);
        }
        Ok(found)
    }

    /// Returns the first player of a game who may be called otherwise in one that is here, and
    /// the name there: a game of the day with the same totals, and the same players but for new
    /// ones.
    pub(super) fn renamed(
        &self,
        game: &PlayedGame,
        is_new: impl Fn(PlayerId) -> bool,
    ) -> Option<(PlayerId, &str)> {
        let sorted = |own: &PlayedGame, other: &PlayedGame| {
            let rest = own.players.difference(&other.players).map(|(id, total)| (*total, *id));
            rest.collect::<BTreeSet<_>>()
        };
        self.stored.iter().find_map(|(stored, number)| {
            let [own, there] = [sorted(game, stored), sorted(stored, game)];
            let are_new = own.iter().all(|(_, player)| is_new(*player));
            let are_same =
                own.iter().map(|(total, _)| total).eq(there.iter().map(|(total, _)| total));
            let is_same =
                are_new && are_same && game.date == stored.date && !self.met.contains(number);
            let (player, other) = (own.first()?.1, there.first()?.1);
            is_same.then(|| (player, &*self.names[&other]))
        })
    }

    /// Adds a game of the file, and returns the line of one that is the same.
    pub(super) fn add(&mut self, game: PlayedGame, line: u64) -> Option<u64> {
        self.imported.insert(game, line)
    }
}

impl PlayedGame {
    /// What a spreadsheet says of a game; its scores are worth what they are under `ruleset`.
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
        let scores: BTreeSet<_> = scores.collect();
        let total = |(nth, player): (usize, &PlayerId)| {
            let own = scores.iter().filter(|(_, of, _)| of == player);
            let sum = || own.map(|(_, _, points)| points).sum();
            (*player, totals.get(nth).copied().unwrap_or_else(sum))
        };
        Self { date, players: seats.iter().enumerate().map(total).collect(), scores }
    }

    fn of_sheet(sheet: &Scoresheet) -> Self {
        let player = |seat: usize| sheet.seats[seat].counts_for.uuid;
        let scores = sheet.played.iter().flat_map(|(&round, played)| {
            let scores = played.scores.iter();
            scores.filter_map(move |(&seat, score)| Some((round, player(seat), score.points?)))
        });
        let players = (0..sheet.seats.len()).map(|seat| (player(seat), sheet.total(seat)));
        Self { date: sheet.date, players: players.collect(), scores: scores.collect() }
    }

    /// Returns what a stored game has of this one, `None` if it is of another day or table.
    fn known_as(&self, stored: &Self, number: u32) -> Option<Known> {
        let [ids, stored_ids] = [self, stored].map(|game| game.players.iter().map(|(id, _)| id));
        if self.date != stored.date || !ids.eq(stored_ids) {
            return None;
        }
        let has =
            |all: &Self, part: &Self| !part.scores.is_empty() && part.scores.is_subset(&all.scores);
        let has_totals = self.players == stored.players;
        Some(match (self.scores.is_empty(), stored.scores.is_empty()) {
            (true, _) if has_totals => Known::All(number),
            (false, true) if has_totals => Known::Totals(number),
            _ if has(stored, self) => Known::All(number),
            _ if has(self, stored) => Known::Begun(number),
            _ => Known::Table(number),
        })
    }
}
