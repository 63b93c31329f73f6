//! Checks the lines of another journal and appends those that are new.

use std::ops::RangeInclusive;

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use uuid::Uuid;

use super::new_games::NewGames;
use super::report::MergeReport;
use super::settle::Settling;
use super::touched::{self, touch};
#[cfg(feature = "postgres")]
use crate::game::DeviceId;
use crate::game::{CommandId, Event, EventId, GameEvent, GameId};
use crate::store::db::error::{LineError, StoreError};
use crate::store::exchange::format::error::RefusedLine;
use crate::store::journal::line::{self, AggregateKind, BEHIND, JournalLine, LINE};
use crate::store::journal::rows::Appender;
use crate::store::projection::commands::Entering;
use crate::store::projection::rebuild;

/// The lines that have arrived so far.
pub(super) struct Arrivals<'tx> {
    tx: &'tx Transaction<'tx>,
    journal: Appender<'tx>,
    commands: Entering<'tx>,
    games: NewGames<'tx>,
    /// Up to when times are believed.
    believed: i64,
    /// How many lines were read.
    read: u64,
    /// The last row that was here before.
    before: i64,
    /// The time and id of the last start of a game that was here before.
    last_start: Option<(i64, Uuid)>,
    /// The same of the first one that is new.
    first_start: Option<(i64, Uuid)>,
    /// The rows of the lines that were stored already.
    known: Vec<RangeInclusive<i64>>,
    merged: MergeReport,
}

/// What a merge has changed.
pub(in crate::store) struct Settled {
    pub(in crate::store) merged: MergeReport,
    /// The first games that have new conflicts.
    pub(super) conflicts: Vec<GameId>,
    /// The rows of the journal that hold the lines, new ones and others.
    pub(in crate::store) rows: Vec<RangeInclusive<i64>>,
    /// The last row that was here before.
    #[cfg(feature = "postgres")]
    before: i64,
}

#[cfg(feature = "postgres")]
impl Settled {
    /// Returns `true` if one of the new lines was written by a device.
    pub(in crate::store) fn has_new_of(
        &self,
        connection: &Connection,
        device: DeviceId,
    ) -> Result<bool, StoreError> {
        let mut select = connection
            .prepare_cached("SELECT 1 FROM journal WHERE rowid > ?1 AND device = ?2 LIMIT 1")?;
        Ok(select.exists(params![self.before, device.0])?)
    }
}

impl<'tx> Arrivals<'tx> {
    pub(super) fn begin(tx: &'tx Transaction<'tx>, believed: i64) -> Result<Self, StoreError> {
        touched::begin(tx)?;
        let before = last_row(tx)?;
        Ok(Self {
            tx,
            journal: Appender::new(tx)?,
            commands: Entering::new(tx)?,
            games: NewGames::new(tx),
            believed,
            read: 0,
            before,
            last_start: rebuild::last_start(tx)?,
            first_start: None,
            known: Vec::new(),
            merged: MergeReport::default(),
        })
    }

    /// Enters the next line; with `skip` nothing is changed if it is refused.
    pub(super) fn line(&mut self, line: &JournalLine, skip: bool) -> Result<(), StoreError> {
        self.read += 1;
        self.enter_or_nothing(self.read, line, skip, Self::enter_or_wait)
    }

    /// The same for one of the lines that waited, undos first; `None` if none is
    /// left.
    pub(super) fn waiting_line(
        &mut self,
        skip: bool,
    ) -> Result<Option<Result<(), StoreError>>, StoreError> {
        let mut next = self.tx.prepare_cached(
            "DELETE FROM temp.waiting WHERE (is_redo, nth) = (
                 SELECT is_redo, nth FROM temp.waiting ORDER BY is_redo, nth LIMIT 1)
             RETURNING nth, line",
        )?;
        let next = next.query_row([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)));
        let Some((nth, text)) = next.optional()? else {
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
        enter: fn(&mut Self, u64, &JournalLine) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        if !skip {
            return enter(self, nth, line);
        }
        self.tx.execute_batch("SAVEPOINT line")?;
        let entered = enter(self, nth, line);
        self.tx.execute_batch(match entered {
            Ok(()) => "RELEASE line",
            Err(_) => "ROLLBACK TO line; RELEASE line",
        })?;
        if let Err(StoreError::Line {
            why: LineError::Role(command),
            ..
        }) = entered
        {
            self.tx
                .prepare_cached("INSERT OR IGNORE INTO temp.left_out (id) VALUES (?1)")?
                .execute([command.0])?;
        }
        entered
    }

    /// Enters a line, or keeps it until all others are there if it undoes or
    /// redoes a command that has not arrived: only with that is known whether it
    /// can.
    fn enter_or_wait(&mut self, nth: u64, line: &JournalLine) -> Result<(), StoreError> {
        let revokes = line.kind == AggregateKind::Command.name() && line.check().is_ok();
        if !revokes || self.commands.is_entered(line.aggregate)? {
            return self.enter(nth, line);
        }
        let text = serde_json::to_string(line).map_err(|why| line.unreadable(why))?;
        self.tx
            .prepare_cached(
                "INSERT INTO temp.waiting (is_redo, nth, line)
                 VALUES (?2 ->> '$.event.kind' = 'redone', ?1, ?2)",
            )?
            .execute(params![nth, text])?;
        Ok(())
    }

    fn enter(&mut self, nth: u64, line: &JournalLine) -> Result<(), StoreError> {
        let refused = |why| StoreError::Line { nth, why };
        let event = line.check().map_err(refused)?;
        if line.time > self.believed {
            return Err(refused(LineError::Future(line::to_time(line.time))));
        }
        if !self.journal.append_new(line)? {
            let Some(row) = row_of(self.tx, line)? else {
                return Err(refused(LineError::Altered(EventId(line.id))));
            };
            self.note_known(row);
            return Ok(());
        }
        let counts = self.enter_command(line, &event)?.map_err(refused)?;
        self.merged.new += 1;
        self.merged.count(&event);
        self.start(line, &event)?;
        match event {
            Event::Game(event) if counts => self.games.fold(line, event),
            Event::Game(_) => self.games.leave(line.aggregate),
            Event::Player(_) => touch(self.tx, AggregateKind::Player, line.aggregate),
            Event::League(_) => touch(self.tx, AggregateKind::League, line.aggregate),
            Event::Ruleset(_) => touch(self.tx, AggregateKind::Ruleset, line.aggregate),
            Event::Solitaire(_) => touch(self.tx, AggregateKind::Solitaire, line.aggregate),
            Event::Tournament(_) => touch(self.tx, AggregateKind::Tournament, line.aggregate),
            Event::Revocation(_) => Ok(()),
        }
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

    /// Enters the command of a new line. Returns whether the command counts,
    /// as far as is known yet.
    fn enter_command(
        &mut self,
        line: &JournalLine,
        event: &Event,
    ) -> Result<Result<bool, LineError>, StoreError> {
        let command = CommandId(line.command);
        let revokes = matches!(event, Event::Revocation(_));
        if self.commands.enter(line, event)? {
            if revokes || self.commands.is_target(line.command)? {
                let target = line.aggregate;
                if self.commands.is_misplaced(line.command)?
                    || revokes && self.is_left_out(target)?
                {
                    return Ok(Err(LineError::Role(command)));
                }
                self.tx
                    .prepare_cached("INSERT INTO temp.unsettled (id) VALUES (?1)")?
                    .execute([line.command])?;
            }
            return Ok(Ok(true));
        }
        // The lines of a command share its time and device, and an undo or redo
        // has one.
        let mut select = self.tx.prepare_cached(
            "SELECT time, device, role = 'change', revoked FROM commands WHERE id = ?1",
        )?;
        let (time, device, changes, revoked): (i64, Uuid, bool, bool) = select
            .query_row([line.command], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
            })?;
        let agrees = changes && !revokes && (time, device) == (line.time, line.device);
        Ok(agrees
            .then_some(!revoked)
            .ok_or(LineError::Command(command)))
    }

    fn is_left_out(&self, command: Uuid) -> Result<bool, StoreError> {
        let mut select = (self.tx).prepare_cached("SELECT 1 FROM temp.left_out WHERE id = ?1")?;
        Ok(select.exists([command])?)
    }

    /// Remembers the start of a game.
    fn start(&mut self, line: &JournalLine, event: &Event) -> Result<(), StoreError> {
        let Event::Game(GameEvent::GameStarted(start)) = event else {
            return Ok(());
        };
        let key = (line.time, line.id);
        self.first_start = Some(self.first_start.map_or(key, |first| first.min(key)));
        self.tx
            .prepare_cached(
                "INSERT INTO temp.started (time, id, game, number) SELECT ?1, ?2, ?3, ?4
                 WHERE NOT EXISTS (SELECT 1 FROM numbers WHERE game = ?3)",
            )?
            .execute(params![line.time, line.id, line.aggregate, start.number])?;
        Ok(())
    }

    /// Projects what the new lines touch.
    pub(super) fn settle(mut self) -> Result<Settled, StoreError> {
        drop(self.journal);
        let mut conflicts = Vec::new();
        if self.merged.new > 0 {
            self.games.put_all()?;
            let mut settling = Settling::new(self.tx, self.before, &mut self.merged);
            settling.commands()?;
            settling.numbers(self.first_start, self.last_start)?;
            conflicts = settling.project()?;
            settling.find_moved()?;
        }
        touched::end(self.tx)?;
        let last = last_row(self.tx)?;
        self.known.push(self.before + 1..=last);
        self.known.retain(|rows| !rows.is_empty());
        Ok(Settled {
            merged: self.merged,
            conflicts,
            rows: self.known,
            #[cfg(feature = "postgres")]
            before: self.before,
        })
    }
}

/// Returns the number of the row that a line is stored in; `None` if that has
/// other content.
fn row_of(connection: &Connection, line: &JournalLine) -> Result<Option<i64>, StoreError> {
    let sql = format!("SELECT {LINE}, j.rowid FROM journal AS j WHERE j.id = ?1");
    let mut select = connection.prepare_cached(&sql)?;
    let mut rows = select.query([line.id])?;
    let Some(row) = rows.next()? else {
        return Ok(None);
    };
    let is_same = JournalLine::of_row(row)? == *line;
    Ok(is_same.then(|| row.get(BEHIND)).transpose()?)
}

fn last_row(connection: &Connection) -> Result<i64, StoreError> {
    let mut select = connection.prepare_cached("SELECT coalesce(max(rowid), 0) FROM journal")?;
    Ok(select.query_row([], |row| row.get(0))?)
}
