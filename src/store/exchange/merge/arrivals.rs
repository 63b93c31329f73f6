//! Checks the lines of another journal and appends those that are new.

use rusqlite::{Connection, Transaction, params};
use uuid::Uuid;

use super::new_games::NewGames;
use super::report::MergeReport;
use super::settle::Settling;
use super::touched::{self, touch};
use crate::game::{CommandId, Event, EventId, GameEvent, GameId};
use crate::store::db::error::{LineError, StoreError};
use crate::store::exchange::format::error::RefusedLine;
use crate::store::journal::line::{self, AggregateKind, JournalLine, LINE};
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
    merged: MergeReport,
}

impl<'tx> Arrivals<'tx> {
    pub(super) fn begin(tx: &'tx Transaction<'tx>, believed: i64) -> Result<Self, StoreError> {
        touched::begin(tx)?;
        let before = tx.query_row("SELECT max(rowid) FROM journal", [], |row| {
            row.get::<_, Option<i64>>(0)
        })?;
        Ok(Self {
            tx,
            journal: Appender::new(tx)?,
            commands: Entering::new(tx)?,
            games: NewGames::new(tx),
            believed,
            read: 0,
            before: before.unwrap_or_default(),
            last_start: rebuild::last_start(tx)?,
            first_start: None,
            merged: MergeReport::default(),
        })
    }

    pub(super) fn line(&mut self, line: &JournalLine) -> Result<(), StoreError> {
        self.read += 1;
        let nth = self.read;
        let refused = |why| StoreError::Line { nth, why };
        let event = line.check().map_err(refused)?;
        if line.time > self.believed {
            return Err(refused(LineError::Future(line::to_time(line.time))));
        }
        if !self.journal.append_new(line)? {
            if known(self.tx, line.id)?.as_ref() != Some(line) {
                return Err(refused(LineError::Altered(EventId(line.id))));
            }
            self.merged.known += 1;
            return Ok(());
        }
        let Some(counts) = self.enter(line, &event)? else {
            return Err(refused(LineError::Command(CommandId(line.command))));
        };
        self.merged.new += 1;
        self.merged.count(&event);
        self.start(line, &event)?;
        match event {
            Event::Game(event) if counts => self.games.fold(line, event),
            Event::Game(_) => self.games.leave(line.aggregate),
            Event::Player(_) => touch(self.tx, AggregateKind::Player, line.aggregate),
            Event::League(_) => touch(self.tx, AggregateKind::League, line.aggregate),
            Event::Ruleset(_) => touch(self.tx, AggregateKind::Ruleset, line.aggregate),
            Event::Revocation(_) => Ok(()),
        }
    }

    /// The same, and changes nothing if the line is refused.
    pub(super) fn line_or_nothing(&mut self, line: &JournalLine) -> Result<(), StoreError> {
        self.tx.execute_batch("SAVEPOINT line")?;
        let entered = self.line(line);
        self.tx.execute_batch(match entered {
            Ok(()) => "RELEASE line",
            Err(_) => "ROLLBACK TO line; RELEASE line",
        })?;
        entered
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
    /// as far as is known yet; `None` if the line contradicts the others of its
    /// command: they share its time and device, and an undo or redo has no
    /// other event.
    fn enter(&mut self, line: &JournalLine, event: &Event) -> Result<Option<bool>, StoreError> {
        let revokes = matches!(event, Event::Revocation(_));
        if self.commands.enter(line, event)? {
            if revokes || self.commands.is_target(line.command)? {
                self.tx
                    .prepare_cached("INSERT INTO temp.unsettled (id, nth) VALUES (?1, ?2)")?
                    .execute(params![line.command, self.read])?;
            }
            return Ok(Some(true));
        }
        let mut select = self.tx.prepare_cached(
            "SELECT time, device, role = 'change', revoked FROM commands WHERE id = ?1",
        )?;
        let (time, device, changes, revoked): (i64, Uuid, bool, bool) = select
            .query_row([line.command], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
            })?;
        let agrees = changes && !revokes && (time, device) == (line.time, line.device);
        Ok(agrees.then_some(!revoked))
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

    /// Projects what the new lines touch; returns the first games that have
    /// new conflicts.
    pub(super) fn settle(mut self) -> Result<(MergeReport, Vec<GameId>), StoreError> {
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
        Ok((self.merged, conflicts))
    }
}

fn known(connection: &Connection, id: Uuid) -> Result<Option<JournalLine>, StoreError> {
    let sql = format!("SELECT {LINE} FROM journal AS j WHERE j.id = ?1");
    let mut select = connection.prepare_cached(&sql)?;
    let mut rows = select.query([id])?;
    rows.next()?.map(JournalLine::of_row).transpose()
}
