//! Every sentence that people at the table read, as functions of values.
//!
//! [`Words`] has one trait per subject and one method per message, with no
//! default bodies: a language is one type that implements them all, and a
//! missing message does not compile. [`Language`] lists them.
//!
//! Knows nothing of layout or terminals: order, wrapping and colour of sentences
//! are up to [`render`](crate::render). What a program
//! reads (JSON, CSV, command names, flags) is never translated.

#[macro_use]
mod files;
#[macro_use]
mod subject;

mod command;
pub mod da;
mod dialogue;
mod director;
pub mod en;
pub mod fi;
#[cfg(test)]
pub(crate) mod fixture;
mod game;
mod game_change;
mod grammar;
mod hand;
mod hint;
pub mod is;
mod journal;
mod label;
mod language;
mod league;
mod lookup;
mod message;
pub mod nb;
mod odds;
mod phrase;
mod player;
mod report;
mod request;
mod rules;
#[cfg(test)]
mod samples;
mod score;
mod screen;
mod screen_keys;
mod solitaire;
mod speakers;
mod stats;
pub mod sv;
#[cfg(test)]
pub(crate) mod tests;
mod tournament;

pub use command::{Command, quoted};
pub use da::Danish;
pub use director::{DirectorColumn, TournamentError};
pub use en::English;
pub use fi::Finnish;
pub use game_change::GameChange;
pub use hint::Hint;
pub use is::Icelandic;
pub use journal::{EventNames, Step};
pub use label::Label;
pub use language::Language;
pub use league::{SelectedGames, Wins};
pub use message::Message;
pub use nb::Norwegian;
pub use odds::{Grade, Leaves, OddsExplanation, OddsFigure};
pub use phrase::MessageLabel;
pub use player::{Listed, PlayerWords};
pub use report::{Bars, ReportPart};
pub use request::RequestError;
pub use rules::{KnobColumn, RulingPart};
pub use score::ScoreWarningContext;
pub use screen_keys::ScreenKeys;
pub use solitaire::SolitaireColumn;
pub use stats::{Gain, Section};
pub use sv::Swedish;

/// All sentences of one language.
pub trait Words: PlayerWords {
    /// Returns the language.
    fn language(&self) -> Language;
}
