//! Games in a list as JSON.

use super::{line, object};
use crate::game::GameSummary;
use crate::store::Page;

/// Writes a page of games.
pub fn games(page: &Page<GameSummary>) -> String {
    line(object! { page: page.number, more: page.more, games: page.items })
}
