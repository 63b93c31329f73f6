//! The scoresheet: what the events of one game add up to.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::Serialize;
use strum::{EnumString, IntoStaticStr};

use crate::game::id::{CommandId, DeviceId, GameId, LeagueRef, PlayerId, PlayerRef};
use crate::game::name::name_key;
use crate::game::score::ScoreEntry;
use crate::game::tournament::TableRef;
use crate::rules::{Round, Ruleset, Tie};

/// The sheet of one game.
///
/// Seats are counted from 0 in the order of the table, late-comers last; all
/// else that names a player here names the seat. The events know players and
/// the league by their ids: their names are put in from outside.
///
/// # Errors
///
/// What asks for an event fails with the [`PlayError`](super::PlayError) that says why the
/// game cannot have it; the sheet does not change.
#[derive(Debug, Clone, PartialEq)]
pub struct Scoresheet {
    pub id: GameId,
    pub number: u32,
    pub ruleset: Ruleset,
    pub league: Option<LeagueRef>,
    pub date: NaiveDate,
    pub venue: Option<String>,
    pub note: Option<String>,
    pub tournament: Option<TableRef>,
    pub started: DateTime<Utc>,
    /// When the game was finished, if it is; a later correction does not change it.
    pub ended: Option<DateTime<Utc>>,
    /// When anything last happened to it.
    pub changed: DateTime<Utc>,
    pub seats: Vec<Seat>,
    pub first_dealer: usize,
    /// The rounds that were scored, by number; from 12 on those that settle
    /// a tie.
    pub played: BTreeMap<u8, PlayedRound>,
    /// Rounds that were scored or corrected twice and differently, as when two
    /// devices recorded the same game. The later one stands.
    pub conflicts: Vec<ScoreConflict>,
    /// Versions of rounds that somebody has corrected since.
    pub(super) superseded: Vec<ScoreConflict>,
    /// The totals by seat of a game without rounds.
    pub(super) result: BTreeMap<usize, i32>,
    /// What the table declared the game to be.
    pub(super) declared: Option<GameState>,
    /// What it was declared to be when it was deleted; of no use for a game that is not.
    pub(super) declared_before: Option<GameState>,
    /// Whether its table was seated again when no round was known there.
    pub(super) reseated: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, Serialize)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum GameState {
    Open,
    /// All rounds are scored and no tie needs another, or the table ended it.
    Finished,
    Abandoned,
    /// It is hidden; its events stay in the journal.
    Deleted,
}

impl GameState {
    /// Returns its name: `open`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The player as the events name them.
    pub player: PlayerId,
    /// The player that the seat counts for, another one after a merge, with the
    /// current name.
    pub counts_for: PlayerRef,
    /// When the seat was taken, and left: several times if they came back.
    pub stays: Vec<Stay>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Stay {
    pub from_round: u8,
    /// The total to start from, in points.
    pub start_total: i32,
    /// The first round that is not played any more; `None` while seated.
    pub left_before_round: Option<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedRound {
    pub scores: SeatScores,
    /// The seat that went out, where that is known.
    pub out: Option<usize>,
    /// Whether the table insisted on an implausible score.
    pub forced: bool,
    /// Whether it is a correction by an earlier version of the program, which does not say
    /// which scores it replaced: they are the best guess, see the module `versions`.
    pub is_guess: bool,
    /// The command that scored it, or corrected it last.
    pub command: CommandId,
    pub device: DeviceId,
    pub time: DateTime<Utc>,
}

/// The scores of a round, by seat.
pub(super) type SeatScores = BTreeMap<usize, SeatScore>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatScore {
    /// Points; `None` if the player did not play the round.
    pub points: Option<i32>,
    /// The cards that the points were counted from.
    pub cards: Option<String>,
}

/// Two different scores for one round, each as it was entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreConflict {
    pub round: u8,
    /// The score that does not stand.
    pub earlier: PlayedRound,
}

impl PlayedRound {
    /// Returns the score of a seat as it would be typed; `None` if it has none.
    pub(super) fn entry(&self, seat: usize) -> Option<ScoreEntry> {
        match self.scores.get(&seat)?.points {
            _ if self.out == Some(seat) => Some(ScoreEntry::WentOut),
            points => Some(points.map_or(ScoreEntry::Absent, ScoreEntry::Points)),
        }
    }

    /// Returns the points of a seat, `None` if it has none.
    pub fn points(&self, seat: usize) -> Option<i32> {
        self.scores.get(&seat)?.points
    }

    /// Returns `true` if another version has the same points, and the same
    /// seat went out.
    pub(super) fn says_the_same(&self, other: &Self) -> bool {
        let points = |score: &SeatScore| score.points;
        self.out == other.out
            && self.scores.keys().eq(other.scores.keys())
            && (self.scores.values().map(points)).eq(other.scores.values().map(points))
    }
}

impl Scoresheet {
    /// Puts names to the seats: whom a player counts for now.
    pub(crate) fn name_seats(&mut self, mut current: impl FnMut(PlayerId) -> PlayerRef) {
        for seat in &mut self.seats {
            seat.counts_for = current(seat.player);
        }
    }

    /// Returns the names of the seats, all different.
    pub fn seat_names(&self) -> Vec<String> {
        (0..self.seats.len()).map(|seat| self.seat_name(seat)).collect()
    }

    /// Returns the name of a seat, which no other has: two devices may have given two players
    /// the same name, of which the second one is numbered.
    pub fn seat_name(&self, seat: usize) -> String {
        let name = self.seats[seat].name();
        let (key, before) = (name_key(name), &self.seats[..seat]);
        match before.iter().filter(|other| name_key(other.name()) == key).count() {
            0 => name.to_owned(),
            others => format!("{name} ({})", others + 1),
        }
    }

    /// Returns the seat of a player, by whom it counts for now.
    pub fn seat_of(&self, player: PlayerId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.counts_for.uuid == player || seat.player == player)
    }

    /// Returns the seat that a player took, by the id in the events.
    pub(super) fn seat_taken_by(&self, player: PlayerId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.player == player)
    }

    pub fn state(&self) -> GameState {
        match self.declared {
            Some(state) => state,
            None if self.reseated && self.played.is_empty() => GameState::Deleted,
            None if self.is_complete() => GameState::Finished,
            None => GameState::Open,
        }
    }

    /// Returns `true` if the game was imported whole: one command started it and
    /// scored all its rounds. The order of its seats is that of a spreadsheet.
    pub fn is_imported(&self) -> bool {
        let mut rounds = self.played.values();
        self.has_only_totals()
            || !self.played.is_empty() && rounds.all(|played| played.time == self.started)
    }

    /// Returns `true` if the game was finished at the table a few hours ago.
    pub fn is_just_finished(&self, now: DateTime<Utc>) -> bool {
        !self.is_imported() && self.has_just_ended(now)
    }

    /// Returns `true` if the game was finished a few hours ago, or recorded as finished.
    pub fn has_just_ended(&self, now: DateTime<Utc>) -> bool {
        const HOURS: TimeDelta = TimeDelta::hours(12);
        self.ended.is_some_and(|ended| (now - ended).abs() <= HOURS)
    }

    /// Returns the minutes that the game took, see [`minutes_played`].
    pub fn minutes(&self) -> Option<u32> {
        if self.is_imported() {
            return None;
        }
        minutes_played(self.ended? - self.started)
    }

    /// Returns `true` if the totals of the game were recorded, and no rounds.
    pub fn has_only_totals(&self) -> bool {
        !self.result.is_empty() && self.played.is_empty()
    }

    /// Returns `true` if the game was ended with rounds unplayed.
    pub fn is_short(&self) -> bool {
        !self.has_only_totals()
            && self.state() == GameState::Finished
            && self.first_unscored().is_some()
    }

    /// Returns `true` if all rounds are scored and no tie asks for another.
    pub(super) fn is_complete(&self) -> bool {
        let settled = self.ruleset.tie() != Tie::ExtraRound || self.contenders().len() < 2;
        self.first_unscored().is_none() && settled
    }

    /// Returns the first of the eleven rounds that is not scored.
    pub(super) fn first_unscored(&self) -> Option<Round> {
        Round::all().find(|round| !self.played.contains_key(&round.number()))
    }
}

impl Seat {
    /// Returns the current name of the player.
    pub fn name(&self) -> &str {
        &self.counts_for.name
    }

    pub(super) fn taken(player: PlayerId, from: u8, total: i32) -> Self {
        Self {
            player,
            counts_for: PlayerRef::new("", player),
            stays: vec![Stay { from_round: from, start_total: total, left_before_round: None }],
        }
    }

    /// Returns `true` if the player sits here in a round.
    pub fn sits_in(&self, round: u8) -> bool {
        self.stay(round)
            .is_some_and(|stay| stay.left_before_round.is_none_or(|until| round < until))
    }

    /// Returns `true` if the player left and did not come back.
    pub fn is_left(&self) -> bool {
        self.stays.last().is_some_and(|stay| stay.left_before_round.is_some())
    }

    /// Returns the stay that a round falls in, or the last before it.
    pub(super) fn stay(&self, round: u8) -> Option<&Stay> {
        self.stays.iter().rev().find(|stay| stay.from_round <= round)
    }
}

/// Returns the minutes of a game that took a time; `None` if its rounds were not
/// entered while it was played: later, all at once, or on other days.
pub fn minutes_played(taken: TimeDelta) -> Option<u32> {
    const LIVE: std::ops::RangeInclusive<i64> = 10..=8 * 60;
    Some(taken.num_minutes()).filter(|taken| LIVE.contains(taken)).map(|taken| taken as u32)
}
