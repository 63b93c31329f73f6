//! Figures over many games: standings, statistics, records and lists.

mod games;
mod head_to_head;
mod head_to_head_json;
mod leagues;
mod players;
mod records;
mod records_json;
mod selection;
mod standings;
mod standings_json;
mod stats;
mod stats_json;

pub use games::{abandoned, deleted, finished, games, games_json, moved};
pub use head_to_head::head_to_head;
pub use head_to_head_json::head_to_head_json;
pub use leagues::{league, league_json, leagues, leagues_json};
pub(super) use leagues::{season as league_season, terms as league_terms};
pub use players::{player, player_json, players, players_json};
pub use records::{HOLDERS, records};
pub(super) use records::{label as record_label, value as record_value};
pub use records_json::records_json;
pub use selection::GameSelection;
pub use standings::{StandingsPage, explained, standings};
pub(super) use standings::{figure, share, trend, wins};
pub use standings_json::standings_json;
pub use stats::stats;
pub use stats_json::stats_json;
