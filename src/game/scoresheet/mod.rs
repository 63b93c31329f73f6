//! The scoresheet: what the events of one game add up to, and what a table
//! can do with it.

mod consequences;
mod copies;
mod correct;
mod doubts;
mod edit;
mod error;
mod fold;
mod lifecycle;
mod plausibility;
mod row;
mod row_error;
mod score;
mod setup;
mod sheet;
mod totals;
mod typed_correction;
mod versions;

pub use correct::RoundCorrection;
pub use edit::GameEdit;
pub use error::PlayError;
pub use lifecycle::StartReason;
pub use row_error::{RowError, RowReading, SeatNotFound};
pub use score::{RoundEntry, ScoredRound};
pub use setup::RoundSetup;
pub use sheet::{GameState, PlayedRound, ScoreConflict, Scoresheet, Seat, SeatScore, Stay};
pub use totals::{PointsNeeded, SeatStanding, TotalsRow};
