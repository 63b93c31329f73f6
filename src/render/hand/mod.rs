//! Hands: what they are worth, and where cards may go.

mod check;
mod judge;

pub use check::{Question, Ways, check, check_ways};
pub use judge::{Case, judge};
