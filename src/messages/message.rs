use std::error::Error;
use std::fmt;

use super::{Hint, Language, Messages, RequestError, TournamentError};
use crate::cards::{ParseCardError, ParseCardsError};
use crate::game::{
    ImplausibleScore, InvalidName, InvalidText, LookupError, NewLeagueError, NewPlayerError,
    PlayError, ScoreArgsError, ScoreEntryError, SeatNotFound, SolitaireError, StartError,
    TypedMoveError, TypedPilesError, UnknownMethod, WriteError,
};
use crate::odds::PositionError;
use crate::rules::meld::MeldError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::{ImpossibleCardsLeft, LayDownProblem, RulesetError};
use crate::solver::HandSizeError;
use crate::tournament::SeatingError;

/// A value with a sentence in any language, such as an error.
pub trait Message {
    /// Returns the sentence, without a final period.
    fn text(&self, words: &Messages) -> String;

    /// Returns what to do about it, `None` if the sentence says it all.
    fn hint(&self, words: &Messages) -> Option<Hint>;

    /// Returns the sentence in English, as data has it.
    fn in_english(&self) -> String {
        self.text(Language::English.words())
    }
}

/// Implements [`Message`] for the errors of the modules below. The second method,
/// if there is one, returns the hint. `<S>` is why the storage failed.
macro_rules! messages {
    ($($error:ident: $(<$store:ident>)? $text:ident $($hint:ident)?,)*) => {$(
        impl $(<$store: fmt::Display>)? Message for $error $(<$store>)? {
            fn text(&self, words: &Messages) -> String {
                words.$text(self)
            }

            fn hint(&self, _words: &Messages) -> Option<Hint> {
                hint_of!(self, _words $(, $hint)?)
            }
        }
    )*};
}

/// Implements [`Error`](std::error::Error) in English.
macro_rules! errors {
    ($($error:ident $(<$store:ident>)?,)*) => {$(
        impl $(<$store: fmt::Display>)? fmt::Display for $error $(<$store>)? {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.in_english())
            }
        }

        impl $(<$store: fmt::Display + fmt::Debug>)? Error for $error $(<$store>)? {}
    )*};
}

macro_rules! hint_of {
    ($error:expr, $words:expr) => {
        None
    };
    ($error:expr, $words:expr, $hint:ident) => {
        $words.$hint($error)
    };
}

messages! {
    ParseCardError: bad_card,
    ParseCardsError: bad_cards bad_cards_hint,
    MeldError: meld_error,
    LayDownProblem: lay_down_problem,
    HandSizeError: hand_size hand_size_hint,
    ImpossibleCardsLeft: impossible_cards_left,
    PositionError: position_error,
    RulesetError: ruleset_error ruleset_error_hint,
    RulingNotFound: ruling_not_found ruling_not_found_hint,
    ScoreEntryError: score_entry_error score_entry_error_hint,
    ScoreArgsError: score_args_error score_args_error_hint,
    ImplausibleScore: implausible_score,
    InvalidName: invalid_name,
    InvalidText: invalid_text,
    WriteError: <S> write_error write_error_hint,
    NewPlayerError: <S> new_player_error new_player_error_hint,
    NewLeagueError: <S> new_league_error new_league_error_hint,
    StartError: start_error start_error_hint,
    PlayError: play_error play_error_hint,
    TournamentError: tournament_error tournament_error_hint,
    SeatingError: seating_error,
    SolitaireError: solitaire_error,
    TypedMoveError: typed_move_error typed_move_error_hint,
    TypedPilesError: typed_piles_error typed_piles_error_hint,
    UnknownMethod: unknown_method,
    LookupError: lookup_error lookup_error_hint,
    SeatNotFound: seat_not_found seat_not_found_hint,
    RequestError: request_error request_error_hint,
}

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
    TournamentError,
    SeatingError,
    SolitaireError,
    TypedMoveError,
    TypedPilesError,
    UnknownMethod,
    LookupError,
    SeatNotFound,
    RequestError,
}
