//! The journal of events and what is done to a whole database.

mod backup;
mod doctor;
mod events;
mod import;
mod import_json;
mod log;

pub use backup::{backed, backed_json, held, restored, restored_json, with_db};
pub use doctor::{health, health_json, repaired};
pub use events::event;
pub use import::{imported, sheets_taken};
pub use import_json::{imported_json, sheets_taken_json};
pub use log::{as_of, log, log_json, stepped};
