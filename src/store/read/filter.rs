//! Filters of games.

use chrono::NaiveDate;

use crate::game::{GameId, GameState, LeagueId, PlayerId};
use crate::store::db::query::Query;
use crate::store::projection::seat_row::state_name;

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

    /// Adds the conditions to a query of the games `g`.
    pub(in crate::store) fn restrict(&self, query: Query) -> Query {
        let day = |day: NaiveDate| day.to_string();
        query
            .and("g.id = :game", ":game", self.game.map(|id| id.0))
            .and(
                "g.id IN (SELECT game FROM seats WHERE holder = :player)",
                ":player",
                self.player.map(|id| id.0),
            )
            .and("g.league = :league", ":league", self.league.map(|id| id.0))
            .and("g.state = :state", ":state", self.state.map(state_name))
            .and("g.short = :short", ":short", self.short)
            .and("g.date >= :since", ":since", self.since.map(day))
            .and("g.date <= :until", ":until", self.until.map(day))
            .and(
                "(SELECT count(*) FROM seats WHERE game = g.id) = :players",
                ":players",
                self.players,
            )
    }
}
