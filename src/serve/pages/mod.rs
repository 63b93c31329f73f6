//! The pages, as HTML that needs no script.

mod answers;
mod ask;
mod enter;
mod fix;
mod frame;
mod reports;
mod sheet;

pub(super) use answers::{ask_pin, missing, refused, trouble};
pub(super) use ask::ask;
pub(super) use enter::{enter, refused_entry};
pub(super) use fix::{fix, refused_fix};
pub(super) use frame::{ICON, SCRIPT, STYLE};
pub(super) use reports::{games, night, standings, tournament};
pub(super) use sheet::sheet;
