//! Steps back and forth over the commands of a device.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use crate::game::{CommandId, Revocation};
use crate::store::journal::line::AggregateKind;
use crate::store::projection::project;
use crate::store::read::log::{self, LogEntry};
use crate::store::write::writer::{WriteError, Writer};
use crate::store::{Store, StoreError};

/// What an undo took back, or a redo brought back.
#[derive(Debug, Clone, PartialEq)]
pub struct UndoReport {
    /// The command.
    pub command: CommandId,
    /// Its events, in order.
    pub events: Vec<LogEntry>,
}

impl Store {
    /// Takes back the last command that was given on this device and still
    /// counts, whatever it was. Returns nothing where there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where it cannot be kept.
    pub fn undo(&mut self, now: DateTime<Utc>) -> Result<Option<UndoReport>, StoreError> {
        self.step(now, |writer, device| {
            let Some(change) = last_change(writer.connection(), device)? else {
                return Ok(None);
            };
            let undone = Revocation::Undone {
                command: CommandId(change),
            };
            Ok(Some((change, change, undone)))
        })
    }

    /// Brings back what the last undo on this device took back, unless
    /// something else was done since. Returns nothing where there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where it cannot be kept.
    pub fn redo(&mut self, now: DateTime<Utc>) -> Result<Option<UndoReport>, StoreError> {
        self.step(now, |writer, device| {
            let Some((undo, change)) = last_undo(writer.connection(), device)? else {
                return Ok(None);
            };
            let redone = Revocation::Redone {
                command: CommandId(undo),
            };
            Ok(Some((undo, change, redone)))
        })
    }

    /// Finds a command to revoke and the change that this concerns, appends
    /// the revocation and projects what the change touched.
    fn step(
        &mut self,
        now: DateTime<Utc>,
        find: impl FnOnce(&Writer<'_>, Uuid) -> Result<Option<(Uuid, Uuid, Revocation)>, StoreError>,
    ) -> Result<Option<UndoReport>, StoreError> {
        let mut writer = self.writer(now)?;
        let device = writer.device().0;
        let Some((target, change, revocation)) = find(&writer, device)? else {
            return Ok(None);
        };
        match writer.append(AggregateKind::Command, target, &revocation) {
            Err(WriteError::Store(error)) => return Err(error),
            done => done.expect("a revocation is refused by the file only"),
        }
        let connection = writer.connection();
        for (kind, aggregate) in touched_by(connection, change)? {
            project::project(connection, kind, aggregate)?;
        }
        let events = log::of_command(connection, change)?;
        writer.commit()?;
        Ok(Some(UndoReport {
            command: CommandId(change),
            events,
        }))
    }
}

/// Enters the command of rows just appended to the journal, and settles
/// whether what it targets still counts.
pub(in crate::store) fn enter(connection: &Connection, command: Uuid) -> Result<(), StoreError> {
    connection
        .prepare_cached(&format!("{ENTER} WHERE command = ?1 {GROUP}"))?
        .execute([command])?;
    let mut target = connection.prepare_cached("SELECT target FROM commands WHERE id = ?1")?;
    let mut settle = connection.prepare_cached(&format!("{SETTLE} WHERE c.id = ?1"))?;
    let mut next = Some(command);
    while let Some(id) = next {
        settle.execute([id])?;
        next = target
            .query_row([id], |row| row.get(0))
            .optional()?
            .flatten();
    }
    Ok(())
}

/// Enters the commands of `temp.arrived`, and settles whether they and what
/// they target still count. Leaves in `temp.revoked` what is concerned apart
/// from them.
pub(in crate::store) fn enter_arrived(connection: &Connection) -> Result<(), StoreError> {
    const ARRIVED: &str = "SELECT id FROM temp.arrived";
    const REVOKED: &str = "SELECT id FROM temp.revoked";
    let target = |of: &str| {
        format!(
            "INSERT OR IGNORE INTO temp.revoked
             SELECT target FROM commands WHERE id IN ({of}) AND target IS NOT NULL;"
        )
    };
    let settle = |what: &str, of: &str| format!("{SETTLE} WHERE c.role {what} AND c.id IN ({of});");
    // A redo targets an undo, and that a change.
    let batch = [
        format!("{ENTER} WHERE command IN ({ARRIVED}) {GROUP};"),
        target(ARRIVED),
        target(REVOKED),
        settle("<> 'change'", ARRIVED),
        settle("<> 'change'", REVOKED),
        settle("= 'change'", ARRIVED),
        settle("= 'change'", REVOKED),
    ];
    Ok(connection.execute_batch(&batch.concat())?)
}

/// Enters all commands of the journal.
pub(in crate::store) fn enter_all(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(&format!(
        "{ENTER} WHERE true {GROUP};
         {SETTLE} WHERE c.role <> 'change';
         {SETTLE} WHERE c.role = 'change';"
    ))?;
    Ok(())
}

/// A command is known by its earliest row: rows of one command share all.
const ENTER: &str = "INSERT OR IGNORE INTO commands (id, time, device, role, target)
     SELECT command, min(time), device,
            CASE WHEN aggregate_kind <> 'command' THEN 'change'
                 WHEN event ->> 'kind' = 'redone' THEN 'redo'
                 ELSE 'undo' END,
            CASE WHEN aggregate_kind = 'command' THEN aggregate END
     FROM journal";

const GROUP: &str = "GROUP BY command";

/// A command does not count while a command that counts targets it.
const SETTLE: &str = "UPDATE commands AS c SET revoked = EXISTS (
         SELECT 1 FROM commands AS r WHERE r.target = c.id AND r.revoked = 0)";

fn last_change(connection: &Connection, device: Uuid) -> Result<Option<Uuid>, StoreError> {
    let id = connection
        .prepare_cached(
            "SELECT id FROM commands WHERE device = ?1 AND role = 'change' AND revoked = 0
             ORDER BY time DESC, id DESC LIMIT 1",
        )?
        .query_row([device], |row| row.get(0))
        .optional()?;
    Ok(id)
}

/// Returns the last undo that still counts and what it took back, if no
/// change was made since, be it undone by now.
fn last_undo(connection: &Connection, device: Uuid) -> Result<Option<(Uuid, Uuid)>, StoreError> {
    let mut latest = connection.prepare_cached(
        "SELECT max(time) FROM commands WHERE device = ?1 AND role = 'change' AND revoked = ?2",
    )?;
    let mut latest = |revoked: bool| {
        latest.query_row(params![device, revoked], |row| row.get::<_, Option<i64>>(0))
    };
    let change = latest(false)?.max(latest(true)?).unwrap_or_default();
    let undo = connection
        .prepare_cached(
            "SELECT id, target FROM commands
             WHERE device = ?1 AND role = 'undo' AND revoked = 0 AND time > ?2
             ORDER BY time DESC, id DESC LIMIT 1",
        )?
        .query_row(params![device, change], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    Ok(undo)
}

/// Returns the aggregates that a command touched, in the order in which they
/// are to be projected.
pub(in crate::store) fn touched_by(
    connection: &Connection,
    command: Uuid,
) -> Result<BTreeSet<(AggregateKind, Uuid)>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT DISTINCT aggregate_kind, aggregate FROM main.journal WHERE command = ?1",
    )?;
    let rows = select.query_map([command], |row| Ok((row.get::<_, String>(0)?, row.get(1)?)))?;
    let mut touched = BTreeSet::new();
    for row in rows {
        let (kind, id) = row?;
        touched.extend(AggregateKind::of_name(&kind).map(|kind| (kind, id)));
    }
    Ok(touched)
}
