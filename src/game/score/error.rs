//! Why typed scores cannot be read.

use crate::cards::{ParseCardsError, Rank};
use crate::rules::{ImpossibleCardsLeft, Round};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreEntryError {
    Unreadable {
        text: String,
        /// A text that can be read, and was perhaps meant: `kings` for `kigns`.
        nearest: Option<String>,
    },
    TooLarge {
        text: String,
    },
    Cards(ParseCardsError),
    /// A plural without a number: `kings`.
    NoNumber {
        plural: String,
    },
    /// A number before one card, in a language with a plural: `tre femma`.
    CountOrCard {
        text: String,
    },
    /// `a 5` in a deck with aces.
    Article {
        rank: Rank,
    },
    /// `xx`: an `x` alone marks who went out, and is no Joker.
    Mark {
        text: String,
    },
    /// `3x10`: points are added up.
    Product {
        text: String,
    },
    /// `5.5`.
    NotWhole {
        text: String,
    },
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
            Self::Cards(_)
                | Self::NoNumber { .. }
                | Self::CountOrCard { .. }
                | Self::Article { .. }
                | Self::Mark { .. }
                | Self::TooManyCards { .. }
                | Self::CardsLeft { .. }
        )
    }
}

#[cfg(test)]
error_samples! { ScoreEntryError {
    Unreadable { text: "12,", nearest: None },
    Unreadable { text: "twleve", nearest: Some("twelve".to_owned()) },
    TooLarge { text: "99999999999" },
    Article { rank: Rank::Five },
    Cards(crate::cards::ParseCardsError(vec![crate::cards::ParseCardError {
        part: None,
        place: 1,
        text: "J".to_owned(),
        flaw: crate::cards::CardErrorKind::JackOrJoker,
    }])),
    NoNumber { plural: "kings" },
    CountOrCard { text: "tre femma" },
    Mark { text: "xx" },
    Product { text: "3x10" },
    NotWhole { text: "5.5" },
    Slip { text: "2O", meant: "20" },
    TooManyCards { round: Round::LAST, dealt: 13, cards: 14 },
    CardsLeft(ImpossibleCardsLeft { round: Round::LAST, dealt: 13, cards: 12 }),
} }

/// One way to read a row of typed scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowText {
    /// What was typed for each player.
    EachPlayer(Vec<(String, String)>),
    /// The score of one player: cards left, or a sum.
    OnePlayer(String),
}

/// Typed scores that do not give each player one.
#[derive(Debug)]
pub enum ScoreArgsError {
    NoValues {
        names: Vec<String>,
    },
    Mixed {
        value: String,
    },
    /// A name that no score follows.
    NoScore {
        name: String,
    },
    /// A correction in words, `tim had 13 not 31`; the example is what is typed for it.
    Corrects {
        example: Vec<String>,
    },
    /// A correction of a score that is another; the example is what is typed for it, empty
    /// if the round is not saved yet.
    WasAnother {
        round: u8,
        name: String,
        score: String,
        typed: String,
        example: Vec<String>,
    },
    /// A score and another that is said to be right: `20 no 25`.
    Twice {
        text: String,
    },
    /// Corrections of several rounds; the examples are each of them, none if they cannot be told
    /// apart or one is of a round that is not scored.
    SeveralRounds {
        examples: Vec<Vec<String>>,
    },
    /// More points for who has some already.
    Adds {
        name: String,
        score: i32,
        sum: String,
    },
    /// What may be a total: `to 62`.
    MayBeTotal {
        name: String,
        total: String,
    },
    /// A score of the others, where nobody has another; the name is of one.
    OnlyRest {
        name: String,
    },
    /// A score of the rest, who are these and not as many as was said.
    OtherRest {
        names: Vec<String>,
    },
    /// A score before the beginning of a name.
    NameLast {
        name: String,
        score: String,
    },
    /// A correction that may be about the round that is entered or the one before it.
    CorrectsEither {
        round: u8,
        scores: String,
        example: Vec<String>,
    },
    Count {
        round: u8,
        names: Vec<String>,
        values: usize,
    },
    NoName {
        value: String,
        name: String,
    },
    /// A correction without scores; the example is one with a score.
    NoCorrection {
        example: Vec<String>,
    },
    /// A correction without the number of its round; the example is one with it.
    NoRound {
        value: String,
        example: Vec<String>,
    },
    /// A row that can be read in several ways.
    Ambiguous {
        readings: Vec<RowText>,
    },
    /// Other players are at the table than when the scores were asked for.
    TableChanged,
}

impl ScoreArgsError {
    /// Returns `true` if scores are corrected, in another round than the one that is entered.
    pub const fn is_correction(&self) -> bool {
        matches!(
            self,
            Self::Corrects { .. }
                | Self::CorrectsEither { .. }
                | Self::WasAnother { .. }
                | Self::SeveralRounds { .. }
        )
    }
}

#[cfg(test)]
error_samples! { ScoreArgsError {
    NoValues { names: ["Ann", "Bob"] },
    Mixed { value: "12" },
    NoScore { name: "Ann" },
    Corrects { example: ["3", "Ann=13"] },
    WasAnother { round: 4, name: "Ann", score: "0", typed: "31", example: ["4", "Ann=13"] },
    SeveralRounds { examples: vec![
        ["3", "ann", "13"].map(str::to_owned).to_vec(),
        ["4", "bob", "12"].map(str::to_owned).to_vec(),
    ] },
    SeveralRounds { examples: Vec::new() },
    Twice { text: "20 no 25" },
    Adds { name: "Ann", score: 13, sum: "Ann 13+5" },
    MayBeTotal { name: "Ann", total: "62" },
    OnlyRest { name: "Ann" },
    OtherRest { names: ["Ann", "Bob"] },
    OtherRest { names: Vec::new() },
    NameLast { name: "Ann", score: "13" },
    CorrectsEither { round: 4, scores: "Ann 13", example: ["3", "Ann=13"] },
    Count { round: 4, names: ["Ann", "Bob"], values: 1 },
    NoCorrection { example: ["3", "Ann=31"] },
    NoRound { value: "tom=out", example: ["3", "tom=out"] },
    NoRound { value: "0", example: ["3", "tom=out"] },
    Ambiguous { readings: vec![
        RowText::EachPlayer([("Ann", "8,K"), ("Bob", "5")].map(|(a, b)| (a.into(), b.into())).into()),
        RowText::EachPlayer([("Ann", "8"), ("Bob", "K 5")].map(|(a, b)| (a.into(), b.into())).into()),
        RowText::OnePlayer("8,K 5".to_owned()),
    ] },
    NoName { value: "12", name: "Ann" },
    TableChanged,
} }
