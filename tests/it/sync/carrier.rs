//! Places that devices exchange through.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crowns::store::SyncReport;
use fastrand::Rng;
use tempfile::TempDir;

use crate::merge::Device;

/// A place, as each device sees it.
pub(crate) trait Carrier {
    /// Makes the place for so many devices.
    fn new(devices: usize) -> Self;

    /// Lets a device sync with it.
    fn sync(&self, number: usize, device: &mut Device) -> SyncReport;

    /// Brings some of what was written to some of the devices, with mishaps.
    fn carry(&mut self, _: &mut Rng) {}

    /// Brings everything to every device.
    fn settle(&mut self) {}
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

/// A directory on each device, and a program that copies files between them:
/// late, in any order, in part, under temporary names and twice.
pub(super) struct Replicas(Vec<TempDir>);

impl Carrier for Replicas {
    fn new(devices: usize) -> Self {
        Self((0..devices).map(|_| tempfile::tempdir().unwrap()).collect())
    }

    fn sync(&self, number: usize, device: &mut Device) -> SyncReport {
        sync(device, self.0[number].path())
    }

    fn carry(&mut self, rng: &mut Rng) {
        for (from, to, segment) in self.differences() {
            let (bytes, to) = (fs::read(from).unwrap(), to.join(&segment));
            let folder = to.parent().unwrap();
            fs::create_dir_all(folder).unwrap();
            let name = to.file_name().unwrap().to_str().unwrap();
            match rng.u8(..6) {
                0 | 1 => fs::write(&to, &bytes).unwrap(),
                // It goes on another time.
                2 => fs::write(&to, &bytes[..rng.usize(..bytes.len())]).unwrap(),
                3 => fs::write(folder.join(format!(".syncthing.{name}.tmp")), &bytes).unwrap(),
                4 => {
                    let copy = name.replace(".jsonl", " (conflicted copy).jsonl");
                    fs::write(folder.join(copy), &bytes).unwrap();
                }
                _ => {}
            }
        }
    }

    fn settle(&mut self) {
        for (from, to, segment) in self.differences() {
            let to = to.join(segment);
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(from, to).unwrap();
        }
    }
}

impl Replicas {
    /// Returns each segment that its device has written and another device does
    /// not have whole: its path, the directory of the other, and its name there.
    fn differences(&self) -> Vec<(PathBuf, PathBuf, PathBuf)> {
        let mut differences = Vec::new();
        for from in &self.0 {
            for segment in segments(from.path()) {
                let path = from.path().join(&segment);
                let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
                for to in &self.0 {
                    // The largest is the whole one.
                    if size(&to.path().join(&segment)) < size(&path) {
                        let to = to.path().to_owned();
                        differences.push((path.clone(), to, segment.clone()));
                    }
                }
            }
        }
        differences
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
