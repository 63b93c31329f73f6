//! What one command writes, and undo.

pub(crate) mod error;
pub(crate) mod find_or_add;
mod leagues;
pub(crate) mod membership;
mod players;
mod rulesets;
mod solitaire;
pub(crate) mod tournaments;
pub(crate) mod undo;
pub(crate) mod writer;
