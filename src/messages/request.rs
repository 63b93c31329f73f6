use std::path::PathBuf;

use chrono::NaiveDate;

use super::solitaire::resume;
use super::{Command, Hint, Messages, Step};
use crate::game::{InvalidText, Season, SolitaireOrigin};
use crate::rules::Round;

/// Requests that cannot be met.
impl Messages {
    /// Names a line of answers that were not typed at a terminal: `line 2`.
    pub fn line(&self, number: u64) -> String {
        say!(self, "request-line", number)
    }

    /// Returns why a request cannot be met.
    pub fn request_error(&self, error: &RequestError) -> String {
        match error {
            RequestError::NoCards => say!(self, "request-no-cards"),
            RequestError::ShellError { message, .. } => {
                say!(self, "request-shell-error", message)
            }
            RequestError::EmptyMeld(number) => say!(self, "request-empty-meld", number),
            RequestError::DiscardCount(cards) => say!(self, "request-discard-count", cards),
            RequestError::TopCount(cards) => say!(self, "request-top-count", cards),
            RequestError::TopAfterDraw => say!(self, "request-top-after-draw"),
            RequestError::TrainBeforeDraw => say!(self, "request-train-before-draw"),
            RequestError::TrainWithoutTerminal => say!(self, "request-train-without-terminal"),
            RequestError::NoBackup(None) => say!(self, "request-no-backup-there"),
            RequestError::NoBackup(Some(_)) => say!(self, "request-no-backup"),
            RequestError::SamePlayer(name) => say!(self, "request-same-player", name),
            RequestError::NotInStandings(name) => say!(self, "request-not-in-standings", name),
            RequestError::RatingDropsNone => say!(self, "request-rating-drops-none"),
            RequestError::FirstDayAfterLast { since, until } => say!(
                self,
                "request-first-day-after-last",
                since = since.to_string(),
                until = until.to_string()
            ),
            RequestError::AlreadyRetired(name) => say!(self, "request-already-retired", name),
            RequestError::NotRetired(name) => say!(self, "request-not-retired", name),
            RequestError::SameName(name) => say!(self, "request-same-name", name),
            RequestError::LastGameDeleted(game) => say!(self, "request-last-game-deleted", game),
            RequestError::SameLeague(game) => say!(self, "request-same-league", game),
            RequestError::NothingToChange => say!(self, "request-nothing-to-change"),
            RequestError::InvalidText { option, error } => {
                format!("`{option}` {}", self.invalid_text(error))
            }
            RequestError::SeasonEndsFirst(Season { name, from, until }) => say!(
                self,
                "request-season-ends-first",
                name,
                from = from.to_string(),
                until = until.to_string()
            ),
            RequestError::ScreenWithoutTerminal => say!(self, "request-screen-without-terminal"),
            RequestError::RulesetComma => say!(self, "request-ruleset-comma"),
            RequestError::BuiltInRuleset(name) => say!(self, "request-built-in-ruleset", name),
            RequestError::PlaysAlone(name) => say!(self, "request-plays-alone", name),
            RequestError::UndoesGame(what) => say!(self, "request-undoes-game", what),
            RequestError::UndoOvertaken => say!(self, "request-undo-overtaken"),
            RequestError::SolitaireOpen { .. } => say!(self, "request-solitaire-open"),
            RequestError::NoSolitaire => say!(self, "request-no-solitaire"),
            RequestError::NoDrawnCard => say!(self, "request-no-drawn-card"),
            RequestError::PilesEnd { pile, wanted } => {
                say!(self, "request-piles-end", pile = pile.dealt(), wanted)
            }
            RequestError::NoMove(Step::Undo) => say!(self, "request-no-move-to-undo"),
            RequestError::NoMove(Step::Redo) => say!(self, "request-no-move-to-redo"),
            RequestError::Cancelled => say!(self, "request-cancelled"),
        }
    }

    /// Returns how to ask instead.
    pub fn request_error_hint(&self, error: &RequestError) -> Option<Hint> {
        Some(match error {
            RequestError::NoCards => hint!(
                self,
                "request-no-cards.hint",
                command = Command::new("check --round 1 7D 9D JOKER QS")
            ),
            RequestError::ShellError { pattern, .. } => {
                hint!(self, "request-shell-error.hint", pattern)
            }
            RequestError::TopAfterDraw => hint!(self, "request-top-after-draw.hint"),
            RequestError::NoBackup(Some(newest)) => hint!(
                self,
                "request-no-backup.hint",
                command = Command::new("restore").path(newest)
            ),
            RequestError::LastGameDeleted(game) => hint!(
                self,
                "request-last-game-deleted.hint",
                command = Command::new("game resume").arg(game)
            ),
            RequestError::ScreenWithoutTerminal => hint!(
                self,
                "request-screen-without-terminal.hint",
                command = Command::new("score")
            ),
            RequestError::PlaysAlone(_) => hint!(
                self,
                "request-plays-alone.hint",
                command = Command::new("new Ann Bob Cat")
            ),
            RequestError::UndoesGame(_) => hint!(self, "request-undoes-game.hint"),
            RequestError::UndoOvertaken => hint!(
                self,
                "request-undo-overtaken.hint",
                command = Command::new("undo")
            ),
            RequestError::SolitaireOpen { origin } => hint!(
                self,
                "request-solitaire-open.hint",
                resume = resume(*origin == SolitaireOrigin::Table),
                abandon = Command::new("solitaire abandon")
            ),
            RequestError::NoSolitaire => hint!(
                self,
                "request-no-solitaire.hint",
                command = Command::new("solitaire")
            ),
            RequestError::PilesEnd { .. } => hint!(self, "request-piles-end.hint"),
            _ => return None,
        })
    }
}

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

#[cfg(test)]
error_samples! { RequestError {
    NoCards,
    ShellError { message: "no matches found: 7*", pattern: "7*" },
    EmptyMeld(2), DiscardCount(2), TopCount(2), TopAfterDraw, TrainBeforeDraw, TrainWithoutTerminal,
    SamePlayer("Ann"), NotInStandings("Ann"), RatingDropsNone,
    FirstDayAfterLast { since: "1970-01-01", until: "1969-07-20" },
    AlreadyRetired("Ann"), NotRetired("Ann"), SameName("Ann"), LastGameDeleted(3), SameLeague(12),
    NothingToChange,
    InvalidText { option: "--note", error: InvalidText::Empty },
    SeasonEndsFirst(Season {
        name: "Autumn".to_owned(),
        from: NaiveDate::from_ymd_opt(2026, 12, 31).unwrap(),
        until: NaiveDate::from_ymd_opt(2026, 9, 1).unwrap(),
    }),
    ScreenWithoutTerminal, RulesetComma, BuiltInRuleset("official"), NoBackup(None),
    NoBackup("backups/crowns.db"), PlaysAlone("Gran"), UndoesGame("start of game 2: Ann, Bob"),
    UndoOvertaken, Cancelled,
    SolitaireOpen { origin: SolitaireOrigin::Dealt },
    SolitaireOpen { origin: SolitaireOrigin::Table },
    NoSolitaire, NoDrawnCard,
    PilesEnd { pile: Round::LAST, wanted: 1 },
    NoMove(Step::Undo), NoMove(Step::Redo),
} }
