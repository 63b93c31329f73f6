//! Directories between devices, and which files in them are whole.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;
use uuid::Uuid;

use super::program::{Delivery, Place};
use crate::sync::carrier::{Carrier, Git, segments};

/// A file by its path in a directory, and its content.
type Files = BTreeMap<PathBuf, Vec<u8>>;

pub(super) struct Places {
    kind: Place,
    shared: TempDir,
    replicas: BTreeMap<usize, TempDir>,
    git: Option<Git>,
    /// Each segment as some device has written it: its events and their times.
    whole: BTreeMap<(PathBuf, Vec<u8>), Vec<Uuid>>,
}

impl Places {
    pub(super) fn new(kind: Place, devices: usize) -> Self {
        Self {
            kind,
            shared: tempfile::tempdir().unwrap(),
            replicas: BTreeMap::new(),
            git: (kind == Place::Git).then(|| Git::new(devices)),
            whole: BTreeMap::new(),
        }
    }

    pub(super) fn directory(&mut self, device: usize) -> PathBuf {
        match (self.kind, &self.git) {
            (Place::Git, Some(git)) => git.target(device),
            (Place::Replicas, _) => {
                let new = || tempfile::tempdir().unwrap();
                self.replicas.entry(device).or_insert_with(new).path().to_owned()
            }
            _ => self.shared.path().to_owned(),
        }
    }

    /// Notes that a sync has written the files that were not there before.
    pub(super) fn note_written(&mut self, before: &Files, directory: &Path) {
        for (path, bytes) in files(directory) {
            if before.get(&path) != Some(&bytes) {
                let ids = event_ids(&bytes);
                self.whole.entry((path, bytes)).or_insert(ids);
            }
        }
    }

    /// Returns the events of the whole files in a directory.
    pub(super) fn events(&self, directory: &Path) -> BTreeSet<Uuid> {
        let files = files(directory).into_iter();
        files.filter_map(|file| self.whole.get(&file)).flatten().copied().collect()
    }

    /// Brings all that a device has whole to all others.
    pub(super) fn carry_all(&mut self, from: usize, devices: &[usize]) {
        if self.kind == Place::Replicas {
            let others = devices.iter().filter(|to| **to != from);
            others.for_each(|&to| self.carry(from, to, Delivery::Whole));
        }
    }

    /// Brings the files that one device has whole to the directory of another that
    /// does not.
    pub(super) fn carry(&mut self, from: usize, to: usize, delivery: Delivery) {
        let (from, to) = (self.directory(from), self.directory(to));
        let there = files(&to);
        for (path, bytes) in files(&from) {
            let is_longer = there.get(&path).is_none_or(|old| old.len() < bytes.len());
            if !is_longer || !self.whole.contains_key(&(path.clone(), bytes.clone())) {
                continue;
            }
            let file = to.join(&path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            match delivery {
                Delivery::Cut(thousandths) => {
                    fs::write(&file, cut(&bytes, thousandths)).unwrap();
                }
                Delivery::Renamed => {
                    fs::write(file.with_extension("sync-conflict-20261121.jsonl"), &bytes).unwrap();
                }
                Delivery::Whole | Delivery::Twice => fs::write(&file, &bytes).unwrap(),
            }
        }
    }
}

/// Returns the first of a file, and never all of it.
pub(super) fn cut(bytes: &[u8], thousandths: usize) -> &[u8] {
    &bytes[..bytes.len() * thousandths / 1000]
}

/// Returns the segments in a directory.
pub(super) fn files(directory: &Path) -> Files {
    let read = |path: PathBuf| fs::read(directory.join(&path)).map(|bytes| (path, bytes)).unwrap();
    segments(directory).into_iter().map(read).collect()
}

/// Returns the ids of the events in an export or a segment.
pub(super) fn event_ids(bytes: &[u8]) -> Vec<Uuid> {
    let lines = std::str::from_utf8(bytes).unwrap().lines().skip(1);
    let id = |line: &str| {
        let line: Value = serde_json::from_str(line).unwrap();
        line["id"].as_str().unwrap().parse().unwrap()
    };
    lines.map(id).collect()
}
