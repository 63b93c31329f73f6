//! What devices are called: each writes its name beside its segments, in a hidden
//! file, which versions that know no names pass over without a word.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use uuid::Uuid;

use super::listing::device_in;
use super::name::regular_file;
use super::report::SyncReport;
use super::send;
use crate::game::Name;

fn file(root: &Path, device: Uuid) -> PathBuf {
    root.join(device.to_string()).join(".name")
}

/// Returns what a device is called, with the first digits of its identifier if
/// another has the same name; these alone for one without a name.
pub(super) fn of(root: &Path, device: Uuid) -> String {
    let digits = &device.to_string()[..8];
    let Some(name) = read(root, device) else {
        return digits.to_owned();
    };
    let devices = fs::read_dir(root).into_iter().flatten().flatten();
    let others = devices.filter_map(|entry| device_in(&entry.file_name().to_string_lossy()));
    let mut others = others.filter(|&other| other != device);
    match others.any(|other| read(root, other).is_some_and(|other| other.key() == name.key())) {
        true => format!("{} ({digits})", name.as_str()),
        false => name.as_str().to_owned(),
    }
}

fn read(root: &Path, device: Uuid) -> Option<Name> {
    let file = regular_file(&file(root, device)).ok()??;
    let mut text = String::new();
    file.take(1024).read_to_string(&mut text).ok()?;
    Name::new(&text).ok()
}

/// Writes the name of a device that has written segments, unless it is there.
pub(super) fn publish(root: &Path, device: Uuid, name: &Name) -> io::Result<()> {
    let path = file(root, device);
    let has_segments = path.parent().is_some_and(Path::is_dir);
    if !has_segments || read(root, device).as_ref() == Some(name) {
        return Ok(());
    }
    send::write(&path, name.as_str().as_bytes())
}

pub(super) fn add_to(report: &mut SyncReport, root: &Path) {
    for clock in &mut report.clocks {
        clock.device_name = clock.device.map(|device| of(root, device.0));
    }
    for passed_over in &mut report.passed_over {
        let folder = passed_over.file.split_once(['/', '\\']);
        let device = folder.and_then(|(folder, _)| device_in(folder));
        passed_over.device_name = device.map(|device| of(root, device));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_of_one_name_are_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other, new] = [1, 2, 3].map(|id: u128| Uuid::from_u128(id << 96));
        let write = |device, name| {
            fs::create_dir_all(folder.path().join(Uuid::to_string(&device))).unwrap();
            publish(folder.path(), device, &Name::new(name).unwrap()).unwrap();
        };
        let check = |device, expect: &str| assert_eq!(of(folder.path(), device), expect);
        write(one, "laptop");
        check(one, "laptop");
        write(other, "Laptop");
        check(one, "laptop (00000001)");
        check(other, "Laptop (00000002)");
        write(other, "Bob's");
        check(one, "laptop");
        check(other, "Bob's");
        check(new, "00000003");
        // What is no name is none.
        fs::write(file(folder.path(), one), "\u{1b}[31m").unwrap();
        check(one, "00000001");
    }
}
