//! Filters of games.

use chrono::NaiveDate;

use crate::game::{GameId, GameState, LeagueId, PlayerId};
use crate::store::state::game_row::GameRow;

/// A filter of games: selects those that meet every condition that is set.
///
/// Without conditions, [`Default`], it selects all games; methods that skip
/// deleted ones document it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// This game.
    pub game: Option<GameId>,
    /// Games of this player.
    pub player: Option<PlayerId>,
    /// Games of this league.
    pub league: Option<LeagueId>,
    /// Games in this state.
    pub state: Option<GameState>,
    /// Games that were finished with rounds unplayed, or those that were not.
    pub short: Option<bool>,
    /// Games of this day or later.
    pub since: Option<NaiveDate>,
    /// Games of this day or earlier.
    pub until: Option<NaiveDate>,
    /// Games with so many players.
    pub players: Option<usize>,
}

impl GameFilter {
    /// Games that were played to the end: those that standings, statistics
    /// and records count unless they are asked for others.
    pub const COMPLETE: Self = Self {
        game: None,
        player: None,
        league: None,
        state: Some(GameState::Finished),
        short: Some(false),
        since: None,
        until: None,
        players: None,
    };

    /// Returns `true` if no condition is set.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns `true` if a game meets every condition.
    pub(in crate::store) fn accepts(&self, game: &GameRow) -> bool {
        let sits = |player| game.seats.iter().any(|seat| seat.result.player == player);
        self.game.is_none_or(|id| game.id == id.0)
            && self.player.is_none_or(sits)
            && self.league.is_none_or(|id| game.league == Some(id.0))
            && self.state.is_none_or(|state| game.state == state)
            && self.short.is_none_or(|short| game.short == short)
            && self.since.is_none_or(|since| game.date >= since)
            && self.until.is_none_or(|until| game.date <= until)
            && self.players.is_none_or(|players| game.seats.len() == players)
    }
}
