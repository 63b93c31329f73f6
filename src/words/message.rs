use std::error::Error;
use std::fmt;

use super::{English, Words};
use crate::cards::{ParseCardError, ParseCardsError};
use crate::game::{
    ImplausibleScore, InvalidName, PlayError, ScoreEntryError, StartError, UnknownMethod,
};
use crate::rules::meld::MeldError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::{LayDownProblem, RulesetError};
use crate::solver::{HandSizeError, TooManyCardsLeft};
use crate::store::{NewLeagueError, NewPlayerError};

/// A value with a sentence in any language, such as an error.
pub trait Message {
    /// Returns the sentence, without a final period.
    fn text(&self, words: &dyn Words) -> String;
}

/// Implements [`Message`] for the errors of the modules below, and
/// [`Error`](std::error::Error) in English.
macro_rules! messages {
    ($($error:ty: $method:ident,)*) => {$(
        impl Message for $error {
            fn text(&self, words: &dyn Words) -> String {
                words.$method(self)
            }
        }

        impl fmt::Display for $error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.text(&English))
            }
        }

        impl Error for $error {}
    )*};
}

messages! {
    ParseCardError: bad_card,
    ParseCardsError: bad_cards,
    MeldError: meld_error,
    LayDownProblem: lay_down_problem,
    HandSizeError: hand_size,
    TooManyCardsLeft: too_many_cards_left,
    RulesetError: ruleset_error,
    RulingNotFound: ruling_not_found,
    ScoreEntryError: score_entry_error,
    ImplausibleScore: implausible_score,
    InvalidName: invalid_name,
    NewPlayerError: new_player_error,
    NewLeagueError: new_league_error,
    StartError: start_error,
    PlayError: play_error,
    UnknownMethod: unknown_method,
}
