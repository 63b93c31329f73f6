//! The journal of events, and operations on a whole database.

mod backup;
mod checks;
mod doctor;
mod import;
mod log;
mod sync;

pub use backup::{backed, backup_made, backups, held, restored};
pub(super) use checks::checks;
pub use doctor::{health, repaired};
pub use import::{import_warnings, imported, sheets_imported};
pub(super) use log::why;
pub use log::{as_of, changes, event, log, stepped, stepped_with_sheet};
pub use sync::{sync_warnings, synced};
