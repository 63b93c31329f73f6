//! Joins a journal with another: the union by id, and a new fold of what it
//! touches.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior};
use uuid::Uuid;

use super::journal::{self, Kind, Line};
use super::{Store, StoreError, project, rebuild, undo};

/// What a merge came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Merged {
    /// Lines that are new here.
    pub new: u64,
    /// Lines that were here already.
    pub known: u64,
}

impl Store {
    /// Takes in the lines of another journal, all or, where one cannot be
    /// had, none. In whatever order journals meet, and however often, the
    /// result is the same.
    ///
    /// # Errors
    ///
    /// Those of the lines, and [`StoreError`] where they cannot be kept.
    pub fn merge<E: From<StoreError>>(
        &mut self,
        lines: impl IntoIterator<Item = Result<Line, E>>,
    ) -> Result<Merged, E> {
        let begun = Transaction::new(&mut self.connection, TransactionBehavior::Immediate);
        let tx = begun.map_err(StoreError::from)?;
        let mut merged = Merged::default();
        let mut commands = BTreeSet::new();
        let mut touched = BTreeSet::new();
        for line in lines {
            let line = line?;
            if journal::append_new(&tx, &line)? {
                merged.new += 1;
                commands.insert(line.command);
                touched.insert((line.kind, line.aggregate));
            } else {
                merged.known += 1;
            }
        }
        settle(&tx, &commands, touched)?;
        tx.commit().map_err(StoreError::from)?;
        Ok(merged)
    }
}

/// Projects what new lines touch: their aggregates, and those of the changes
/// that they revoke.
fn settle(
    connection: &Connection,
    commands: &BTreeSet<Uuid>,
    lines: BTreeSet<(String, Uuid)>,
) -> Result<(), StoreError> {
    let mut touched = BTreeSet::new();
    for &command in commands {
        undo::enter(connection, command)?;
        let change = change_of(connection, command)?;
        if change != command {
            touched.extend(undo::touched_by(connection, change)?);
        }
    }
    let known = |(kind, id): (String, Uuid)| Some((Kind::of_name(&kind)?, id));
    touched.extend(lines.into_iter().filter_map(known));
    if touched.iter().any(|&(kind, _)| kind == Kind::Game) {
        rebuild::renumber(connection)?;
    }
    // Games come last: they read whom their seats count for.
    for (kind, id) in touched {
        project::project(connection, kind, id)?;
    }
    Ok(())
}

/// Follows a redo to its undo and an undo to its change.
fn change_of(connection: &Connection, command: Uuid) -> Result<Uuid, StoreError> {
    let mut target = connection.prepare_cached("SELECT target FROM commands WHERE id = ?1")?;
    let mut change = command;
    loop {
        let next: Option<Option<Uuid>> = target.query_row([change], |row| row.get(0)).optional()?;
        match next.flatten() {
            Some(next) => change = next,
            None => return Ok(change),
        }
    }
}
