//! The id of this device, and those under which a database writes on it.
//!
//! As a rule that is the id in the device's file. A database that turns out to
//! be a copy gets an id of its own, so that no two write under the same.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::atomic_file::{Access, AtomicFile, Overwrite};
use super::error::{Result, StoreError};
use super::sql::Sql;
use crate::game::{DeviceId, Name};

/// Returns the id of this device from its file, and creates both on the first
/// call.
///
/// It is not stored in the database: a copy on another device is written to
/// by another device.
pub fn this_device(path: &Path) -> Result<DeviceId> {
    match read(path)? {
        DeviceFile::Id(id) => return Ok(id),
        DeviceFile::Missing => create(path, Overwrite::Never)?,
        // The file was damaged. A new id does no harm, except that undo starts
        // over on this device.
        DeviceFile::Damaged => create(path, Overwrite::Allowed)?,
    }
    match read(path)? {
        DeviceFile::Id(id) => Ok(id),
        DeviceFile::Missing | DeviceFile::Damaged => {
            Err(StoreError::of_new_file(path, ErrorKind::InvalidData.into()))
        }
    }
}

/// Returns the id of this device if it has one, and creates nothing.
pub fn known_device(path: &Path) -> Result<Option<DeviceId>> {
    Ok(match read(path)? {
        DeviceFile::Id(id) => Some(id),
        DeviceFile::Damaged | DeviceFile::Missing => None,
    })
}

pub fn device_name(path: &Path) -> Option<Name> {
    let name = fs::read_to_string(name_file(path)).ok()?;
    Name::new(&name).ok()
}

/// Stores what people call this device, beside the file of its id.
pub fn name_device(path: &Path, name: &Name) -> Result<()> {
    let path = name_file(path);
    let write = || {
        let file = AtomicFile::create(&path, Access::Private)?;
        file.open()?.write_all(name.as_str().as_bytes())?;
        file.commit(Overwrite::Allowed)
    };
    write().map_err(|why| StoreError::of_new_file(&path, why))
}

fn name_file(device: &Path) -> PathBuf {
    device.with_extension("name")
}

enum DeviceFile {
    Id(DeviceId),
    Damaged,
    Missing,
}

fn read(path: &Path) -> Result<DeviceFile> {
    match fs::read(path) {
        Ok(bytes) => Ok(match Uuid::try_parse_ascii(bytes.trim_ascii()) {
            Ok(id) if !id.is_nil() => DeviceFile::Id(DeviceId(id)),
            _ => DeviceFile::Damaged,
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(DeviceFile::Missing),
        Err(error) => Err(StoreError::of_file(path, error)),
    }
}

/// Writes a new id to the file. Where another command created the file first,
/// its id is used.
fn create(path: &Path, overwrite: Overwrite) -> Result<()> {
    match write(path, overwrite) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.map_err(|why| StoreError::of_new_file(path, why)),
    }
}

fn write(path: &Path, overwrite: Overwrite) -> io::Result<()> {
    let file = AtomicFile::create(path, Access::Private)?;
    file.open()?.write_all(Uuid::new_v4().to_string().as_bytes())?;
    file.commit(overwrite)
}

/// Returns the id that a database writes under on a device.
pub(crate) fn current(connection: &Connection, home: DeviceId) -> Result<DeviceId> {
    let sql = "SELECT device FROM sync_devices WHERE home = ?1 AND last_row IS NULL";
    Ok(connection.find(sql, [home.0], |row| row.get(0))?.map_or(home, DeviceId))
}

/// Gives a database another id on a device, and returns it. What it has written
/// so far stays its own.
pub(crate) fn renew(connection: &Connection, home: DeviceId) -> Result<DeviceId> {
    let former = current(connection, home)?;
    let new = DeviceId(Uuid::new_v4());
    connection.execute(
        "INSERT INTO sync_devices (device, home, last_row)
         VALUES (?1, ?2, (SELECT coalesce(max(rowid), 0) FROM journal))
         ON CONFLICT DO UPDATE SET last_row = excluded.last_row",
        params![former.0, home.0],
    )?;
    connection.execute(
        "INSERT INTO sync_devices (device, home) VALUES (?1, ?2)",
        params![new.0, home.0],
    )?;
    Ok(new)
}

/// Returns the former ids of the device that has this one now, each with the
/// last row of the journal that is its own, the latest first.
pub(crate) fn former(connection: &Connection, device: DeviceId) -> Result<Vec<(Uuid, i64)>> {
    let sql = "SELECT f.device, f.last_row FROM sync_devices AS c
               JOIN sync_devices AS f ON f.home = c.home AND f.last_row IS NOT NULL
               WHERE c.device = ?1 AND c.last_row IS NULL ORDER BY f.last_row DESC";
    connection.list(sql, [device.0], |row| row.try_into())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::thread;

    use super::*;

    #[test]
    fn the_id_of_a_device_does_not_change() {
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
    fn a_damaged_id_is_replaced() {
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
