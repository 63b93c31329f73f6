//! Who leads: the table, and where a line comes from.

mod explained;
mod page;
mod table;
mod text;

pub use explained::explained;
pub use page::StandingsPage;
pub use table::standings_table;
pub(crate) use table::{csv_name, figure, good};
pub use text::standings;
