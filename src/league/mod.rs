//! Standings, ratings, statistics and records of a league: pure folds over
//! finished games.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod comeback;
mod counted;
#[cfg(test)]
pub(crate) mod fixture;
mod head_to_head;
mod mean;
mod rating;
mod records;
mod result;
mod standings;
mod stats;
#[cfg(test)]
mod tests;

pub use comeback::{Comeback, NightComeback, RoundPoints, comebacks, dearest};
pub use counted::{CountedGame, PLACE_PARTS, PlayerTotals};
pub use head_to_head::{BiggestWin, HeadToHead, Meeting, MeetingResult, Opponent, RoundAverage};
pub(crate) use mean::rounded_to;
pub use mean::{BeatenShare, GameSpan, Mean, Streak, rounded};
pub use rating::{Rating, rate};
pub use records::{BrokenRecord, BrokenRecords, Record, RecordHolder, RecordKind, Records};
pub use result::{GameResult, GameSelection, ROUNDS, SeatResult};
pub use standings::{Ranking, Standing, Standings, TREND};
pub use stats::{
    AllStats, BestComeback, Comebacks, Extreme, OpponentStats, PlaceCount, PlayerCountStats,
    Points, RoundStats, Stats, THIN,
};
