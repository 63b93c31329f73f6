//! The journal: rows that are only ever appended.

pub(in crate::store) mod clock;
pub(in crate::store) mod correct;
pub(in crate::store) mod line;
pub(in crate::store) mod rows;
pub(in crate::store) mod totals;
