use super::{Hint, Language, Messages};
use crate::game::{
    ImplausibleScore, InvalidName, InvalidText, LookupError, NewLeagueError, NewPlayerError,
    PlayError, ScoreArgsError, ScoreEntryError, SeatNotFound, SolitaireError, StartError,
    TypedMoveError, TypedPilesError, UnknownMethod, WriteError,
};

/// A value with a sentence in any language, such as an error.
pub trait Message {
    /// Returns the sentence, without a final period, and what to do about it.
    fn said(&self, words: &Messages) -> Said;

    /// Returns the sentence alone.
    fn text(&self, words: &Messages) -> String {
        self.said(words).text
    }

    /// Returns what to do about it, `None` if the sentence says it all.
    fn hint(&self, words: &Messages) -> Option<Hint> {
        self.said(words).hint
    }

    /// Returns the sentence in English, as data has it.
    fn in_english(&self) -> String {
        self.text(Language::English.words())
    }
}

/// A sentence, and the hint that goes with it.
#[derive(Debug, Clone)]
pub struct Said {
    pub(super) text: String,
    pub(super) hint: Option<Hint>,
}

impl Said {
    /// Puts a hint in the place of the one that stands beside the sentence.
    pub(super) fn with(self, hint: impl Into<Option<Hint>>) -> Self {
        let hint = hint.into();
        Self { hint, ..self }
    }
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        Self { text, hint: None }
    }
}

/// Implements [`Error`](std::error::Error) in English.
macro_rules! errors {
    ($($error:ident $(<$store:ident>)?,)*) => {$(
        impl $(<$store: std::fmt::Display>)? std::fmt::Display for $error $(<$store>)? {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.in_english())
            }
        }

        impl $(<$store: std::fmt::Display + std::fmt::Debug>)? std::error::Error for $error $(<$store>)? {}
    )*};
}

pub(super) use errors;

errors! {
    ScoreEntryError,
    ScoreArgsError,
    ImplausibleScore,
    InvalidName,
    InvalidText,
    WriteError<S>,
    NewPlayerError<S>,
    NewLeagueError<S>,
    StartError,
    PlayError,
    SolitaireError,
    TypedMoveError,
    TypedPilesError,
    UnknownMethod,
    LookupError,
    SeatNotFound,
}
