//! A round under a ruleset: which cards are wild and what each costs.

use super::{Round, Ruleset, WildValue};
use crate::cards::{Card, Deck, Rank};

/// A round as it is played under a ruleset.
///
/// Whether a card is wild and what it costs depend on both, so they are asked
/// here. Made by [`Ruleset::in_round`]; it borrows the ruleset and is cheap to
/// copy.
///
/// ```
/// use crowns_core::cards::{Card, Rank, Suit};
/// use crowns_core::rules::{Round, Ruleset};
///
/// let official = Ruleset::official();
/// let rules = official.in_round(Round::LAST);
/// let king = Card::Suited(Rank::King, Suit::Hearts);
/// assert!(rules.is_wild(king));
/// assert_eq!(rules.value(king), 20);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundRules<'a> {
    /// The round.
    pub round: Round,
    /// The ruleset that it is played under.
    pub ruleset: &'a Ruleset,
}

impl Ruleset {
    /// Returns a round as it is played under this ruleset.
    pub const fn in_round(&self, round: Round) -> RoundRules<'_> {
        RoundRules {
            round,
            ruleset: self,
        }
    }
}

/// The fewest cards of a meld.
const MIN_MELD: usize = 3;

/// So many cards cannot be left: a player lays down no meld, so that all that
/// were dealt are left, or one or more of three cards or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImpossibleCardsLeft {
    /// The round.
    pub round: Round,
    /// The cards dealt in the round.
    pub dealt: usize,
    /// The cards that are there.
    pub cards: usize,
}

impl RoundRules<'_> {
    /// Returns an error unless so many cards can be left to a player who has
    /// discarded.
    ///
    /// # Errors
    ///
    /// [`ImpossibleCardsLeft`] with more than were dealt, or one or two fewer.
    pub const fn check_cards_left(self, cards: usize) -> Result<(), ImpossibleCardsLeft> {
        let dealt = self.dealt();
        match cards == dealt || cards + MIN_MELD <= dealt {
            true => Ok(()),
            false => Err(ImpossibleCardsLeft {
                round: self.round,
                dealt,
                cards,
            }),
        }
    }

    /// Returns how many cards each player is dealt, 3 to 13.
    pub const fn dealt(self) -> usize {
        self.round.dealt()
    }

    /// Returns the wild rank, three to king.
    pub const fn wild_rank(self) -> Rank {
        self.round.wild()
    }

    /// Returns the deck that the round is dealt from.
    pub const fn deck(self) -> Deck {
        self.ruleset.deck()
    }

    /// Returns `true` if a card is wild: a Joker, or of the wild rank.
    pub fn is_wild(self, card: Card) -> bool {
        card.rank().is_none_or(|rank| rank == self.wild_rank())
    }

    /// Returns what a card costs if it is left in no meld, in points.
    ///
    /// Source: leaflet; the Texas sheet for the ace.
    pub fn value(self, card: Card) -> u16 {
        match card {
            Card::Joker => self.ruleset.joker_value,
            Card::Suited(rank, _) if rank == self.wild_rank() => match self.ruleset.wild_value {
                WildValue::Points(points) => points,
                WildValue::Face => self.ruleset.natural_value(rank),
            },
            Card::Suited(rank, _) => self.ruleset.natural_value(rank),
        }
    }
}
