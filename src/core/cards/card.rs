//! A card: a Joker, or a rank and a suit.

use std::cmp::Ordering;
use std::fmt;

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

/// One card: suited, or a Joker.
///
/// Whether a card is wild and what it costs depends on the round and the
/// ruleset, so a card knows neither; ask [`Ruleset`](crate::rules::Ruleset).
///
/// The order is the canonical one, for listing: by rank, then by suit in the
/// order of [`Suit::ALL`], Jokers last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Card {
    /// A card with a rank and a suit.
    Suited(Rank, Suit),
    /// A Joker; all Jokers are alike.
    Joker,
}

impl Card {
    /// Returns the rank; `None` for a Joker.
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Self::Suited(rank, _) => Some(rank),
            Self::Joker => None,
        }
    }

    /// Returns the suit; `None` for a Joker.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::Suited(_, suit) => Some(suit),
            Self::Joker => None,
        }
    }

    /// Returns every different card, aces and twos included, in canonical order.
    pub fn all() -> impl Iterator<Item = Self> {
        Rank::ALL
            .into_iter()
            .flat_map(|rank| Suit::ALL.map(|suit| Self::Suited(rank, suit)))
            .chain([Self::Joker])
    }

    fn order(self) -> usize {
        match self {
            Self::Suited(rank, suit) => usize::from(rank.number()) * 5 + suit.index(),
            Self::Joker => usize::MAX,
        }
    }
}

impl Ord for Card {
    fn cmp(&self, other: &Self) -> Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Writes canonical ASCII, `7D`, `10*`, `JOKER`; with `{:#}` the signs, `7♦`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suited(rank, suit) => {
                rank.fmt(f)?;
                suit.fmt(f)
            }
            Self::Joker => f.write_str("JOKER"),
        }
    }
}

/// Serializes as canonical ASCII, without allocating: a batch of answers holds
/// millions of cards.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let Self::Suited(rank, suit) = self else {
            return out.serialize_str("JOKER");
        };
        let mut text = ArrayString::<3>::new();
        text.push_str(rank.text());
        text.push(suit.letter());
        out.serialize_str(&text)
    }
}

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
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1..=13 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// Returns `true` if this is an ace or a two, which only some rulesets deal.
    pub const fn is_low(self) -> bool {
        matches!(self, Self::Ace | Self::Two)
    }

    /// Returns the canonical text: `A`, `2` to `10`, `J`, `Q` or `K`.
    pub const fn text(self) -> &'static str {
        // A reference, as an array would be built for each call.
        const TEXTS: &[&str; 13] =
            &["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
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
    pub const ALL: [Self; 5] =
        [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades, Self::Stars];

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
        if f.alternate() { write!(f, "{}", self.sign()) } else { write!(f, "{}", self.letter()) }
    }
}
