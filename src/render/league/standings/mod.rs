//! Standings as text, as a table, and explained for one player.

mod explained;
mod page;
mod table;
mod text;

pub use explained::explained;
pub use page::{Explanation, StandingsPage};
pub use table::standings_table;
pub(crate) use table::{csv_name, figure, good, total_figure};
pub use text::standings;
