//! Merges a journal with another: the union by id, and a new fold of what it
//! touches.
//!
//! | file | holds |
//! |---|---|
//! | `report` | what a merge did, and changed about the seats of a tournament |
//! | `refold` | folds again what the new lines touch |
//! | `merge_lines` | checks and stores the lines, and the transaction around it |
//!
//! Of what grows with the journals, only the ids of the games that the new lines
//! touch are in memory.

mod merge_lines;
mod refold;
mod report;

pub use merge_lines::MergeOptions;
pub(crate) use merge_lines::{Stored, merge};
pub use report::{MergeReport, RenumberedGame, SHOWN, TableChange, TableNews};
