//! The journal: rows that are only ever appended.

pub(crate) mod line;
pub(crate) mod rows;
pub(crate) mod totals;
