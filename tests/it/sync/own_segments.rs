//! Own segments that were lost, damaged or replaced by something else: their
//! owner writes them again.

use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use crowns::store::HealthReport;
use fastrand::Rng;

use super::folder::{Table, score};
use crate::env::TestEnv;
#[cfg(unix)]
use crate::env::{on_one_line, stdout};
use crate::merge::{Deed, Pick};

#[test]
fn an_own_segment_that_is_gone_or_cut_off_is_written_again_as_it_was() {
    let mut table = Table::new();
    table.sync_ann();
    score(&mut table.ann, 30);
    table.sync_ann();
    let paths: Vec<_> = table.segments().iter().map(|path| table.dir().join(path)).collect();
    let before: Vec<_> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    // Whatever is missing, and be it only the end of the last line.
    for left in [99, before[1].len() - 1] {
        fs::remove_file(&paths[0]).unwrap();
        fs::write(&paths[1], &before[1][..left]).unwrap();
        assert_eq!(table.sync_bob().received.new, 0);
        let report = table.sync_ann();
        assert_eq!((report.replaced, report.sent, report.renewed), (2, 0, None));
        let after: Vec<_> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
        assert_eq!(before, after);
    }
    table.sync_bob();
    table.assert_same();
}

/// What can happen to a segment.
#[derive(Debug, Clone, Copy)]
enum Mishap {
    Gone,
    Cut,
    Altered,
    #[cfg(unix)]
    Pipe,
    #[cfg(unix)]
    Link,
    /// One that leads nowhere.
    #[cfg(unix)]
    DeadLink,
}

const MISHAPS: &[Mishap] = &[
    Mishap::Gone,
    Mishap::Cut,
    Mishap::Altered,
    #[cfg(unix)]
    Mishap::Pipe,
    #[cfg(unix)]
    Mishap::Link,
    #[cfg(unix)]
    Mishap::DeadLink,
];

impl Mishap {
    fn happen(self, path: &Path, rng: &mut Rng) {
        let mut bytes = fs::read(path).unwrap();
        fs::remove_file(path).unwrap();
        match self {
            Self::Gone => {}
            Self::Cut => fs::write(path, &bytes[..rng.usize(..bytes.len())]).unwrap(),
            Self::Altered => {
                let at = rng.usize(..bytes.len());
                bytes[at] ^= 1 << rng.u8(..8);
                fs::write(path, bytes).unwrap();
            }
            #[cfg(unix)]
            Self::Pipe => {
                let made = Command::new("mkfifo").arg(path).status();
                assert!(made.unwrap().success());
            }
            #[cfg(unix)]
            Self::Link => {
                let elsewhere = path.with_extension("elsewhere");
                fs::write(&elsewhere, bytes).unwrap();
                std::os::unix::fs::symlink(elsewhere, path).unwrap();
            }
            #[cfg(unix)]
            Self::DeadLink => std::os::unix::fs::symlink("/nowhere/at/all", path).unwrap(),
        }
    }
}

/// Damages segments of one device before another reads them; after the next sync
/// of the first, the other has all of them.
fn survives_mishaps(times: u64) {
    let mut rng = Rng::with_seed(12);
    let mut table = Table::new();
    score(&mut table.ann, 30);
    table.sync_ann();
    for nth in 0..times {
        // A game has eleven rounds, and as many corrections as one likes.
        let fix = Deed::RoundCorrection(Pick(0), Pick(0), 4 + (nth % 50) as i32);
        table.ann.act(&fix).unwrap();
        assert_eq!(table.sync_ann().segments, 1);
        let newest = table.segments().pop().unwrap();
        let mishap = *rng.choice(MISHAPS).unwrap();
        mishap.happen(&table.dir().join(&newest), &mut rng);
        table.sync_bob();
        let report = table.sync_ann();
        assert_eq!((report.replaced, &report.renewed), (1, &None), "{nth}: {mishap:?}: {report:?}");
        table.sync_bob();
        table.assert_same();
    }
}

runs! {
    an_own_segment_that_is_damaged_or_replaced_is_written_again_at_the_next_sync:
        survives_mishaps(24);
    own_segments_that_are_damaged_or_replaced_are_written_again_a_thousand_times: survives_mishaps(1000),
        "a long run";
}

#[test]
fn sync_says_that_an_own_segment_was_written_again() {
    let env = TestEnv::new();
    env.ok("player add Ann");
    let shared = tempfile::tempdir().unwrap();
    let sync = ["sync", shared.path().to_str().unwrap()];
    env.ok(sync.as_slice());
    let path = shared.path().join(&super::carrier::segments(shared.path())[0]);
    let whole = fs::read(&path).unwrap();
    let mut altered = whole.clone();
    *altered.last_mut().unwrap() ^= 1;
    fs::write(&path, altered).unwrap();
    let said = env.ok(sync.as_slice());
    assert!(said.contains("Sent again 1 segment that was missing or damaged"), "{said}");
    assert_eq!(fs::read(&path).unwrap(), whole);
}

#[cfg(unix)]
#[test]
fn a_link_in_place_of_an_own_directory_is_refused_with_what_to_do() {
    let (ann, bob) = (TestEnv::new(), TestEnv::new());
    ann.ok("player add Ann");
    bob.ok("player add Bob");
    let shared = tempfile::tempdir().unwrap();
    let sync = ["sync", shared.path().to_str().unwrap()];
    ann.ok(sync.as_slice());
    let root = shared.path().join("crowns-journal");
    let own = fs::read_to_string(ann.path("home/crowns/device")).unwrap();
    for (place, name) in [(root.join(own.trim()), "Cat"), (root, "Dan")] {
        let elsewhere = tempfile::tempdir().unwrap();
        let moved = elsewhere.path().join("moved");
        fs::rename(&place, &moved).unwrap();
        std::os::unix::fs::symlink(&moved, &place).unwrap();
        let doctor = ann.run("doctor");
        assert_eq!(doctor.status.code(), Some(1), "{}", stdout(&doctor));
        ann.ok(&format!("player add {name}"));
        let output = ann.run(sync.as_slice());
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = on_one_line(&output.stderr);
        assert!(said.contains("is a link: other devices do not follow it"), "{said}");
        assert!(said.contains("hint: remove it with `rm "), "{said}");
        fs::remove_file(&place).unwrap();
        ann.ok(sync.as_slice());
        bob.ok(sync.as_slice());
        assert!(bob.ok("player list").contains(name));
    }
}

#[test]
fn the_doctor_names_segments_that_are_missing_or_altered() {
    let mut table = Table::new();
    table.sync_ann();
    score(&mut table.ann, 30);
    table.sync_ann();
    let paths = table.segments();
    let check = |table: &Table, expect: &[&str]| {
        let env = &table.ann.env;
        let health = HealthReport::of(&env.db(), &env.path("device"), &mut |_, _| {}).unwrap();
        let segments = health.segments.as_ref().unwrap().as_ref().unwrap();
        assert_eq!(segments.bad, expect);
        assert_eq!(health.is_well(), expect.is_empty());
    };
    check(&table, &[]);
    fs::remove_file(table.dir().join(&paths[0])).unwrap();
    check(&table, &["`000001.jsonl` of 00000000 is missing"]);
    fs::write(table.dir().join(&paths[1]), "x").unwrap();
    check(
        &table,
        &[
            "`000001.jsonl` of 00000000 is missing",
            "`000002.jsonl` of 00000000 is damaged: line 1 is not the header of a crowns export",
        ],
    );
    table.sync_ann();
    check(&table, &[]);
}
