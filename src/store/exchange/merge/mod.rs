//! Merges a journal with another, the union by id, in one transaction: checks its lines, appends
//! those that are new, and folds again what they touch.
//!
//! Of what grows with the journals, only the ids of the games that the new lines
//! touch are in memory.

mod refold;
mod report;

use std::collections::{BTreeSet, HashSet};
use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use uuid::Uuid;

#[cfg(feature = "postgres")]
use crate::game::DeviceId;
use crate::game::{AggregateKind, CommandId, Event, EventId, GameEvent, Revocation, unmarked};
use crate::store::db::connection::enlarge_cache;
use crate::store::db::device::LocalDatabase;
use crate::store::db::{LineError, Result, Sql, StoreError};
use crate::store::exchange::format::ParseExportError;
use crate::store::journal::line::{BEHIND, JournalLine, LINE, latest_believed, to_time};
use crate::store::journal::rows::Appender;
use crate::store::journal::totals;
use crate::store::read::Reader;
use crate::store::read::aggregates::shared_names;
use crate::store::read::players::{self, Namesake};
use crate::store::state::numbers::{self, Start};
use crate::store::write::{WriteError, Writer};

pub use report::{MAX_LISTED, MergeReport, RenumberedGame, TableChange, TableNews};

#[derive(Debug, Clone, Copy, Default)]
pub struct MergeOptions {
    /// The time of the command that joins players. Lines dated more than a day later are refused.
    pub now: DateTime<Utc>,
    /// Whether to join players whose names differ in case at most.
    pub join_names: bool,
    /// Whether to leave out lines that are refused, and take the rest.
    pub skip_refused: bool,
    /// Whether to roll the merge back and only report it.
    pub dry_run: bool,
}

/// Merges the lines of another journal in one transaction, in which `note` is
/// called with what it has changed.
pub(crate) fn merge(
    local: &mut LocalDatabase,
    lines: impl IntoIterator<Item = Result<JournalLine, ParseExportError>>,
    options: MergeOptions,
    note: impl FnOnce(&Connection, &Stored) -> Result<()>,
) -> Result<MergeReport, ParseExportError> {
    let LocalDatabase { connection, ids, device, .. } = local;
    enlarge_cache(connection)?;
    let begun = Transaction::new(connection, TransactionBehavior::Immediate);
    let reader = Reader::open_to_write(begun.map_err(StoreError::from)?)?;
    let tx = reader.connection();
    let before = reader.last_tournament();
    let believed = latest_believed(tx, device.0, options.now)?;
    let mut arrivals = Arrivals::begin(&reader, believed, options.skip_refused)?;
    // The first line of an export is its header.
    for (nth, line) in (2..).zip(lines) {
        let entered =
            line.and_then(|line| arrivals.enter_or_nothing(nth, &line, Arrivals::enter_or_wait));
        arrivals.note_refused(entered)?;
    }
    while let Some((nth, line)) = arrivals.next_waiting()? {
        let entered = arrivals.enter_or_nothing(nth, &line, Arrivals::enter);
        arrivals.note_refused(entered)?;
    }
    let stored = arrivals.finish()?;
    note(tx, &stored)?;
    let mut merged = stored.merged;
    if let Some(before) = before {
        let after = reader.tournament(before.tournament.id).ok().flatten();
        let news = after.map(|after| report::news(&before, &after));
        (merged.tables, merged.reseated) = news.unwrap_or_default();
    }
    merged.namesakes = players::namesakes(&reader)?;
    merged.shared = shared_names(&reader)?;
    if options.join_names && !merged.namesakes.is_empty() {
        let mut writer = Writer::begin(reader, ids, *device, options.now)?;
        merged.joined = join_namesakes(&mut writer, &mut merged.namesakes)?;
        if !options.dry_run {
            writer.commit()?;
        }
    } else if !options.dry_run {
        reader.commit()?;
    }
    Ok(merged)
}

/// Joins those players of one name who can be joined; returns their names, and
/// leaves those who cannot.
fn join_namesakes(
    writer: &mut Writer<'_>,
    namesakes: &mut Vec<Vec<Namesake>>,
) -> Result<Vec<String>> {
    let mut joined = Vec::new();
    for all in &mut *namesakes {
        let into = all[0].player.uuid;
        let mut apart = vec![all[0].clone()];
        for mut one in all.drain(1..) {
            match writer.merge_players(one.player.uuid, into) {
                Ok(()) => joined.push(unmarked(&one.player.name).to_owned()),
                Err(WriteError::Store(error)) => return Err(error),
                Err(why) => {
                    one.not_merged_because = Some(why.to_string());
                    apart.push(one);
                }
            }
        }
        *all = apart;
    }
    namesakes.retain(|all| all.len() > 1);
    joined.dedup();
    Ok(joined)
}

/// The lines that have arrived so far.
struct Arrivals<'tx> {
    journal: Appender<'tx>,
    /// Up to when times are believed.
    believed: i64,
    /// Whether lines that are refused are left out.
    skips_refused: bool,
    /// The undos and redos that were refused.
    left_out: HashSet<Uuid>,
    stored: Stored<'tx>,
}

/// What a merge has changed.
pub(crate) struct Stored<'tx> {
    reader: &'tx Reader<'tx>,
    pub(crate) merged: MergeReport,
    /// The rows of the journal that hold the lines, new ones and others.
    pub(crate) rows: Vec<RangeInclusive<i64>>,
    /// The last row that was here before.
    before: i64,
    /// The games that the new lines change, and those that they start.
    games: BTreeSet<Uuid>,
    starts: Vec<Start>,
    /// The commands that they undo or redo.
    revoked: Vec<Uuid>,
    /// The time and id of the last start of a game that was here before.
    last_start: Option<(i64, Uuid)>,
}

#[cfg(feature = "postgres")]
impl Stored<'_> {
    /// Returns `true` if one of the new lines was written by a device.
    pub(crate) fn has_new_of(&self, connection: &Connection, device: DeviceId) -> Result<bool> {
        let sql = "SELECT 1 FROM journal WHERE rowid > ?1 AND device = ?2 LIMIT 1";
        connection.has(sql, params![self.before, device.0])
    }
}

impl<'tx> Arrivals<'tx> {
    fn begin(reader: &'tx Reader<'tx>, believed: i64, skips_refused: bool) -> Result<Self> {
        let connection = reader.connection();
        connection.execute_batch(BEGIN)?;
        let stored = Stored {
            reader,
            merged: MergeReport::default(),
            rows: Vec::new(),
            before: last_row(connection)?,
            games: BTreeSet::new(),
            starts: Vec::new(),
            revoked: Vec::new(),
            last_start: numbers::last_start(connection)?,
        };
        let journal = Appender::new(connection)?;
        Ok(Self { journal, believed, skips_refused, left_out: HashSet::new(), stored })
    }

    /// Takes the next of the lines that waited, undos first.
    fn next_waiting(&self) -> Result<Option<(u64, JournalLine)>> {
        let next = "DELETE FROM temp.waiting WHERE (is_redo, nth) = (
                        SELECT is_redo, nth FROM temp.waiting ORDER BY is_redo, nth LIMIT 1)
                    RETURNING nth, line";
        self.stored.reader.connection().find(next, [], |row| {
            let text: String = row.get(1)?;
            let line = serde_json::from_str(&text).map_err(|_| StoreError::Damaged)?;
            Ok::<_, StoreError>((row.get(0)?, line))
        })
    }

    /// Leaves out a line that was refused if that is asked for.
    fn note_refused(
        &mut self,
        entered: Result<(), ParseExportError>,
    ) -> Result<(), ParseExportError> {
        match entered {
            Err(error) if self.skips_refused => self.stored.merged.refuse(error.try_into()?),
            entered => entered?,
        }
        Ok(())
    }

    /// Enters a line; where those that are refused are left out, it changes nothing then.
    fn enter_or_nothing(
        &mut self,
        nth: u64,
        line: &JournalLine,
        enter: fn(&mut Self, u64, &JournalLine) -> Result<(), ParseExportError>,
    ) -> Result<(), ParseExportError> {
        if !self.skips_refused {
            return enter(self, nth, line);
        }
        let connection = self.stored.reader.connection();
        connection.execute_batch("SAVEPOINT line").map_err(StoreError::from)?;
        let entered = enter(self, nth, line);
        let end = match entered {
            Ok(()) => "RELEASE line",
            Err(_) => "ROLLBACK TO line; RELEASE line",
        };
        connection.execute_batch(end).map_err(StoreError::from)?;
        if let Err(ParseExportError::Line { why: LineError::Role(command), .. }) = entered {
            self.left_out.insert(command.0);
        }
        entered
    }

    /// Enters a line, or keeps it until all others are there if it undoes or redoes a command that
    /// has not arrived: only with that is known whether it can.
    fn enter_or_wait(&mut self, nth: u64, line: &JournalLine) -> Result<(), ParseExportError> {
        let revokes = line.kind == AggregateKind::Command.name() && line.check().is_ok();
        let entered = "SELECT 1 FROM journal WHERE command = ?1";
        if !revokes || self.stored.reader.connection().has(entered, [line.aggregate])? {
            return self.enter(nth, line);
        }
        let text = serde_json::to_string(line).map_err(|why| line.unreadable(why))?;
        let sql = "INSERT INTO temp.waiting (is_redo, nth, line)
                   VALUES (?2 ->> '$.event.kind' = 'redone', ?1, ?2)";
        self.stored.reader.connection().run(sql, params![nth, text])?;
        Ok(())
    }

    fn enter(&mut self, nth: u64, line: &JournalLine) -> Result<(), ParseExportError> {
        let refused = |why| ParseExportError::Line { line: nth, why };
        let event = line.check().map_err(refused)?;
        if line.time > self.believed {
            return Err(refused(LineError::Future(to_time(line.time))));
        }
        if !self.journal.append_new(line)? {
            let Some(row) = row_of(self.stored.reader.connection(), line)? else {
                return Err(refused(LineError::Altered(EventId(line.id))));
            };
            self.note_known(row);
            return Ok(());
        }
        self.check_command(line, &event)?.map_err(refused)?;
        self.stored.merged.new += 1;
        self.stored.merged.count(&event);
        match event {
            Event::Game(event) => {
                if let GameEvent::GameStarted(start) = event {
                    self.stored.starts.push(Start {
                        game: line.aggregate,
                        time: line.time,
                        id: line.id,
                        number: start.number,
                    });
                }
                self.stored.games.insert(line.aggregate);
            }
            Event::Revocation(_) => self.stored.revoked.push(line.aggregate),
            _ => {}
        }
        Ok(())
    }

    fn note_known(&mut self, row: i64) {
        let Stored { merged, rows, .. } = &mut self.stored;
        merged.known += 1;
        match rows.last_mut() {
            Some(rows) if *rows.end() + 1 == row => *rows = *rows.start()..=row,
            _ => rows.push(row..=row),
        }
    }

    /// Checks that a new line fits the others of its command, and that its command
    /// undoes nothing but a change and redoes nothing but an undo.
    fn check_command(
        &mut self,
        line: &JournalLine,
        event: &Event,
    ) -> Result<Result<(), LineError>> {
        let connection = self.stored.reader.connection();
        let command = CommandId(line.command);
        let is_undo = match event {
            Event::Revocation(Revocation::Undone { .. }) => Some(true),
            Event::Revocation(Revocation::Redone { .. }) => Some(false),
            _ => None,
        };
        // The lines of a command share its time and device, and an undo or redo has one.
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
    fn finish(self) -> Result<Stored<'tx>> {
        let Self { journal, mut stored, .. } = self;
        drop(journal);
        let connection = stored.reader.connection();
        totals::advance(connection)?;
        if stored.merged.new > 0 {
            stored.refold()?;
        }
        connection.execute_batch("DROP TABLE temp.waiting;")?;
        stored.rows.push(stored.before + 1..=last_row(connection)?);
        stored.rows.retain(|rows| !rows.is_empty());
        Ok(stored)
    }
}

/// The lines of undos and redos of commands that have not arrived yet, in the order in which they
/// are entered: a redo waits for its undo. The table goes with a transaction that is rolled back.
const BEGIN: &str = "
    CREATE TEMP TABLE waiting (
        is_redo INTEGER, nth INTEGER, line TEXT NOT NULL, PRIMARY KEY (is_redo, nth)
    ) WITHOUT ROWID;";

/// Returns the number of the row that a line is stored in; `None` if that has other content.
fn row_of(connection: &Connection, line: &JournalLine) -> Result<Option<i64>> {
    let sql = format!("SELECT {LINE}, j.rowid FROM journal AS j WHERE j.id = ?1");
    let stored = connection.find(&sql, [line.id], |row| {
        Ok::<_, StoreError>((JournalLine::of_row(row)?, row.get(BEHIND)?))
    })?;
    Ok(stored.filter(|(stored, _)| stored == line).map(|(_, row)| row))
}

fn last_row(connection: &Connection) -> Result<i64> {
    connection.value("SELECT coalesce(max(rowid), 0) FROM journal", [])
}
