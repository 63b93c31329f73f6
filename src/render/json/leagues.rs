//! Leagues as JSON.

use super::{line, object};
use crate::store::StoredLeague;

/// Writes a list of leagues.
pub fn leagues(leagues: &[StoredLeague]) -> String {
    line(object! { leagues })
}

/// Writes a league with the number of its games.
pub fn league(league: &StoredLeague, game_count: usize) -> String {
    line(object! { league, game_count })
}
