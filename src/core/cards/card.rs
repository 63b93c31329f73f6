//! A card: a Joker, or a rank and a suit.

use std::cmp::Ordering;
use std::fmt;

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

use super::{Rank, Suit};

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
