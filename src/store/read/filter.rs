//! Which games of a list are asked for, and which page of it.

use chrono::NaiveDate;

use crate::game::{GameId, GameState, LeagueId, PlayerId};
use crate::store::state::game_row::GameRow;

/// A filter of games: selects those that meet every condition that is set.
///
/// Without conditions, [`Default`], it selects all games; methods that skip
/// deleted ones document it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct GameFilter {
    pub game: Option<GameId>,
    pub player: Option<PlayerId>,
    pub league: Option<LeagueId>,
    pub state: Option<GameState>,
    /// Games that were finished with rounds unplayed, or those that were not.
    pub short: Option<bool>,
    pub since: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
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

    pub(in crate::store) fn accepts(&self, game: &GameRow) -> bool {
        self.game.is_none_or(|id| game.id == id.0)
            && self.player.is_none_or(|player| game.seats(player))
            && self.league.is_none_or(|id| game.league == Some(id.0))
            && self.state.is_none_or(|state| game.state == state)
            && self.short.is_none_or(|short| game.short == short)
            && self.since.is_none_or(|since| game.date >= since)
            && self.until.is_none_or(|until| game.date <= until)
            && self.players.is_none_or(|players| game.seats.len() == players)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRequest {
    /// Which page, from 1.
    pub number: u32,
    /// How many entries a page has.
    pub size: u32,
}

impl PageRequest {
    /// The whole list as one page.
    pub const ALL: Self = Self::first(u32::MAX);

    pub const fn first(size: u32) -> Self {
        Self { number: 1, size }
    }

    /// Returns `true` if the entry of an index, from 0, is to be read: those of
    /// the page, and one more to know whether there is another page.
    pub(super) fn has(self, index: u64) -> bool {
        let size = u64::from(self.size);
        let before = u64::from(self.number.saturating_sub(1)) * size;
        (before..=before + size).contains(&index)
    }

    /// Returns `true` if the entry comes after all that are to be read.
    pub(super) fn is_after(self, index: u64) -> bool {
        index > u64::from(self.number.max(1)) * u64::from(self.size)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    pub items: Vec<T>,
    /// Which page it is, from 1.
    pub number: u32,
    /// Whether there are more entries after it.
    pub more: bool,
}

impl<T> Page<T> {
    pub(super) fn of(mut rows: Vec<T>, request: PageRequest) -> Self {
        let size = usize::try_from(request.size).unwrap_or(usize::MAX);
        let more = rows.len() > size;
        rows.truncate(size);
        Self { items: rows, number: request.number, more }
    }
}
