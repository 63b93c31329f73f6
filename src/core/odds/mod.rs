//! What to discard, and whether to take the top card of the discard pile.
//!
//! A plain library: no I/O, no clock, no threads. What is told of one draw is
//! exact, of two draws for going out, too; what is sampled comes from a seed and
//! has its interval. `docs/odds.md` states each figure.

mod answer;
mod chances;
mod discard;
mod draws_away;
mod position;
mod reach;
mod wilds;

pub use answer::{Answer, ChanceWithin, Samples, Sampling, TopAdvice, TopOdds};
pub use chances::{Chances, Sampled};
pub use discard::{DiscardOdds, HandOdds, NearestOdds};
pub use draws_away::{Help, short_of};
pub use position::{Objective, Position, PositionError, Ratio, unseen};
