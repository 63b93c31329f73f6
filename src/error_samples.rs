//! Samples of errors: what the list of all errors shows. They stand beside each
//! error, and here for those of the core.

use std::path::PathBuf;

use chrono::NaiveDate;

use crate::cards::{
    Card, CardErrorKind, Excess, ParseCardError, ParseCardsError, Rank, parse_cards,
};
use crate::odds::PositionError;
use crate::rules::meld::MeldError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, Round, Rule, Ruleset, RulesetError};
use crate::seating::SeatingError;
use crate::solver::HandSizeError;

/// An error with samples of each variant.
pub(crate) trait ErrorSamples: Sized {
    /// Returns the samples, in the order of the list.
    fn samples() -> Vec<Self>;
}

/// What a sample is written as: a literal for text, a path, a card or a day.
pub(crate) trait Written<T> {
    /// Returns the value that is meant.
    fn value(self) -> T;
}

impl<T> Written<T> for T {
    fn value(self) -> T {
        self
    }
}

impl<T> Written<Box<T>> for T {
    fn value(self) -> Box<T> {
        Box::new(self)
    }
}

macro_rules! written {
    ($($type:ty: |$text:ident| $value:expr;)*) => {$(
        impl Written<$type> for &str {
            fn value(self) -> $type {
                let $text = self;
                $value
            }
        }

        impl<const N: usize> Written<Vec<$type>> for [&str; N] {
            fn value(self) -> Vec<$type> {
                self.map(Written::value).to_vec()
            }
        }
    )*};
}

written! {
    String: |text| text.to_owned();
    Option<String>: |text| Some(text.to_owned());
    Box<str>: |text| text.into();
    PathBuf: |text| text.into();
    Option<PathBuf>: |text| Some(text.into());
    Card: |text| parse_cards(text, Ruleset::official().deck()).unwrap()[0];
    NaiveDate: |text| text.parse().unwrap();
}

/// Implements [`ErrorSamples`], so that a variant without a sample does not compile.
macro_rules! error_samples {
    ($type:ident {
        $($variant:ident $(($($value:expr),+))? $({ $($field:ident: $of:expr),+ $(,)? })?,)+
    }) => {
        #[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
        impl $crate::error_samples::ErrorSamples for $type {
            fn samples() -> Vec<Self> {
                #[allow(unused_imports, reason = "most samples are made of literals")]
                use $crate::error_samples::{ErrorSamples, Written};
                #[allow(unreachable_patterns, reason = "a variant may have several samples")]
                let _ = |error: &Self| match error { $(Self::$variant { .. } => {})+ };
                vec![$(Self::$variant
                    $(($(Written::value($value)),+))?
                    $({ $($field: Written::value($of)),+ })?
                ),+]
            }
        }
    };
    ($type:ident: $($sample:expr),+ $(,)?) => {
        #[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
        impl $crate::error_samples::ErrorSamples for $type {
            fn samples() -> Vec<Self> {
                vec![$($sample),+]
            }
        }
    };
}

error_samples! { CardErrorKind {
    Rank { low_ranks: false, nearest: "10H" },
    Suit { nearest: "7D" },
    NoSuit { rank: Rank::Seven },
    JackOrJoker, Number,
    NoCard { nearest: None },
    NoLowRanks,
    TooMany { copies: 2, of: Excess::Card },
} }

error_samples! { ParseCardError: Self {
    part: None,
    place: 3,
    text: "1H".to_owned(),
    flaw: CardErrorKind::JackOrJoker,
} }

error_samples! { MeldError {
    TooShort { cards: 2 },
    TooLong { cards: 15 },
    RanksDiffer { one: "7H", other: "9D" },
    SuitTwice { card: "7H" },
    SuitsDiffer { one: "7H", other: "9D" },
    RankTwice { card: "7H" },
    Gap { low: "7H", high: "JH", missing: ["8H", "9H", "10H"], wilds: 1 },
    PastTheEnd { top: Rank::King, bottom: Rank::Three },
    NoRoom { places: 11, cards: 12 },
    TooManyWilds { most: 1, wilds: 2 },
    TooFewNaturals { least: 1, naturals: 0 },
} }

error_samples! { LayDownProblem {
    MeldError { place: 2 },
    GoingOut { round: Round::LAST, wanted: 13, melded: 12 },
    Count { round: Round::LAST, wanted: 13, melded: 9, left: 3 },
} }

error_samples! { RulesetError {
    NoRuleset { name: "kitchen" },
    NoValue { text: "ace" },
    NoRule { name: "aces", nearest: Some(Rule::Ace) },
    BadValue { rule: Rule::Ace, value: "middle" },
    Twice { rule: Rule::Ace, first: "low", second: "high" },
    NoAces { rule: Rule::Ace },
} }

error_samples! { ImpossibleCardsLeft:
    Self { round: Round::LAST, cards: 12 },
    Self { round: Round::LAST, cards: 14 },
}

error_samples! { RulingNotFound:
    Self { words: "tise".to_owned(), near: vec!["ties".to_owned()] },
    Self { words: "xyzzy".to_owned(), near: Vec::new() },
}

error_samples! { HandSizeError: Self { round: Round::LAST, cards: 12 } }

error_samples! { ParseCardsError: Self(
    [CardErrorKind::JackOrJoker, CardErrorKind::NoLowRanks]
        .map(|flaw| ParseCardError { part: None, place: 3, text: "1H".to_owned(), flaw })
        .to_vec(),
) }

error_samples! { PositionError {
    HandSize(HandSizeError { round: Round::LAST, cards: 12 }),
    TooFewUnseen(1),
} }

error_samples! { SeatingError {
    Players(2), Games(0),
    Tables { players: 16, tables: 6 },
    Sizes { players: 7, least: 4, most: 6 },
    NoPair(3, 9), NotSeated(3), IsSeated(3), NoChair,
} }
