//! The journal on its way between devices: export, import, merge;
//! and games from spreadsheets.

pub(in crate::store) mod export;
pub(in crate::store) mod format;
pub(in crate::store) mod merge;
pub(in crate::store) mod spreadsheet;
pub(in crate::store) mod sync;
