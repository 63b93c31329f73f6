//! The scoresheet: what the events of one game add up to, and what a table
//! can do with it.

mod draft;
mod edit;
mod error;
mod find_seat;
mod fold;
mod lifecycle;
mod plausibility;
mod row;
mod score;
mod setup;
mod sheet;
#[cfg(test)]
mod tests;
mod tokens;
mod totals;
mod typed_correction;
mod versions;

pub use draft::{Review, RoundDraft, TypedScore};
pub use error::{EndOfGame, Entries, PlayError, RowError, RowReading, SeatNotFound};
pub use lifecycle::StartReason;
pub use score::{RoundCorrection, RoundEntry, ScoredRound};
pub use setup::{RoundSetup, rounds_named};
pub use sheet::{
    GameState, PlayedRound, ScoreConflict, Scoresheet, Seat, SeatScore, Stay, minutes_played,
};
pub use tokens::is_link;
pub use totals::{GameDetails, GameSummary, PointsNeeded, SeatStanding, SeatSummary};
