//! The journal on its way between devices: export, import, merge; and games from spreadsheets.

pub(crate) mod export;
pub(crate) mod format;
pub(crate) mod merge;
pub(crate) mod reader;
pub(crate) mod spreadsheet;
pub(crate) mod sync;
