//! The table of commands: which of them count.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Statement, params};
use uuid::Uuid;

use crate::game::{Event, Revocation};
use crate::store::db::error::StoreError;
use crate::store::journal::line::{AggregateKind, JournalLine};

/// Enters the command of rows just appended to the journal, and settles
/// whether what it targets still counts.
pub(in crate::store) fn enter(connection: &Connection, command: Uuid) -> Result<(), StoreError> {
    connection
        .prepare_cached(&format!("{ENTER} WHERE command = ?1"))?
        .execute([command])?;
    let mut target = connection.prepare_cached("SELECT target FROM commands WHERE id = ?1")?;
    let mut settle = connection.prepare_cached(&format!("{SETTLE} AND c.id = ?1"))?;
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

/// Enters many commands; whether they count is settled when all are there.
pub(in crate::store) struct Entering<'a> {
    insert: Statement<'a>,
    is_entered: Statement<'a>,
    is_target: Statement<'a>,
    is_misplaced: Statement<'a>,
}

impl<'a> Entering<'a> {
    pub(in crate::store) fn new(connection: &'a Connection) -> Result<Self, StoreError> {
        Ok(Self {
            insert: connection.prepare(
                "INSERT OR IGNORE INTO commands (id, time, device, role, target)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )?,
            is_entered: connection.prepare("SELECT 1 FROM commands WHERE id = ?1")?,
            is_target: connection.prepare("SELECT 1 FROM commands WHERE target = ?1")?,
            is_misplaced: connection.prepare(
                "SELECT 1 FROM commands AS r CROSS JOIN commands AS c ON c.id = r.target
                 WHERE (r.id = ?1 OR r.target = ?1)
                     AND (r.role, c.role) NOT IN (VALUES ('undo', 'change'), ('redo', 'undo'))",
            )?,
        })
    }

    /// Enters the command of a line; returns `false` if it was entered before.
    pub(in crate::store) fn enter(
        &mut self,
        line: &JournalLine,
        event: &Event,
    ) -> Result<bool, StoreError> {
        let (role, target) = match event {
            Event::Revocation(Revocation::Undone { command }) => ("undo", Some(command.0)),
            Event::Revocation(Revocation::Redone { command }) => ("redo", Some(command.0)),
            _ => ("change", None),
        };
        let values = params![line.command, line.time, line.device, role, target];
        Ok(self.insert.execute(values)? > 0)
    }

    /// Returns `true` if a command was entered.
    pub(in crate::store) fn is_entered(&mut self, command: Uuid) -> Result<bool, StoreError> {
        Ok(self.is_entered.exists([command])?)
    }

    /// Returns `true` if a command that was entered undoes anything but a
    /// change or redoes anything but an undo, or is undone or redone so.
    pub(in crate::store) fn is_misplaced(&mut self, command: Uuid) -> Result<bool, StoreError> {
        Ok(self.is_misplaced.exists([command])?)
    }

    /// Returns `true` if a command that was entered undoes or redoes this one.
    pub(in crate::store) fn is_target(&mut self, command: Uuid) -> Result<bool, StoreError> {
        Ok(self.is_target.exists([command])?)
    }
}

/// Enters all commands of the journal.
pub(in crate::store) fn enter_all(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(ENTER)?;
    settle(
        connection,
        "SELECT target FROM commands WHERE target IS NOT NULL",
    )
}

/// Settles which of the commands that a query selects count: undos by their
/// redos, then changes by their undos.
pub(in crate::store) fn settle(connection: &Connection, of: &str) -> Result<(), StoreError> {
    let settle = |role: &str| format!("{SETTLE} AND c.role {role} AND c.id IN ({of});");
    Ok(connection.execute_batch(&[settle("<> 'change'"), settle("= 'change'")].concat())?)
}

/// A command is entered from its first row: all of them agree in what is
/// entered. The writer gives them one time, a merge refuses others.
const ENTER: &str = "INSERT OR IGNORE INTO commands (id, time, device, role, target)
     SELECT command, time, device,
            CASE WHEN aggregate_kind <> 'command' THEN 'change'
                 WHEN event ->> 'kind' = 'redone' THEN 'redo'
                 ELSE 'undo' END,
            CASE WHEN aggregate_kind = 'command' THEN aggregate END
     FROM journal";

/// A command does not count while a command that counts targets it. Rows that
/// say so already are not written again.
const SETTLE: &str = "UPDATE commands AS c SET revoked = NOT c.revoked
     WHERE c.revoked <> EXISTS (
         SELECT 1 FROM commands AS r WHERE r.target = c.id AND r.revoked = 0)";

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
