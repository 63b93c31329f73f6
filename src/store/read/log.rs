//! The log of events, latest first.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};
use uuid::Uuid;

use super::filter::GameFilter;
use super::page::{Page, PageRequest};
use super::reader::Reader;
use crate::game::{CommandId, DeviceId, Event, EventId, GameId, PlayerId};
use crate::store::db::error::StoreError;
use crate::store::db::query::Query;
use crate::store::journal::line::{BEHIND, JournalLine, LINE, to_time};

/// One event of the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct LogEntry {
    /// The id of the event.
    pub id: EventId,
    /// The command that wrote it.
    pub command: CommandId,
    /// When.
    pub time: DateTime<Utc>,
    /// Where the command was given.
    pub device: DeviceId,
    /// What it is about.
    pub subject: Subject,
    /// What happened; `None` if a later version stored something that this
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

impl Reader<'_> {
    /// Returns the events of the games of a filter, latest first, and those of
    /// a player if the filter names a player and nothing else.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn log(&self, filter: GameFilter, page: PageRequest) -> Result<Page<LogEntry>, StoreError> {
        let query = Query::new(format!(
            "SELECT {LINE}, c.revoked FROM journal AS j JOIN commands AS c ON c.id = j.command
             WHERE true"
        ));
        let GameFilter { game, player, .. } = filter;
        let others = GameFilter {
            game: None,
            player: None,
            ..filter
        };
        // A game that was undone is in no table but the journal.
        let query = query
            .and("j.aggregate = :game", ":game", game.map(|id| id.0))
            .and(
                "j.aggregate IN (
                    SELECT game FROM seats WHERE holder = :player
                    UNION SELECT player FROM seats WHERE holder = :player UNION SELECT :player)",
                ":player",
                player.map(|id| id.0),
            );
        let query = match others.is_empty() {
            true => query,
            false => {
                let query =
                    query.then(" AND j.aggregate IN (SELECT g.id FROM games AS g WHERE true");
                others.restrict(query).then(")")
            }
        };
        let query = query
            .then(" ORDER BY j.time DESC, j.id DESC")
            .limit(page.rows(), page.before());
        let values = query.values();
        let rows = entries(self.connection(), query.sql(), values.as_slice())?;
        Ok(Page::of(rows, page))
    }

    /// Returns the events of a command, in order.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
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
