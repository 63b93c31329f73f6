//! What a merge did, and what it changes about who sits where in a tournament.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::game::{AggregateKind, Event, GameId, GameRef, GameState, PlayerRef, Scoresheet};
use crate::store::exchange::format::RefusedLine;
use crate::store::read::aggregates::SharedName;
use crate::store::read::players::Namesake;
use crate::tournament::{StoredTournament, TableStatus, TournamentGame};

#[derive(Debug, Clone, Default, PartialEq)]
pub struct MergeReport {
    /// Lines that are new here.
    pub new: u64,
    /// Lines that were already stored.
    pub known: u64,
    /// How many of the new lines start a game, add a player, a league or a
    /// ruleset, begin solitaire, create a tournament, or undo or redo a command.
    pub begun: BTreeMap<AggregateKind, u64>,
    /// How many games that were here before have changed.
    pub changed: u64,
    /// How many games have rounds that are scored twice and differently since.
    pub conflicting: u64,
    /// Of those, the first [`MAX_LISTED`].
    pub conflicts: Vec<Scoresheet>,
    /// How many games are called by another number since.
    pub renumbered: u64,
    /// Of those, the first [`MAX_LISTED`] of here and of elsewhere.
    pub moved: Vec<RenumberedGame>,
    /// New events that this version has no name for, by their kind.
    pub unknown: BTreeMap<String, u64>,
    /// Players in use whose names differ in case at most, those of one name
    /// together, by name; the one that the others are merged into first.
    pub namesakes: Vec<Vec<Namesake>>,
    /// How many lines were refused and left out.
    pub refused_count: u64,
    /// Of those, the first [`MAX_LISTED`].
    pub refused: Vec<RefusedLine>,
    /// Names that more than one league, ruleset or tournament has.
    pub shared: Vec<SharedName>,
    pub joined: Vec<String>,
    /// The first [`MAX_LISTED`] games that go on although their start was undone: another
    /// device had scored a round.
    pub upheld: Vec<GameRef>,
    /// The first [`MAX_LISTED`] games with scores that this merge deleted or abandoned, or that
    /// were so and have other scores now.
    pub ended: Vec<(GameRef, GameState)>,
    /// The first [`MAX_LISTED`] new games with the date, the players and the totals of one that
    /// was here, and the number of that.
    pub same: Vec<(GameRef, u32)>,
    /// Tables of the tournament created last, in games that were started, where
    /// the seats are others or stay although they were changed.
    pub tables: Vec<TableNews>,
    /// Games to come of that tournament that were seated again.
    pub reseated: Vec<u8>,
}

/// A game that got another number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct RenumberedGame {
    pub number: u32,
    #[serde(rename = "uuid")]
    pub id: GameId,
    /// The number that it had here, or was started under on another device.
    pub old_number: u32,
    pub ours: bool,
}

/// The most items of each list that a report names.
pub const MAX_LISTED: usize = 20;

/// How many kinds of unknown events are counted separately.
const KINDS: usize = 20;

impl MergeReport {
    /// Returns `true` if there were events and none was known.
    pub(in crate::store) fn has_new_only(&self) -> bool {
        self.new > 0 && self.known == 0
    }

    pub(in crate::store) fn absorb(&mut self, later: Self) {
        self.new += later.new;
        self.known += later.known;
        for (kind, count) in later.begun {
            *self.begun.entry(kind).or_default() += count;
        }
        self.changed += later.changed;
        // Of a game that both have, the later sheet is the present one.
        let is_later = |game: GameId| later.conflicts.iter().any(|sheet| sheet.id == game);
        let before = self.conflicts.len();
        self.conflicts.retain(|sheet| !is_later(sheet.id));
        let twice = (before - self.conflicts.len()) as u64;
        self.conflicting += later.conflicting - twice;
        self.conflicts.extend(later.conflicts);
        self.conflicts.truncate(MAX_LISTED);
        self.renumbered += later.renumbered;
        self.moved.extend(later.moved);
        self.moved.truncate(MAX_LISTED);
        self.upheld.retain(|game| later.upheld.iter().all(|again| again.uuid != game.uuid));
        self.upheld.extend(later.upheld);
        self.upheld.truncate(MAX_LISTED);
        self.ended.retain(|(game, _)| later.ended.iter().all(|(again, _)| again.uuid != game.uuid));
        self.ended.extend(later.ended);
        self.ended.truncate(MAX_LISTED);
        self.same.extend(later.same);
        self.same.truncate(MAX_LISTED);
        for (kind, count) in later.unknown {
            *self.unknown.entry(kind).or_default() += count;
        }
        self.refused_count += later.refused_count;
        self.refused.extend(later.refused);
        self.refused.truncate(MAX_LISTED);
        self.joined.extend(later.joined);
        let is_again = |one: &TableNews| {
            let mut again = later.tables.iter();
            again.any(|again| (again.game, again.table) == (one.game, one.table))
        };
        self.tables.retain(|one| !is_again(one));
        self.tables.extend(later.tables);
        self.reseated.retain(|game| !later.reseated.contains(game));
        self.reseated.extend(later.reseated);
        self.namesakes = later.namesakes;
        self.shared = later.shared;
    }

    pub(super) fn refuse(&mut self, refused: RefusedLine) {
        self.refused_count += 1;
        if self.refused.len() < MAX_LISTED {
            self.refused.push(refused);
        }
    }

    pub(super) fn count(&mut self, event: &Event) {
        if let Some(value) = event.unknown() {
            let kind = value["kind"].as_str().unwrap_or_default();
            if self.unknown.len() < KINDS || self.unknown.contains_key(kind) {
                *self.unknown.entry(kind.to_owned()).or_default() += 1;
            }
        }
        if let Some(kind) = event.begins() {
            *self.begun.entry(kind).or_default() += 1;
        }
    }

    /// Returns how many of a kind the new lines begin.
    pub fn begun(&self, kind: AggregateKind) -> u64 {
        self.begun.get(&kind).copied().unwrap_or_default()
    }
}

/// A table of a game that was started, and that is not as it was or stays as it is
/// although its seats were changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableNews {
    /// Which game of the tournament, from 1.
    #[serde(rename = "tournament_game")]
    pub game: u8,
    /// The number of the table, from 1.
    pub table: u16,
    /// Who sits there now, in the order of their seats.
    pub players: Vec<PlayerRef>,
    pub change: TableChange,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TableChange {
    /// It has other seats, or somebody has left it.
    Reseated,
    /// It had begun when its seats were changed, and keeps them.
    Begun,
    /// It keeps its seats because a table with which it changed players had begun.
    Held,
    /// It was begun by seats that contradict each other, or one with which it changed players was.
    Contested,
}

/// Lists the tables of started games at which something is new, and the games to
/// come that were seated again.
pub(super) fn news(
    before: &StoredTournament,
    after: &StoredTournament,
) -> (Vec<TableNews>, Vec<u8>) {
    let was_started =
        |game: &&TournamentGame| before.game(game.number).is_some_and(TournamentGame::is_started);
    let (started, to_come): (Vec<_>, Vec<_>) = after.games.iter().partition(was_started);
    let tables = started.into_iter().flat_map(|game| {
        game.tables.iter().filter_map(move |table| table_news(before, after, game.number, table))
    });
    let is_other = |game: &&TournamentGame| {
        let number = &game.number;
        let before = before.tournament.seated.get(number);
        before.is_some_and(|seats| after.tournament.seated.get(number) != Some(seats))
    };
    let to_come = to_come.into_iter().filter(is_other);
    (tables.collect(), to_come.map(|game| game.number).collect())
}

fn table_news(
    before: &StoredTournament,
    after: &StoredTournament,
    game: u8,
    status: &TableStatus,
) -> Option<TableNews> {
    let table = status.table;
    let is_kept = |stored: &StoredTournament| {
        let mut kept = stored.tournament.kept.iter();
        kept.any(|(of, tables)| *of == game && tables.contains(&table))
    };
    let is_contested = |stored: &StoredTournament| stored.is_contested(game, table);
    let players = |stored: &StoredTournament| {
        let status = stored.game(game)?.table(table)?;
        Some((status.id, status.players.clone()))
    };
    let change = if is_contested(after) && !is_contested(before) {
        TableChange::Contested
    } else if is_kept(after) && !is_kept(before) {
        if status.has_begun() { TableChange::Begun } else { TableChange::Held }
    } else if players(after) != players(before) {
        TableChange::Reseated
    } else {
        return None;
    };
    Some(TableNews { game, table, players: status.players.clone(), change })
}
