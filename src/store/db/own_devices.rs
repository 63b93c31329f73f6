//! The ids under which a database writes on one device.
//!
//! As a rule that is the id in the device's file. A database that turns out to
//! be a copy gets an id of its own, so that no two write under the same.

use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use super::error::Result;
use crate::game::DeviceId;

/// Returns the id that a database writes under on a device.
pub(crate) fn current(connection: &Connection, home: DeviceId) -> Result<DeviceId> {
    let mut select = connection
        .prepare_cached("SELECT device FROM sync_devices WHERE home = ?1 AND last_row IS NULL")?;
    let renewed = select.query_row([home.0], |row| row.get(0)).optional()?;
    Ok(renewed.map_or(home, DeviceId))
}

/// Gives a database another id on a device, and returns it. What it has written
/// so far stays its own.
pub(crate) fn renew(connection: &Connection, home: DeviceId) -> Result<DeviceId> {
    let former = current(connection, home)?;
    let new = DeviceId(Uuid::new_v4());
    connection.execute(
        "INSERT INTO sync_devices (device, home, last_row)
         VALUES (?1, ?2, (SELECT coalesce(max(rowid), 0) FROM journal))
         ON CONFLICT DO UPDATE SET last_row = excluded.last_row",
        params![former.0, home.0],
    )?;
    connection.execute(
        "INSERT INTO sync_devices (device, home) VALUES (?1, ?2)",
        params![new.0, home.0],
    )?;
    Ok(new)
}

/// Returns the former ids of the device that has this one now, each with the
/// last row of the journal that is its own, the latest first.
pub(crate) fn former(connection: &Connection, device: DeviceId) -> Result<Vec<(Uuid, i64)>> {
    let mut select = connection.prepare_cached(
        "SELECT f.device, f.last_row FROM sync_devices AS c
         JOIN sync_devices AS f ON f.home = c.home AND f.last_row IS NOT NULL
         WHERE c.device = ?1 AND c.last_row IS NULL ORDER BY f.last_row DESC",
    )?;
    let former = select.query_map([device.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(former.collect::<Result<_, _>>()?)
}
