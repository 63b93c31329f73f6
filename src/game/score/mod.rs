//! The score of one player for one round: reading it, and whether it can be.

mod entry;
mod error;
mod plausible;
mod price;

pub use entry::{ScoreEntry, with_wild};
pub(in crate::game) use entry::{quoting_wild, shortened};
pub use error::{RowText, ScoreArgsError, ScoreEntryError};
pub(super) use plausible::oddity;
pub use plausible::{ImplausibleScore, ScoreBounds, ScoreWarning, cap, least};
pub use price::{PricedCards, PricedRanks};
