//! The rows of the journal: written once, read in the order of time and id.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Row, params};
use uuid::Uuid;

use super::StoreError;
use crate::game::{
    BadEvent, CommandId, DeviceId, Event, EventId, GameEvent, LeagueEvent, PlayerEvent, Recorded,
    Revocation, RulesetEvent,
};

/// What an event belongs to.
///
/// In the order in which they are projected: games read whom their seats
/// count for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Player,
    League,
    Ruleset,
    /// An undo or a redo of a command.
    Command,
    Game,
}

impl Kind {
    const ALL: [Self; 5] = [
        Self::Game,
        Self::Player,
        Self::League,
        Self::Ruleset,
        Self::Command,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Player => "player",
            Self::League => "league",
            Self::Ruleset => "ruleset",
            Self::Command => "command",
        }
    }

    pub(super) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A line of the journal as it is written, and as it travels between files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Names the event; a UUIDv7.
    pub id: Uuid,
    /// The command that wrote it.
    pub command: Uuid,
    /// When, in milliseconds of UTC.
    pub time: i64,
    /// Where the command was given.
    pub device: Uuid,
    /// What it belongs to: `game`, `player`, `league`, `ruleset`, or
    /// `command` for an undo or a redo.
    pub kind: String,
    /// Which one.
    pub aggregate: Uuid,
    /// What happened, as JSON.
    pub event: String,
}

/// The columns of a [`Line`], in its order.
pub(super) const LINE: &str =
    "j.id, j.command, j.time, j.device, j.aggregate_kind, j.aggregate, j.event";

impl Line {
    pub(super) fn of_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get(0)?,
            command: row.get(1)?,
            time: row.get(2)?,
            device: row.get(3)?,
            kind: row.get(4)?,
            aggregate: row.get(5)?,
            event: row.get(6)?,
        })
    }

    /// Reads the event of an aggregate of whatever kind; nothing for a kind
    /// of a later version.
    pub(super) fn event(&self) -> Result<Option<Event>, StoreError> {
        let json = self.event.as_str();
        let event = match Kind::of_name(&self.kind) {
            None => return Ok(None),
            Some(Kind::Game) => GameEvent::read(json).map(Event::Game),
            Some(Kind::Player) => PlayerEvent::read(json).map(Event::Player),
            Some(Kind::League) => LeagueEvent::read(json).map(Event::League),
            Some(Kind::Ruleset) => RulesetEvent::read(json).map(Event::Ruleset),
            Some(Kind::Command) => Revocation::read(json).map(Event::Revocation),
        };
        event.map(Some).map_err(|why| self.bad(why))
    }

    /// Says whether the event can be read.
    pub(super) fn sound(&self) -> Result<(), StoreError> {
        self.event().map(drop)
    }

    pub(super) fn recorded<E>(&self, event: E) -> Recorded<E> {
        Recorded {
            id: EventId(self.id),
            command: CommandId(self.command),
            time: to_time(self.time),
            device: DeviceId(self.device),
            event,
        }
    }

    fn bad(&self, why: BadEvent) -> StoreError {
        let id = EventId(self.id);
        StoreError::BadEvent { id, why }
    }
}

/// Appends a row.
pub(super) fn append(connection: &Connection, line: &Line) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO journal (id, command, time, device, aggregate_kind, aggregate, event)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    insert.execute(params![
        line.id,
        line.command,
        line.time,
        line.device,
        line.kind,
        line.aggregate,
        line.event,
    ])?;
    Ok(())
}

/// Appends a row unless it is there; says whether it was not.
pub(super) fn append_new(connection: &Connection, line: &Line) -> Result<bool, StoreError> {
    let mut known = connection.prepare_cached("SELECT 1 FROM journal WHERE id = ?1")?;
    let known = known.exists([line.id])?;
    if !known {
        append(connection, line)?;
    }
    Ok(!known)
}

/// Returns the events of an aggregate that count.
pub(super) fn events<E>(
    connection: &Connection,
    aggregate: Uuid,
    read: fn(&str) -> Result<E, BadEvent>,
) -> Result<Vec<Recorded<E>>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT j.id, j.command, j.time, j.device, j.aggregate_kind, j.aggregate, j.event
         FROM journal AS j JOIN commands AS c ON c.id = j.command
         WHERE j.aggregate = ?1 AND c.revoked = 0
         ORDER BY j.time, j.id",
    )?;
    let lines = select.query_map([aggregate], Line::of_row)?;
    let mut events = Vec::new();
    for line in lines {
        let line = line?;
        let event = read(&line.event).map_err(|why| line.bad(why))?;
        events.push(line.recorded(event));
    }
    Ok(events)
}

/// Goes through all rows as they were written.
pub(super) fn read_all(
    connection: &Connection,
    mut each: impl FnMut(&Line),
) -> Result<(), StoreError> {
    let mut select =
        connection.prepare(&format!("SELECT {LINE} FROM journal AS j ORDER BY rowid"))?;
    let lines = select.query_map([], Line::of_row)?;
    for line in lines {
        let line = line?;
        line.sound()?;
        each(&line);
    }
    Ok(())
}

pub(super) fn to_time(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}
