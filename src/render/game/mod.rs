//! One game: its board, its outlook, and the effect of a change.

mod board;
mod edited;
mod needs;
mod outlook;
mod scored;
mod warnings;

pub use board::board;
pub use edited::edited;
pub(crate) use needs::needs;
pub use outlook::{
    joined, left, next_line, outlook, result, scoresheet, scoresheet_and_chart, started, turn_line,
};
pub use scored::{corrected, entered, priced, priced_ranks, round_scores};
pub use warnings::warning;
