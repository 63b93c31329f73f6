//! Up to when the times of events are believed.
//!
//! New events get later times than those before them. One event from a clock
//! that is far ahead would so take all later ones along, and every device that
//! imports them.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};
use uuid::Uuid;

use crate::store::db::error::Result;
use crate::store::db::sql::Sql;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// No clock that was set wrongly is so far ahead of another.
const CENTURY: i64 = 36_525 * DAY;

/// The beginning of 2026, in milliseconds of UTC. This program is not older, so a
/// clock that says less was reset.
const BEGINNING: i64 = 1_767_225_600_000;

/// Returns the latest time that is believed, in milliseconds of UTC: a day
/// after now.
///
/// If the clock was reset, to 1970 as a rule, what this device recorded before
/// is believed, and a day after it.
pub(crate) fn latest_believed(
    connection: &Connection,
    device: Uuid,
    now: DateTime<Utc>,
) -> Result<i64> {
    let now = now.timestamp_millis();
    if now >= BEGINNING {
        return Ok(now.saturating_add(DAY));
    }
    let sql =
        "SELECT time FROM journal WHERE device = ?1 AND time <= ?2 ORDER BY time DESC LIMIT 1";
    let until = now.saturating_add(CENTURY);
    let own: Option<i64> = connection.find(sql, params![device, until], |row| row.get(0))?;
    let own = own.unwrap_or_default();
    Ok(now.max(own).saturating_add(DAY))
}

/// Returns the latest time that other devices believe if their clocks say the
/// same, in milliseconds of UTC.
pub(crate) fn believed_elsewhere(now: DateTime<Utc>) -> i64 {
    now.timestamp_millis().saturating_add(DAY)
}
