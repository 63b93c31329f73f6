//! The pages, as HTML that needs no script.

mod answers;
mod enter;
mod fix;
mod frame;
mod pad;
mod sheet;

pub(super) use answers::{ask_pin, missing, refused, trouble};
pub(super) use enter::{enter, refused_entry};
pub(super) use fix::{fix, refused_fix};
pub(super) use frame::{ICON, SCRIPT, STYLE};
pub(super) use sheet::sheet;
