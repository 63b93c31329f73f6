//! The eleven rounds.

use std::fmt;

use crate::cards::Rank;

/// One of the eleven scoring units of a game; the leaflet calls it a "hand".
///
/// Round 1 deals 3 cards, round 11 deals 13. The rank equal to the number
/// dealt is wild. Source: leaflet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Round(u8);

impl Round {
    /// The eleventh: thirteen cards, Kings wild.
    pub const LAST: Self = Self(11);

    /// The eleven rounds in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=11).map(Self)
    }

    /// Returns the round of a number from 1 to 11; `None` for any other number.
    pub fn new(number: u8) -> Option<Self> {
        (1..=11).contains(&number).then_some(Self(number))
    }

    /// Returns the number of the round, 1 to 11.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns how many cards each player is dealt, 3 to 13.
    pub const fn dealt(self) -> usize {
        self.0 as usize + 2
    }

    /// Returns the wild rank, three to king.
    pub const fn wild(self) -> Rank {
        Rank::ALL[self.0 as usize + 1]
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_rounds_deal_three_to_thirteen_cards_of_which_the_rank_is_wild() {
        let rounds: Vec<_> = Round::all().collect();
        let dealt: Vec<_> = rounds.iter().map(|round| round.dealt()).collect();
        assert_eq!(dealt, (3..=13).collect::<Vec<_>>());
        for (number, round) in (1..).zip(rounds) {
            assert_eq!(round.number(), number);
            assert_eq!(usize::from(round.wild().number()), round.dealt());
        }
    }
}
