//! Backup, restore, doctor and salvage.

pub(crate) mod backup;
pub(crate) mod doctor;
pub(crate) mod migrate;
pub(crate) mod restore;
pub(crate) mod salvage;
