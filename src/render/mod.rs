//! Turns domain values into text: pure, returns strings, prints nothing.
//!
//! Knows nothing of where the text goes or where the values came from.

pub mod csv;
#[cfg(test)]
mod fixture;
mod game;
mod hand;
mod journal;
mod json;
mod league;
mod plot;
pub mod report;
mod rules;
mod style;
mod table;
mod text;

pub use game::{
    board, board_json, corrected, joined, left, next_line, outlook, priced, quoted, result,
    scoresheet, scoresheet_and_chart, started, turn_line, warning,
};
pub use hand::{
    Case, Question, Ways, batch_error_json, batch_json, check, check_json, check_ways, judge,
    judge_json,
};
pub use journal::{
    as_of, backed, backed_json, event, health, health_json, held, imported, imported_json, log,
    log_json, repaired, restored, restored_json, sheets_taken, sheets_taken_json, stepped, with_db,
};
pub use json::error_json;
pub use league::{
    GameSelection, HOLDERS, StandingsPage, abandoned, deleted, explained, finished, games,
    games_json, head_to_head, head_to_head_json, league, league_json, leagues, leagues_json, moved,
    player, player_json, players, players_json, records, records_json, standings, standings_json,
    stats, stats_json,
};
pub use plot::{Bar, Good, bars, bars_svg, chart, chart_svg, sparkline};
pub use rules::{
    found, ruleset, ruleset_added, ruleset_json, rulesets, rulesets_json, ruling, ruling_json,
    topics, topics_json,
};
pub use style::TextStyle;
pub use text::{
    Part, and, card, cards, counted, header, placed, plural, points, seat_names, shown, wrap,
};
