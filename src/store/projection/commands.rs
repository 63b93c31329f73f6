//! The table of commands: which of them count.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension};
use uuid::Uuid;

use crate::store::db::error::StoreError;
use crate::store::journal::line::AggregateKind;

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
