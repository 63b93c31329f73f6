//! Exchanges the journal with other devices through a place that all of them
//! reach.
//!
//! Merging is a union by id, so any thing that moves files can carry it: there
//! is no server, no lock and no conflict. Each device writes only segments of
//! its own and reads those of the others, once each.
//!
//! | file | holds |
//! |---|---|
//! | `report` | what was exchanged, or why a place cannot be used |
//! | `segment` | the names and the format of segments, and their checks |
//! | `listing` | the files in a folder, the names of devices, and files to pass over |
//! | `target` | what this database remembers of places: which rows of the journal are in them, and which segments |
//! | `local` | this database in an exchange, and as which device it writes; copies of it |
//! | `receive`, `send` | the two halves, with a directory |
//! | `git` | a work tree with a remote, and what a killed git has left there |
//! | `directory` | both halves; segments compared with the journal |
//! | `connect`, `url` | how a server is reached |
//! | `server` | a PostgreSQL database instead of a directory |

#[cfg(feature = "postgres")]
mod connect;
mod directory;
mod git;
mod listing;
mod local;
mod receive;
mod report;
mod segment;
mod send;
#[cfg(feature = "postgres")]
mod server;
mod target;
mod url;

#[cfg(feature = "postgres")]
pub use connect::SyncServer;
pub use directory::{SegmentsReport, check_directory as check_sync_directory};
pub(crate) use directory::{inspect, sync_directory};
pub use report::{PassedOver, Renewal, SkewedClock, SyncError, SyncReport, UnnamedClub};
#[cfg(feature = "postgres")]
pub(crate) use server::sync_server;
pub(crate) use target::last_target;
pub use url::{is_server, without_passwords};
