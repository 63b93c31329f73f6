//! The score of one player for one round: reading it, and whether it can be.

mod args_error;
mod by_round;
mod entry;
mod entry_error;
mod plausible;
mod possible;
mod priced;

pub use args_error::{RowText, ScoreArgsError};
pub use entry::ScoreEntry;
pub use entry_error::ScoreEntryError;
pub(super) use plausible::oddity;
pub use plausible::{ImplausibleScore, ScoreBounds, ScoreWarning, cap, least};
pub use possible::PossibleScores;
pub use priced::{PricedCards, PricedRanks};
