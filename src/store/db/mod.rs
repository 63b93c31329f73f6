//! The database file: finding, making and opening it, and what can go wrong.

pub(in crate::store) mod device;
pub(in crate::store) mod disk;
pub(in crate::store) mod error;
pub(in crate::store) mod ids;
pub(in crate::store) mod open;
pub(in crate::store) mod query;
