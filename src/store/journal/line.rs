//! One row of the journal, with its checksum.
//!
//! SQLite does not notice a changed digit inside an event; the checksum of each row does. It is the
//! CRC-32 of gzip and PNG over the columns in their order: ids as sixteen bytes, the time as eight,
//! big-endian, texts as UTF-8. It guards against damage, not against forgery.
//!
//! New events get later times than those before them. One event from a clock that is
//! far ahead would so take all later ones along, and every device that imports them:
//! up to when times are believed is stated here.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

use chrono::{DateTime, Utc};
use crc32fast::Hasher;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, params};
use serde::de::{Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use uuid::Uuid;

use crate::game::{
    AggregateEvent, CommandId, DeviceId, Event, EventId, ParseEventError, Recorded, Revocation,
};
use crate::store::db::{LineError, Result, Sql, StoreError};

/// A line of the journal, as stored and as exported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JournalLine {
    /// Names the event; a UUIDv7.
    pub id: Uuid,
    pub command: Uuid,
    /// When, in milliseconds of UTC.
    pub time: i64,
    pub device: Uuid,
    /// What it belongs to: `game`, `player`, `league`, `ruleset`,
    /// `solitaire`, `tournament`, or `command` for an undo or a redo.
    pub kind: String,
    pub aggregate: Uuid,
    #[serde(with = "raw_json")]
    pub event: String,
}

/// The end of the year 9999, in milliseconds of UTC. It fits into an id.
const LAST_TIME: i64 = 253_402_300_799_999;

/// The columns of a [`JournalLine`], in its order, and its checksum.
pub(crate) const LINE: &str =
    "j.id, j.command, j.time, j.device, j.aggregate_kind, j.aggregate, j.event, j.crc";

/// The same for a schema without checksums.
pub(crate) const LINE_WITHOUT_CHECKSUM: &str =
    "j.id, j.command, j.time, j.device, j.aggregate_kind, j.aggregate, j.event, 'none'";

/// The same for a damaged file, whose schema is unknown.
pub(crate) const LINE_OF_ANY_SCHEMA: &str = "j.id, j.command, j.time, j.device, j.aggregate_kind,
     j.aggregate, j.event, coalesce(j.crc, 'none')";

/// The index of the first column after those.
pub(crate) const BEHIND: usize = 8;

impl JournalLine {
    pub(in crate::store) fn of_row(row: &Row<'_>) -> Result<Self> {
        let line = Self::unchecked(row)?;
        match row.get_ref(7)? {
            ValueRef::Integer(crc) if crc == i64::from(line.checksum()) => Ok(line),
            ValueRef::Text(b"none") => Ok(line),
            _ => Err(StoreError::Altered { id: EventId(line.id) }),
        }
    }

    pub(in crate::store) fn unchecked(row: &Row<'_>) -> rusqlite::Result<Self> {
        let (id, command, time, device, kind, aggregate, event) = row.try_into()?;
        Ok(Self { id, command, time, device, kind, aggregate, event })
    }

    pub(in crate::store) fn checksum(&self) -> u32 {
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

    /// Parses the event; `None` if its kind is of a later version.
    pub(in crate::store) fn event(&self) -> Result<Option<Event>> {
        self.parse().transpose().map_err(|why| self.bad(why))
    }

    /// Reads an event of an aggregate whose kind is known.
    pub(in crate::store) fn read<E: AggregateEvent>(&self) -> Result<Recorded<E>> {
        E::read(&self.event).map(|event| self.recorded(event)).map_err(|why| self.bad(why))
    }

    fn parse(&self) -> Option<Result<Event, ParseEventError>> {
        Some(Event::read(self.kind.parse().ok()?, &self.event))
    }

    /// Checks what can be checked of a line alone, and returns its event.
    pub fn check(&self) -> Result<Event, LineError> {
        if !(0..=LAST_TIME).contains(&self.time) {
            return Err(LineError::Time(self.time));
        }
        // SQL and the fold would read a duplicate key differently.
        keys_once(&self.event).map_err(LineError::Unreadable)?;
        let event = self.parse().ok_or_else(|| LineError::UnknownKind(self.kind.clone()))?;
        let event = event.map_err(LineError::Event)?;
        event.check()?;
        if let Event::Revocation(Revocation::Undone { command } | Revocation::Redone { command }) =
            event
            && command.0 != self.aggregate
        {
            return Err(LineError::Target);
        }
        Ok(event)
    }

    pub(in crate::store) fn validate(&self) -> Result<()> {
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

#[cfg(test)]
impl JournalLine {
    /// Returns a line that adds a player, with a number as each id.
    pub(in crate::store) fn sample(number: u128) -> Self {
        let id = Uuid::from_u128(number);
        Self {
            id,
            command: id,
            time: 1_795_201_260_000,
            device: Uuid::from_u128(2),
            kind: "player".to_owned(),
            aggregate: id,
            event: r#"{"kind":"player_added","name":"Zoë"}"#.to_owned(),
        }
    }
}

pub(crate) fn to_time(millis: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(millis).unwrap_or_default()
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// No clock that was set wrongly is so far ahead of another.
const CENTURY: i64 = 36_525 * DAY;

/// The beginning of 2026, in milliseconds of UTC. This program is not older, so a
/// clock that says less was reset.
const BEGINNING: i64 = 1_767_225_600_000;

/// Returns the latest time that is believed, in milliseconds of UTC: a day after now.
///
/// If the clock was reset, to 1970 as a rule, what this device recorded before
/// is believed, and a day after it.
pub(crate) fn latest_believed(
    connection: &Connection,
    device: Uuid,
    now: DateTime<Utc>,
) -> Result<i64> {
    let now = now.timestamp_millis();
    if now >= BEGINNING {
        return Ok(now.saturating_add(DAY));
    }
    let sql =
        "SELECT time FROM journal WHERE device = ?1 AND time <= ?2 ORDER BY time DESC LIMIT 1";
    let until = now.saturating_add(CENTURY);
    let own: Option<i64> = connection.find(sql, params![device, until], |row| row.get(0))?;
    let own = own.unwrap_or_default();
    Ok(now.max(own).saturating_add(DAY))
}

/// Returns the latest time that other devices believe if their clocks say the
/// same, in milliseconds of UTC.
pub(crate) fn believed_elsewhere(now: DateTime<Utc>) -> i64 {
    now.timestamp_millis().saturating_add(DAY)
}

/// JSON in a text as a part of other JSON, unchanged.
mod raw_json {
    use serde::ser::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use serde_json::value::RawValue;

    pub(super) fn serialize<S: Serializer>(json: &str, to: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(json).map_err(S::Error::custom)?;
        raw.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
        Ok(<&RawValue>::deserialize(from)?.get().to_owned())
    }
}

/// Checks that a JSON object has each of its keys once.
fn keys_once(json: &str) -> Result<(), serde_json::Error> {
    struct Keys;

    /// Borrowed unless it has an escape; a bare `Cow` would be a copy.
    #[derive(PartialEq, Eq, Hash, Deserialize)]
    struct Key<'a>(#[serde(borrow)] Cow<'a, str>);

    impl<'de> Visitor<'de> for Keys {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
            let mut seen = HashSet::new();
            while let Some((Key(key), IgnoredAny)) = map.next_entry::<Key<'de>, _>()? {
                if let Some(key) = seen.replace(key) {
                    return Err(A::Error::custom(format_args!("`{key}` appears twice")));
                }
            }
            Ok(())
        }
    }

    serde_json::Deserializer::from_str(json).deserialize_map(Keys)
}
