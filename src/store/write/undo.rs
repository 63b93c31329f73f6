//! Undo and redo of the commands of a device.

use std::iter;

use chrono::{DateTime, Utc};
use rusqlite::params;
use uuid::Uuid;

use super::{WriteError, Writer};
use crate::game::{CommandId, DeviceId, GameRef, LogEntry, Revocation};
use crate::store::db::{Result, Sql, device};
use crate::store::journal::line::latest_believed;
use crate::store::read::Reader;
use crate::store::state::revocations::games_changed_by;

/// The command that was undone or redone.
#[derive(Debug, Clone, PartialEq)]
pub struct UndoReport {
    pub command: CommandId,
    pub events: Vec<LogEntry>,
    /// Of one that is to be undone, the games that it started or seated, and of which
    /// others have scored rounds: it cannot be undone.
    pub played: Vec<GameRef>,
}

/// Returns what [`undo`] would undo.
pub(crate) fn next(
    reader: &Reader<'_>,
    device: DeviceId,
    now: DateTime<Utc>,
) -> Result<Option<UndoReport>> {
    let believed = latest_believed(reader.connection(), device.0, now)?;
    let Some(change) = last_change(reader, device.0, believed)? else { return Ok(None) };
    let command = CommandId(change);
    let events = reader.events_of(command)?;
    let mut played = Vec::new();
    for sheet in reader.state().played_on(reader.connection(), change)? {
        let stored = reader.game(sheet.id)?;
        played.extend(stored.map(|sheet| GameRef::from(&sheet)));
    }
    Ok(Some(UndoReport { command, events, played }))
}

/// Undoes the last command of this device that still counts; if `only` one may
/// be undone and it is another, nothing.
pub(crate) fn undo(writer: Writer<'_>, only: Option<CommandId>) -> Result<Option<UndoReport>> {
    let device = writer.device.0;
    let change = last_change(&writer, device, writer.believed)?;
    let is_meant = |change: &Uuid| only.is_none_or(|only| only.0 == *change);
    let Some(change) = change.filter(is_meant) else { return Ok(None) };
    let undone = Revocation::Undone { command: CommandId(change) };
    revoke(writer, change, change, &undone).map(Some)
}

/// Redoes what the last undo of this device undid.
pub(crate) fn redo(writer: Writer<'_>) -> Result<Option<UndoReport>> {
    let device = writer.device.0;
    let Some((undo, change)) = last_undo(&writer, device, writer.believed)? else {
        return Ok(None);
    };
    let redone = Revocation::Redone { command: CommandId(undo) };
    revoke(writer, undo, change, &redone).map(Some)
}

/// Appends the revocation of a command, and folds the games again that the change
/// which this concerns touched.
fn revoke(
    mut writer: Writer<'_>,
    target: Uuid,
    change: Uuid,
    revocation: &Revocation,
) -> Result<UndoReport> {
    match writer.append(target, revocation) {
        Err(WriteError::Store(error)) => return Err(error),
        done => done.expect("a revocation is refused by the file only"),
    }
    for game in games_changed_by(writer.connection(), change)? {
        writer.fold_game(game)?;
    }
    let command = CommandId(change);
    let events = writer.events_of(command)?;
    writer.commit()?;
    Ok(UndoReport { command, events, played: Vec::new() })
}

/// Returns the last change that counts. A database that got another id goes on
/// to what it had written before.
fn last_change(reader: &Reader<'_>, device: Uuid, believed: i64) -> Result<Option<Uuid>> {
    let former = device::former(reader.connection(), DeviceId(device))?;
    for (device, last_row) in iter::once((device, i64::MAX)).chain(former) {
        let change = last_change_of(reader, device, believed, last_row)?;
        if change.is_some() {
            return Ok(change);
        }
    }
    Ok(None)
}

/// Returns the last change of a device that counts, up to a row of the journal.
///
/// That is the last one by time. Those of a time that is not believed would be
/// the last for ever: they come where the journal has them.
fn last_change_of(
    reader: &Reader<'_>,
    device: Uuid,
    believed: i64,
    last_row: i64,
) -> Result<Option<Uuid>> {
    // The signs keep SQLite from reading all rows in their order.
    const CHANGES: &str = "SELECT rowid, command FROM journal
         WHERE device = ?1 AND aggregate_kind <> 'command' AND +rowid <= ?2";
    let first = |order: &str| {
        let sql = format!("{CHANGES} AND time {order}");
        reader.first_counting(&sql, params![device, last_row, believed], |_| false)
    };
    let by_time = first("<= ?3 ORDER BY time DESC, id DESC")?;
    let by_row = first("> ?3 ORDER BY +rowid DESC")?;
    Ok(by_time.max(by_row).map(|(_, command)| command))
}

/// Returns the last undo that still counts and what it undid, if no change
/// was made since, even one that was itself undone.
fn last_undo(reader: &Reader<'_>, device: Uuid, believed: i64) -> Result<Option<(Uuid, Uuid)>> {
    let connection = reader.connection();
    let (mut by_time, mut by_row) = (None, None);
    for undo in reader.revocations()?.undos_of(device) {
        let row_of = "SELECT rowid FROM journal WHERE command = ?1";
        let row: i64 = connection.value(row_of, [undo.command])?;
        let found = (undo.command, undo.target);
        match undo.time <= believed {
            true => by_time = by_time.max(Some((undo.time, undo.command, row, found))),
            false => by_row = by_row.max(Some((row, found))),
        }
    }
    let by_time = by_time.map(|(_, _, row, found)| (row, found));
    let Some((row, undo)) = by_time.max(by_row) else { return Ok(None) };
    let since = "SELECT 1 FROM journal
                 WHERE rowid > ?1 AND device = ?2 AND aggregate_kind <> 'command' LIMIT 1";
    Ok((!connection.has(since, params![row, device])?).then_some(undo))
}
