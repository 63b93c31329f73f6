//! The score of one player for one round: reading it, and whether it can be.

mod args_error;
mod entry;
mod plausible;
mod possible;

pub use args_error::{RowText, ScoreArgsError};
pub use entry::{PricedCards, PricedRanks, ScoreEntry, ScoreEntryError};
pub(super) use plausible::oddity;
pub use plausible::{BoundsCache, ImplausibleScore, ScoreBounds, ScoreWarning, cap, least};
pub use possible::PossibleScores;
