//! The least cost of the naturals that are in no run: each rank is a book or
//! loose, and the wilds are shared among the ranks.

mod gains;
mod naturals;
mod table;

use arrayvec::ArrayVec;

pub(super) use self::naturals::{NonRunNaturals, RankBooks};
use super::arrangement::MAX_MELDS;
use super::packed::{Cost, PackedHand};

/// Returns the least cost of naturals with up to `wilds` wilds in books, and
/// of the other wilds: `rest` tells it by the number of wilds in books.
///
/// While cards are undecided it is a lower bound, whatever runs they make.
pub(super) fn least(
    packed: &PackedHand,
    left: NonRunNaturals,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> Cost {
    if packed.needs_table() {
        table::least(packed, left, wilds, rest)
    } else {
        gains::least(packed, left, wilds, rest)
    }
}

/// Returns the books that make the cost of [`least`], by rank.
pub(super) fn choose(
    packed: &PackedHand,
    left: NonRunNaturals,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> ArrayVec<RankBooks, MAX_MELDS> {
    if packed.needs_table() {
        table::choose(packed, left, wilds, rest)
    } else {
        gains::choose(packed, left, wilds, rest)
    }
}
