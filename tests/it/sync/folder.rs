//! What holds of a directory: segments that are written once and read once,
//! files that are passed over, copies of a database.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta, Utc};
use crowns::game::DeviceId;
use crowns::store::{IdGenerator, Store, SyncReport};
use tempfile::TempDir;
use uuid::Uuid;

use super::carrier::{segments, sync};
use super::suite::journal;
use crate::merge::{Deed, Device, Pick};
use crate::seeded::{self, Recipe};

/// Two devices and a directory; the first has a game of two rounds.
pub(super) struct Table {
    pub(super) ann: Device,
    pub(super) bob: Device,
    shared: TempDir,
}

impl Table {
    pub(super) fn new() -> Self {
        let mut ann = Device::new(0);
        for deed in [
            Deed::Start(Pick(0), 1, Some(0)),
            Deed::Start(Pick(0), 2, Some(1)),
            Deed::Score(Pick(0), vec![10]),
            Deed::Score(Pick(0), vec![20]),
        ] {
            ann.act(&deed).unwrap();
        }
        Self { ann, bob: Device::new(1), shared: tempfile::tempdir().unwrap() }
    }

    pub(super) fn dir(&self) -> &Path {
        self.shared.path()
    }

    pub(super) fn segments(&self) -> Vec<PathBuf> {
        segments(self.dir())
    }

    pub(super) fn sync_ann(&mut self) -> SyncReport {
        sync(&mut self.ann, self.shared.path())
    }

    pub(super) fn sync_bob(&mut self) -> SyncReport {
        sync(&mut self.bob, self.shared.path())
    }

    #[track_caller]
    pub(super) fn assert_same(&mut self) {
        assert_eq!(journal(&self.ann), journal(&self.bob));
        assert_eq!(self.ann.boards(), self.bob.boards());
    }
}

pub(super) fn score(device: &mut Device, points: i32) {
    device.act(&Deed::Score(Pick(0), vec![points])).unwrap();
}

/// Opens the database of a device again, or a copy of it, as that device.
pub(super) fn copied(device: &Device, number: usize) -> Device {
    let id = DeviceId(Uuid::from_u128(number as u128 + 1));
    let env = device.env.copied();
    let ids = IdGenerator::random();
    let store = Store::open(&env.db(), id, ids, DateTime::UNIX_EPOCH).unwrap();
    let mut copy = Device::new(number);
    (copy.now, copy.env, copy.store) = (device.now, env, store);
    copy
}

#[test]
fn each_device_writes_only_its_own_segments_and_changes_none() {
    let mut table = Table::new();
    table.sync_ann();
    let first = table.segments();
    assert_eq!(first.len(), 1);
    let before = fs::read(table.dir().join(&first[0])).unwrap();
    table.sync_bob();
    assert_eq!(table.segments(), first, "what came in is not sent again");
    score(&mut table.bob, 30);
    score(&mut table.ann, 40);
    table.sync_bob();
    table.sync_ann();
    table.sync_bob();
    assert_eq!(fs::read(table.dir().join(&first[0])).unwrap(), before);
    let path = |device: u128, number| {
        let folder = Path::new("crowns-journal").join(Uuid::from_u128(device).to_string());
        folder.join(format!("{number:06}.jsonl"))
    };
    assert_eq!(table.segments(), [path(1, 1), path(1, 2), path(2, 1)]);
    table.assert_same();
}

#[test]
fn segments_have_at_most_a_megabyte() {
    let mut table = Table::new();
    let mut lines = Vec::new();
    seeded::league(Recipe::plain(400), |line| lines.push(line));
    table.ann.store.merge(lines).unwrap();
    let report = table.sync_ann();
    let sizes: Vec<_> = table
        .segments()
        .iter()
        .map(|path| fs::metadata(table.dir().join(path)).unwrap().len())
        .collect();
    assert!(report.segments > 2 && sizes.len() as u64 == report.segments, "{sizes:?}");
    assert!(sizes.iter().all(|&size| size <= 1_000_000), "{sizes:?}");
    table.bob.now = table.ann.now;
    table.sync_bob();
    table.assert_same();
}

#[test]
fn what_is_not_whole_is_passed_over_and_named_and_read_once_it_is_whole() {
    let mut table = Table::new();
    table.sync_ann();
    let path = table.dir().join(&table.segments()[0]);
    let folder = path.parent().unwrap().to_owned();
    let whole = fs::read(&path).unwrap();
    let lines: Vec<_> = whole.split_inclusive(|&byte| byte == b'\n').collect();
    fs::write(&path, lines[..6].concat()).unwrap();
    for name in [
        "000002 (conflicted copy).jsonl",
        "000002.sync-conflict-20261121-193000-ABCDEFG.jsonl",
        ".syncthing.000002.jsonl.tmp",
        "000003.jsonl.part-0190a4a1f0b47c3e8d2f6b5a4c3d2e1f",
        ".DS_Store",
    ] {
        fs::write(folder.join(name), &whole).unwrap();
    }
    fs::write(folder.join("000004.jsonl"), b"").unwrap();
    let newer = br#"{"crowns":"journal","version":7,"more":true}"#;
    fs::write(folder.join("000005.jsonl"), newer).unwrap();
    let told = |report: &SyncReport| -> Vec<String> {
        let files = report.passed_over.iter();
        let name = |file: &str| file.split_once(['/', '\\']).unwrap().1.to_owned();
        files.map(|over| format!("{}: {}", name(&over.file), over.why)).collect()
    };
    let report = table.sync_bob();
    assert_eq!(report.received.new, 0);
    assert_eq!(
        told(&report),
        [
            ".syncthing.000002.jsonl.tmp: a temporary file",
            "000001.jsonl: it ends after line 6 of 7; the rest is missing",
            "000002 (conflicted copy).jsonl: a conflict copy",
            "000002.sync-conflict-20261121-193000-ABCDEFG.jsonl: a conflict copy",
            "000003.jsonl.part-0190a4a1f0b47c3e8d2f6b5a4c3d2e1f: a temporary file",
            "000004.jsonl: it is empty",
            "000005.jsonl: its format version is 7; this version of crowns reads up to 2",
        ]
    );
    fs::write(&path, &whole).unwrap();
    assert!(table.sync_bob().received.new > 0);
    table.assert_same();
}

#[test]
fn a_line_that_is_refused_holds_up_neither_the_others_nor_other_segments() {
    let mut table = Table::new();
    // The clock of one is two days ahead.
    table.ann.now += TimeDelta::days(2);
    score(&mut table.ann, 30);
    table.ann.now -= TimeDelta::days(2);
    let late = table.sync_ann();
    assert_eq!((late.segments, late.sent), (2, 7), "{late:?}");
    let report = table.sync_bob();
    assert_eq!(report.received.new, 6);
    let [over] = &report.passed_over[..] else {
        panic!("{report:?}");
    };
    assert!(over.why.contains("more than a day ahead of this device"), "{over:?}");
    table.bob.now += TimeDelta::days(2);
    assert_eq!(table.sync_bob().received.new, 1);
    table.ann.now += TimeDelta::days(2);
    assert_eq!(table.ann.boards(), table.bob.boards());
}

#[test]
fn a_segment_is_read_once() {
    let mut table = Table::new();
    table.sync_ann();
    table.sync_bob();
    let path = table.dir().join(&table.segments()[0]);
    fs::write(&path, "no longer read").unwrap();
    let report = table.sync_bob();
    assert!(report.is_idle() && report.passed_over.is_empty(), "{report:?}");
}

#[test]
fn a_directory_that_was_emptied_gets_everything_again() {
    let mut table = Table::new();
    table.sync_ann();
    table.sync_bob();
    score(&mut table.bob, 30);
    table.sync_bob();
    table.sync_ann();
    fs::remove_dir_all(table.dir().join("crowns-journal")).unwrap();
    table.sync_bob();
    let mut cat = Device::new(2);
    cat.now = table.bob.now;
    sync(&mut cat, table.dir());
    assert_eq!(journal(&cat), journal(&table.bob));
    table.sync_ann();
    table.sync_bob();
    table.assert_same();
}

#[test]
fn a_directory_that_was_moved_is_known() {
    let mut table = Table::new();
    table.sync_ann();
    let moved = tempfile::tempdir().unwrap();
    fs::rename(table.dir().join("crowns-journal"), moved.path().join("crowns-journal")).unwrap();
    table.shared = moved;
    let report = table.sync_ann();
    assert!(report.is_idle() && report.replaced == 0, "{report:?}");
    assert_eq!(table.segments().len(), 1);
}

#[test]
fn two_directories_have_everything_and_no_number_twice() {
    let mut table = Table::new();
    let second = tempfile::tempdir().unwrap();
    table.sync_ann();
    score(&mut table.ann, 30);
    sync(&mut table.ann, second.path());
    table.sync_ann();
    sync(&mut table.bob, second.path());
    table.assert_same();
    let names = [table.segments(), segments(second.path())].concat();
    let mut once = names.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), names.len(), "{names:?}");
}

#[test]
fn a_restored_backup_writes_as_another_device_and_gets_back_what_it_had_sent() {
    let mut table = Table::new();
    let mut restored = copied(&table.ann, 0);
    table.sync_ann();
    score(&mut table.ann, 30);
    table.sync_ann();
    score(&mut restored, 44);
    let report = sync(&mut restored, table.dir());
    let renewal = report.renewed.expect("it is a copy");
    assert_eq!(renewal.former, DeviceId(Uuid::from_u128(1)));
    assert!(report.received.new > 0 && report.sent > 0);
    // It is another one once and for all.
    score(&mut restored, 45);
    assert!(sync(&mut restored, table.dir()).renewed.is_none());
    assert!(table.sync_ann().renewed.is_none());
    table.sync_bob();
    table.assert_same();
    assert_eq!(journal(&restored), journal(&table.bob));
}

#[test]
fn undo_of_a_copy_undoes_its_own_commands_and_those_before_it() {
    let mut table = Table::new();
    table.sync_ann();
    let mut copy = copied(&table.ann, 0);
    score(&mut table.ann, 30);
    table.sync_ann();
    score(&mut copy, 44);
    assert!(sync(&mut copy, table.dir()).renewed.is_some());
    let mut undo = |times: usize| -> Vec<String> {
        (0..times)
            .map(|_| {
                copy.now += TimeDelta::seconds(1);
                let undone = copy.store.undo(copy.now).unwrap().expect("there is one");
                format!("{:?}", undone.events)
            })
            .collect()
    };
    let undone = undo(2);
    assert!(undone[0].contains("44"), "{undone:?}");
    assert!(!undone[1].contains("points: 30"), "that of the other: {undone:?}");
}

#[test]
fn copies_that_write_at_once_lose_nothing() {
    let mut table = Table::new();
    table.sync_ann();
    let mut copy = copied(&table.ann, 0);
    let replica = tempfile::tempdir().unwrap();
    let path = &table.segments()[0];
    fs::create_dir_all(replica.path().join(path).parent().unwrap()).unwrap();
    fs::copy(table.dir().join(path), replica.path().join(path)).unwrap();
    // Both give a segment the same name.
    score(&mut table.ann, 30);
    table.sync_ann();
    score(&mut copy, 44);
    sync(&mut copy, replica.path());
    let theirs = segments(replica.path());
    assert_eq!(theirs, table.segments());
    // What carries the files lets that of the copy win.
    fs::copy(replica.path().join(&theirs[1]), table.dir().join(&theirs[1])).unwrap();
    assert!(table.sync_ann().renewed.is_some());
    table.sync_bob();
    table.assert_same();
    sync(&mut copy, table.dir());
    assert_eq!(journal(&copy), journal(&table.bob));
}

#[test]
fn a_copy_is_found_by_a_segment_before_the_last_one_too() {
    let mut table = Table::new();
    table.sync_ann();
    let mut copy = copied(&table.ann, 0);
    let replica = tempfile::tempdir().unwrap();
    let first = table.segments().remove(0);
    fs::create_dir_all(replica.path().join(&first).parent().unwrap()).unwrap();
    fs::copy(table.dir().join(&first), replica.path().join(&first)).unwrap();
    for points in [30, 31] {
        score(&mut table.ann, points);
        table.sync_ann();
    }
    score(&mut copy, 44);
    sync(&mut copy, replica.path());
    let second = segments(replica.path()).remove(1);
    let [ours, theirs] = [table.dir(), replica.path()].map(|dir| dir.join(&second));
    let size = |path: &Path| fs::metadata(path).unwrap().len();
    assert_eq!(size(&ours), size(&theirs), "only their content tells them apart");
    fs::copy(theirs, ours).unwrap();
    assert!(table.sync_ann().renewed.is_some());
    table.sync_bob();
    table.assert_same();
}

#[test]
fn two_databases_of_one_device_do_not_write_as_one() {
    let mut table = Table::new();
    table.sync_ann();
    let mut second = copied(&Device::new(0), 0);
    second.act(&Deed::Add(4)).unwrap();
    for _ in 0..2 {
        score(&mut table.ann, 30);
        table.sync_ann();
        second.act(&Deed::Add(5)).unwrap();
        sync(&mut second, table.dir());
        assert!(table.sync_ann().renewed.is_none());
    }
    table.sync_bob();
    table.assert_same();
    assert_eq!(journal(&second), journal(&table.bob));
}

#[test]
fn a_device_whose_clock_is_minutes_off_is_named() {
    let mut table = Table::new();
    table.ann.now += TimeDelta::minutes(12);
    table.sync_ann();
    table.bob.now = DateTime::<Utc>::from_timestamp(1_790_000_000, 0).unwrap();
    let [clock] = &table.sync_bob().clocks[..] else {
        panic!("no clock is named");
    };
    assert_eq!(clock.device, Some(DeviceId(Uuid::from_u128(1))));
    assert!((12 * 60..13 * 60).contains(&clock.seconds_ahead), "{clock:?}");
}
