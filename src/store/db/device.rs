use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use uuid::Uuid;

use super::error::StoreError;
use super::files::private;
use crate::game::DeviceId;

/// Returns the id of this device from the file that keeps it, and makes both
/// on the first call.
///
/// It does not live in the database: a copy on another device is written to
/// by another device.
///
/// # Errors
///
/// [`StoreError`] if the file can be neither read nor made.
pub fn this_device(path: &Path) -> Result<DeviceId, StoreError> {
    match kept(path)? {
        Kept::Id(id) => return Ok(id),
        Kept::Nothing => make(path, |fresh| match fs::hard_link(fresh, path) {
            // Another command was quicker; its id is this device's too.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            // Not every file system has links.
            Err(_) => fs::rename(fresh, path),
            done => done,
        })?,
        // Something else has damaged it. With a new id no harm is done but
        // that undo starts afresh here.
        Kept::NoId => make(path, |fresh| fs::rename(fresh, path))?,
    }
    match kept(path)? {
        Kept::Id(id) => Ok(id),
        Kept::Nothing | Kept::NoId => {
            Err(StoreError::of_new_file(path, ErrorKind::InvalidData.into()))
        }
    }
}

/// Returns the id of this device if it has one, and makes nothing.
///
/// # Errors
///
/// [`StoreError`] if the file that keeps it cannot be read.
pub fn known_device(path: &Path) -> Result<Option<DeviceId>, StoreError> {
    Ok(match kept(path)? {
        Kept::Id(id) => Some(id),
        Kept::NoId | Kept::Nothing => None,
    })
}

enum Kept {
    Id(DeviceId),
    NoId,
    Nothing,
}

fn kept(path: &Path) -> Result<Kept, StoreError> {
    match fs::read(path) {
        Ok(bytes) => Ok(match Uuid::try_parse_ascii(bytes.trim_ascii()) {
            Ok(id) if !id.is_nil() => Kept::Id(DeviceId(id)),
            _ => Kept::NoId,
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Kept::Nothing),
        Err(error) => Err(StoreError::of_file(path, error)),
    }
}

/// Writes a new id beside the file and has it put into its place: nobody ever
/// reads half an id.
fn make(path: &Path, put: impl FnOnce(&Path) -> io::Result<()>) -> Result<(), StoreError> {
    let id = Uuid::new_v4().to_string();
    let fresh = path.with_extension(&id);
    let made = write(&fresh, &id).and_then(|()| put(&fresh));
    // It is gone already where it was renamed, or could not be made.
    let _ = fs::remove_file(&fresh);
    made.map_err(|why| StoreError::of_new_file(path, why))
}

fn write(path: &Path, id: &str) -> io::Result<()> {
    let mut file = private(OpenOptions::new().write(true).create_new(true)).open(path)?;
    file.write_all(id.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::thread;

    use super::*;

    #[test]
    fn a_device_keeps_its_id() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("device");
        let first = this_device(&path).unwrap();
        assert_eq!(this_device(&path).unwrap(), first);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn first_commands_at_once_are_of_one_device() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("device");
        let ids: BTreeSet<_> = thread::scope(|scope| {
            let runs = [(); 8].map(|()| scope.spawn(|| this_device(&path).unwrap().0));
            runs.map(|run| run.join().unwrap()).into()
        });
        assert_eq!(ids.len(), 1);
    }

    #[test]
    fn a_damaged_id_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("device");
        for damaged in [&b""[..], b"\xff", b"00000000-0000-0000-0000-000000000000"] {
            fs::write(&path, damaged).unwrap();
            let made = this_device(&path).unwrap();
            assert!(!made.0.is_nil());
            assert_eq!(this_device(&path).unwrap(), made);
        }
    }
}
