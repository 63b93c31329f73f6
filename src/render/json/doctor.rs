//! The health of a database as JSON.

use super::backup::text;
use super::{Object, line, object, time};
use crate::render::journal::checks;
use crate::store::{
    Backup, HealthReport, MissingRound, RepairReport, SalvageReport, sqlite_version,
};

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
