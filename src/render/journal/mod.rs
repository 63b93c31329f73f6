//! The journal of events, and operations on a whole database.

mod backup;
mod checks;
mod doctor;
mod events;
mod import;
mod log;

pub use backup::{backed, held, restored};
pub(super) use checks::{Check, checks};
pub use doctor::{health, repaired};
pub use events::event;
pub(super) use events::why;
pub use import::{imported, sheets_taken};
pub use log::{as_of, log, stepped};
