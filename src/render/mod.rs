//! Turns domain values into text: pure, returns strings, prints nothing.
//!
//! Knows nothing of where the text goes or where the values came from.

pub mod ask;
#[cfg(test)]
mod fixture;
mod game;
mod hand;
#[cfg(not(target_family = "wasm"))]
mod journal;
#[cfg(not(target_family = "wasm"))]
pub mod json;
#[cfg(not(target_family = "wasm"))]
mod league;
mod plot;
#[cfg(not(target_family = "wasm"))]
pub mod report;
mod rules;
mod solitaire;
mod table;
mod text;
#[cfg(not(target_family = "wasm"))]
mod tournament;

pub(crate) use game::{SheetCell, SheetCells, SheetRow, corrections, needs, phones_differ};
pub use game::{
    board, corrected, edited, entered, joined, left, next_line, outlook, priced, priced_ranks,
    ranks_left, result, round_scores, rounds_asked, row_error, scored_twice, scoresheet,
    scoresheet_and_chart, standing, started, turn_line, warning,
};
pub use hand::{
    Arrangements, JudgedLayDown, OddsQuestion, TypedHand, check, check_all, grade, judge, odds,
};
#[cfg(not(target_family = "wasm"))]
pub use journal::{
    as_of, backed, backup_made, backups, changes, event, health, held, import_warnings, imported,
    log, repaired, restored, sheets_imported, stepped, stepped_with_sheet, sync_warnings, synced,
};
#[cfg(not(target_family = "wasm"))]
pub use league::{
    Explanation, StandingsPage, abandoned, all_stats, deleted, explained, finished, games,
    games_table, head_to_head, league, leagues, moved, player, players, records, standings,
    standings_table, stats,
};
pub use plot::{chart, chart_in_rows};
#[cfg(not(target_family = "wasm"))]
pub use report::{results_table, scores_table};
pub use rules::{answer, found, ruleset, ruleset_added, rulesets, ruling, topics};
pub use solitaire::{
    placements, played, solitaire, solitaire_result, solitaire_stats, typed_piles,
};
pub use table::{Link, Links, Site, Table};
pub(crate) use text::{OUT_SIGN, columns, fit, to_left, to_right};
pub use text::{TextStyle, capitalized, card, cards, counted, placed, printable, shown, wrap};
#[cfg(not(target_family = "wasm"))]
pub use tournament::{
    Progress, TournamentPage, displaced, open_tournament, seating_quality, tournament,
    tournament_change, tournament_standings, tournament_table, tournaments,
};
