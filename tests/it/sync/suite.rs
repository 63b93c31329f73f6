//! What holds over every carrier.

use std::sync::Barrier;
use std::thread;

use crowns::store::GameFilter;
use fastrand::Rng;

use super::carrier::{Carrier, Git, Replicas, Shared};
use crate::merge::{Deed, Device, Pick, cases};

/// Returns the lines of a journal.
pub(super) fn journal(device: &Device) -> String {
    let file = String::from_utf8(device.export(&GameFilter::default())).unwrap();
    file.split_once('\n').unwrap().1.to_owned()
}

/// Something that a table does.
pub(super) fn deed(rng: &mut Rng) -> Deed {
    let pick = |rng: &mut Rng| Pick(rng.usize(..1000));
    let points = |rng: &mut Rng| (0..8).map(|_| rng.i32(3..60)).collect::<Vec<_>>();
    match rng.u8(..20) {
        0 | 1 => Deed::Add(rng.u8(..6)),
        2 => Deed::Rename(pick(rng), rng.u8(..9)),
        3 => Deed::Merge(pick(rng), pick(rng)),
        4 => Deed::League(rng.u8(..2)),
        5..8 => Deed::Start(pick(rng), rng.usize(1..4), Some(rng.u8(..9))),
        8..12 => Deed::Score(pick(rng), points(rng)),
        12 | 13 => Deed::ScoreAny(pick(rng), rng.u8(1..4), points(rng)),
        14 => Deed::RoundCorrection(pick(rng), pick(rng), rng.i32(3..60)),
        15 => Deed::Delete(pick(rng)),
        16 => Deed::Finish(pick(rng)),
        17 | 18 => Deed::Undo,
        _ => Deed::Redo,
    }
}

/// Lets devices play, correct, undo and sync in random order, and returns
/// whether all of them end with the same.
pub(super) fn converges<C: Carrier>(seed: u64) {
    const DEVICES: usize = 4;
    let mut rng = Rng::with_seed(seed);
    let mut carrier = C::new(DEVICES);
    let mut devices: Vec<_> = (0..DEVICES).map(Device::new).collect();
    for _ in 0..60 {
        let number = rng.usize(..DEVICES);
        match rng.u8(..10) {
            0..6 => _ = devices[number].act(&deed(&mut rng)),
            6..9 => _ = carrier.sync(number, &mut devices[number]),
            _ => carrier.carry(&mut rng),
        }
    }
    for _ in 0..2 {
        for (number, device) in devices.iter_mut().enumerate() {
            carrier.sync(number, device);
            carrier.settle();
        }
    }
    for (number, device) in devices.iter_mut().enumerate() {
        let report = carrier.sync(number, device);
        assert!(report.is_idle(), "seed {seed}: {report:?}");
    }
    let boards: Vec<_> = devices.iter_mut().map(Device::boards).collect();
    let journals: Vec<_> = devices.iter().map(journal).collect();
    for number in 1..DEVICES {
        assert_eq!(journals[0], journals[number], "seed {seed}");
        assert_eq!(boards[0], boards[number], "seed {seed}");
    }
}

fn all_converge<C: Carrier>() {
    (0..cases(6).into()).for_each(converges::<C>);
}

/// Lets devices add players and sync all at once; then all have all players.
pub(super) fn races<C: Carrier + Sync>(devices: usize, times: usize) {
    let carrier = C::new(devices);
    let mut devices: Vec<_> = (0..devices).map(Device::new).collect();
    let start = Barrier::new(devices.len());
    thread::scope(|scope| {
        for (number, device) in devices.iter_mut().enumerate() {
            let (carrier, start) = (&carrier, &start);
            scope.spawn(move || {
                for _ in 0..times {
                    device.act(&Deed::Add(number as u8)).unwrap();
                    start.wait();
                    carrier.sync(number, device);
                }
            });
        }
    });
    for _ in 0..2 {
        for (number, device) in devices.iter_mut().enumerate() {
            let report = carrier.sync(number, device);
            assert!(report.unreached.is_none(), "{report:?}");
        }
    }
    let journals: Vec<_> = devices.iter().map(journal).collect();
    assert_eq!(journals[0].lines().count(), devices.len());
    assert!(journals.iter().all(|journal| *journal == journals[0]));
}

#[test]
fn devices_that_sync_at_once_through_a_directory_lose_nothing() {
    races::<Shared>(8, 5);
}

#[test]
fn devices_that_push_at_once_to_a_repository_lose_nothing() {
    races::<Git>(4, 3);
}

#[test]
#[ignore = "a long run"]
fn sixteen_devices_that_push_at_once_lose_nothing() {
    races::<Git>(16, 10);
}

#[test]
fn devices_with_clones_of_a_repository_end_with_the_same_journal() {
    (0..2).for_each(converges::<Git>);
}

#[test]
fn devices_that_share_a_directory_end_with_the_same_journal() {
    all_converge::<Shared>();
}

#[test]
fn devices_end_with_the_same_journal_whatever_copies_the_files() {
    all_converge::<Replicas>();
}
