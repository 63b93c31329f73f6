//! Figures of many games as text: standings, statistics, records and lists.

mod games;
mod leagues;
mod standings;
mod stats;

pub(super) use games::selected;
pub use games::{abandoned, deleted, finished, games, games_table, moved};
pub(super) use leagues::record_table;
pub use leagues::{league, leagues, player, players, records};
pub use standings::{Explanation, StandingsPage, explained, standings, standings_table};
pub(super) use standings::{csv_name, figure, good, ranking_notes, total_figure};
pub use stats::{all_stats, head_to_head, stats};
pub(super) use stats::{beats, by_table, has_thin, opponent_table, overall, round_bars, title};
