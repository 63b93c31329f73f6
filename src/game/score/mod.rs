//! The score of one player for one round: reading it, and whether it can be.

mod entry;
mod plausible;
mod possible;

pub use entry::{PricedCards, ScoreEntry, ScoreEntryError};
pub use plausible::{ImplausibleScore, ScoreWarning, cap, least};
pub(super) use plausible::{oddity, refusal};
pub use possible::PossibleScores;
