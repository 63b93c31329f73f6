//! Leagues as JSON.

use super::{line, object};
use crate::store::StoredLeague;

/// Writes a list of leagues.
pub fn leagues(leagues: &[StoredLeague]) -> String {
    line(object! { leagues: leagues })
}

/// Writes a league with the number of its games.
pub fn league(league: &StoredLeague, game_count: usize) -> String {
    line(object! { league: league, game_count: game_count })
}
