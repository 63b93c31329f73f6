//! Standings of a tournament, as text and as a table.

mod page;
mod table;
mod text;

pub use page::{Progress, TournamentPage};
pub(super) use table::rows;
pub use table::tournament_table;
pub use text::tournament_standings;
