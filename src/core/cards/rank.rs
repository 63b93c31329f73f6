//! The ranks, ace to King.

use std::fmt;

use serde::{Serialize, Serializer};

/// The rank of a suited card, ace to king.
///
/// Ordered from the ace up. A game without low ranks uses three to king only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Ace = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All thirteen ranks, ace first.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// Returns the rank as a number: 1 for the ace to 13 for the king.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Returns the rank of a number from 1 to 13; `None` for any other number.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Returns `true` if this is an ace or a two, which only some rulesets deal.
    pub const fn is_low(self) -> bool {
        matches!(self, Self::Ace | Self::Two)
    }

    /// Returns the canonical text: `A`, `2` to `10`, `J`, `Q` or `K`.
    pub const fn text(self) -> &'static str {
        // A reference, as an array would be built for each call.
        const TEXTS: &[&str; 13] = &[
            "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
        ];
        TEXTS[self as usize - 1]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

/// Serializes as the canonical text.
impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.text())
    }
}
