//! Counts of cards by rank in one word, four bits a rank.

/// The lowest bit of each four.
pub(super) const LOWEST_BITS: u64 = 0x1111_1111_1111_1111;

/// Marks the ranks that a word has cards of, by the lowest bit of each four.
pub(super) const fn ranks(word: u64) -> u64 {
    (word | word >> 1 | word >> 2 | word >> 3) & LOWEST_BITS
}

/// The ranks that have one card, two, or more, by the lowest bit of each four.
pub(super) struct ByCount {
    pub(super) one: u64,
    pub(super) two: u64,
    pub(super) full: u64,
}

impl ByCount {
    pub(super) const fn new(word: u64) -> Self {
        let more = word >> 2 | word >> 3;
        let (even, odd) = (word >> 1 & !more, word & !more);
        Self {
            one: odd & !even & LOWEST_BITS,
            two: even & !odd & LOWEST_BITS,
            full: (even & odd | more) & LOWEST_BITS,
        }
    }
}
