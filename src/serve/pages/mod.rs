//! The pages, as HTML that needs no script.

mod enter;
mod frame;
mod reports;
mod sheet;

pub(super) use enter::{correction, entry, to_write};
pub(super) use frame::{ICON, SCRIPT, STYLE, ask_pin, missing, refused, trouble};
pub(super) use reports::{ask, games, report};
pub(super) use sheet::sheet;
