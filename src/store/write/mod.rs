//! What one command writes, and undo.

pub(crate) mod aggregates;
pub(crate) mod find_or_add;
pub(crate) mod tournaments;
pub(crate) mod undo;
pub(crate) mod writer;
