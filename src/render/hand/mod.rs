//! Hands: what they are worth, and where cards may go.

mod check;
mod judge;

pub use check::{Alternatives, TypedHand, check, check_all};
pub use judge::{JudgedLayDown, judge};
