//! What was exchanged, or why nothing can be.

use std::io;
use std::path::PathBuf;

use chrono::TimeDelta;
use serde::Serialize;
use thiserror::Error;

use crate::game::DeviceId;
use crate::store::db::StoreError;
use crate::store::exchange::merge::MergeReport;

/// By how much a clock may be off.
pub(super) const MAX_SKEW: TimeDelta = TimeDelta::minutes(2);

#[derive(Debug, Default)]
pub struct SyncReport {
    pub sent: u64,
    pub segments: u64,
    /// Events that other devices would refuse, and that were left out: games
    /// of an impossible number.
    pub left_out: u64,
    /// Own segments that were gone or altered, and whose events were sent
    /// again.
    pub replaced: u64,
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

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct PassedOver {
    /// Its path in the directory of the journal.
    pub file: String,
    /// What the device is called in whose directory it is.
    pub device_name: Option<String>,
    pub why: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnnamedClub {
    pub club: String,
    pub others: Vec<String>,
}

/// A device whose clock differs from that of another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SkewedClock {
    /// The device; `None` for the server.
    pub device: Option<DeviceId>,
    pub device_name: Option<String>,
    /// By how many seconds at least it is ahead, negative if it is behind.
    pub seconds_ahead: i64,
}

/// Another id of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Renewal {
    /// The former one, under which another copy of the database writes.
    pub former: DeviceId,
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

/// Why nothing can be exchanged with a place: it is not one, it cannot be reached,
/// or the connection was lost.
#[derive(Debug, Error)]
pub enum SyncError {
    #[error("there is no directory `{}`", .path.display())]
    NoFolder { path: PathBuf },
    #[error("`{}` is a file, not a directory", .path.display())]
    NotFolder { path: PathBuf },
    #[error("the path of a directory to sync with must be valid UTF-8: `{}`", .path.display())]
    NotUtf8 { path: PathBuf },
    #[error("`{}` is a link: other devices do not follow it", .path.display())]
    Link { path: PathBuf },
    #[error("cannot read `{}`: {why}", .path.display())]
    Read { path: PathBuf, why: io::Error },
    #[error("cannot write to `{}`: {why}", .path.display())]
    Write { path: PathBuf, why: io::Error },
    #[error("`{}` is in a git work tree, but `git` cannot be run: {why}", .path.display())]
    NoGit { path: PathBuf, why: io::Error },
    #[error("the git work tree of `{}` has no branch checked out", .path.display())]
    NoBranch { path: PathBuf },
    #[error("a merge is in progress in the git work tree of `{}`", .path.display())]
    Merging { path: PathBuf },
    #[error(
        "git cannot merge `{}` in the work tree of `{}` with the remote",
        .files.join("`, `"), .path.display()
    )]
    Conflict { path: PathBuf, files: Vec<String> },
    #[error("another sync is running in `{}`", .path.display())]
    Syncing { path: PathBuf },
    #[error("another git process is running, or was killed: `{}` exists", .path.display())]
    Locked { path: PathBuf },
    #[error("git in `{}`: {message}", .path.display())]
    Git { path: PathBuf, message: String },
    #[error("this build of crowns has no PostgreSQL support")]
    NoPostgres,
    #[error("the URL of a PostgreSQL server is malformed: {why}")]
    Url { why: String },
    #[error("only a server on this machine may be used without TLS")]
    Unencrypted,
    #[error("no CA certificates found on this system")]
    NoCertificates,
    #[error("cannot read `{}`: {why}", .path.display())]
    Certificates { path: PathBuf, why: String },
    #[error("cannot reach the server of `{url}`: {why}")]
    Unreachable { url: String, why: String },
    #[error("PostgreSQL: {message}")]
    Password { message: String },
    #[error("the PostgreSQL server has no table for crowns")]
    NotSetUp,
    #[error("the login is not in the club `{club}`{}", in_others(.others))]
    NotMember { club: String, others: Vec<String> },
    #[error("PostgreSQL: {message}")]
    Server { message: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Says which other clubs a login is in.
fn in_others(others: &[String]) -> String {
    if others.is_empty() { String::new() } else { format!("; it is in `{}`", others.join("`, `")) }
}

impl From<rusqlite::Error> for SyncError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

#[cfg(test)]
error_samples! { SyncError {
    NoFolder { path: "/media/stick" },
    NotFolder { path: "/media/stick" },
    NotUtf8 { path: "/media/stick" },
    Link { path: "/media/stick" },
    Read { path: "/media/stick", why: io::Error::from(io::ErrorKind::PermissionDenied) },
    Write { path: "/media/stick", why: io::Error::from(io::ErrorKind::StorageFull) },
    Write { path: "/media/stick", why: io::Error::from(io::ErrorKind::ReadOnlyFilesystem) },
    Write { path: "/media/stick", why: io::Error::from(io::ErrorKind::PermissionDenied) },
    NoGit { path: "/srv/club", why: io::Error::from(io::ErrorKind::NotFound) },
    NoBranch { path: "/srv/club" },
    Merging { path: "/srv/club" },
    Conflict { path: "/srv/club", files: ["rules.md", "venues.md"] },
    Syncing { path: "/srv/club/.git" },
    Locked { path: "/srv/club/.git/index.lock" },
    Git { path: "/srv/club", message: "fatal: detected dubious ownership in repository" },
    NoPostgres,
    Url { why: "invalid value for option `port`" },
    Unencrypted, NoCertificates, NotSetUp,
    Certificates { path: "ca.pem", why: "it has no certificates" },
    Unreachable { url: "postgres://ann@db.example.org/club", why: "connection refused" },
    Password { message: "password authentication failed for user \"ann\"" },
    NotMember { club: "tusday", others: ["monday", "tuesday"] },
    NotMember { club: "tuesday", others: Vec::new() },
    Server { message: "database \"club\" does not exist" },
    Store(StoreError::Full),
} }
