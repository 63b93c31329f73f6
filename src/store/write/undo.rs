//! Undo and redo of the commands of a device.

use std::iter;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{CommandId, DeviceId, LogEntry, Revocation};
use crate::store::db::error::StoreError;
use crate::store::db::own_devices;
use crate::store::journal::clock;
use crate::store::journal::line::AggregateKind;
use crate::store::projection::{commands, project};
use crate::store::read::log;
use crate::store::read::reader::Reader;

/// The command that was undone or redone.
#[derive(Debug, Clone, PartialEq)]
pub struct UndoReport {
    /// The command.
    pub command: CommandId,
    /// Its events, in order.
    pub events: Vec<LogEntry>,
}

/// Returns what [`undo`] would undo.
pub(in crate::store) fn next(
    reader: &Reader<'_>,
    device: DeviceId,
    now: DateTime<Utc>,
) -> Result<Option<UndoReport>, StoreError> {
    let connection = reader.connection();
    let believed = clock::latest_believed(connection, device.0, now)?;
    let Some(change) = last_change(connection, device.0, believed)? else {
        return Ok(None);
    };
    Ok(Some(UndoReport {
        command: CommandId(change),
        events: log::of_command(connection, change)?,
    }))
}

/// Undoes the last command of this device that still counts; if `only` one may
/// be undone and it is another, nothing.
pub(in crate::store) fn undo(
    writer: Writer<'_>,
    only: Option<CommandId>,
) -> Result<Option<UndoReport>, StoreError> {
    let device = writer.device().0;
    let change = last_change(writer.connection(), device, writer.believed())?;
    let is_meant = |change: &Uuid| only.is_none_or(|only| only.0 == *change);
    let Some(change) = change.filter(is_meant) else {
        return Ok(None);
    };
    let undone = Revocation::Undone {
        command: CommandId(change),
    };
    revoke(writer, change, change, &undone).map(Some)
}

/// Redoes what the last undo of this device undid.
pub(in crate::store) fn redo(writer: Writer<'_>) -> Result<Option<UndoReport>, StoreError> {
    let device = writer.device().0;
    let Some((undo, change)) = last_undo(writer.connection(), device, writer.believed())? else {
        return Ok(None);
    };
    let redone = Revocation::Redone {
        command: CommandId(undo),
    };
    revoke(writer, undo, change, &redone).map(Some)
}

/// Appends the revocation of a command, and projects what the change that this
/// concerns touched.
fn revoke(
    mut writer: Writer<'_>,
    target: Uuid,
    change: Uuid,
    revocation: &Revocation,
) -> Result<UndoReport, StoreError> {
    match writer.append(AggregateKind::Command, target, revocation) {
        Err(WriteError::Store(error)) => return Err(error),
        done => done.expect("a revocation is refused by the file only"),
    }
    let connection = writer.connection();
    for (kind, aggregate) in commands::touched_by(connection, change)? {
        project::project(connection, kind, aggregate)?;
    }
    let events = log::of_command(connection, change)?;
    writer.commit()?;
    Ok(UndoReport {
        command: CommandId(change),
        events,
    })
}

/// A command of this device, and the last row of the journal that it has.
struct LastCommand {
    id: Uuid,
    target: Option<Uuid>,
    row: i64,
}

/// Returns the last change that counts. A database that got another id goes on
/// to what it had written before.
fn last_change(
    connection: &Connection,
    device: Uuid,
    believed: i64,
) -> Result<Option<Uuid>, StoreError> {
    let former = own_devices::former(connection, DeviceId(device))?;
    for (device, last_row) in iter::once((device, i64::MAX)).chain(former) {
        if let Some(change) = last(connection, device, "change", false, believed, last_row)? {
            return Ok(Some(change.id));
        }
    }
    Ok(None)
}

/// Returns the last undo that still counts and what it undid, if no change
/// was made since, even one that was itself undone.
fn last_undo(
    connection: &Connection,
    device: Uuid,
    believed: i64,
) -> Result<Option<(Uuid, Uuid)>, StoreError> {
    let last = |role, revoked| last(connection, device, role, revoked, believed, i64::MAX);
    let Some(undo) = last("undo", false)? else {
        return Ok(None);
    };
    for change in [last("change", false)?, last("change", true)?] {
        if change.is_some_and(|change| change.row > undo.row) {
            return Ok(None);
        }
    }
    Ok(undo.target.map(|target| (undo.id, target)))
}

/// Returns the last command of a device in a role, up to a row of the journal.
///
/// That is the last one by time. Those of a time that is not believed would be
/// the last for ever: they come where the journal has them.
fn last(
    connection: &Connection,
    device: Uuid,
    role: &str,
    revoked: bool,
    believed: i64,
    last_row: i64,
) -> Result<Option<LastCommand>, StoreError> {
    const FOUND: &str = "
        SELECT c.id, c.target, c.time, (SELECT max(rowid) FROM journal WHERE command = c.id) AS row
        FROM commands AS c WHERE c.device = ?1 AND c.role = ?2 AND c.revoked = ?3";
    let sql = format!(
        "SELECT id, target, row FROM (
             SELECT * FROM ({FOUND} AND c.time <= ?4 AND row <= ?5
                            ORDER BY c.time DESC, c.id DESC LIMIT 1)
             UNION ALL {FOUND} AND c.time > ?4 AND row <= ?5)
         ORDER BY row DESC LIMIT 1"
    );
    let mut select = connection.prepare_cached(&sql)?;
    let command = select.query_row(params![device, role, revoked, believed, last_row], |row| {
        Ok(LastCommand {
            id: row.get(0)?,
            target: row.get(1)?,
            row: row.get(2)?,
        })
    });
    Ok(command.optional()?)
}
