//! Backup, restore, doctor and salvage.

pub(in crate::store) mod backup;
pub(in crate::store) mod cache;
pub(in crate::store) mod copy;
pub(in crate::store) mod doctor;
mod first_page;
pub(in crate::store) mod migrate;
pub(in crate::store) mod repair;
mod replace;
pub(in crate::store) mod restore;
pub(in crate::store) mod salvage;
mod schema;
