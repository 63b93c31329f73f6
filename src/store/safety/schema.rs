//! Compares the schema of a database with the one that this program creates.

use rusqlite::Connection;

use super::migrate;
use crate::store::db::connection::version;
use crate::store::db::error::Result;

/// Returns the names of the tables, indexes, triggers and views that differ
/// from those of a new database of the same version, sorted.
pub(super) fn differences(connection: &Connection) -> Result<Vec<String>> {
    let here = created(connection)?;
    let there = created(&migrate::example(version(connection)?)?)?;
    let only_in = |one: &[(String, String)], other: &[(String, String)]| {
        let only = one.iter().filter(|created| !other.contains(created));
        only.map(|(name, _)| name.clone()).collect::<Vec<_>>()
    };
    let mut differences = only_in(&here, &there);
    differences.extend(only_in(&there, &here));
    differences.sort();
    differences.dedup();
    Ok(differences)
}

/// Returns `true` if nothing was ever created in a database.
pub(super) fn is_empty(connection: &Connection) -> Result<bool> {
    Ok(created(connection)?.is_empty())
}

/// Returns the name and the SQL of all that was created.
fn created(connection: &Connection) -> Result<Vec<(String, String)>> {
    // SQLite maintains its statistics itself.
    let mut select = connection.prepare(
        "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'",
    )?;
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
