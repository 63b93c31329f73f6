//! Standings, ratings, statistics and records of a league: pure folds over
//! finished games.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod rating;
mod result;

pub use rating::{Rating, rate};
pub use result::{GameResult, ROUNDS, SeatResult};
