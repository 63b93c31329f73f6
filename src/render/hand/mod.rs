//! Hands and lay-downs: the answers of `check` and `judge`.

mod check;
mod judge;
mod odds;

pub use check::{Alternatives, TypedHand, check, check_all};
pub use judge::{JudgedLayDown, judge};
pub use odds::{OddsQuestion, grade, odds};
