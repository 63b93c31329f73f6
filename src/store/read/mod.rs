//! Queries of the database.

pub(in crate::store) mod days;
pub(in crate::store) mod filter;
pub(in crate::store) mod games;
pub(in crate::store) mod leagues;
pub(in crate::store) mod log;
pub(in crate::store) mod lookup;
pub(in crate::store) mod missing_rounds;
pub(in crate::store) mod names;
pub(in crate::store) mod namesakes;
pub(in crate::store) mod night;
pub(in crate::store) mod page;
pub(in crate::store) mod players;
pub(in crate::store) mod reader;
pub(in crate::store) mod results;
pub(in crate::store) mod rulesets;
pub(in crate::store) mod solitaire;
pub(in crate::store) mod tournaments;
