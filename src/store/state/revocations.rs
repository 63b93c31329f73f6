//! Which commands count.

use std::collections::HashMap;

use rusqlite::Connection;
use uuid::Uuid;

use crate::game::{Event, Revocation};
use crate::store::db::{Result, Sql};
use crate::store::journal::line::JournalLine;

#[derive(Debug, Clone, Default)]
pub(crate) struct Revocations {
    by_command: HashMap<Uuid, Revoking>,
    /// The commands of those that target one.
    by_target: HashMap<Uuid, Vec<Uuid>>,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Revoking {
    pub(crate) command: Uuid,
    pub(crate) device: Uuid,
    /// In milliseconds of UTC.
    pub(crate) time: i64,
    pub(crate) is_undo: bool,
    pub(crate) target: Uuid,
}

impl Revocations {
    pub(super) fn add(&mut self, line: &JournalLine) -> Result<()> {
        let revoking = Revoking {
            command: line.command,
            device: line.device,
            time: line.time,
            is_undo: matches!(line.event()?, Some(Event::Revocation(Revocation::Undone { .. }))),
            target: line.aggregate,
        };
        self.by_command.insert(line.command, revoking);
        self.by_target.entry(revoking.target).or_default().push(line.command);
        Ok(())
    }

    fn of(&self, command: Uuid) -> impl Iterator<Item = &Revoking> {
        let commands = self.by_target.get(&command).into_iter().flatten();
        commands.filter_map(|command| self.by_command.get(command))
    }

    /// Returns `true` if a command does not count: an undo while it was redone, a
    /// change while an undo of it counts.
    pub(crate) fn is_revoked(&self, command: Uuid) -> bool {
        let counts = |one: &Revoking| !self.by_target.contains_key(&one.command);
        self.of(command).any(counts)
    }

    /// Returns `true` if a change was undone before a time and not redone by then.
    pub(crate) fn was_undone(&self, change: Uuid, time: i64) -> bool {
        let mut undos = self.of(change).filter(|undo| undo.time < time);
        undos.any(|undo| self.of(undo.command).all(|redo| redo.time >= time))
    }

    /// Returns the undos of a device that count.
    pub(crate) fn undos_of(&self, device: Uuid) -> impl Iterator<Item = &Revoking> {
        let undos = self.by_command.values().filter(move |one| one.is_undo && one.device == device);
        undos.filter(|undo| !self.is_revoked(undo.command))
    }

    /// Follows a redo to its undo and an undo to its change.
    pub(crate) fn change_of(&self, command: Uuid) -> Uuid {
        let target = |command| self.by_command.get(&command).map(|one| one.target);
        match target(command) {
            Some(undone) => target(undone).unwrap_or(undone),
            None => command,
        }
    }
}

pub(crate) fn games_changed_by(connection: &Connection, command: Uuid) -> Result<Vec<Uuid>> {
    let sql = "SELECT DISTINCT aggregate FROM journal
               WHERE command = ?1 AND aggregate_kind = 'game'";
    connection.list(sql, [command], |row| row.get(0))
}
