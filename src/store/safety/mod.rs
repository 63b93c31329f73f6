//! Backup, restore, doctor and salvage.

pub(crate) mod backup;
pub(crate) mod cache;
pub(crate) mod copy;
pub(crate) mod doctor;
mod first_page;
pub(crate) mod migrate;
pub(crate) mod repair;
mod replace;
pub(crate) mod restore;
pub(crate) mod salvage;
mod schema;
