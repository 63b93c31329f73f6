//! The rows of the journal: written once, read in the order of time and id.
//!
//! SQLite does not see a digit that changes inside an event; a checksum of
//! each row does. It is the CRC-32 of gzip and PNG over the columns in their
//! order: ids as sixteen bytes, the time as eight, big-endian, texts as UTF-8.
//! It guards against damage, not against forgery.

use chrono::{DateTime, Utc};
use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

use crc32fast::Hasher;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Statement, params};
use serde::Deserializer;
use serde::de::{Error as _, IgnoredAny, MapAccess, Visitor};
use thiserror::Error;
use uuid::Uuid;

use crate::game::{
    CommandId, DeviceId, Event, EventId, GameEvent, InvalidEvent, LeagueEvent, ParseEventError,
    PlayerEvent, Recorded, Revocation, RulesetEvent,
};
use crate::store::StoreError;

/// What an event belongs to.
///
/// In the order in which they are projected: games read whom their seats
/// count for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::store) enum AggregateKind {
    Player,
    League,
    Ruleset,
    /// An undo or a redo of a command.
    Command,
    Game,
}

impl AggregateKind {
    pub(in crate::store) const ALL: [Self; 5] = [
        Self::Game,
        Self::Player,
        Self::League,
        Self::Ruleset,
        Self::Command,
    ];

    pub(in crate::store) const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Player => "player",
            Self::League => "league",
            Self::Ruleset => "ruleset",
            Self::Command => "command",
        }
    }

    pub(in crate::store) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A line of the journal as it is written, and as it travels between files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalLine {
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

/// Why a line of another journal cannot be taken in.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum LineError {
    #[error("it was changed after it was written")]
    Changed,
    #[error("it is not written as it should be: {0}")]
    Unreadable(serde_json::Error),
    #[error("its time must be from 1970 to 9999, here is {0} ms")]
    Time(i64),
    #[error("an event belongs to a game, player, league, ruleset or command, not to `{0}`")]
    AggregateKind(String),
    #[error("`{}` is not written as it should be", .0.kind)]
    Event(ParseEventError),
    #[error("{0}")]
    InvalidEvent(#[from] InvalidEvent),
    #[error("it takes back another command than it says")]
    Target,
    #[error("event {0} is here already, and says something else; one of the two was altered")]
    Altered(EventId),
    #[error("command {0} is here already, and was given at another time or on another device")]
    Command(CommandId),
    #[error("command {0} takes back what cannot be taken back so")]
    Role(CommandId),
}

/// The end of the year 9999, in milliseconds of UTC. Ids have room for it.
const LAST_TIME: i64 = 253_402_300_799_999;

/// The columns of a [`JournalLine`], in its order, and its checksum.
pub(in crate::store) const LINE: &str =
    "j.id, j.command, j.time, j.device, j.aggregate_kind, j.aggregate, j.event, j.crc";

/// The same of a schema before there were checksums.
const LINE_WITHOUT_CHECKSUM: &str =
    "j.id, j.command, j.time, j.device, j.aggregate_kind, j.aggregate, j.event, 'none'";

/// The same of a damaged file, of which nobody knows its schema.
pub(in crate::store) const LINE_OF_ANY_SCHEMA: &str =
    "j.id, j.command, j.time, j.device, j.aggregate_kind,
     j.aggregate, j.event, coalesce(j.crc, 'none')";

/// Where in a row other columns begin.
pub(in crate::store) const BEHIND: usize = 8;

impl JournalLine {
    /// Reads a row, which must be as it was written.
    pub(in crate::store) fn of_row(row: &Row<'_>) -> Result<Self, StoreError> {
        let line = Self::unchecked(row)?;
        match row.get_ref(7)? {
            ValueRef::Integer(crc) if crc == i64::from(line.checksum()) => Ok(line),
            ValueRef::Text(b"none") => Ok(line),
            _ => Err(StoreError::Altered {
                id: EventId(line.id),
            }),
        }
    }

    fn unchecked(row: &Row<'_>) -> rusqlite::Result<Self> {
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

    fn checksum(&self) -> u32 {
        let mut hasher = Hasher::new();
        hasher.update(self.id.as_bytes());
        hasher.update(self.command.as_bytes());
        hasher.update(&self.time.to_be_bytes());
        hasher.update(self.device.as_bytes());
        hasher.update(self.kind.as_bytes());
        hasher.update(self.aggregate.as_bytes());
        hasher.update(self.event.as_bytes());
        hasher.finalize()
    }
    /// Reads the event of an aggregate of whatever kind; nothing for a kind
    /// of a later version.
    pub(in crate::store) fn event(&self) -> Result<Option<Event>, StoreError> {
        let json = self.event.as_str();
        let event = match AggregateKind::of_name(&self.kind) {
            None => return Ok(None),
            Some(AggregateKind::Game) => GameEvent::read(json).map(Event::Game),
            Some(AggregateKind::Player) => PlayerEvent::read(json).map(Event::Player),
            Some(AggregateKind::League) => LeagueEvent::read(json).map(Event::League),
            Some(AggregateKind::Ruleset) => RulesetEvent::read(json).map(Event::Ruleset),
            Some(AggregateKind::Command) => Revocation::read(json).map(Event::Revocation),
        };
        event.map(Some).map_err(|why| self.bad(why))
    }

    /// Checks all that can be seen of a line by itself, and returns its event.
    ///
    /// # Errors
    ///
    /// [`LineError`] where no version of this program can have written it.
    pub fn check(&self) -> Result<Event, LineError> {
        if !(0..=LAST_TIME).contains(&self.time) {
            return Err(LineError::Time(self.time));
        }
        // SQL and the fold would read a key that is there twice differently.
        keys_once(&self.event).map_err(LineError::Unreadable)?;
        let event = match self.event() {
            Ok(event) => event.ok_or_else(|| LineError::AggregateKind(self.kind.clone()))?,
            Err(StoreError::ParseEventError { why, .. }) => return Err(LineError::Event(why)),
            Err(_) => return Err(LineError::AggregateKind(self.kind.clone())),
        };
        event.check()?;
        if let Event::Revocation(Revocation::Undone { command } | Revocation::Redone { command }) =
            event
            && command.0 != self.aggregate
        {
            return Err(LineError::Target);
        }
        Ok(event)
    }

    /// Says whether the event can be read.
    pub(in crate::store) fn sound(&self) -> Result<(), StoreError> {
        self.event().map(drop)
    }

    pub(in crate::store) fn recorded<E>(&self, event: E) -> Recorded<E> {
        Recorded {
            id: EventId(self.id),
            command: CommandId(self.command),
            time: to_time(self.time),
            device: DeviceId(self.device),
            event,
        }
    }

    pub(in crate::store) fn unreadable(&self, why: serde_json::Error) -> StoreError {
        let kind = String::new();
        self.bad(ParseEventError { kind, why })
    }

    fn bad(&self, why: ParseEventError) -> StoreError {
        let id = EventId(self.id);
        StoreError::ParseEventError { id, why }
    }
}

/// Appends a row.
pub(in crate::store) fn append(
    connection: &Connection,
    line: &JournalLine,
) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO journal (id, command, time, device, aggregate_kind, aggregate, event, crc)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    insert.execute(params![
        line.id,
        line.command,
        line.time,
        line.device,
        line.kind,
        line.aggregate,
        line.event,
        line.checksum(),
    ])?;
    Ok(())
}

/// Gives the rows their checksums that were written before there were any.
pub(in crate::store) fn fill_in_checksums(connection: &Connection) -> Result<(), StoreError> {
    let mut update = connection.prepare("UPDATE journal SET crc = ?2 WHERE rowid = ?1")?;
    let mut select = connection.prepare(&format!(
        "SELECT {LINE}, j.rowid FROM journal AS j WHERE j.crc IS NULL ORDER BY j.rowid"
    ))?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let crc = JournalLine::unchecked(row)?.checksum();
        update.execute(params![row.get::<_, i64>(BEHIND)?, crc])?;
    }
    Ok(())
}

/// Appends a row unless it is there; says whether it was not.
pub(in crate::store) fn append_new(
    connection: &Connection,
    line: &JournalLine,
) -> Result<bool, StoreError> {
    let mut known = connection.prepare_cached("SELECT 1 FROM journal WHERE id = ?1")?;
    let known = known.exists([line.id])?;
    if !known {
        append(connection, line)?;
    }
    Ok(!known)
}

/// Returns the events of an aggregate that count.
pub(in crate::store) fn events<E>(
    connection: &Connection,
    kind: AggregateKind,
    aggregate: Uuid,
    read: fn(&str) -> Result<E, ParseEventError>,
) -> Result<Vec<Recorded<E>>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "SELECT {LINE} FROM journal AS j JOIN commands AS c ON c.id = j.command
         WHERE j.aggregate = ?1 AND j.aggregate_kind = ?2 AND c.revoked = 0
         ORDER BY j.time, j.id"
    ))?;
    let lines = select.query_and_then(params![aggregate, kind.name()], JournalLine::of_row)?;
    let mut events = Vec::new();
    for line in lines {
        let line = line?;
        let event = read(&line.event).map_err(|why| line.bad(why))?;
        events.push(line.recorded(event));
    }
    Ok(events)
}

/// Prepares to go through all rows in the order in which they were appended,
/// of a schema of any version, with their numbers behind.
pub(in crate::store) fn all_rows(connection: &Connection) -> Result<Statement<'_>, StoreError> {
    let columns = match connection.column_exists(None, "journal", "crc")? {
        true => LINE,
        false => LINE_WITHOUT_CHECKSUM,
    };
    let sql = format!("SELECT {columns}, j.rowid FROM journal AS j ORDER BY j.rowid");
    Ok(connection.prepare(&sql)?)
}

/// Checks that every row is as it was written and can be understood.
pub(in crate::store) fn check(connection: &Connection) -> Result<(), StoreError> {
    each(connection, |line| line.sound())
}

/// Checks that every row is as it was written, as far as it has a checksum.
pub(in crate::store) fn check_sums(connection: &Connection) -> Result<(), StoreError> {
    each(connection, |_| Ok(()))
}

/// Goes through all rows, which must be as they were written.
fn each(
    connection: &Connection,
    check: impl Fn(&JournalLine) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut select = all_rows(connection)?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        check(&JournalLine::of_row(row)?)?;
    }
    Ok(())
}

pub(in crate::store) fn to_time(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}

/// Checks that an object in JSON has each of its keys once, plainly written.
fn keys_once(json: &str) -> Result<(), serde_json::Error> {
    struct Keys;

    impl<'de> Visitor<'de> for Keys {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
            let mut seen = HashSet::new();
            while let Some((key, IgnoredAny)) = map.next_entry::<Cow<'de, str>, _>()? {
                if !seen.insert(key.clone()) {
                    return Err(A::Error::custom(format_args!("`{key}` is there twice")));
                }
            }
            Ok(())
        }
    }

    serde_json::Deserializer::from_str(json).deserialize_map(Keys)
}
