//! What follows from the journal: folded in memory at each run, but for games,
//! of which a cache holds what lists and standings read.
//!
//! The cache is never believed further than it fits the journal: each row has a checksum and the
//! totals of the events that it is folded from, all rows have a control total, and the last row of
//! the journal that it is true for is stored. If anything differs, the games are folded again.

pub(crate) mod fold_games;
pub(crate) mod folded;
pub(crate) mod game_cache;
pub(crate) mod game_row;
pub(crate) mod numbers;
pub(crate) mod players;
pub(crate) mod revocations;
