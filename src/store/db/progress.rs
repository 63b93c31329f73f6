//! The progress of long work.

/// Is told how much of how much is done.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64);

/// Tells nobody.
pub(in crate::store) fn silent(_: u64, _: u64) {}
