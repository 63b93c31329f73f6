//! Standings, ratings, statistics and records of a league: pure folds over
//! finished games.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod rating;
mod result;
mod standings;

pub use rating::{Rating, rate};
pub use result::{GameResult, ROUNDS, SeatResult};
pub use standings::{Counted, PLACE_PARTS, Ranking, Standing, Standings, Sum, TREND};
