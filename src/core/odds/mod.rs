//! What to discard, and whether to take the top card of the discard pile.
//!
//! A plain library: no I/O, no clock, no threads. What is told of one draw is
//! exact, of two draws for going out, too; what is sampled comes from a seed and
//! has its interval. `docs/odds.md` states each figure.

mod aim;
mod answer;
mod away;
mod chances;
mod discard;
mod penalty;
mod position;
mod ratio;
mod reach;
mod sample;
mod top;
mod wilds;

pub use aim::Aim;
pub use answer::{Answer, Samples, Sampling};
pub use away::Help;
pub use away::short_of;
pub use chances::Chances;
pub use discard::{DiscardOdds, HandOdds, NearestOdds};
pub use position::{Position, PositionError, unseen};
pub use ratio::Ratio;
pub use sample::{ChanceWithin, Sampled};
pub use top::{TopAdvice, TopOdds};
