//! The names of segments, and the sums that tell their files apart.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use uuid::Uuid;

/// The directory in the one that is shared.
pub(super) const JOURNAL: &str = "crowns-journal";

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SegmentId {
    pub(super) device: Uuid,
    pub(super) number: u64,
}

impl SegmentId {
    pub(super) fn path(&self) -> PathBuf {
        Path::new(&self.device.to_string()).join(self.file())
    }

    pub(super) fn file(&self) -> String {
        format!("{:06}.jsonl", self.number)
    }

    /// Returns the number in the name of a file; `None` if no segment is
    /// called so.
    pub(super) fn number_in(name: &str) -> Option<u64> {
        let number = name.strip_suffix(".jsonl")?.parse().ok()?;
        (format!("{number:06}.jsonl") == name && number > 0).then_some(number)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FileSum {
    /// In bytes.
    pub(super) size: u64,
    /// The CRC-32 of all.
    pub(super) crc: u32,
    /// The CRC-32 of the first line, which has a checksum of the others.
    pub(super) head: u32,
}

impl FileSum {
    pub(super) fn of(bytes: &[u8]) -> Self {
        Self { size: bytes.len() as u64, crc: crc32fast::hash(bytes), head: head_of(bytes) }
    }

    /// Returns `true` if a file has this size and first line. It may be damaged
    /// all the same, but it is no other segment.
    pub(super) fn seems_to_be(self, path: &Path) -> bool {
        const MAX_HEAD: u64 = 1024;
        (self.read(path, MAX_HEAD)).is_some_and(|head| head_of(&head) == self.head)
    }

    /// Returns `true` if a file has exactly these bytes.
    pub(super) fn is_of(self, path: &Path) -> bool {
        (self.read(path, self.size)).is_some_and(|bytes| Self::of(&bytes) == self)
    }

    /// Reads the beginning of a file of this size; `None` if it is another one.
    fn read(self, path: &Path, most: u64) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let file = regular_file(path).ok()??;
        if file.metadata().ok()?.len() != self.size {
            return None;
        }
        file.take(most).read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }
}

/// Opens a file; `None` if it is something else. Opening a pipe would wait for
/// whoever writes to it.
pub(super) fn regular_file(path: &Path) -> io::Result<Option<File>> {
    fs::symlink_metadata(path)?.is_file().then(|| File::open(path)).transpose()
}

fn head_of(bytes: &[u8]) -> u32 {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    crc32fast::hash(&bytes[..end.unwrap_or(bytes.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_are_told_from_other_files_by_their_names() {
        let check = |name: &str, number: Option<u64>| {
            assert_eq!(SegmentId::number_in(name), number, "{name}");
        };
        check("000042.jsonl", Some(42));
        check("1234567.jsonl", Some(1_234_567));
        for other in [
            "42.jsonl",
            "0000042.jsonl",
            "000000.jsonl",
            "+00042.jsonl",
            "000042.json",
            "000042.jsonl.part-0190",
            "000042 (conflicted copy).jsonl",
            "000042.sync-conflict-20261121-193000-ABCDEFG.jsonl",
        ] {
            check(other, None);
        }
    }
}
