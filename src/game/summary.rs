//! A game without its rounds, as lists show it.

use chrono::NaiveDate;
use serde::Serialize;

use super::id::{GameId, GameRef, LeagueRef, PlayerRef};
use super::scoresheet::{GameState, Scoresheet, SeatStanding};
use super::tournament::TableRef;
use crate::rules::Ruleset;

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
