//! The naturals that no run uses, by rank.

use crate::solver::packed::Cost;

/// Naturals that are in no run.
#[derive(Clone, Copy)]
pub(in crate::solver) struct NonRunNaturals {
    /// All of them, four bits a rank.
    pub(in crate::solver) total: u64,
    /// Those among them that may yet go into a run and so cost nothing here,
    /// though a book may count on them.
    pub(in crate::solver) undecided: u64,
    /// All of them by suit, where the suits of a book must differ.
    pub(in crate::solver) suits: Option<[u64; 5]>,
    /// What the decided ones cost if all are loose.
    pub(in crate::solver) cost: Cost,
}

/// The books of one rank.
#[derive(Clone, Copy)]
pub(in crate::solver) struct RankBooks {
    /// The number of the rank.
    pub(in crate::solver) rank: u8,
    /// How many books there are.
    pub(in crate::solver) books: u8,
    /// How many wilds they have together.
    pub(in crate::solver) wilds: u8,
}
