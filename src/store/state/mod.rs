//! What follows from the journal: folded in memory at each run, but for games,
//! of which a cache holds what lists and standings read.
//!
//! The cache is never believed further than it fits the journal: each row has a
//! checksum and the totals of the events that it is folded from, all rows have a
//! control total, and the last row of the journal that it is true for is stored.
//! If anything differs, the games are folded again.

pub(in crate::store) mod fold_games;
pub(in crate::store) mod folded;
pub(in crate::store) mod game_cache;
pub(in crate::store) mod game_row;
pub(in crate::store) mod numbers;
pub(in crate::store) mod players;
pub(in crate::store) mod revocations;
