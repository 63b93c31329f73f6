//! Turns domain values into text: pure, returns strings, prints nothing.
//!
//! Knows nothing of where the text goes or where the values came from.

mod backup;
mod bars;
mod board;
mod board_json;
mod cards;
mod chart;
mod check;
mod check_json;
mod choice;
mod columns;
pub mod csv;
mod doctor;
mod events;
#[cfg(test)]
mod fixture;
mod games;
mod grid;
mod head_to_head;
mod head_to_head_json;
mod import;
mod import_json;
mod json;
mod judge;
mod judge_json;
mod leagues;
mod log;
mod names;
mod needs;
mod outlook;
mod page;
mod part;
mod picture;
mod players;
mod records;
mod records_json;
pub mod report;
mod rules_json;
mod rulesets;
mod rulings;
mod scored;
mod sparkline;
mod standings;
mod standings_json;
mod stats;
mod stats_json;
mod table;
mod warnings;
mod wrap;

pub use backup::{backed, backed_json, held, restored, restored_json, with_db};
pub use bars::{Bar, bars, bars_svg};
pub use board::board;
pub use board_json::board_json;
pub use cards::{card, cards};
pub use chart::{chart, chart_svg};
pub use check::{Question, Ways, check, check_ways};
pub use check_json::{batch_error_json, batch_json, check_json};
pub use choice::GameSelection;
pub use doctor::{health, health_json, repaired};
pub use events::event;
pub use games::{abandoned, deleted, finished, games, games_json, moved};
pub use head_to_head::head_to_head;
pub use head_to_head_json::head_to_head_json;
pub use import::{imported, sheets_taken};
pub use import_json::{imported_json, sheets_taken_json};
pub use judge::{Case, judge};
pub use judge_json::judge_json;
pub use leagues::{league, league_json, leagues, leagues_json};
pub use log::{as_of, log, log_json, stepped};
pub use names::{and, seat_names, shown};
pub use outlook::{
    joined, left, next_line, outlook, result, scoresheet, scoresheet_and_chart, started, turn_line,
};
pub use part::Part;
pub use players::{player, player_json, players, players_json};
pub use records::{HOLDERS, records};
pub use records_json::records_json;
pub use rules_json::{ruleset_json, rulesets_json, ruling_json, topics_json};
pub use rulesets::{ruleset, ruleset_added, rulesets};
pub use rulings::{found, ruling, topics};
pub use scored::{corrected, priced};
pub use sparkline::{Good, sparkline};
pub use standings::{StandingsPage, explained, standings};
pub use standings_json::standings_json;
pub use stats::stats;
pub use stats_json::stats_json;
pub use table::{counted, header, placed, plural, points};
pub use warnings::{quoted, warning};
pub use wrap::wrap;

/// How text is to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextStyle {
    /// Suit signs, `7♦`, rather than letters, `7D`.
    pub signs: bool,
    /// Colour, as ANSI escape sequences.
    pub color: bool,
    /// Columns to fill.
    pub width: usize,
}

impl TextStyle {
    /// Plain ASCII, 80 columns: what a pipe gets.
    pub const PLAIN: Self = Self {
        signs: false,
        color: false,
        width: 80,
    };
}
