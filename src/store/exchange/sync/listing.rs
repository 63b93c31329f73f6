//! The files in the directory of a journal: segments by device and number, the names
//! of devices, and others, which are passed over.
//!
//! Each device writes its name beside its segments, in a hidden file, which versions
//! that know no names pass over without a word.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use uuid::Uuid;

use super::report::{PassedOver, SyncReport};
use super::segment::{SegmentId, regular_file, write};
use crate::game::Name;
use crate::store::db::atomic_file::is_partial;

/// The segments that are there, and what else.
#[derive(Debug, Default)]
pub(super) struct Listing {
    pub(super) segments: BTreeSet<SegmentId>,
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
        for (name, _) in entries(&root.join(&folder))? {
            match SegmentId::number_in(&name) {
                Some(number) => _ = self.segments.insert(SegmentId { device, number }),
                None => self.pass_over(Some(&folder), &name),
            }
        }
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

    pub(super) fn of_device(&self, device: Uuid) -> Vec<SegmentId> {
        self.segments.iter().filter(|id| id.device == device).copied().collect()
    }
}

/// Returns the names in a directory, and which of them are directories; none if it is missing.
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

fn name_file(root: &Path, device: Uuid) -> PathBuf {
    root.join(device.to_string()).join(".name")
}

/// Returns what a device is called, with the first digits of its identifier if
/// another has the same name; these alone for one without a name.
pub(super) fn name_of(root: &Path, device: Uuid) -> String {
    let digits = &device.to_string()[..8];
    let Some(name) = read_name(root, device) else { return digits.to_owned() };
    let devices = fs::read_dir(root).into_iter().flatten().flatten();
    let others = devices.filter_map(|entry| device_in(&entry.file_name().to_string_lossy()));
    let mut others = others.filter(|&other| other != device);
    match others.any(|other| read_name(root, other).is_some_and(|other| other.key() == name.key()))
    {
        true => format!("{} ({digits})", name.as_str()),
        false => name.as_str().to_owned(),
    }
}

fn read_name(root: &Path, device: Uuid) -> Option<Name> {
    let file = regular_file(&name_file(root, device)).ok()??;
    let mut text = String::new();
    file.take(1024).read_to_string(&mut text).ok()?;
    Name::new(&text).ok()
}

/// Writes the name of a device that has written segments, unless it is there.
pub(super) fn publish_name(root: &Path, device: Uuid, name: &Name) -> io::Result<()> {
    let path = name_file(root, device);
    let has_segments = path.parent().is_some_and(Path::is_dir);
    if !has_segments || read_name(root, device).as_ref() == Some(name) {
        return Ok(());
    }
    write(&path, name.as_str().as_bytes())
}

pub(super) fn add_names(report: &mut SyncReport, root: &Path) {
    for clock in &mut report.clocks {
        clock.device_name = clock.device.map(|device| name_of(root, device.0));
    }
    for passed_over in &mut report.passed_over {
        let folder = passed_over.file.split_once(['/', '\\']);
        let device = folder.and_then(|(folder, _)| device_in(folder));
        passed_over.device_name = device.map(|device| name_of(root, device));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn segments_are_told_from_other_files_by_their_names() {
        check_read(include_str!("../../../../tests/typed/segments.txt"), |_, name| {
            let number = SegmentId::number_in(name);
            number.map_or_else(|| reason(name).to_owned(), |number| number.to_string())
        });
    }

    #[test]
    fn a_directory_that_is_missing_is_empty() {
        let listing = Listing::of(Path::new("/no/such/directory")).unwrap();
        assert!(listing.segments.is_empty() && listing.others.is_empty());
    }

    #[test]
    fn devices_of_one_name_are_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other, new] = [1, 2, 3].map(|id: u128| Uuid::from_u128(id << 96));
        let write = |device, name| {
            fs::create_dir_all(folder.path().join(Uuid::to_string(&device))).unwrap();
            publish_name(folder.path(), device, &Name::new(name).unwrap()).unwrap();
        };
        let check = |device, expect: &str| assert_eq!(name_of(folder.path(), device), expect);
        write(one, "laptop");
        check(one, "laptop");
        write(other, "Laptop");
        check(one, "laptop (00000001)");
        check(other, "Laptop (00000002)");
        write(other, "Bob's");
        check(one, "laptop");
        check(other, "Bob's");
        check(new, "00000003");
        // What is no name is none.
        fs::write(name_file(folder.path(), one), "\u{1b}[31m").unwrap();
        check(one, "00000001");
    }
}
