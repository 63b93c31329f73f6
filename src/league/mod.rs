//! Standings, ratings, statistics and records of a league: pure folds over
//! finished games.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod result;

pub use result::{GameResult, ROUNDS, SeatResult};
