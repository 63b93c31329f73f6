//! Repairs a database: permissions, the cache of games, and of a damaged file
//! what can still be read.

use std::path::Path;

use chrono::{DateTime, Utc};

use super::backup::{self, BACKUPS};
use super::copy::BackupReport;
use super::doctor::HealthReport;
use super::salvage::{SalvageReport, salvage};
use crate::game::BackupCause;
use crate::store::db::Result;
use crate::store::db::connection::{attach, silent};
use crate::store::db::files::resolve_link;
use crate::store::state::fold_games;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RepairReport {
    /// Other users could read or write the file and no longer can.
    pub made_private: bool,
    /// The cache of games was rebuilt; this is the backup made before.
    pub rebuilt: Option<BackupReport>,
    /// The file was rebuilt from what could be read.
    pub salvaged: Option<SalvageReport>,
}

/// Repairs what was found. What cannot be repaired, such as a full disk, is left;
/// if a repair fails, the file is as it was.
pub fn repair(health: &HealthReport, now: DateTime<Utc>) -> Result<RepairReport> {
    let path = &resolve_link(&health.path);
    let mut repaired = RepairReport::default();
    if health.is_damaged() {
        repaired.salvaged = Some(salvage(path, now)?);
    } else if health.needs_rebuild() {
        let mut connection = attach(path)?;
        let cause = BackupCause::Repair;
        let kept = backup::back_up_open(&connection, path, now, cause, BACKUPS, &mut silent)?;
        fold_games::rewrite(&mut connection)?;
        repaired.rebuilt = Some(kept);
    }
    if health.disk.is_open_to_others() {
        make_private(path)?;
        repaired.made_private = true;
    }
    Ok(repaired)
}

#[cfg(unix)]
fn make_private(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;

    use crate::store::db::StoreError;
    let mode = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(path, mode).map_err(|why| StoreError::of_file(path, why))
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> Result<()> {
    Ok(())
}
