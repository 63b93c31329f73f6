//! Backup, restore, doctor and salvage.

pub(crate) mod backup;
pub(crate) mod copy;
pub(crate) mod doctor;
pub(crate) mod migrate;
mod replace;
pub(crate) mod restore;
pub(crate) mod salvage;
