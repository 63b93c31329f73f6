use std::path::PathBuf;

use chrono::NaiveDate;

use super::{Hint, Step};
use crate::game::{InvalidText, Season, SolitaireOrigin};
use crate::rules::Round;

/// What was asked for and cannot be done.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum RequestError {
    NoCards,
    /// Cards in whose place there is the error of a shell that found no file for a
    /// pattern such as `7*`.
    ShellError {
        message: String,
        pattern: String,
    },
    /// A meld without cards, counted from 1.
    EmptyMeld(usize),
    /// Cards discarded, not one.
    DiscardCount(usize),
    /// Cards on the discard pile that may be taken, not one.
    TopCount(usize),
    /// A top card beside a hand that has drawn.
    TopAfterDraw,
    /// A discard is asked for of a hand that has drawn no card.
    TrainBeforeDraw,
    /// Nobody is at the terminal to be asked.
    TrainWithoutTerminal,
    /// No backup was named; the newest is here, if there is one.
    NoBackup(Option<PathBuf>),
    /// Compared with themselves.
    SamePlayer(String),
    /// Has finished none of the games that count.
    NotInStandings(String),
    /// A rating counts all games.
    RatingDropsNone,
    FirstDayAfterLast {
        since: NaiveDate,
        until: NaiveDate,
    },
    AlreadyRetired(String),
    NotRetired(String),
    /// A player renamed to the same name.
    SameName(String),
    /// The last game is deleted, so that another would be resumed.
    LastGameDeleted(u32),
    /// A game moved to its own league.
    SameLeague(u32),
    NothingToChange,
    /// A text, such as a note, that was given with this option.
    InvalidText {
        option: &'static str,
        error: InvalidText,
    },
    SeasonEndsFirst(Season),
    /// The screen is wanted, but this is not a terminal.
    ScreenWithoutTerminal,
    /// The name of a ruleset has a comma.
    RulesetComma,
    BuiltInRuleset(String),
    /// A game of one, which may be a mistake.
    PlaysAlone(String),
    /// An undo would take back a whole game or an import, written here.
    UndoesGame(String),
    /// Another command was given while the user was asked.
    UndoOvertaken,
    /// A new game of solitaire while another one is open.
    SolitaireOpen {
        origin: SolitaireOrigin,
    },
    /// No game of solitaire is open.
    NoSolitaire,
    /// A real card is played before it was named.
    NoDrawnCard,
    /// Input that ends while a pile still takes so many cards.
    PilesEnd {
        pile: Round,
        wanted: usize,
    },
    /// No move of this game can be undone or redone here.
    NoMove(Step),
    /// The user gave no answer, or said no.
    Cancelled,
}

subject! {
/// Requests that cannot be met.
pub trait RequestWords {
    /// Names a line of answers that were not typed at a terminal: `line 2`.
    fn line(&self, number: u64) -> String;

    /// Returns why a request cannot be met.
    fn request_error(&self, error: &RequestError) -> String;

    /// Returns how to ask instead.
    fn request_error_hint(&self, error: &RequestError) -> Option<Hint>;
}
}
