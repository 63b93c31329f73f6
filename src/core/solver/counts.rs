//! Naturals by rank: counts, four bits a rank in one word, and sets of ranks.
//!
//! The number of a rank is its place: the ace in bits 4 to 7 of a word and in
//! bit 1 of a set.

use crate::cards::Card;

/// A set of ranks.
pub(super) type Ranks = u16;

/// Cards by suit, four bits a rank.
pub(super) type Suits = [u64; 5];

/// Returns `true` if there is such a card among those of some suits; no Joker is.
pub(super) fn holds(suits: &Suits, card: Card) -> bool {
    matches!(card, Card::Suited(rank, suit) if suits[suit.index()] >> (4 * rank.number()) & 15 != 0)
}

/// The lowest bit of each count.
pub(crate) const LOWEST_BITS: u64 = 0x1111_1111_1111_1111;

/// Marks the ranks that a word has cards of, by the lowest bit of each count.
pub(crate) const fn marks(word: u64) -> u64 {
    (word | word >> 1 | word >> 2 | word >> 3) & LOWEST_BITS
}

/// Returns the ranks that are marked.
pub(super) const fn ranks(marks: u64) -> Ranks {
    let pairs = (marks | marks >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
    (eights | eights >> 24) as Ranks
}

/// Returns one card of each rank.
pub(super) const fn word(ranks: Ranks) -> u64 {
    let eights = (ranks as u64 | (ranks as u64) << 24) & 0x0000_00ff_0000_00ff;
    let fours = (eights | eights << 12) & 0x000f_000f_000f_000f;
    let pairs = (fours | fours << 6) & 0x0303_0303_0303_0303;
    (pairs | pairs << 3) & LOWEST_BITS
}

/// Adds up the counts of a word, fifteen at most.
pub(super) const fn sum(word: u64) -> u8 {
    // The highest count of the product is the sum of all.
    (word.wrapping_mul(LOWEST_BITS) >> 60) as u8
}

/// Marks the ranks of one card, those of two, and those of more.
pub(super) const fn by_count(word: u64) -> [u64; 3] {
    let four = word >> 2 | word >> 3;
    let (even, odd) = (word >> 1 & !four, word & !four);
    [odd & !even & LOWEST_BITS, even & !odd & LOWEST_BITS, (even & odd | four) & LOWEST_BITS]
}

/// Returns the ranks of a set by their numbers, the lowest first.
pub(super) fn numbers(mut ranks: Ranks) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (ranks != 0).then(|| ranks.trailing_zeros() as u8)?;
        ranks &= ranks - 1;
        Some(number)
    })
}
