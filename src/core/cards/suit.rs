//! The five suits.

use std::fmt;

/// One of the five suits.
///
/// Suits have no order in the game, so there is no `Ord`: nothing may compare
/// them by worth. [`Suit::ALL`] is the order in which they are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    Stars,
}

impl Suit {
    /// The five suits in the order in which they are listed.
    pub const ALL: [Self; 5] = [
        Self::Clubs,
        Self::Diamonds,
        Self::Hearts,
        Self::Spades,
        Self::Stars,
    ];

    /// Returns the place of the suit in [`Suit::ALL`], from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the canonical ASCII letter: `C`, `D`, `H`, `S` or `*`.
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S', '*'][self as usize]
    }

    /// Returns the sign printed on the card: `♣`, `♦`, `♥`, `♠` or `★`.
    pub const fn sign(self) -> char {
        ['♣', '♦', '♥', '♠', '★'][self as usize]
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            write!(f, "{}", self.sign())
        } else {
            write!(f, "{}", self.letter())
        }
    }
}
