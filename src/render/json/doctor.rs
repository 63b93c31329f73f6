//! The health of a database as JSON.

use chrono::SecondsFormat;
use serde::Serialize;

use super::backup::text;
use super::line;
use crate::render::journal::{Check, checks};
use crate::store::{Backup, HealthReport, RepairReport, SalvageReport, sqlite_version};

/// Writes a health report, with the repairs if they were requested.
pub fn health(health: &HealthReport, repaired: Option<&RepairReport>, program: &str) -> String {
    line(HealthShape {
        ok: health.is_well(),
        checks: checks(health),
        database: DatabaseShape {
            file: text(&health.path),
            size_bytes: health.size,
            free_bytes: health.disk.free,
        },
        device_file: text(&health.device),
        backups_folder: text(&health.folder),
        backup_count: health.backups.len(),
        newest_backup: health.backups.first().map(NewestShape::of),
        crowns_version: program,
        schema_version: health.version,
        sqlite_version: sqlite_version(),
        repairs: repaired.map(RepairsShape::of),
    })
}

#[derive(Serialize)]
struct HealthShape<'a> {
    ok: bool,
    checks: Vec<Check>,
    database: DatabaseShape,
    device_file: String,
    backups_folder: String,
    backup_count: usize,
    newest_backup: Option<NewestShape>,
    crowns_version: &'a str,
    schema_version: Option<u32>,
    sqlite_version: &'static str,
    repairs: Option<RepairsShape>,
}

#[derive(Serialize)]
struct DatabaseShape {
    file: String,
    size_bytes: u64,
    free_bytes: Option<u64>,
}

#[derive(Serialize)]
struct NewestShape {
    file: String,
    time: String,
}

impl NewestShape {
    fn of(backup: &Backup) -> Self {
        Self {
            file: text(&backup.path),
            time: backup.time.to_rfc3339_opts(SecondsFormat::Millis, true),
        }
    }
}

#[derive(Serialize)]
struct RepairsShape {
    made_private: bool,
    /// The backup of the previous database, if the projections were rebuilt.
    rebuilt: Option<String>,
    salvaged: Option<SalvagedShape>,
}

impl RepairsShape {
    fn of(report: &RepairReport) -> Self {
        Self {
            made_private: report.made_private,
            rebuilt: report.rebuilt.as_ref().map(|backup| text(&backup.path)),
            salvaged: report.salvaged.as_ref().map(SalvagedShape::of),
        }
    }
}

#[derive(Serialize)]
struct SalvagedShape {
    saved_event_count: u64,
    lost_event_count: u64,
    damaged_file: String,
}

impl SalvagedShape {
    fn of(report: &SalvageReport) -> Self {
        Self {
            saved_event_count: report.saved,
            lost_event_count: report.lost,
            damaged_file: text(&report.damaged),
        }
    }
}
