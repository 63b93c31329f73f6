//! Tables that are folded from the journal and can be rebuilt.

pub(in crate::store) mod project;
pub(in crate::store) mod rebuild;
