//! The database file: finding, creating and opening it, and its errors.

pub(crate) mod atomic_file;
pub(crate) mod connection;
pub(crate) mod device;
pub(crate) mod disk;
pub(crate) mod error;
pub(crate) mod files;
pub(crate) mod rollback;
pub(crate) mod typed;

pub(crate) use connection::Sql;
pub use error::{LineError, StoreError};
pub(crate) use error::{Result, consistent};
