//! Compares the segments in a directory with the journal.

use std::path::Path;

use rusqlite::Connection;

use super::name::{FileSum, JOURNAL, SegmentId};
use super::segment::Segment;
use super::target::{Target, last_target};
use super::{device_name, local};
use crate::store::db::error::{Result, StoreError};
use crate::store::journal::line::{JournalLine, LINE};

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
    let Some(name) = last_target(connection)? else {
        return Ok(None);
    };
    let folder = Path::new(&name);
    let Some(target) = Target::find(connection, &name)?.filter(|_| folder.is_dir()) else {
        return Ok(None);
    };
    let root = folder.join(JOURNAL);
    let mut report = SegmentsReport { target: name, sound: 0, bad: Vec::new() };
    for (id, sum) in target.segments(connection)? {
        match fault(connection, &root, &id, sum)? {
            None => report.sound += 1,
            Some(fault) => {
                let (device, file) = (device_name::of(&root, id.device), id.file());
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
    let path = local::path(root, id);
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
    let mut stored = connection
        .prepare_cached(&format!("SELECT {LINE} FROM main.journal AS j WHERE j.id = ?1"))?;
    let mut missing = 0;
    for line in lines.flatten() {
        let found = stored.query_and_then([line.id], JournalLine::of_row)?.next();
        missing += u64::from(found.transpose()?.as_ref() != Some(&line));
    }
    Ok((missing > 0).then(|| format!("has {missing} events that the journal does not have")))
}
