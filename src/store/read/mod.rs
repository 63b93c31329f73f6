//! Queries of the database.

pub(crate) mod days;
pub(crate) mod filter;
pub(crate) mod games;
pub(crate) mod leagues;
pub(crate) mod log;
pub(crate) mod lookup;
pub(crate) mod missing_rounds;
pub(crate) mod names;
pub(crate) mod namesakes;
pub(crate) mod night;
pub(crate) mod page;
pub(crate) mod players;
pub(crate) mod reader;
pub(crate) mod results;
pub(crate) mod rulesets;
pub(crate) mod solitaire;
pub(crate) mod tournaments;
