//! A whole database as JSON: backups, exports, health, imports and syncs.

use std::path::Path;

use super::scoresheet::entered;
use super::{Object, line, lines, object, time};
use crate::game::{AggregateKind, GameRef, GameSummary, ScoreConflict, Scoresheet};
use crate::render::journal::checks;
use crate::store::{
    Backup, BackupReport, HealthReport, MergeReport, MissingRound, PreviousDatabase, RepairReport,
    RestoreReport, SalvageReport, SyncReport, sqlite_version, without_passwords,
};

pub fn backup(backup: &BackupReport) -> String {
    line(backup)
}

pub fn backups(backups: &[Backup]) -> String {
    let backups: Vec<_> = backups
        .iter()
        .map(|backup| object! { file: text(&backup.path), time: backup.time })
        .collect();
    line(object! { backups })
}

pub fn restore(restored: &RestoreReport) -> String {
    let previous = restored.before.as_ref().map(previous);
    line(object! { ..&restored.now, previous })
}

/// The previous database; its counts are `null` if it was damaged.
fn previous(previous: &PreviousDatabase) -> Object {
    let (file, sound) = match previous {
        PreviousDatabase::Sound(backup) => (&backup.path, Some(backup)),
        PreviousDatabase::Damaged(path) => (path, None),
    };
    object! {
        file: text(file),
        damaged: sound.is_none(),
        game_count: sound.map(|backup| backup.game_count),
        event_count: sound.map(|backup| backup.event_count),
    }
}

pub fn settings(settings: &[impl serde::Serialize]) -> String {
    line(object! { settings })
}

lines! {
    settings_file(file: &Path) { file: text(file) }
    export(file: &Path, game_count: u64, event_count: u64) {
        file: text(file), game_count, event_count
    }
    export_table(file: &Path, table: &str, game_count: Option<u64>, player_count: Option<u64>) {
        file: text(file), table, game_count, player_count
    }
    import_csv(games: &[GameSummary], dry_run: bool) { dry_run, games }
}

/// Returns a path as text; bytes that are not UTF-8 are replaced.
pub(super) fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Writes a health report, with the repairs if they were requested, and the rounds
/// that are missing after them.
pub fn health(
    health: &HealthReport,
    repaired: Option<(&RepairReport, &[MissingRound])>,
    program: &str,
) -> String {
    let newest = |backup: &Backup| object! { file: text(&backup.path), time: time(backup.time) };
    line(object! {
        ok: health.is_well(),
        checks: checks(health),
        database: object! {
            file: text(&health.path),
            size_bytes: health.size,
            free_bytes: health.disk.free,
        },
        device_file: text(&health.device),
        backups_folder: text(&health.folder),
        backup_count: health.backups.len(),
        newest_backup: health.backups.first().map(newest),
        crowns_version: program,
        schema_version: health.version,
        sqlite_version: sqlite_version(),
        repairs: repaired.map(|(report, missing)| repairs(report, missing)),
    })
}

fn repairs(report: &RepairReport, missing: &[MissingRound]) -> Object {
    let salvaged = |salvaged: &SalvageReport| {
        object! {
            saved_event_count: salvaged.saved,
            corrected_event_count: salvaged.corrected,
            lost_event_count: salvaged.lost,
            damaged_file: text(&salvaged.damaged),
        }
    };
    object! {
        made_private: report.made_private,
        rebuilt: report.rebuilt.as_ref().map(|backup| text(&backup.path)),
        salvaged: report.salvaged.as_ref().map(salvaged),
        missing_rounds: missing,
    }
}

pub fn import(merged: &MergeReport, dry_run: bool) -> String {
    line(object! { dry_run }.and([counts(merged)]))
}

pub(super) fn counts(merged: &MergeReport) -> Object {
    let conflicts = merged.conflicts.iter().flat_map(conflicts);
    let unknown = merged.unknown.iter().map(|(kind, count)| object! { kind, event_count: count });
    object! {
        new_event_count: merged.new,
        known_event_count: merged.known,
        new_game_count: merged.begun(AggregateKind::Game),
        new_player_count: merged.begun(AggregateKind::Player),
        new_league_count: merged.begun(AggregateKind::League),
        new_ruleset_count: merged.begun(AggregateKind::Ruleset),
        new_solitaire_count: merged.begun(AggregateKind::Solitaire),
        new_tournament_count: merged.begun(AggregateKind::Tournament),
        revocation_count: merged.begun(AggregateKind::Command),
        changed_game_count: merged.changed,
        renumbered_game_count: merged.renumbered,
        renumbered_games: merged.moved,
        conflicting_game_count: merged.conflicting,
        conflicts: conflicts.collect::<Vec<_>>(),
        namesakes: merged.namesakes,
        merged_names: merged.joined,
        shared_leagues: merged.leagues,
        upheld_games: merged.upheld,
        reseated_games: merged.reseated,
        tables: merged.tables,
        refused_event_count: merged.refused_count,
        refused_events: merged.refused,
        unknown_events: unknown.collect::<Vec<_>>(),
    }
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

/// Writes what was sent and what came in; `target` is the path or URL.
pub fn sync(report: &SyncReport, target: &str) -> String {
    let unsent = report.unsent.as_ref().map(|why| without_passwords(&why.to_string()));
    line(object! {
        target,
        sent_event_count: report.sent,
        sent_segment_count: report.segments,
        left_out_event_count: report.left_out,
        replaced_segment_count: report.replaced,
        received: counts(&report.received),
        passed_over: report.passed_over,
        clocks: report.clocks,
        renewal: report.renewed,
        unsent_because: unsent,
        unreached_because: report.unreached.as_deref().map(without_passwords),
    })
}
