//! The result of an import as JSON.

use super::scoresheet::entered;
use super::{Object, line, object};
use crate::game::{GameRef, GameSummary, ScoreConflict, Scoresheet};
use crate::store::MergeReport;

/// Writes the result of an import of a journal.
pub fn import(merged: &MergeReport, dry_run: bool) -> String {
    line(object! { dry_run }.and([counts(merged)]))
}

/// Returns what a merge did.
pub(super) fn counts(merged: &MergeReport) -> Object {
    let conflicts = merged.conflicts.iter().flat_map(conflicts);
    let unknown = merged.unknown.iter();
    let unknown = unknown.map(|(kind, count)| object! { kind, event_count: count });
    object! {
        new_event_count: merged.new,
        known_event_count: merged.known,
        new_game_count: merged.begun.games,
        new_player_count: merged.begun.players,
        new_league_count: merged.begun.leagues,
        new_ruleset_count: merged.begun.rulesets,
        new_solitaire_count: merged.begun.solitaires,
        new_tournament_count: merged.begun.tournaments,
        revocation_count: merged.begun.revocations,
        changed_game_count: merged.changed,
        renumbered_game_count: merged.renumbered,
        renumbered_games: merged.moved,
        conflicting_game_count: merged.conflicting,
        conflicts: conflicts.collect::<Vec<_>>(),
        namesakes: merged.namesakes,
        merged_names: merged.joined,
        shared_leagues: merged.leagues,
        reseated_games: merged.reseated,
        tables: merged.tables,
        refused_event_count: merged.refused_count,
        refused_events: merged.refused,
        unknown_events: unknown.collect::<Vec<_>>(),
    }
}

/// Writes the games imported from a spreadsheet.
pub fn import_csv(games: &[GameSummary], dry_run: bool) -> String {
    line(object! { dry_run, games })
}

/// Returns the rounds of a game that were scored twice and differently.
fn conflicts(sheet: &Scoresheet) -> Vec<Object> {
    let conflict = |conflict: &ScoreConflict| {
        let standing = sheet.played.get(&conflict.round)?;
        let about = object! { game: GameRef::from(sheet), round: conflict.round };
        let earlier = object! { earlier: entered(&conflict.earlier, sheet) };
        Some(about.and([entered(standing, sheet), earlier]))
    };
    sheet.conflicts.iter().filter_map(conflict).collect()
}
