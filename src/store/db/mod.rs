//! The database file: finding, making and opening it, and what can go wrong.

pub(in crate::store) mod connection;
pub(in crate::store) mod device;
pub(in crate::store) mod disk;
pub(in crate::store) mod error;
pub(in crate::store) mod files;
pub(in crate::store) mod header;
pub(in crate::store) mod ids;
pub(in crate::store) mod progress;
pub(in crate::store) mod query;
pub(in crate::store) mod schema;
