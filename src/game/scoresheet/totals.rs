//! Running totals, places, what each player still needs; and a game without its rounds, as lists
//! show it.

use chrono::NaiveDate;
use serde::Serialize;

use super::sheet::{GameState, Scoresheet};
use crate::game::id::{GameId, GameRef, LeagueRef, PlayerRef};
use crate::game::score::cap;
use crate::game::tournament::TableRef;
use crate::rules::{Round, Ruleset, Tie};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatStanding {
    pub seat: usize,
    /// Points so far.
    pub total: i32,
    /// The place from 1, shared where the total is; nothing for a player who
    /// left early.
    pub place: Option<usize>,
}

/// What a seat needs to win in the last round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsNeeded {
    pub seat: usize,
    /// The points by which every other player must at least exceed this one
    /// in the round to tie for the win; below zero it is the lead.
    pub behind: i32,
    pub possible: bool,
}

/// A game without its players and rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameDetails {
    pub number: u32,
    #[serde(rename = "uuid")]
    pub id: GameId,
    pub date: NaiveDate,
    pub state: GameState,
    /// Whether it was ended with rounds unplayed.
    pub short: bool,
    pub ruleset: Ruleset,
    pub league: Option<LeagueRef>,
    pub venue: Option<String>,
    pub note: Option<String>,
    /// The table of a tournament that it is played at; omitted if it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TableRef>,
}

/// A game with the results so far, without its rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameSummary {
    #[serde(flatten)]
    pub details: GameDetails,
    pub round_count: u32,
    /// The players in the order of their seats.
    pub players: Vec<SeatSummary>,
}

/// A player of a game with the result so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeatSummary {
    #[serde(flatten)]
    pub player: PlayerRef,
    pub total: i32,
    /// The place, shared by equal totals; `None` if the player left early.
    pub place: Option<u32>,
    /// Whether the player has won, alone or with others.
    pub won: bool,
}

impl From<&Scoresheet> for GameRef {
    fn from(sheet: &Scoresheet) -> Self {
        Self { number: sheet.number, uuid: sheet.id, date: Some(sheet.date) }
    }
}

impl Scoresheet {
    /// Returns the points of a seat after all rounds that are scored.
    pub fn total(&self, seat: usize) -> i32 {
        // Who joined after the totals were recorded has the total to start from.
        let recorded = self.result.get(&seat).filter(|_| self.has_only_totals()).copied();
        recorded.or_else(|| self.total_after(seat, u8::MAX)).unwrap_or_default()
    }

    /// Returns the seats whose rounds do not add up to the total that was recorded before them,
    /// with that.
    pub fn other_results(&self) -> impl Iterator<Item = (usize, i32)> {
        let result = self.result.iter().map(|(&seat, &total)| (seat, total));
        result.filter(|&(seat, total)| self.total(seat) != total)
    }

    /// Returns how the seats stand, the best first, those who left last.
    pub fn standings(&self) -> Vec<SeatStanding> {
        let best = self.winning();
        let place = |seat: usize| {
            if self.seats[seat].is_left() {
                return None;
            }
            if best.contains(&seat) {
                return Some(1);
            }
            let total = self.total(seat);
            let before = (0..self.seats.len()).filter(|other| {
                best.contains(other)
                    || (!self.seats[*other].is_left() && self.total(*other) < total)
            });
            Some(before.count() + 1)
        };
        let mut standings: Vec<_> = (0..self.seats.len())
            .map(|seat| SeatStanding { seat, total: self.total(seat), place: place(seat) })
            .collect();
        standings.sort_by_key(|s| (s.place.unwrap_or(usize::MAX), s.total, s.seat));
        standings
    }

    /// Returns the seats that have won; none while the game is not finished, and
    /// none of a game that nobody played.
    pub fn winners(&self) -> Vec<usize> {
        match self.state() {
            GameState::Finished => self.leaders(),
            _ => Vec::new(),
        }
    }

    /// Returns the seats that lead, or have won; none before somebody has a score.
    pub fn leaders(&self) -> Vec<usize> {
        if self.has_scores() { self.winning() } else { Vec::new() }
    }

    /// Returns `true` once somebody has a score. Earlier versions finished games
    /// in which nobody had one.
    pub fn has_scores(&self) -> bool {
        if self.has_only_totals() {
            return true;
        }
        let mut scores = self.played.values().flat_map(|played| played.scores.values());
        scores.any(|score| score.points.is_some())
    }

    /// Returns what each seat needs, while only the eleventh round is to be
    /// scored and more than one plays it.
    pub fn needs(&self) -> Vec<PointsNeeded> {
        let Some(turn) = self.next().filter(|turn| turn.number == Round::LAST.number()) else {
            return Vec::new();
        };
        let most = cap(self.ruleset.in_round(turn.round)) - i32::from(self.ruleset.go_out_bonus());
        let need = |&seat: &usize| {
            let others = turn.playing.iter().filter(|&&other| other != seat);
            let best = others.map(|&other| self.total(other)).min()?;
            let behind = self.total(seat) - best;
            Some(PointsNeeded { seat, behind, possible: behind <= most })
        };
        turn.playing.iter().filter_map(need).collect()
    }

    /// Rounds that a seat is known to have gone out in, of the eleven.
    pub(super) fn times_out(&self, seat: usize) -> usize {
        let rounds = self.played.range(..=Round::LAST.number());
        rounds.filter(|(_, played)| played.out == Some(seat)).count()
    }

    /// The tie rule speaks when all is scored; until then totals alone do.
    fn winning(&self) -> Vec<usize> {
        match self.ruleset.tie() {
            Tie::MostOut if self.first_unscored().is_some() => self.lowest(),
            _ => self.contenders(),
        }
    }

    /// Returns `true` if a player who left at the end of a stay came back before the next
    /// round, with the same total.
    pub fn is_back_at_once(&self, seat: usize, stay: usize) -> bool {
        match self.seats[seat].stays.get(stay..stay + 2) {
            Some([stay, next]) => {
                let total =
                    next.from_round.checked_sub(1).and_then(|last| self.total_after(seat, last));
                // Rounds after the next may be scored already.
                stay.left_before_round >= Some(next.from_round) && total == Some(next.start_total)
            }
            _ => false,
        }
    }

    /// Returns the points of a seat after a round, or nothing before it was
    /// taken. Rounds that settle a tie add nothing.
    pub fn total_after(&self, seat: usize, number: u8) -> Option<i32> {
        let number = number.min(Round::LAST.number());
        let stay = self.seats[seat].stay(number)?;
        Some(stay.start_total.saturating_add(self.points_between(seat, stay.from_round, number)))
    }

    /// Returns the points of a seat from a round up to another.
    pub(super) fn points_between(&self, seat: usize, first: u8, last: u8) -> i32 {
        let rounds = self.played.iter().filter(|(round, _)| (first..=last).contains(round));
        let scored = rounds.filter_map(|(_, played)| played.points(seat));
        scored.fold(0, i32::saturating_add)
    }

    /// Returns the game without its players and rounds.
    pub fn details(&self) -> GameDetails {
        GameDetails {
            number: self.number,
            id: self.id,
            date: self.date,
            state: self.state(),
            short: self.is_short(),
            ruleset: self.ruleset.clone(),
            league: self.league.clone(),
            venue: self.venue.clone(),
            note: self.note.clone(),
            tournament: self.tournament.clone(),
        }
    }

    /// Returns the players with their results so far, by seat.
    pub fn results(&self) -> Vec<SeatSummary> {
        let winners = self.winners();
        let mut standings = self.standings();
        standings.sort_by_key(|standing| standing.seat);
        let result = |standing: SeatStanding| SeatSummary {
            player: self.seats[standing.seat].counts_for.clone(),
            total: standing.total,
            place: standing.place.and_then(|place| place.try_into().ok()),
            won: winners.contains(&standing.seat),
        };
        standings.into_iter().map(result).collect()
    }

    /// Returns the game without its rounds.
    pub fn summary(&self) -> GameSummary {
        GameSummary {
            details: self.details(),
            round_count: self.played.len() as u32,
            players: self.results(),
        }
    }
}
