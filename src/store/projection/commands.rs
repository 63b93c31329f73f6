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

/// Enters the commands of the rows behind a row of the journal, and settles
/// whether they and what they target still count. Leaves in `temp.revoked`
/// what they target, directly or by way of an undo.
pub(in crate::store) fn enter_arrived(
    connection: &Connection,
    before: i64,
) -> Result<(), StoreError> {
    const REVOKED: &str = "SELECT id FROM temp.revoked";
    // A command that none targets counts, as it is entered.
    const TARGETED: &str = "SELECT target FROM commands WHERE target IS NOT NULL";
    let arrived = format!(
        "SELECT command FROM journal WHERE rowid > {before} AND aggregate_kind = 'command'"
    );
    let target = |of: &str| {
        format!(
            "INSERT OR IGNORE INTO temp.revoked
             SELECT target FROM commands WHERE id IN ({of}) AND target IS NOT NULL;"
        )
    };
    let settle = |what: &str, of: &str| format!("{SETTLE} AND c.role {what} AND c.id IN ({of});");
    // A redo targets an undo, and that a change.
    let batch = [
        format!("{ENTER} WHERE rowid > {before};"),
        target(&arrived),
        target(REVOKED),
        settle("<> 'change'", TARGETED),
        settle("= 'change'", TARGETED),
    ];
    Ok(connection.execute_batch(&batch.concat())?)
}

/// Enters all commands of the journal.
pub(in crate::store) fn enter_all(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(&format!(
        "{ENTER};
         {SETTLE} AND c.role <> 'change';
         {SETTLE} AND c.role = 'change';"
    ))?;
    Ok(())
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
