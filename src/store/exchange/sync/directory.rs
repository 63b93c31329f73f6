//! Exchanges with a directory that others read and write as well, and lets git
//! bring it to other devices and back if it is in a work tree with a remote. Compares
//! the segments there with the journal.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};
use rusqlite::Connection;
use uuid::Uuid;

use super::Exchange;
use super::git::{TRIES, WorkTree};
use super::listing::{Listing, add_names, name_of, publish_name};
use super::report::{SyncError, SyncReport};
use super::segment::{FileSum, JOURNAL, Segment, SegmentId};
use super::target::{Target, last_target};
use crate::store::db::atomic_file::remove_partial_files;
use crate::store::db::connection::Progress;
use crate::store::db::device::LocalDatabase;
use crate::store::db::{Result, StoreError};
use crate::store::journal::rows;

/// Exchanges with a directory; if it is in a git work tree that has a remote, with that.
pub(crate) fn sync_directory(
    local: &mut LocalDatabase,
    directory: &Path,
    now: DateTime<Utc>,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let name = resolve(directory)?;
    let Some(tree) = WorkTree::find(Path::new(&name))? else {
        return sync_folder(local, &name, now, step);
    };
    // A command may have been killed before it committed.
    tree.commit(&own_devices(local, &name)?)?;
    let mut unreached = tree.pull()?;
    let mut report = SyncReport::default();
    for nth in 0..TRIES {
        report.absorb(sync_folder(local, &name, now, step)?);
        tree.commit(&own_devices(local, &name)?)?;
        if unreached.is_some() {
            report.unreached = unreached;
            break;
        }
        report.unreached = tree.push()?;
        if report.unreached.is_none() || nth + 1 == TRIES {
            break;
        }
        // Another device may have been faster.
        WorkTree::pause(nth);
        unreached = tree.pull()?;
    }
    Ok(report)
}

/// Reads what others have written to a directory, given by its full path, and
/// writes what they do not have.
fn sync_folder(
    local: &mut LocalDatabase,
    name: &str,
    now: DateTime<Utc>,
    step: Progress<'_>,
) -> Result<SyncReport, SyncError> {
    let root = Path::new(name).join(JOURNAL);
    let mut exchange = Exchange::begin(local, name, root, now)?;
    exchange.run(step)?;
    Ok(exchange.report)
}

fn own_devices(local: &LocalDatabase, name: &str) -> Result<Vec<Uuid>> {
    let Some(target) = Target::find(&local.connection, name)? else { return Ok(Vec::new()) };
    let written = target.written(&local.connection)?.into_iter();
    let mut devices: Vec<_> = written.map(|written| written.segment.device).collect();
    devices.dedup();
    Ok(devices)
}

pub fn check_directory(folder: &Path) -> Result<(), SyncError> {
    resolve(folder).map(drop)
}

/// Returns the full path of a directory. The one that this makes in it means the
/// one that is shared.
fn resolve(folder: &Path) -> Result<String, SyncError> {
    let path = || folder.to_owned();
    let unreadable = |why: io::Error| match why.kind() {
        ErrorKind::NotFound => SyncError::NoFolder { path: path() },
        _ => SyncError::Read { path: path(), why },
    };
    let full = folder.canonicalize().map_err(unreadable)?;
    if !fs::metadata(&full).map_err(unreadable)?.is_dir() {
        return Err(SyncError::NotFolder { path: path() });
    }
    let shared = full.parent().filter(|_| full.ends_with(JOURNAL)).unwrap_or(&full);
    shared.to_str().map(str::to_owned).ok_or_else(|| SyncError::NotUtf8 { path: path() })
}

/// How old the files are that a killed command has left.
const OLD: TimeDelta = TimeDelta::minutes(10);

impl Exchange<'_> {
    fn run(&mut self, step: Progress<'_>) -> Result<(), SyncError> {
        let unreadable = |why| SyncError::Read { path: self.place.clone(), why };
        let mut listing = Listing::of(&self.place).map_err(unreadable)?;
        self.ensure_unique_device(&listing)?;
        remove_partial_files(&self.folder(self.local.device.0), OLD, self.now, |_| true);
        if listing.segments.is_empty() && !self.target.segments(self.connection())?.is_empty() {
            self.local.write(|tx| self.target.send_all(tx))?;
        }
        let are_strangers = self.target.is_new(self.connection())?;
        self.report.passed_over = std::mem::take(&mut listing.others);
        // What came in is reported even if nothing can be written.
        let restored = self.restore(&listing);
        self.receive(&listing, step)?;
        self.report.joined = are_strangers && self.report.received.has_new_only();
        self.report.passed_over.sort();
        let sent = restored.and_then(|()| self.send());
        self.note_sent(sent)?;
        if let Some(name) = &self.local.name {
            // Without it the device is named by its identifier.
            let _ = publish_name(&self.place, self.local.device.0, name);
        }
        add_names(&mut self.report, &self.place);
        Ok(())
    }
}

/// The segments of the place that was used last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SegmentsReport {
    pub target: String,
    /// How many are as they were written or read.
    pub sound: u64,
    pub bad: Vec<String>,
}

/// Compares the segments that were written or read; `None` if there is no
/// directory to compare with.
pub(crate) fn inspect(connection: &Connection) -> Result<Option<SegmentsReport>> {
    let Some(name) = last_target(connection)? else { return Ok(None) };
    let folder = Path::new(&name);
    let Some(target) = Target::find(connection, &name)?.filter(|_| folder.is_dir()) else {
        return Ok(None);
    };
    let root = folder.join(JOURNAL);
    let mut report = SegmentsReport { target: name, sound: 0, bad: Vec::new() };
    for (id, sum) in target.segments(connection)? {
        let Some(sum) = sum else { continue };
        match fault(connection, &root, &id, sum)? {
            None => report.sound += 1,
            Some(fault) => {
                let (device, file) = (name_of(&root, id.device), id.file());
                report.bad.push(format!("`{file}` of {device} {fault}"));
            }
        }
    }
    Ok(Some(report))
}

fn fault(
    connection: &Connection,
    root: &Path,
    id: &SegmentId,
    sum: FileSum,
) -> Result<Option<String>> {
    let path = root.join(id.path());
    if root.is_symlink() || path.parent().is_some_and(Path::is_symlink) {
        return Ok(Some("is behind a link, where others do not read it".to_owned()));
    }
    if !path.try_exists().unwrap_or(false) {
        return Ok(Some("is missing".to_owned()));
    }
    let segment = match Segment::read(&path) {
        Ok(segment) if segment.sum() == sum => segment,
        Ok(_) => return Ok(Some("was altered".to_owned())),
        Err(why) => return Ok(Some(format!("is damaged: {why}"))),
    };
    let lines = segment.lines().map_err(|_| StoreError::Damaged)?;
    let mut missing = 0;
    for line in lines.flatten() {
        let stored = rows::find(connection, "j.id = ?1", [line.id])?;
        missing += u64::from(stored != Some(line));
    }
    Ok((missing > 0).then(|| format!("has {missing} events that the journal does not have")))
}
