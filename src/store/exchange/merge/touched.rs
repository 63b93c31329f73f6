//! The temporary tables of a merge.

use rusqlite::{Connection, params};
use uuid::Uuid;

use crate::store::db::error::StoreError;
use crate::store::journal::line::AggregateKind;

/// `touched`: the aggregates to project, in order.
/// `unsettled`: the commands that may have begun or ceased to count.
/// `waiting`: the lines of undos and redos of commands that have not arrived yet,
/// in the order in which they are entered: a redo waits for its undo.
/// `left_out`: undos and redos that were refused.
/// `started`: the games that were started by new lines, under which number.
/// `were`: the numbers of games before they were numbered again.
const BEGIN: &str = "
    CREATE TEMP TABLE touched (rank INTEGER, id BLOB, PRIMARY KEY (rank, id)) WITHOUT ROWID;
    CREATE TEMP TABLE unsettled (id BLOB PRIMARY KEY) WITHOUT ROWID;
    CREATE TEMP TABLE waiting (
        is_redo INTEGER, nth INTEGER, line TEXT NOT NULL, PRIMARY KEY (is_redo, nth)
    ) WITHOUT ROWID;
    CREATE TEMP TABLE left_out (id BLOB PRIMARY KEY) WITHOUT ROWID;
    CREATE TEMP TABLE started (
        time INTEGER, id BLOB, game BLOB, number INTEGER, PRIMARY KEY (time, id)
    ) WITHOUT ROWID;
    CREATE TEMP TABLE were (game BLOB PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;";

const END: &str = "
    DROP TABLE temp.touched; DROP TABLE temp.unsettled;
    DROP TABLE temp.waiting; DROP TABLE temp.left_out;
    DROP TABLE temp.started; DROP TABLE temp.were;";

/// Creates the tables; they go with a transaction that is rolled back.
pub(super) fn begin(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.execute_batch(BEGIN)?)
}

pub(super) fn end(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.execute_batch(END)?)
}

/// Marks an aggregate to be folded from the journal when all lines are there.
pub(super) fn touch(
    connection: &Connection,
    kind: AggregateKind,
    id: Uuid,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO temp.touched (rank, id) VALUES (?1, ?2)")?
        .execute(params![kind as u8, id])?;
    Ok(())
}

/// Marks the aggregates of unsettled commands.
pub(super) fn touch_unsettled(connection: &Connection) -> Result<(), StoreError> {
    let ranks: String = AggregateKind::ALL
        .map(|kind| format!("WHEN '{}' THEN {} ", kind.name(), kind as u8))
        .concat();
    connection.execute_batch(&format!(
        "INSERT OR IGNORE INTO temp.touched
         SELECT CASE j.aggregate_kind {ranks} END, j.aggregate
         FROM temp.unsettled AS u CROSS JOIN main.journal AS j ON j.command = u.id;"
    ))?;
    Ok(())
}
