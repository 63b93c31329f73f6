//! Standings, ratings, statistics and records of a league: pure folds over
//! finished games.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod feats;
#[cfg(test)]
mod fixture;
mod night;
mod rating;
mod result;
mod standings;

pub use feats::{Broken, Feat, FeatMark, Feats};
pub use night::{Climb, Score, comebacks, dearest};
pub use rating::{Rating, rate};
pub use result::{GameResult, ROUNDS, SeatResult};
pub use standings::{Counted, PLACE_PARTS, Ranking, Standing, Standings, Sum, TREND};
