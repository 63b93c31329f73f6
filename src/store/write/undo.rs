//! Undo and redo of the commands of a device.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{CommandId, DeviceId, Revocation};
use crate::store::db::error::StoreError;
use crate::store::db::own_devices;
use crate::store::journal::clock;
use crate::store::journal::line::AggregateKind;
use crate::store::projection::{commands, project};
use crate::store::read::log::{self, LogEntry};
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

/// Returns the last command up to a time that counts. Those that are far ahead
/// would be the last for ever. A database that got another id goes on to what
/// it had written before.
fn last_change(
    connection: &Connection,
    device: Uuid,
    until: i64,
) -> Result<Option<Uuid>, StoreError> {
    if let Some(change) = last_change_as(connection, device, until)? {
        return Ok(Some(change));
    }
    for (former, last_row) in own_devices::former(connection, DeviceId(device))? {
        let mut select = connection.prepare_cached(
            "SELECT c.id FROM commands AS c
             WHERE c.device = ?1 AND c.role = 'change' AND c.revoked = 0 AND c.time <= ?2
                 AND EXISTS (SELECT 1 FROM journal AS j WHERE j.command = c.id AND j.rowid <= ?3)
             ORDER BY c.time DESC, c.id DESC LIMIT 1",
        )?;
        let change = select.query_row(params![former, until, last_row], |row| row.get(0));
        if let Some(change) = change.optional()? {
            return Ok(Some(change));
        }
    }
    Ok(None)
}

fn last_change_as(
    connection: &Connection,
    device: Uuid,
    until: i64,
) -> Result<Option<Uuid>, StoreError> {
    let id = connection
        .prepare_cached(
            "SELECT id FROM commands WHERE device = ?1 AND role = 'change' AND revoked = 0
                 AND time <= ?2
             ORDER BY time DESC, id DESC LIMIT 1",
        )?
        .query_row(params![device, until], |row| row.get(0))
        .optional()?;
    Ok(id)
}

/// Returns the last undo that still counts and what it undid, if no change
/// was made since, even one that was itself undone.
fn last_undo(
    connection: &Connection,
    device: Uuid,
    until: i64,
) -> Result<Option<(Uuid, Uuid)>, StoreError> {
    let mut latest = connection.prepare_cached(
        "SELECT max(time) FROM commands
         WHERE device = ?1 AND role = 'change' AND revoked = ?2 AND time <= ?3",
    )?;
    let mut latest = |revoked: bool| {
        latest.query_row(params![device, revoked, until], |row| {
            row.get::<_, Option<i64>>(0)
        })
    };
    let change = latest(false)?.max(latest(true)?).unwrap_or_default();
    let undo = connection
        .prepare_cached(
            "SELECT id, target FROM commands
             WHERE device = ?1 AND role = 'undo' AND revoked = 0
                 AND time > ?2 AND time <= ?3
             ORDER BY time DESC, id DESC LIMIT 1",
        )?
        .query_row(params![device, change, until], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    Ok(undo)
}
