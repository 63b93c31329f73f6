//! Games in a list as JSON.

use serde::Serialize;

use super::line;
use super::scoresheet::{GameShape, ResultShape, results};
use crate::game::{GameState, LeagueId, LeagueRef, PlayerRef, Scoresheet};
use crate::store::{GameSummary, Page, SeatSummary, StoredLeague};

/// Writes a page of games.
pub fn games(page: &Page<GameSummary>, leagues: &[StoredLeague]) -> String {
    #[derive(Serialize)]
    struct Games<'a> {
        page: u32,
        more: bool,
        games: Vec<ListedGame<'a>>,
    }
    let games = page.items.iter();
    line(Games {
        page: page.number,
        more: page.more,
        games: games.map(|game| ListedGame::of(game, leagues)).collect(),
    })
}

/// A game with its results, but without its rounds.
#[derive(Serialize)]
pub(super) struct ListedGame<'a> {
    #[serde(flatten)]
    game: GameShape<'a>,
    round_count: usize,
    players: Vec<ResultShape>,
}

impl<'a> ListedGame<'a> {
    pub(super) fn of(game: &'a GameSummary, leagues: &[StoredLeague]) -> Self {
        let league = |uuid: LeagueId| match leagues.iter().find(|league| league.id == uuid) {
            Some(league) => LeagueRef::from(league),
            None => LeagueRef {
                name: uuid.to_string(),
                uuid,
            },
        };
        let finished = game.state == GameState::Finished;
        let result = |seat: &SeatSummary| ResultShape {
            player: PlayerRef {
                name: seat.name.as_str().into(),
                uuid: seat.player,
            },
            total: seat.total,
            place: seat.place,
            won: finished && seat.won,
        };
        Self {
            game: GameShape {
                number: game.number,
                uuid: game.id,
                date: game.date,
                state: game.state.name(),
                short: game.short,
                ruleset: &game.ruleset,
                league: game.league.map(league),
                venue: game.place.as_deref(),
                note: game.note.as_deref(),
            },
            round_count: game.rounds as usize,
            players: game.seats.iter().map(result).collect(),
        }
    }

    pub(super) fn of_sheet(sheet: &'a Scoresheet) -> Self {
        Self {
            game: GameShape::of(sheet),
            round_count: sheet.played.len(),
            players: results(sheet),
        }
    }
}
