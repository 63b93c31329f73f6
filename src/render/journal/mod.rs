//! The journal of events, and operations on a whole database.
//!
//! `db` is what was given with `--db`, which commands that are named get too.

mod doctor;
mod import;
mod log;

pub(super) use doctor::checks;
pub use doctor::{backed, backup_made, backups, health, held, repaired, restored};
pub use import::{import_warnings, imported, sheets_imported, sync_warnings, synced};
pub(super) use log::why;
pub use log::{as_of, changes, event, log, stepped, stepped_with_sheet};
