//! Queries of the database.

pub(crate) mod filter;
pub(crate) mod games;
pub(crate) mod leagues;
pub(crate) mod log;
pub(crate) mod lookup;
pub(crate) mod players;
pub(crate) mod reader;
pub(crate) mod results;
pub(crate) mod tournaments;
