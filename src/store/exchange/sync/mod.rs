//! Exchanges the journal with other devices through a place that all of them
//! reach.
//!
//! Merging is a union by id, so any thing that moves files can carry it: there
//! is no server, no lock and no conflict. Each device writes only segments of
//! its own and reads those of the others, once each.
//!
//! | file | holds |
//! |---|---|
//! | `error` | why a place cannot be used |
//! | `report` | what was exchanged |
//! | `name` | the names of segments |
//! | `target` | what this database remembers of a place |
//! | `segment` | the format of a segment, and its checks |
//! | `listing` | the files in a folder, and those to pass over |
//! | `site` | the two sides of an exchange |
//! | `identity` | as which device this database writes; copies of it |
//! | `receive`, `send` | the two halves |
//! | `folder` | both, with a directory |
//! | `git` | a directory in a work tree with a remote |
//! | `carry` | one of these, by where the directory is |
//! | `server`, `url` | a PostgreSQL database instead of a directory |
//! | `inspect` | segments compared with the journal |

mod carry;
mod error;
mod folder;
mod git;
mod identity;
mod inspect;
mod listing;
mod name;
mod receive;
mod report;
mod segment;
mod send;
#[cfg(feature = "postgres")]
mod server;
mod site;
mod target;
mod url;

pub(in crate::store) use carry::sync_directory;
pub use error::SyncError;
pub use inspect::SegmentsReport;
pub(in crate::store) use inspect::inspect;
pub use report::{PassedOver, Renewal, SkewedClock, SyncReport};
#[cfg(feature = "postgres")]
pub use server::SyncServer;
#[cfg(feature = "postgres")]
pub(in crate::store) use server::sync_server;
pub(in crate::store) use site::Site;
pub(in crate::store) use target::last_target;
pub use url::{is_server, without_password};
