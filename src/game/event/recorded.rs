//! An event with its id, time, command and device.

use chrono::{DateTime, Utc};

use crate::game::id::{CommandId, DeviceId, EventId};

/// An event as the journal holds it: what happened, when and where.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorded<E> {
    /// Names the event.
    pub id: EventId,
    /// The command that wrote it.
    pub command: CommandId,
    /// When, in milliseconds of UTC; a journal's time never runs backwards.
    pub time: DateTime<Utc>,
    /// Where the command was given.
    pub device: DeviceId,
    /// What happened.
    pub event: E,
}
