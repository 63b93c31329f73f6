//! Clocks that are a year ahead for single commands: what the others do is
//! exchanged at once, and everything once its time has come.

use chrono::TimeDelta;
use fastrand::Rng;
use serde_json::Value;
use uuid::Uuid;

use super::carrier::{Carrier, Shared};
use super::suite::{deed, journal};
use crate::merge::{Deed, Device};

/// Lets devices play, correct, undo and sync in random order, some of it under a
/// clock that is far ahead.
fn converges(seed: u64) {
    const DEVICES: usize = 3;
    let ahead = TimeDelta::days(400);
    let mut rng = Rng::with_seed(seed);
    let shared = Shared::new(DEVICES);
    let mut devices: Vec<_> = (0..DEVICES).map(Device::new).collect();
    for _ in 0..60 {
        let number = rng.usize(..DEVICES);
        let device = &mut devices[number];
        match rng.u8(..12) {
            0..8 => _ = device.act(&deed(&mut rng)),
            8 | 9 => {
                device.now += ahead;
                device.act(&deed(&mut rng));
                device.now -= ahead;
            }
            _ => _ = shared.sync(number, device),
        }
    }
    for (number, device) in devices.iter_mut().enumerate() {
        device.act(&Deed::League(9)).unwrap();
        let id = Uuid::from_u128(number as u128 + 1).to_string();
        // The clocks differ by minutes.
        let now = device.now.timestamp_millis();
        let is_dated_now = |line: &str| {
            let line: Value = serde_json::from_str(line).unwrap();
            let time = line["time"].as_i64().unwrap();
            line["device"] == id && (now..now + 3_600_000).contains(&time)
        };
        let journal = journal(device);
        assert!(journal.lines().any(is_dated_now), "seed {seed}");
    }
    all_have_the_same(&shared, &mut devices, seed);
    for device in &mut devices {
        device.now += ahead;
    }
    all_have_the_same(&shared, &mut devices, seed);
    let boards: Vec<_> = devices.iter_mut().map(Device::boards).collect();
    assert!(boards.iter().all(|board| *board == boards[0]), "seed {seed}");
}

fn all_have_the_same(shared: &Shared, devices: &mut [Device], seed: u64) {
    let mut passed_over = Vec::new();
    for _ in 0..2 {
        for (number, device) in devices.iter_mut().enumerate() {
            passed_over = shared.sync(number, device).passed_over;
        }
    }
    let journals: Vec<_> = devices.iter().map(journal).collect();
    for journal in &journals {
        let mut lines = journal.lines().chain(journals[0].lines());
        let differs = lines.find(|line| !journal.contains(line) || !journals[0].contains(line));
        assert_eq!(differs, None, "seed {seed}: {passed_over:?}");
    }
}

#[test]
fn devices_whose_clocks_were_ahead_end_with_the_same_journal() {
    (0..6).for_each(converges);
    // A game that was started or undone before one of a time to come.
    [19, 63].into_iter().for_each(converges);
}

#[test]
#[ignore = "a long run"]
fn five_hundred_histories_with_clocks_that_were_ahead_end_with_the_same() {
    (0..500).for_each(converges);
}
