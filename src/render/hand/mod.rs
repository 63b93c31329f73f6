//! Hands: what they are worth, and where cards may go.

mod check;
mod check_json;
mod judge;
mod judge_json;

pub use check::{Question, Ways, check, check_ways};
pub use check_json::{batch_error_json, batch_json, check_json};
pub use judge::{Case, judge};
pub use judge_json::judge_json;
