//! What the devices of a tournament exchange through.

use std::fs;
#[cfg(feature = "postgres")]
use std::{thread, time::Duration};

use fastrand::Rng;

use super::Device;
use crate::env::message;
use crate::sync::carrier::{Carrier as _, Git, segments};
#[cfg(feature = "postgres")]
use crate::sync::postgres::Server;

/// Hands what some devices know to others.
pub(super) type Carrier = Box<dyn FnMut(&[&Device], &[&Device])>;

/// Hands on from each device to each, one after another.
pub(super) fn one_by_one(mut carry: impl FnMut(&Device, &Device) + 'static) -> Carrier {
    Box::new(move |from, to| {
        let pairs = from.iter().flat_map(|from| to.iter().map(move |to| (from, to)));
        pairs.for_each(|(from, to)| carry(from, to));
    })
}

/// Lets each device sync with a directory of its own, and copies the files
/// between them: some cut off at first, some twice.
pub(super) fn by_sync() -> Carrier {
    let mut rng = Rng::with_seed(7);
    let folder = |device: &Device| device.env.path("share");
    one_by_one(move |from, to| {
        for device in [from, to] {
            fs::create_dir_all(folder(device)).unwrap();
        }
        from.ok("sync share");
        for segment in segments(&folder(from)) {
            let whole = fs::read(folder(from).join(&segment)).unwrap();
            let file = folder(to).join(&segment);
            if fs::read(&file).is_ok_and(|there| there.len() >= whole.len()) {
                continue;
            }
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            match rng.u8(..8) {
                0 => {
                    fs::write(&file, &whole[..rng.usize(..whole.len())]).unwrap();
                    to.ok("sync share");
                }
                1 => fs::write(file.with_extension("sync-conflict.jsonl"), &whole).unwrap(),
                _ => {}
            }
            fs::write(&file, &whole).unwrap();
        }
        to.ok("sync share");
    })
}

/// Lets all who hand on sync at once with a place, then all who receive; whoever
/// could not is told to try again, and does.
fn sync_at_once(groups: [&[&Device]; 2], target: impl Fn(&Device) -> String) {
    for group in groups {
        let mut waiting = group.to_vec();
        for _ in 0..5 {
            let syncing: Vec<_> =
                waiting.iter().map(|device| device.env.start(&["sync", &target(device)])).collect();
            let ended = waiting.into_iter().zip(syncing);
            let ended = ended.map(|(device, child)| (device, child.wait_with_output().unwrap()));
            let unreached = ended.filter(|(_, output)| {
                assert!(output.status.success(), "{output:?}");
                message(output).contains("the remote could not be reached")
            });
            waiting = unreached.map(|(device, _)| device).collect();
        }
        assert_eq!(waiting.len(), 0, "the remote was not reached");
    }
}

/// Lets each device sync with a clone of a bare repository, many at once.
pub(super) fn by_git(laptops: u16) -> Carrier {
    let git = Git::new(usize::from(laptops) + 1);
    Box::new(move |from, to| {
        sync_at_once([from, to], |device| {
            let clone = git.target(device.number as usize);
            clone.to_str().unwrap().to_owned()
        });
    })
}

/// Lets all devices sync with a server, many at once; now and then it is killed
/// while some of them are killed too.
#[cfg(feature = "postgres")]
pub(super) fn by_server(server: Server) -> Carrier {
    let url = server.url("tuesday");
    let mut rng = Rng::with_seed(7);
    Box::new(move |from, to| {
        if rng.u8(..4) == 0 {
            let syncing: Vec<_> =
                from.iter().map(|device| device.env.start(&["sync", &url])).collect();
            thread::sleep(Duration::from_millis(rng.u64(..100)));
            server.kill();
            for mut child in syncing {
                if rng.bool() {
                    let _ = child.kill();
                }
                child.wait().unwrap();
            }
        }
        sync_at_once([from, to], |_| url.clone());
    })
}
