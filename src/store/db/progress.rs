//! The progress of long work.

/// Called with the amount of work done and the total.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64);

/// Ignores the progress.
pub(crate) fn silent(_: u64, _: u64) {}
