//! Merges a journal with another: the union by id, and a new fold of what it
//! touches.
//!
//! | file | holds |
//! |---|---|
//! | `report` | what a merge did |
//! | `touched` | the temporary tables of a merge |
//! | `new_games` | games that arrive whole, folded on the way |
//! | `reseated` | what it changes about the seats of a tournament |
//! | `settle` | projects what the new lines touch |
//! | `arrivals` | checks and stores the lines |
//! | `merge_lines` | the transaction around it |
//!
//! Whatever grows with the journals is in temporary tables, so that memory use
//! does not.

mod arrivals;
mod merge_lines;
mod new_games;
mod report;
mod reseated;
mod settle;
mod touched;

pub(in crate::store) use arrivals::Settled;
pub use merge_lines::MergeOptions;
pub(in crate::store) use merge_lines::merge;
pub use report::{MergeReport, NewAggregates, RenumberedGame, SHOWN};
pub use reseated::{TableChange, TableNews};
