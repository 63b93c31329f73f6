//! What is wrong with typed cards.

use crate::cards::Rank;

/// Every bad card of a typed hand, in the order typed; never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseCardsError(pub Vec<ParseCardError>);

/// One typed word that is no card of the deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseCardError {
    /// The part of the table that it lies in; `None` for a plain hand.
    pub part: Option<HandPart>,
    /// Which card of the hand or part it is, counted from 1.
    pub place: usize,
    /// The word, shortened if it is long and without control characters.
    pub text: String,
    /// What is wrong with it.
    pub flaw: CardErrorKind,
}

/// A part of the table that cards are typed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandPart {
    /// A meld, counted from 1.
    Meld(usize),
    /// The discard.
    Discard,
    /// The cards left after melds are laid down.
    Left,
    /// The hand, beside what follows.
    Hand,
    /// The top card of the discard pile.
    Top,
    /// Cards that were seen.
    Seen,
    /// A pile of solitaire, by the number of its cards.
    Pile(usize),
}

/// What is wrong with a typed card.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum CardErrorKind {
    Rank {
        low_ranks: bool,
        nearest: Option<String>,
    },
    Suit {
        nearest: Option<String>,
    },
    NoSuit {
        rank: Rank,
    },
    /// `two 7D`, `x3`.
    Number,
    JackOrJoker,
    NoCard {
        nearest: Option<String>,
    },
    NoLowRanks,
    TooMany {
        copies: u8,
        of: Excess,
    },
}

/// What there is too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Excess {
    /// One card.
    Card,
    /// A rank, of which the suits are not said.
    Rank(Rank),
    /// Jokers.
    Joker,
}
