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
//! | `name` | the names of segments |
//! | `device_name` | what devices are called |
//! | `target` | the places that this database remembers, and which rows of the journal are in them |
//! | `remembered` | the segments in it that were written or read |
//! | `segment` | the format of a segment, and its checks |
//! | `listing` | the files in a folder, and those to pass over |
//! | `local` | this database in an exchange |
//! | `identity` | as which device this database writes; copies of it |
//! | `receive`, `send` | the two halves |
//! | `directory` | both, with a directory |
//! | `git` | a directory in a work tree with a remote |
//! | `git_locks` | what a killed git has left there |
//! | `server` | a PostgreSQL database instead of a directory |
//! | `connect`, `url` | how it is reached |
//! | `inspect` | segments compared with the journal |

#[cfg(feature = "postgres")]
mod connect;
mod device_name;
mod directory;
mod git;
mod git_locks;
mod identity;
mod inspect;
mod listing;
mod local;
mod name;
mod receive;
mod remembered;
mod report;
mod segment;
mod send;
#[cfg(feature = "postgres")]
mod server;
mod target;
mod url;

#[cfg(feature = "postgres")]
pub use connect::SyncServer;
pub use directory::check_directory as check_sync_directory;
pub(crate) use directory::sync_directory;
pub use inspect::SegmentsReport;
pub(crate) use inspect::inspect;
pub(crate) use local::LocalDatabase;
pub use report::{PassedOver, Renewal, SkewedClock, SyncError, SyncReport, UnnamedClub};
#[cfg(feature = "postgres")]
pub(crate) use server::sync_server;
pub(crate) use target::last_target;
pub use url::{is_server, without_passwords};
