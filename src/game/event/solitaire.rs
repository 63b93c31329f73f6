//! Events of a game of solitaire.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

use super::json;
use crate::cards::{Card, Deck, Hand};
use crate::rules::{Round, Ruleset};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SolitaireEvent {
    SolitaireStarted(SolitaireStart),
    SolitairePlayed(SolitaireMove),
    /// Abandoned with cards left to draw, which counts as lost.
    SolitaireAbandoned {},
    /// A game that was played without the program was recorded.
    SolitaireRecorded(SolitaireScore),
    #[serde(untagged, skip_deserializing)]
    Unknown(Value),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SolitaireStart {
    /// A whole copy of the rules.
    #[serde(with = "json")]
    pub ruleset: Ruleset,
    /// Whether the drawn card itself may be thrown at once.
    pub throw_drawn: bool,
    /// What the cards were shuffled by; `None` for real cards.
    pub seed: Option<u64>,
    /// The eleven piles, of 3 to 13 cards.
    pub piles: Vec<Vec<Card>>,
    /// The cards to draw, in their order; `None` for real cards.
    pub stock: Option<Vec<Card>>,
}

/// One drawn card that was played to a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolitaireMove {
    /// Which of the cards drawn it is, from 1.
    pub draw: u8,
    pub card: Card,
    /// How many cards the pile was dealt, 3 to 13.
    pub pile: u8,
    /// The discard; `None` if the pile went out without one.
    pub discard: Option<Card>,
    pub closed: bool,
}

/// The end of a game that was played without the program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolitaireScore {
    /// How many piles were closed, 0 to 11.
    pub closed: u8,
    /// The points of the piles left open, if they were counted.
    pub left: Option<u16>,
}

sampled! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
    pub enum InvalidSolitaire {
        #[error("solitaire has {PILES} piles, not {0}")]
        Piles(usize), for (10);
        #[error("pile {pile} has {pile} cards, not {cards}")]
        PileSize { pile: usize, cards: usize }, for { pile: 5, cards: 4 };
        #[error("there are {expected} cards to draw, not {cards}")]
        Stock { expected: usize, cards: usize }, for { expected: 28, cards: 27 };
        #[error("more `{0}` than the deck has")]
        Copies(Card), for (Card::Joker);
        #[error("at most {PILES} piles can be turned over, not {0}")]
        Closed(u8), for (12);
        #[error("with all piles turned over, 0 points are left, not {0}")]
        PointsOfNone(u16), for (31);
        #[error("at most {MAX_LEFT} points can be left, not {0}")]
        Left(u16), for (10_000);
        #[error(
            "with {closed} of {PILES} piles turned over, the points left must be 0, or {least} to \
             {most}, not {left}"
        )]
        PointsOfOpen { closed: u8, least: i32, most: i32, left: u16 },
            for { closed: 10, least: 3, most: 440, left: 1 };
        #[error("a pile has 3 to 13 cards, not {0}")]
        Pile(u8), for (14);
    }
}

/// How many piles there are: one for each round.
pub const PILES: usize = 11;

/// More points than 88 cards have under any ruleset within reach.
const MAX_LEFT: u16 = 9_999;

impl SolitaireEvent {
    pub(super) fn check(&self) -> Result<(), InvalidSolitaire> {
        match self {
            Self::SolitaireStarted(start) => start.check(),
            Self::SolitairePlayed(play) if play.round().is_none() => {
                Err(InvalidSolitaire::Pile(play.pile))
            }
            Self::SolitaireRecorded(score) => score.check(),
            _ => Ok(()),
        }
    }
}

impl SolitaireMove {
    /// Returns the round whose number of cards the pile was dealt; `None` for an
    /// event that no version has written.
    pub fn round(&self) -> Option<Round> {
        Round::all().find(|round| round.dealt() == usize::from(self.pile))
    }
}

impl SolitaireStart {
    /// Checks that all cards are of one deck, and that each pile has its size.
    pub fn check(&self) -> Result<(), InvalidSolitaire> {
        self.unseen().map(drop)
    }

    /// Returns the cards of the deck that are in no pile.
    pub fn unseen(&self) -> Result<Hand, InvalidSolitaire> {
        if self.piles.len() != PILES {
            return Err(InvalidSolitaire::Piles(self.piles.len()));
        }
        for (pile, cards) in Round::all().map(Round::dealt).zip(&self.piles) {
            let cards = cards.len();
            if cards != pile {
                return Err(InvalidSolitaire::PileSize { pile, cards });
            }
        }
        let mut unseen: Hand = whole(self.ruleset.deck()).collect();
        take(&mut unseen, self.piles.iter().flatten())?;
        if let Some(stock) = &self.stock {
            let mut rest = unseen;
            take(&mut rest, stock)?;
            let (expected, cards) = (unseen.len(), stock.len());
            if expected != cards {
                return Err(InvalidSolitaire::Stock { expected, cards });
            }
        }
        Ok(unseen)
    }
}

impl SolitaireScore {
    /// Checks that a game can end so.
    pub fn check(&self) -> Result<(), InvalidSolitaire> {
        let all = usize::from(self.closed) == PILES;
        match self.left {
            _ if usize::from(self.closed) > PILES => Err(InvalidSolitaire::Closed(self.closed)),
            Some(left) if all && left > 0 => Err(InvalidSolitaire::PointsOfNone(left)),
            Some(left) if left > MAX_LEFT => Err(InvalidSolitaire::Left(left)),
            _ => Ok(()),
        }
    }
}

/// Returns the cards of a deck in canonical order, each as often as the deck has it.
pub(in crate::game) fn whole(deck: Deck) -> impl Iterator<Item = Card> {
    Card::all().flat_map(move |card| std::iter::repeat_n(card, deck.copies(card).into()))
}

fn take<'a>(
    from: &mut Hand,
    cards: impl IntoIterator<Item = &'a Card>,
) -> Result<(), InvalidSolitaire> {
    let mut cards = cards.into_iter();
    let missing = cards.find(|&&card| !from.remove(card));
    missing.map_or(Ok(()), |&card| Err(InvalidSolitaire::Copies(card)))
}
