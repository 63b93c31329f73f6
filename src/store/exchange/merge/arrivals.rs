//! Checks the lines of another journal and appends those that are new.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::refold::{Changes, Refold};
use super::report::MergeReport;
#[cfg(feature = "postgres")]
use crate::game::DeviceId;
use crate::game::{AggregateKind, CommandId, Event, EventId, GameEvent, GameId, Revocation};
use crate::store::db::error::{LineError, Result, StoreError};
use crate::store::db::sql::Sql;
use crate::store::exchange::format::line::RefusedLine;
use crate::store::journal::line::{self, BEHIND, JournalLine, LINE};
use crate::store::journal::rows::Appender;
use crate::store::journal::totals;
use crate::store::read::reader::Reader;
use crate::store::state::numbers::Start;

/// The lines that have arrived so far.
pub(super) struct Arrivals<'tx> {
    reader: &'tx Reader<'tx>,
    journal: Appender<'tx>,
    /// Up to when times are believed.
    believed: i64,
    read: u64,
    /// The last row that was here before.
    before: i64,
    changes: Changes,
    /// The undos and redos that were refused.
    left_out: HashSet<Uuid>,
    /// The rows of the lines that were stored already.
    known: Vec<RangeInclusive<i64>>,
    merged: MergeReport,
}

/// What a merge has changed.
pub(crate) struct Stored {
    pub(crate) merged: MergeReport,
    pub(super) conflicts: Vec<GameId>,
    /// The rows of the journal that hold the lines, new ones and others.
    pub(crate) rows: Vec<RangeInclusive<i64>>,
    /// The last row that was here before.
    #[cfg(feature = "postgres")]
    before: i64,
}

#[cfg(feature = "postgres")]
impl Stored {
    /// Returns `true` if one of the new lines was written by a device.
    pub(crate) fn has_new_of(&self, connection: &Connection, device: DeviceId) -> Result<bool> {
        let sql = "SELECT 1 FROM journal WHERE rowid > ?1 AND device = ?2 LIMIT 1";
        connection.has(sql, params![self.before, device.0])
    }
}

impl<'tx> Arrivals<'tx> {
    pub(super) fn begin(reader: &'tx Reader<'tx>, believed: i64) -> Result<Self> {
        let connection = reader.connection();
        connection.execute_batch(BEGIN)?;
        Ok(Self {
            reader,
            journal: Appender::new(connection)?,
            believed,
            read: 0,
            before: last_row(connection)?,
            changes: Changes::begin(connection)?,
            left_out: HashSet::new(),
            known: Vec::new(),
            merged: MergeReport::default(),
        })
    }

    /// Enters the next line; with `skip` nothing is changed if it is refused.
    pub(super) fn line(&mut self, line: &JournalLine, skip: bool) -> Result<()> {
        self.read += 1;
        self.enter_or_nothing(self.read, line, skip, Self::enter_or_wait)
    }

    /// The same for one of the lines that waited, undos first; `None` if none is
    /// left.
    pub(super) fn waiting_line(&mut self, skip: bool) -> Result<Option<Result<()>>> {
        let next = "DELETE FROM temp.waiting WHERE (is_redo, nth) = (
                        SELECT is_redo, nth FROM temp.waiting ORDER BY is_redo, nth LIMIT 1)
                    RETURNING nth, line";
        let next: Option<(_, String)> =
            self.reader.connection().find(next, [], |row| row.try_into())?;
        let Some((nth, text)) = next else {
            return Ok(None);
        };
        let line = serde_json::from_str(&text).map_err(|_| StoreError::Damaged)?;
        Ok(Some(self.enter_or_nothing(nth, &line, skip, Self::enter)))
    }

    fn enter_or_nothing(
        &mut self,
        nth: u64,
        line: &JournalLine,
        skip: bool,
        enter: fn(&mut Self, u64, &JournalLine) -> Result<()>,
    ) -> Result<()> {
        if !skip {
            return enter(self, nth, line);
        }
        let connection = self.reader.connection();
        connection.execute_batch("SAVEPOINT line")?;
        let entered = enter(self, nth, line);
        connection.execute_batch(match entered {
            Ok(()) => "RELEASE line",
            Err(_) => "ROLLBACK TO line; RELEASE line",
        })?;
        if let Err(StoreError::Line { why: LineError::Role(command), .. }) = entered {
            self.left_out.insert(command.0);
        }
        entered
    }

    /// Enters a line, or keeps it until all others are there if it undoes or
    /// redoes a command that has not arrived: only with that is known whether it
    /// can.
    fn enter_or_wait(&mut self, nth: u64, line: &JournalLine) -> Result<()> {
        let revokes = line.kind == AggregateKind::Command.name() && line.check().is_ok();
        let entered = "SELECT 1 FROM journal WHERE command = ?1";
        if !revokes || self.reader.connection().has(entered, [line.aggregate])? {
            return self.enter(nth, line);
        }
        let text = serde_json::to_string(line).map_err(|why| line.unreadable(why))?;
        let sql = "INSERT INTO temp.waiting (is_redo, nth, line)
                   VALUES (?2 ->> '$.event.kind' = 'redone', ?1, ?2)";
        self.reader.connection().run(sql, params![nth, text]).map(drop)
    }

    fn enter(&mut self, nth: u64, line: &JournalLine) -> Result<()> {
        let refused = |why| StoreError::Line { nth, why };
        let event = line.check().map_err(refused)?;
        if line.time > self.believed {
            return Err(refused(LineError::Future(line::to_time(line.time))));
        }
        if !self.journal.append_new(line)? {
            let Some(row) = row_of(self.reader.connection(), line)? else {
                return Err(refused(LineError::Altered(EventId(line.id))));
            };
            self.note_known(row);
            return Ok(());
        }
        self.check_command(line, &event)?.map_err(refused)?;
        self.merged.new += 1;
        self.merged.count(&event);
        match event {
            Event::Game(event) => {
                if let GameEvent::GameStarted(start) = event {
                    self.changes.starts.push(Start {
                        game: line.aggregate,
                        time: line.time,
                        id: line.id,
                        number: start.number,
                    });
                }
                self.changes.games.insert(line.aggregate);
            }
            Event::Revocation(_) => self.changes.revoked.push(line.aggregate),
            _ => {}
        }
        Ok(())
    }

    fn note_known(&mut self, row: i64) {
        self.merged.known += 1;
        match self.known.last_mut() {
            Some(rows) if *rows.end() + 1 == row => *rows = *rows.start()..=row,
            _ => self.known.push(row..=row),
        }
    }

    /// Counts a line that could not be read.
    pub(super) fn unread(&mut self) {
        self.read += 1;
    }

    /// Leaves out a line that was refused if that is asked for.
    pub(super) fn refuse<E: TryInto<RefusedLine, Error = E>>(
        &mut self,
        error: E,
        skip: bool,
    ) -> Result<(), E> {
        if !skip {
            return Err(error);
        }
        self.merged.refuse(error.try_into()?);
        Ok(())
    }

    /// Checks that a new line fits the others of its command, and that its command
    /// undoes nothing but a change and redoes nothing but an undo.
    fn check_command(
        &mut self,
        line: &JournalLine,
        event: &Event,
    ) -> Result<Result<(), LineError>> {
        let connection = self.reader.connection();
        let command = CommandId(line.command);
        let is_undo = match event {
            Event::Revocation(Revocation::Undone { .. }) => Some(true),
            Event::Revocation(Revocation::Redone { .. }) => Some(false),
            _ => None,
        };
        // The lines of a command share its time and device, and an undo or redo
        // has one.
        let others = "SELECT time, device, aggregate_kind <> 'command' FROM journal
                      WHERE command = ?1 AND id <> ?2 LIMIT 1";
        let other = connection.find(others, [line.command, line.id], |row| row.try_into())?;
        if let Some((time, device, is_change)) = other {
            let agrees = (time, device, is_change) == (line.time, line.device, is_undo.is_none());
            let agrees = agrees && is_change;
            return Ok(agrees.then_some(()).ok_or(LineError::Command(command)));
        }
        // What is redone is an undo, and that is redone by nothing else.
        let targeting = "SELECT 1 FROM journal WHERE aggregate = ?1 AND aggregate_kind = 'command'
                         AND iif(event ->> 'kind' = 'undone', 'change', 'undo') <> ?2 LIMIT 1";
        let role = match is_undo {
            None => "change",
            Some(true) => "undo",
            Some(false) => "redo",
        };
        let mut is_misplaced = connection.has(targeting, params![line.command, role])?;
        if let Some(is_undo) = is_undo {
            let target = "SELECT 1 FROM journal WHERE command = ?1 AND
                          iif(aggregate_kind <> 'command', 'change', event ->> 'kind') <> ?2 LIMIT 1";
            let wanted = if is_undo { "change" } else { "undone" };
            is_misplaced |= connection.has(target, params![line.aggregate, wanted])?
                || self.left_out.contains(&line.aggregate);
        }
        Ok(if is_misplaced { Err(LineError::Role(command)) } else { Ok(()) })
    }

    /// Folds again what the new lines touch.
    pub(super) fn finish(mut self) -> Result<Stored> {
        drop(self.journal);
        let connection = self.reader.connection();
        let mut conflicts = Vec::new();
        totals::advance(connection)?;
        if self.merged.new > 0 {
            let refold = Refold::new(self.reader, self.before, &mut self.merged);
            conflicts = refold.run(self.changes)?;
        }
        connection.execute_batch("DROP TABLE temp.waiting;")?;
        let last = last_row(connection)?;
        self.known.push(self.before + 1..=last);
        self.known.retain(|rows| !rows.is_empty());
        Ok(Stored {
            merged: self.merged,
            conflicts,
            rows: self.known,
            #[cfg(feature = "postgres")]
            before: self.before,
        })
    }
}

/// The lines of undos and redos of commands that have not arrived yet, in the
/// order in which they are entered: a redo waits for its undo. The table goes with
/// a transaction that is rolled back.
const BEGIN: &str = "
    CREATE TEMP TABLE waiting (
        is_redo INTEGER, nth INTEGER, line TEXT NOT NULL, PRIMARY KEY (is_redo, nth)
    ) WITHOUT ROWID;";

/// Returns the number of the row that a line is stored in; `None` if that has
/// other content.
fn row_of(connection: &Connection, line: &JournalLine) -> Result<Option<i64>> {
    let sql = format!("SELECT {LINE}, j.rowid FROM journal AS j WHERE j.id = ?1");
    let mut select = connection.prepare_cached(&sql)?;
    let mut rows = select.query([line.id])?;
    let Some(row) = rows.next()? else {
        return Ok(None);
    };
    let is_same = JournalLine::of_row(row)? == *line;
    Ok(is_same.then(|| row.get(BEHIND)).transpose()?)
}

fn last_row(connection: &Connection) -> Result<i64> {
    connection.value("SELECT coalesce(max(rowid), 0) FROM journal", [])
}
