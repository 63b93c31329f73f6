//! Names, cards and phrases that all other text is made of.

mod cards;
mod names;
mod page;
mod part;
mod phrases;
mod wrap;

pub use cards::{card, cards};
pub use names::{and, seat_names, shown};
pub(super) use names::{columns, fit, harmless, isolated, to_left, to_right};
pub(super) use page::{Page, finish, kind};
pub use part::Part;
pub(super) use phrases::rules;
pub use phrases::{counted, header, placed, plural, points};
pub use wrap::wrap;
