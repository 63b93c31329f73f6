//! What happened, latest first.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};
use uuid::Uuid;

use super::reader::Reader;
use crate::game::{CommandId, DeviceId, Event, EventId, GameId, PlayerId};
use crate::store::db::error::StoreError;
use crate::store::db::query::Query;
use crate::store::journal::line::{BEHIND, JournalLine, LINE, to_time};

/// One event of the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry {
    /// Names the event.
    pub id: EventId,
    /// The command that wrote it.
    pub command: CommandId,
    /// When.
    pub time: DateTime<Utc>,
    /// Where the command was given.
    pub device: DeviceId,
    /// What it happened to.
    pub subject: Subject,
    /// What happened; nothing where a later version kept something that this
    /// one has no name for.
    pub event: Option<Event>,
    /// Whether it was undone and does not count.
    pub revoked: bool,
}

/// What an event is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Subject {
    Game(GameId),
    Player(PlayerId),
    /// A league, a ruleset or a command.
    Other(Uuid),
}

/// Which events to list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LogFilter {
    /// Of this game only.
    pub game: Option<GameId>,
    /// Of this player and the player's games only.
    pub player: Option<PlayerId>,
}

/// Which part of a long log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogPage {
    /// The last event of the page before; nothing for the first page.
    pub before: Option<EventId>,
    /// How many events at most.
    pub size: u32,
}

impl Reader<'_> {
    /// Lists what happened, latest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn log(&self, filter: LogFilter, page: LogPage) -> Result<Vec<LogEntry>, StoreError> {
        let question = Query::new(format!(
            "SELECT {LINE}, c.revoked FROM journal AS j JOIN commands AS c ON c.id = j.command
             WHERE true"
        ))
        .and(
            "(j.time, j.id) < (SELECT time, id FROM journal WHERE id = :before)",
            ":before",
            page.before.map(|id| id.0),
        )
        .and("j.aggregate = :game", ":game", filter.game.map(|id| id.0))
        .and(
            "j.aggregate IN (
                SELECT game FROM seats WHERE holder = :player
                UNION SELECT player FROM seats WHERE holder = :player UNION SELECT :player)",
            ":player",
            filter.player.map(|id| id.0),
        )
        .then(" ORDER BY j.time DESC, j.id DESC")
        .limit(page.size);
        let values = question.values();
        entries(self.connection(), question.sql(), values.as_slice())
    }

    /// Returns the events of a command, in order.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn events_of(&self, command: CommandId) -> Result<Vec<LogEntry>, StoreError> {
        of_command(self.connection(), command.0)
    }
}

pub(in crate::store) fn of_command(
    connection: &Connection,
    command: Uuid,
) -> Result<Vec<LogEntry>, StoreError> {
    let sql = format!(
        "SELECT {LINE}, c.revoked FROM journal AS j JOIN commands AS c ON c.id = j.command
         WHERE j.command = ?1 ORDER BY j.time, j.id"
    );
    entries(connection, &sql, params![command])
}

fn entries(
    connection: &Connection,
    sql: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<LogEntry>, StoreError> {
    let mut select = connection.prepare_cached(sql)?;
    let mut rows = select.query(values)?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let line = JournalLine::of_row(row)?;
        entries.push(LogEntry {
            id: EventId(line.id),
            command: CommandId(line.command),
            time: to_time(line.time),
            device: DeviceId(line.device),
            subject: match line.kind.as_str() {
                "game" => Subject::Game(GameId(line.aggregate)),
                "player" => Subject::Player(PlayerId(line.aggregate)),
                _ => Subject::Other(line.aggregate),
            },
            event: line.event()?,
            revoked: row.get(BEHIND)?,
        });
    }
    Ok(entries)
}
