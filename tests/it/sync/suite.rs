//! What holds over every carrier.

use std::sync::Barrier;
use std::thread;

use crowns::store::GameFilter;

use super::carrier::{Carrier, Git, Shared};
use crate::merge::{Deed, Device};

/// Returns the lines of a journal.
pub(crate) fn journal(device: &Device) -> String {
    let file = String::from_utf8(device.export(&GameFilter::default())).unwrap();
    file.split_once('\n').unwrap().1.to_owned()
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

runs! {
    devices_that_push_at_once_to_a_repository_lose_nothing: races::<Git>(4, 3);
    sixteen_devices_that_push_at_once_lose_nothing: races::<Git>(16, 10), "a long run";
}
