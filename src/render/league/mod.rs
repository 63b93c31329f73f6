//! Figures of many games as text: standings, statistics, records and lists.

mod all_stats;
mod games;
mod head_to_head;
mod leagues;
mod players;
mod records;
mod selection;
mod standings;
mod stats;

pub use all_stats::all_stats;
pub use games::{abandoned, deleted, finished, games, games_table, moved};
pub use head_to_head::head_to_head;
pub use leagues::{league, leagues};
pub use players::{player, players};
pub use records::records;
pub use selection::GameSelection;
pub use standings::{Explanation, StandingsPage, explained, standings, standings_table};
pub(super) use standings::{csv_name, figure, good, total_figure};
pub use stats::stats;
