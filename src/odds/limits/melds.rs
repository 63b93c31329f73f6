//! Melds that are begun: the naturals that they hold, and how long they can be.

use arrayvec::ArrayVec;

/// The most melds of a hand.
pub(super) const MOST: usize = 4;

/// Melds of some naturals of a hand.
#[derive(Debug, Clone, Default)]
pub(super) struct Melds(pub(super) ArrayVec<Begun, MOST>);

/// A meld of one or more naturals of the hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Begun {
    pub(super) shape: Shape,
    pub(super) naturals: u32,
    /// How many of these have the wild rank.
    pub(super) at_home: u32,
    /// The fewest and the most cards that it can have, as far as cards are unseen.
    pub(super) least: u32,
    pub(super) most: u32,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Shape {
    /// Naturals of a suit at some places.
    Run { suit: usize, taken: u64 },
    /// Naturals of a rank, the suits as bits; a single one may be in a run instead,
    /// which only a search of all draws tells.
    Book { place: u32, suits: u8 },
    /// None of the hand: a book, or else a search of all draws must tell.
    Free,
    /// Wilds alone, of which those of the wild rank count as naturals.
    Wilds,
}

impl Begun {
    /// Returns a meld of no natural of the hand.
    pub(super) const fn of_none(shape: Shape, most: u32) -> Self {
        Self {
            shape,
            naturals: 0,
            at_home: 0,
            least: 3,
            most,
        }
    }
}

impl Melds {
    pub(super) fn len(&self) -> u32 {
        self.0.len() as u32
    }

    /// Returns the fewest cards that they have together.
    pub(super) fn cards(&self) -> u32 {
        self.0.iter().map(|meld| meld.least).sum()
    }

    /// Returns the naturals of the hand in them.
    pub(super) fn naturals(&self) -> u32 {
        self.0.iter().map(|meld| meld.naturals).sum()
    }

    /// Returns how many of these have the wild rank.
    pub(super) fn at_home(&self) -> u32 {
        self.0.iter().map(|meld| meld.at_home).sum()
    }
}
