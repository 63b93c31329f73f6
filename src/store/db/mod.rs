//! The database file: finding, creating and opening it, and its errors.

pub(in crate::store) mod atomic_file;
pub(in crate::store) mod connection;
pub(in crate::store) mod device;
pub(in crate::store) mod disk;
pub(in crate::store) mod error;
pub(in crate::store) mod files;
pub(in crate::store) mod header;
pub(in crate::store) mod ids;
pub(in crate::store) mod own_devices;
pub(in crate::store) mod progress;
pub(in crate::store) mod rollback;
pub(in crate::store) mod schema;
