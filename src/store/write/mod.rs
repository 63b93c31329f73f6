//! What one command writes, and undo.

pub(in crate::store) mod find_or_add;
pub(in crate::store) mod undo;
pub(in crate::store) mod writer;
