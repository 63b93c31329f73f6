//! The ids of events and of devices, and those under which a database writes.
//!
//! As a rule the latter is the id in the device's file. A database that turns out to
//! be a copy gets an id of its own, so that no two write under the same.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use uuid::{Builder, Uuid};

use super::atomic_file::{Access, AtomicFile, Overwrite};
use super::connection::Sql;
use super::{Result, StoreError};
use crate::game::{DeviceId, Name};
use crate::random::Random;

/// Generates ids from the system's random numbers or from those of a seed.
#[derive(Debug, Clone)]
pub struct IdGenerator {
    seeded: Option<Random>,
}

impl IdGenerator {
    pub const fn random() -> Self {
        Self { seeded: None }
    }

    /// Generates ids from a seed and their times, the same ones in each run.
    pub const fn seeded(seed: u64) -> Self {
        Self { seeded: Some(Random::new(seed)) }
    }

    /// Generates a UUIDv7 of a time, in milliseconds of UTC. Those of one time
    /// are in the order of their counter, from 0 to 4095 (RFC 9562, 6.2).
    pub(in crate::store) fn make(&mut self, time: i64, counter: u16) -> Uuid {
        let draw = match &mut self.seeded {
            Some(random) => random.next_u64(),
            None => Uuid::new_v4().as_u64_pair().1,
        };
        let mut bytes = [0; 10];
        bytes[..2].copy_from_slice(&counter.to_be_bytes());
        bytes[2..].copy_from_slice(&draw.to_be_bytes());
        let millis = u64::try_from(time).unwrap_or_default();
        Builder::from_unix_timestamp_millis(millis, &bytes).into_uuid()
    }
}

/// Returns the id of this device from its file, and creates both on the first call.
///
/// It is not stored in the database: a copy on another device is written to by another device.
pub fn this_device(path: &Path) -> Result<DeviceId> {
    // Where another command creates the file first, its id is used.
    let overwrite = match read(path)? {
        DeviceFile::Id(id) => return Ok(id),
        DeviceFile::Missing => Overwrite::Never,
        // A new id does no harm, except that undo starts over on this device.
        DeviceFile::Damaged => Overwrite::Allowed,
    };
    let id = Uuid::new_v4().to_string();
    match AtomicFile::write(path, Access::Private, id.as_bytes(), overwrite) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        made => made.map_err(|why| StoreError::of_new_file(path, why))?,
    }
    let damaged = || StoreError::of_new_file(path, ErrorKind::InvalidData.into());
    known_device(path)?.ok_or_else(damaged)
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
    AtomicFile::write(&path, Access::Private, name.as_str().as_bytes(), Overwrite::Allowed)
        .map_err(|why| StoreError::of_new_file(&path, why))
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

/// An open database, and as which device it writes.
#[derive(Debug)]
pub(crate) struct LocalDatabase {
    pub(crate) connection: Connection,
    pub(crate) ids: IdGenerator,
    /// The id in the file of the device.
    pub(crate) home: DeviceId,
    /// The id that this database writes under.
    pub(crate) device: DeviceId,
    pub(crate) name: Option<Name>,
}

impl LocalDatabase {
    /// Changes tables other than the journal in a transaction.
    pub(crate) fn write<T>(&mut self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let tx = Transaction::new(&mut self.connection, TransactionBehavior::Immediate)?;
        let done = work(&tx)?;
        tx.commit()?;
        Ok(done)
    }
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
    let past = "INSERT INTO sync_devices (device, home, last_row)
                VALUES (?1, ?2, (SELECT coalesce(max(rowid), 0) FROM journal))
                ON CONFLICT DO UPDATE SET last_row = excluded.last_row";
    connection.run(past, params![former.0, home.0])?;
    let present = "INSERT INTO sync_devices (device, home) VALUES (?1, ?2)";
    connection.run(present, params![new.0, home.0])?;
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

    #[test]
    fn ids_sort_by_time_and_then_by_counter() {
        let mut ids = IdGenerator::random();
        let made: Vec<_> = [(1, 0), (1, 1), (1, 300), (2, 0)]
            .map(|(time, counter)| ids.make(time, counter))
            .into();
        assert!(made.is_sorted());
        assert_eq!(made[0].get_version_num(), 7);
    }

    #[test]
    fn the_same_seed_generates_the_same_ids() {
        assert_eq!(IdGenerator::seeded(7).make(5, 1), IdGenerator::seeded(7).make(5, 1));
        assert_ne!(IdGenerator::seeded(7).make(5, 1), IdGenerator::seeded(8).make(5, 1));
        assert_ne!(IdGenerator::random().make(5, 1), IdGenerator::random().make(5, 1));
    }
}
