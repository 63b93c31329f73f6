//! Why typed scores cannot be read.

use crate::cards::{ParseCardsError, ParseRanksError, Rank};
use crate::rules::{ImpossibleCardsLeft, Round};

sampled! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum ScoreEntryError {
        /// Perhaps a text was meant that can be read: `kings` for `kigns`.
        Unreadable { text: String, nearest: Option<String> },
            for { text: "12,", nearest: None } or { text: "twleve", nearest: "twelve" };
        TooLarge { text: String }, for { text: "99999999999" };
        Cards(ParseCardsError),
            for (ParseCardsError(crate::cards::ParseCardError::samples()));
        /// A plural without a number: `kings`.
        NoNumber { plural: String }, for { plural: "kings" };
        /// A number before one card, in a language with a plural: `tre femma`.
        CountOrCard { text: String }, for { text: "tre femma" };
        /// `a 5` in a deck with aces.
        Article { rank: Rank }, for { rank: Rank::Five };
        /// `xx`: an `x` alone marks who went out, and is no Joker.
        Mark { text: String }, for { text: "xx" };
        /// `3x10`: points are added up.
        Product { text: String }, for { text: "3x10" };
        /// `5.5`.
        NotWhole { text: String }, for { text: "5.5" };
        /// Letters that stand for digits: `2O` for 20.
        Slip { text: String, meant: String }, for { text: "2O", meant: "20" };
        TooManyCards { round: Round, dealt: usize, cards: usize },
            for { round: Round::LAST, dealt: 13, cards: 14 };
        /// So many cards cannot be left of those dealt.
        CardsLeft(ImpossibleCardsLeft), for (ImpossibleCardsLeft::samples().remove(0));
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

/// One way to read a row of typed scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowText {
    /// What was typed for each player.
    EachPlayer(Vec<(String, String)>),
    /// The score of one player: cards left, or a sum.
    OnePlayer(String),
}

#[cfg(test)]
fn owned((name, score): (&str, &str)) -> (String, String) {
    (name.to_owned(), score.to_owned())
}

sampled! {
    /// Typed scores that do not give each player one.
    #[derive(Debug)]
    pub enum ScoreArgsError {
        NoValues { names: Vec<String> }, for { names: ["Ann", "Bob"] };
        Mixed { value: String }, for { value: "12" };
        /// A name that no score follows.
        NoScore { name: String }, for { name: "Ann" };
        /// A correction in words, `tim had 13 not 31`; the example is what is typed for it.
        Corrects { example: Vec<String> }, for { example: ["3", "Ann=13"] };
        /// A correction of a score that is another; the example is what is typed for it, empty
        /// if the round is not saved yet.
        WasAnother { round: u8, name: String, score: String, typed: String, example: Vec<String> },
            for { round: 4, name: "Ann", score: "0", typed: "31", example: ["4", "Ann=13"] };
        /// A score and another that is said to be right: `20 no 25`.
        Twice { text: String }, for { text: "20 no 25" };
        /// Corrections of several rounds; the examples are each of them, none if they cannot be
        /// told apart or one is of a round that is not scored.
        SeveralRounds { examples: Vec<Vec<String>> },
            for { examples: vec![["3", "ann", "13"].value(), ["4", "bob", "12"].value()] }
                or { examples: Vec::new() };
        /// Scores of a round that is not the next one, and not scored; as arguments.
        OtherRound { round: u8, next: u8, scores: Vec<String> },
            for { round: 6, next: 5, scores: ["Ann=0", "Bob=13"] };
        /// More points for a player who has some already.
        Adds { name: String, score: i32, sum: String },
            for { name: "Ann", score: 13, sum: "Ann 13+5" };
        /// What may be a total: `to 62`.
        MayBeTotal { name: String, total: String }, for { name: "Ann", total: "62" };
        /// A score of the others, where nobody has another; the name is of one.
        OnlyRest { name: String }, for { name: "Ann" };
        /// A score of the rest, who are these and not as many as was said.
        OtherRest { names: Vec<String> }, for { names: ["Ann", "Bob"] } or { names: Vec::new() };
        /// A score before the beginning of a name.
        NameLast { name: String, score: String }, for { name: "Ann", score: "13" };
        /// A correction that may be about the round that is entered or the one before it.
        CorrectsEither { round: u8, scores: String, example: Vec<String> },
            for { round: 4, scores: "Ann 13", example: ["3", "Ann=13"] };
        /// Not as many scores as players; perhaps the example was meant.
        Count { round: u8, names: Vec<String>, values: usize, example: Option<String> },
            for { round: 4, names: ["Ann", "Bob"], values: 1, example: None }
                or { round: 4, names: ["Ann", "Bob"], values: 3, example: "K 5, out" };
        NoName { value: String, name: String }, for { value: "12", name: "Ann" };
        /// A correction without scores; the example is one with a score.
        NoCorrection { example: Vec<String> }, for { example: ["3", "Ann=31"] };
        /// A correction without the number of its round; the example is one with it.
        NoRound { value: String, example: Vec<String> },
            for { value: "tom=out", example: ["3", "tom=out"] }
                or { value: "0", example: ["3", "tom=out"] };
        /// A row that can be read in several ways.
        Ambiguous { readings: Vec<RowText> },
            for { readings: vec![
                RowText::EachPlayer([("Ann", "8,K"), ("Bob", "5")].map(owned).to_vec()),
                RowText::EachPlayer([("Ann", "8"), ("Bob", "K 5")].map(owned).to_vec()),
                RowText::OnePlayer("8,K 5".value()),
            ] };
        /// Other players are at the table than when the scores were asked for.
        TableChanged;
    }
}

impl ScoreEntryError {
    /// Returns why ranks cannot be read, `None` if a text is not of ranks.
    pub fn of_ranks(error: ParseRanksError) -> Option<Self> {
        match error {
            ParseRanksError::NotDealt(bad) => Some(Self::Cards(bad)),
            ParseRanksError::NoNumber { plural } => Some(Self::NoNumber { plural }),
            ParseRanksError::Article { rank } => Some(Self::Article { rank }),
            ParseRanksError::NotRanks => None,
        }
    }
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
                | Self::OtherRound { .. }
        )
    }
}
