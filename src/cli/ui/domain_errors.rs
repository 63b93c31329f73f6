//! The errors of the other modules as failures. Those of the table bring their
//! hints along; the others get the hint that stands beside them.

use super::failure::Failure;
use crate::cards::ParseCardsError;
use crate::game::{
    InvalidName, LookupError, PlayError, ScoreArgsError, ScoreEntryError, SeatNotFound,
    SolitaireError, StartError, TypedLayDownError, TypedMoveError, TypedPilesError, UnknownMethod,
};
use crate::messages::{RequestError, TournamentError};
use crate::odds::PositionError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::{ImpossibleCardsLeft, RulesetError};
use crate::seating::SeatingError;
use crate::solver::HandSizeError;
use crate::store::{
    ExportError, NewLeagueError, NewPlayerError, StoreError, SyncError, WriteError,
};

macro_rules! errors_of_the_table {
    ($($error:ident $(but $inner:ident)?,)*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                $(if let $error::$inner(error) = error {
                    return error.into();
                })?
                Self::localized(error)
            }
        }
    )*};
}

errors_of_the_table! {
    ParseCardsError,
    HandSizeError,
    ImpossibleCardsLeft,
    PositionError,
    RulesetError,
    RulingNotFound,
    InvalidName,
    ScoreEntryError,
    ScoreArgsError,
    StartError,
    PlayError,
    SolitaireError,
    TypedLayDownError,
    TypedMoveError,
    TypedPilesError,
    UnknownMethod,
    SeatNotFound,
    RequestError,
    TournamentError,
    NewPlayerError but Write,
    NewLeagueError but Write,
    WriteError but Store,
}

impl From<LookupError> for Failure {
    fn from(error: LookupError) -> Self {
        let open = match &error {
            LookupError::SeveralOpen(games) => games.clone(),
            _ => Vec::new(),
        };
        let several = match &error {
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => Some((name.clone(), names.clone())),
            _ => None,
        };
        let failure = Self::localized(error).one_of(open);
        match several {
            Some((name, names)) => {
                failure.one_of_meanings(&name, names.into_iter().map(|name| vec![name]).collect())
            }
            None => failure,
        }
    }
}

impl From<SeatingError> for Failure {
    fn from(error: SeatingError) -> Self {
        TournamentError::Seating(error).into()
    }
}

impl From<ExportError> for Failure {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Write(error) => error.into(),
            ExportError::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let hint = error.hint();
        Self::english(error).hint(hint)
    }
}

impl From<SyncError> for Failure {
    fn from(error: SyncError) -> Self {
        let hint = error.hint();
        match error {
            SyncError::Store(error) => error.into(),
            error => Self::english(error).hint(hint),
        }
    }
}
