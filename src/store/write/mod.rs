//! What one command writes, and undo.

pub(in crate::store) mod error;
pub(in crate::store) mod find_or_add;
mod leagues;
pub(in crate::store) mod membership;
mod players;
mod rulesets;
mod solitaire;
pub(in crate::store) mod tournaments;
pub(in crate::store) mod undo;
pub(in crate::store) mod writer;
