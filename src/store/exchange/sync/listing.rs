//! The files in the directory of a journal: segments by device and number, and
//! others, which are passed over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use uuid::Uuid;

use super::name::SegmentId;
use super::report::PassedOver;
use crate::store::db::atomic_file::is_partial;

/// The segments that are there, and what else.
#[derive(Debug, Default)]
pub(super) struct Listing {
    segments: BTreeMap<Uuid, BTreeSet<u64>>,
    pub(super) others: Vec<PassedOver>,
}

impl Listing {
    /// Lists a directory; one that is missing is empty.
    pub(super) fn of(root: &Path) -> io::Result<Self> {
        let mut listing = Self::default();
        for (name, is_folder) in entries(root)? {
            match device_in(&name).filter(|_| is_folder) {
                Some(device) => listing.add_device(root, device)?,
                None => listing.pass_over(None, &name),
            }
        }
        listing.others.sort();
        Ok(listing)
    }

    fn add_device(&mut self, root: &Path, device: Uuid) -> io::Result<()> {
        let folder = device.to_string();
        let mut numbers = BTreeSet::new();
        for (name, _) in entries(&root.join(&folder))? {
            match SegmentId::number_in(&name) {
                Some(number) => {
                    numbers.insert(number);
                }
                None => self.pass_over(Some(&folder), &name),
            }
        }
        self.segments.insert(device, numbers);
        Ok(())
    }

    /// Notes a file that is no segment, unless it is one of those that systems
    /// put into every directory.
    fn pass_over(&mut self, folder: Option<&str>, name: &str) {
        let is_usual = name.starts_with('.') && !name.contains(".jsonl")
            || ["desktop.ini", "Thumbs.db"].contains(&name);
        if is_usual {
            return;
        }
        self.others.push(PassedOver {
            file: folder.map_or_else(|| name.to_owned(), |folder| format!("{folder}/{name}")),
            device_name: None,
            why: reason(name).to_owned(),
        });
    }

    pub(super) fn numbers(&self, device: Uuid) -> BTreeSet<u64> {
        self.segments.get(&device).cloned().unwrap_or_default()
    }

    pub(super) fn devices(&self) -> impl Iterator<Item = (Uuid, &BTreeSet<u64>)> {
        self.segments.iter().map(|(device, numbers)| (*device, numbers))
    }

    /// Returns `true` if there is no segment of any device.
    pub(super) fn is_empty(&self) -> bool {
        self.segments.values().all(BTreeSet::is_empty)
    }
}

/// Returns the names in a directory, and which of them are directories; none if
/// it is missing.
fn entries(folder: &Path) -> io::Result<Vec<(String, bool)>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let entry = |entry: io::Result<fs::DirEntry>| {
        let entry = entry?;
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        Ok((entry.file_name().to_string_lossy().into_owned(), is_folder))
    };
    entries.map(entry).collect()
}

/// Returns the device that a directory is named after.
pub(super) fn device_in(name: &str) -> Option<Uuid> {
    let device = Uuid::try_parse(name).ok()?;
    (device.to_string() == name).then_some(device)
}

/// Says what a file is that is no segment.
fn reason(name: &str) -> &'static str {
    let lower = name.to_lowercase();
    let ends = [".tmp", ".part", ".partial", ".crdownload", "~"];
    if lower.contains("conflict") {
        "a conflict copy"
    } else if is_partial(name)
        || name.starts_with(['.', '~'])
        || ends.iter().any(|end| lower.ends_with(end))
    {
        "a temporary file"
    } else {
        "not a segment"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conflict_copies_and_temporary_files_are_told_apart() {
        let check = |name: &str, expect: &str| assert_eq!(reason(name), expect, "{name}");
        check("000042 (conflicted copy).jsonl", "a conflict copy");
        check("000042 (Ann's conflicted copy 2026-11-21).jsonl", "a conflict copy");
        check("000042.sync-conflict-20261121-193000-ABCDEFG.jsonl", "a conflict copy");
        check("000042.jsonl.part-0190a4a1f0b47c3e8d2f6b5a4c3d2e1f", "a temporary file");
        check(".syncthing.000042.jsonl.tmp", "a temporary file");
        check("~000042.jsonl", "a temporary file");
        check("000042 2.jsonl", "not a segment");
        check("notes.txt", "not a segment");
    }

    #[test]
    fn a_directory_that_is_missing_is_empty() {
        let listing = Listing::of(Path::new("/no/such/directory")).unwrap();
        assert!(listing.is_empty() && listing.others.is_empty());
    }
}
