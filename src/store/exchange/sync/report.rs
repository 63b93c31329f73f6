//! What was exchanged, or why nothing can be.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use chrono::TimeDelta;
use serde::Serialize;

use crate::game::DeviceId;
use crate::messages::{Command, english};
use crate::store::db::{StoreError, shell};
use crate::store::exchange::format::ParseExportError;
use crate::store::exchange::merge::MergeReport;

pub(super) const MAX_SKEW: TimeDelta = TimeDelta::minutes(2);

#[derive(Debug, Default)]
pub struct SyncReport {
    pub sent: u64,
    pub segments: u64,
    /// Events that other devices would refuse, and that were left out: games
    /// of an impossible number.
    pub left_out: u64,
    /// Own segments that were gone or altered, and whose events were sent again.
    pub replaced: u64,
    pub received: MergeReport,
    /// Files that were not read, in order.
    pub passed_over: Vec<PassedOver>,
    /// Devices whose clocks are minutes off.
    pub clocks: Vec<SkewedClock>,
    /// The club of a server, if none was named and the login is in others.
    pub unnamed_club: Option<UnnamedClub>,
    /// Whether this was the first exchange with others, and there was no event that both had.
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

english! {
    /// Why nothing can be exchanged with a place: it is not one, it cannot be reached,
    /// or the connection was lost.
    pub enum SyncError {
        NoFolder { path: PathBuf } => ("there is no directory `{}`", .path.display()),
            hint "create it, or mount the disk that it is on, then run the command again",
            for { path: "/media/stick" };
        NotFolder { path: PathBuf } => ("`{}` is a file, not a directory", .path.display()),
            hint Hint::new("name a directory; ")
                .command(Command::new("import FILE"))
                .text(" reads an export"), for { path: "/media/stick" };
        NotUtf8 { path: PathBuf } =>
            ("the path of a directory to sync with must be valid UTF-8: `{}`", .path.display()),
            hint "rename it", for { path: "/media/stick" };
        Link { path: PathBuf } =>
            ("`{}` is a link: other devices do not follow it", .path.display()),
            hint format!("remove it with `rm {}`; the next sync sends what is \
                          missing", shell(path)), for { path: "/media/stick" };
        Read { path: PathBuf, why: io::Error } => ("cannot read `{}`: {why}", .path.display()),
            hint way_out(why),
            for { path: "/media/stick", why: io::Error::from(io::ErrorKind::PermissionDenied) };
        Write { path: PathBuf, why: io::Error } => ("cannot write to `{}`: {why}", .path.display()),
            hint way_out(why),
            for { path: "/media/stick", why: io::Error::from(io::ErrorKind::StorageFull) }
            or { path: "/media/stick", why: io::Error::from(io::ErrorKind::ReadOnlyFilesystem) }
            or { path: "/media/stick", why: io::Error::from(io::ErrorKind::PermissionDenied) };
        NoGit { path: PathBuf, why: io::Error } =>
            ("`{}` is in a git work tree, but `git` cannot be run: {why}", .path.display()),
            hint "install git",
            for { path: "/srv/club", why: io::Error::from(io::ErrorKind::NotFound) };
        NoBranch { path: PathBuf } =>
            ("the git work tree of `{}` has no branch checked out", .path.display()),
            hint format!("check out a branch, as with `{} checkout main`", git(path)),
            for { path: "/srv/club" };
        Merging { path: PathBuf } =>
            ("a merge is in progress in the git work tree of `{}`", .path.display()),
            hint format!(
                "finish it with `{0} commit`, or give it up with `{0} merge --abort`, then sync \
                 again",
                git(path)
            ), for { path: "/srv/club" };
        Conflict { path: PathBuf, files: Vec<String> } =>
            ("git cannot merge `{}` in the work tree of `{}` with the remote", .files.join("`, \
              `"), .path.display()),
            hint format!(
                "run `{} pull --no-rebase`, resolve the conflict and commit, then sync again",
                git(path)
            ), for { path: "/srv/club", files: ["rules.md", "venues.md"] };
        Syncing { path: PathBuf } => ("another sync is running in `{}`", .path.display()),
            hint "wait until it is done, then run the command again", for { path: "/srv/club/.git" };
        Locked { path: PathBuf } =>
            ("another git process is running, or was killed: `{}` exists", .path.display()),
            hint format!("if no git process is running there, remove it with `rm {}`", shell(path)),
            for { path: "/srv/club/.git/index.lock" };
        Git { path: PathBuf, message: String } => ("git in `{}`: {message}", .path.display()),
            hint format!("run `{} status` to see more; the next sync sends what is \
                          missing", git(path)),
            for { path: "/srv/club", message: "fatal: detected dubious ownership in repository" };
        NoPostgres => ("this build of crowns has no PostgreSQL support"),
            hint "build it with `cargo install --locked --path . --features postgres`, or \
                  sync with a directory";
        Url { why: String } => ("the URL of a PostgreSQL server is malformed: {why}"),
            hint "write `postgres://USER@HOST/DATABASE`, and the password in PGPASSWORD",
            for { why: "invalid value for option `port`" };
        Unencrypted => ("only a server on this machine may be used without TLS"),
            hint "leave `sslmode` out of the URL";
        NoCertificates => ("no CA certificates found on this system"),
            hint "install the package `ca-certificates`, or set SSL_CERT_FILE to a file of CA \
                  certificates";
        NotSetUp => ("the PostgreSQL server has no table for crowns"),
            hint "as the owner of the database, run `psql URL -f docs/postgres.sql`; \
                  docs/several-devices.md has the steps";
        Certificates { path: PathBuf, why: String } => ("cannot read `{}`: {why}", .path.display()),
            hint "name a file of certificates in PEM format as `sslrootcert`",
            for { path: "ca.pem", why: "it has no certificates" };
        Unreachable { url: String, why: String } => ("cannot reach the server of `{url}`: {why}"),
            hint "check the host name and the network, and that the server is running; the next \
                  sync sends what is missing",
            for { url: "postgres://ann@db.example.org/club", why: "connection refused" };
        Password { message: String } => ("PostgreSQL: {message}"),
            hint "set the environment variable PGPASSWORD to the password",
            for { message: "password authentication failed for user \"ann\"" };
        NotMember { club: String, others: Vec<String> } =>
            ("the login is not in the club `{club}`{}", in_others(.others)),
            hint match others.first() {
                Some(club) => {
                    format!("name the club in the URL, as in `?options=-c%20crowns.club%3D{club}`")
                }
                None => "as the owner of the database, grant the club to the login".to_owned(),
            }, for { club: "tusday", others: ["monday", "tuesday"] }
            or { club: "tuesday", others: Vec::new() };
        Server { message: String } => ("PostgreSQL: {message}"),
            for { message: "database \"club\" does not exist" };
        Store(#[from] error: StoreError) => ("{0}"), for (StoreError::Full);
    }
}

fn git(work_tree: &Path) -> String {
    format!("git -C {}", shell(work_tree))
}

/// Says what to do about a directory that cannot be read or written.
fn way_out(why: &io::Error) -> String {
    let way = match why.kind() {
        ErrorKind::PermissionDenied => "check who may read and write there",
        ErrorKind::ReadOnlyFilesystem => "make the disk writable",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "free some space there",
        _ => "check that the disk is still there",
    };
    format!("{way}; the next sync sends what is missing")
}

fn in_others(others: &[String]) -> String {
    if others.is_empty() { String::new() } else { format!("; it is in `{}`", others.join("`, `")) }
}

impl From<rusqlite::Error> for SyncError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

impl From<ParseExportError> for SyncError {
    fn from(error: ParseExportError) -> Self {
        Self::Store(match error {
            ParseExportError::Store(error) => error,
            // Lines that are refused were passed over.
            _ => StoreError::Damaged,
        })
    }
}
