use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use uuid::Uuid;

use super::StoreError;
use super::open::private;
use crate::game::DeviceId;

/// Returns the id of this device from the file that keeps it, and makes both
/// on the first call.
///
/// It does not live in the database: a copy on another device is written to
/// by another device.
///
/// # Errors
///
/// [`StoreError`] where the file can be neither read nor made.
pub fn this_device(path: &Path) -> Result<DeviceId, StoreError> {
    let of_file = |why| StoreError::of_file(path, why);
    let id = Uuid::new_v4();
    match private(OpenOptions::new().write(true).create_new(true)).open(path) {
        Ok(mut file) => {
            file.write_all(id.to_string().as_bytes()).map_err(of_file)?;
            file.sync_all().map_err(of_file)?;
            Ok(DeviceId(id))
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let text = fs::read_to_string(path).map_err(of_file)?;
            // An unreadable id, as of a crash, is no harm: undo then starts
            // afresh here.
            Ok(DeviceId(text.trim().parse().unwrap_or(Uuid::nil())))
        }
        Err(error) => Err(of_file(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_keeps_its_id() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("device");
        let first = this_device(&path).unwrap();
        assert_eq!(this_device(&path).unwrap(), first);
    }
}
