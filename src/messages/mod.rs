//! Every sentence that people at the table read, as functions of values.
//!
//! [`Messages`] has one method per message: it chooses the message, what is worth
//! saying and in which order, once for all languages. Those that need no more than a
//! choice are rows of `messages!`; errors say theirs, with a hint, as [`Message`], a row
//! of `said!` a variant, and those that are nothing but a sentence are rows of `refusals!`.
//! The sentences are text in a file a language. [`Language`] lists the languages.
//!
//! Knows nothing of layout or terminals: order, wrapping and color of sentences
//! are up to [`render`](crate::render). What a program
//! reads (JSON, CSV, command names, flags) is never translated.

#[macro_use]
mod macros;
#[cfg(test)]
pub(crate) mod fixture;
#[cfg(test)]
#[macro_use]
mod samples;

mod asked;
mod dialogue;
mod files;
mod fluent;
mod game;
mod hand;
mod journal;
mod language;
mod league;
mod message;
mod odds;
mod pages;
mod player;
mod request;
mod rules;
mod score;
mod screen;
mod solitaire;
#[cfg(test)]
pub(crate) mod tests;
mod tournament;

pub use dialogue::{SHOWN, is_shown};
pub use files::replace;
pub use journal::{EventNames, Step};
pub use language::{Language, MessageLabel};
pub use league::{Label, Wins};
pub(crate) use macros::english;
pub use message::{Command, Hint, Message, Said, quoted};
pub use odds::{Leaves, OddsFigure};
pub use pages::{Bars, ReportPart, ServedPage};
pub use player::{Gain, Listed, Section};
pub use request::RequestError;
#[cfg(target_family = "wasm")]
pub use rules::give_rulings;
pub use rules::{RuleColumn, RulingPart};
pub use score::ScoreWarningContext;
pub use screen::ScreenKeys;
pub use solitaire::SolitaireColumn;
pub use tournament::{DirectorColumn, TournamentError, UnfinishedTable};

#[derive(Debug)]
pub struct Messages {
    language: Language,
}

impl Messages {
    pub const fn language(&self) -> Language {
        self.language
    }
}
