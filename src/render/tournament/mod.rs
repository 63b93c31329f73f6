//! A tournament: its tables as text, its standings as text and as a table.

mod page;
mod table;
mod tables;
mod text;

pub use page::{Progress, TournamentPage};
pub(super) use table::rows;
pub use table::tournament_table;
pub use tables::{open_tournament, seating_quality, tournament, tournament_change, tournaments};
pub use text::tournament_standings;
