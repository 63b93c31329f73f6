//! Building blocks of all other text: names, cards, phrases and wrapped lines.

mod cards;
mod names;
mod page;
mod phrases;
mod wrap;

pub(super) use crate::game::harmless;
pub use cards::{card, cards};
pub(crate) use names::{columns, fit, to_left, to_right};
pub(super) use names::{isolated, shown_names};
pub use names::{printable, seat_names, shown};
pub(super) use page::{Page, finish, hand_labels};
pub(super) use phrases::{and, score};
pub use phrases::{counted, placed};
pub use wrap::wrap;
