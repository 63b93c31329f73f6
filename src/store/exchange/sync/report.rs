//! What was exchanged.

use chrono::TimeDelta;
use serde::Serialize;

use super::error::SyncError;
use crate::game::DeviceId;
use crate::store::exchange::merge::MergeReport;

/// By how much a clock may be off.
pub(super) const MAX_SKEW: TimeDelta = TimeDelta::minutes(2);

/// The result of a sync.
#[derive(Debug, Default)]
pub struct SyncReport {
    /// Events sent.
    pub sent: u64,
    /// The segments that hold them.
    pub segments: u64,
    /// Events that other devices would refuse, and that were left out: games
    /// of an impossible number.
    pub left_out: u64,
    /// Own segments that were gone or altered, and whose events were sent
    /// again.
    pub replaced: u64,
    /// What came in.
    pub received: MergeReport,
    /// Files that were not read, in order.
    pub passed_over: Vec<PassedOver>,
    /// Devices whose clocks are minutes off.
    pub clocks: Vec<SkewedClock>,
    /// The club of a server, if none was named and the login is in others.
    pub unnamed_club: Option<UnnamedClub>,
    /// Whether this was the first exchange with others, and there was no event that
    /// both had.
    pub joined: bool,
    /// The new id of this device, if it needed one.
    pub renewed: Option<Renewal>,
    /// Why not everything was sent.
    pub unsent: Option<SyncError>,
    /// Why the remote of a git work tree could not be reached. What was written
    /// is committed there, and the next sync pushes it.
    pub unreached: Option<String>,
}

/// A file that was not read.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct PassedOver {
    /// Its path in the directory of the journal.
    pub file: String,
    /// What the device is called in whose directory it is.
    pub device_name: Option<String>,
    /// Why.
    pub why: String,
}

/// A login of a server, which is a club of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnnamedClub {
    /// The login.
    pub club: String,
    /// The clubs that it is in.
    pub others: Vec<String>,
}

/// A device whose clock differs from that of another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SkewedClock {
    /// The device; `None` for the server.
    pub device: Option<DeviceId>,
    /// What it is called.
    pub device_name: Option<String>,
    /// By how many seconds at least it is ahead, negative if it is behind.
    pub seconds_ahead: i64,
}

/// Another id of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Renewal {
    /// The former one, under which another copy of the database writes.
    pub former: DeviceId,
    /// The new one.
    pub device: DeviceId,
}

impl SyncReport {
    /// Adds what a later exchange with the same place did.
    pub(super) fn absorb(&mut self, later: Self) {
        self.sent += later.sent;
        self.segments += later.segments;
        self.left_out += later.left_out;
        self.replaced += later.replaced;
        self.received.absorb(later.received);
        self.passed_over = later.passed_over;
        for clock in later.clocks {
            self.clocks.retain(|known| known.device != clock.device);
            self.clocks.push(clock);
        }
        if let Some(renewal) = later.renewed {
            self.renewed.get_or_insert(renewal).device = renewal.device;
        }
        self.joined |= later.joined;
        self.unsent = later.unsent;
        self.unreached = later.unreached;
    }

    /// Returns `true` if nothing was sent and nothing came in.
    pub fn is_idle(&self) -> bool {
        self.sent == 0 && self.received.new == 0 && self.renewed.is_none()
    }
}
