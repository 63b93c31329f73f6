//! Standings, ratings, statistics and records of a league: pure folds over
//! finished games.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod broken;
mod comeback;
mod counted;
#[cfg(test)]
pub(crate) mod fixture;
mod head_to_head;
mod mean;
mod night;
mod rating;
mod records;
mod result;
mod standings;
mod stats;
mod streak;

pub use broken::Broken;
pub use comeback::Comeback;
pub use counted::{Counted, PLACE_PARTS, Sum};
pub use head_to_head::{HeadToHead, Meeting};
pub use mean::Mean;
pub use night::{Climb, Score, comebacks, dearest};
pub use rating::{Rating, rate};
pub use records::{Feat, Holder, Record, Records};
pub use result::{GameResult, ROUNDS, SeatResult};
pub use standings::{Ranking, Standing, Standings, TREND};
pub use stats::{Extreme, Met, RoundStats, Stats, THIN, TableStats};
pub use streak::{Span, Streak, When};
