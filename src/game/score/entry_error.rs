use crate::cards::ParseCardsError;
use crate::rules::{ImpossibleCardsLeft, Round};

/// Why a text is no score.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ScoreEntryError {
    Unreadable {
        text: String,
    },
    TooLarge {
        text: String,
    },
    Cards(ParseCardsError),
    /// Letters that stand for digits: `2O` for 20.
    Slip {
        text: String,
        meant: String,
    },
    TooManyCards {
        round: Round,
        dealt: usize,
        cards: usize,
    },
    /// So many cards cannot be left of those dealt.
    CardsLeft(ImpossibleCardsLeft),
}

impl From<ImpossibleCardsLeft> for ScoreEntryError {
    fn from(error: ImpossibleCardsLeft) -> Self {
        Self::CardsLeft(error)
    }
}

impl ScoreEntryError {
    /// Returns `true` if cards were typed, which cannot be a score.
    pub fn is_of_cards(&self) -> bool {
        matches!(
            self,
            Self::Cards(_) | Self::TooManyCards { .. } | Self::CardsLeft { .. }
        )
    }
}

#[cfg(test)]
error_samples! { ScoreEntryError {
    Unreadable { text: "twelve" },
    TooLarge { text: "99999999999" },
    Cards(crate::cards::ParseCardsError(vec![crate::cards::ParseCardError {
        part: None,
        place: 1,
        text: "J".to_owned(),
        flaw: crate::cards::CardErrorKind::JackOrJoker,
    }])),
    Slip { text: "2O", meant: "20" },
    TooManyCards { round: Round::LAST, dealt: 13, cards: 14 },
    CardsLeft(ImpossibleCardsLeft { round: Round::LAST, dealt: 13, cards: 12 }),
} }
