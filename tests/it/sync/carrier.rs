//! Places that devices exchange through.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crowns::store::SyncReport;
use tempfile::TempDir;

use crate::merge::Device;

/// A place, as each device sees it.
pub(crate) trait Carrier {
    /// Makes the place for so many devices.
    fn new(devices: usize) -> Self;

    /// Lets a device sync with it.
    fn sync(&self, number: usize, device: &mut Device) -> SyncReport;
}

/// Lets a device sync with a directory.
pub(super) fn sync(device: &mut Device, target: &Path) -> SyncReport {
    let now = device.now;
    let report = device.store.sync(target, now, &mut |_, _| {}).unwrap();
    assert!(report.unsent.is_none(), "{report:?}");
    report
}

/// One directory for all: a shared folder, or a stick.
pub(super) struct Shared(TempDir);

impl Carrier for Shared {
    fn new(_: usize) -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn sync(&self, _: usize, device: &mut Device) -> SyncReport {
        sync(device, self.0.path())
    }
}

/// A clone on each device of a bare repository, in a directory of it.
pub(crate) struct Git {
    pub(super) bare: TempDir,
    clones: Vec<TempDir>,
}

impl Carrier for Git {
    fn new(devices: usize) -> Self {
        let bare = tempfile::tempdir().unwrap();
        git(bare.path(), &["init", "--quiet", "--bare", "--initial-branch=main"]);
        let clones = (0..devices).map(|_| {
            let clone = tempfile::tempdir().unwrap();
            let url = bare.path().to_str().unwrap();
            git(clone.path(), &["clone", "--quiet", url, "."]);
            fs::create_dir(clone.path().join("the club")).unwrap();
            clone
        });
        Self { clones: clones.collect(), bare }
    }

    fn sync(&self, number: usize, device: &mut Device) -> SyncReport {
        sync(device, &self.target(number))
    }
}

impl Git {
    pub(crate) fn target(&self, device: usize) -> PathBuf {
        self.clones[device].path().join("the club")
    }
}

/// Runs git in a directory; returns what it prints.
pub(super) fn git(folder: &Path, arguments: &[&str]) -> String {
    let output = Command::new("git").arg("-C").arg(folder).args(arguments).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the paths of all segments in a directory, from there.
pub(crate) fn segments(folder: &Path) -> Vec<PathBuf> {
    let list = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.map(|entry| entry.unwrap().path()).collect::<Vec<_>>()
    };
    let devices = list(&folder.join("crowns-journal"));
    let files = devices.iter().filter(|path| path.is_dir());
    let mut segments: Vec<_> = files
        .flat_map(|device| list(device))
        .filter(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            name.len() == "000001.jsonl".len() && name.ends_with(".jsonl")
        })
        .map(|path| path.strip_prefix(folder).unwrap().to_owned())
        .collect();
    segments.sort();
    segments
}
