//! The exact best arrangement of a hand, with or without a discard.
//!
//! A plain library: no I/O, no clock, no threads, the same answer for the same cards in
//! any order. Source of the semantics: rules, "Hand sizes, and what is asked of each".

mod arrange;
mod arrangement;
mod arrangements;
mod candidates;
mod groupings;
mod naturals;
mod phases;
mod run_table;
mod search;
mod verdict;

pub use arrange::{arrange, least_penalty, least_penalty_below};
pub use arrangement::{Arrangement, MAX_MELDS};
pub use arrangements::arrangements;
pub(crate) use naturals::{LOWEST_BITS, marks};
pub(crate) use phases::discard_order;
pub use phases::{DrawnHand, HandSizeError, can_go_out, counting, drawn};
pub use verdict::{CardsLeft, LayDownVerdict, MeldFix, Verdict, better_lay_down, fix_meld, judge};
