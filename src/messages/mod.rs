//! Every sentence that people at the table read, as functions of values.
//!
//! [`Messages`] has one method per message: it chooses the message, what is worth
//! saying and in which order, once for all languages. Those that need no more than a
//! choice are rows of `messages!`; errors say theirs, with a hint, as [`Message`]. The
//! sentences are text in a file a language. [`Language`] lists the languages.
//!
//! Knows nothing of layout or terminals: order, wrapping and colour of sentences
//! are up to [`render`](crate::render). What a program
//! reads (JSON, CSV, command names, flags) is never translated.

#[macro_use]
mod files;
#[cfg(test)]
#[macro_use]
pub(crate) mod fixture;

mod command;
mod dialogue;
mod director;
mod game;
mod game_change;
mod hand;
mod hint;
mod journal;
mod label;
mod language;
mod league;
mod lookup;
mod message;
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
mod serve;
mod solitaire;
mod stats;
#[cfg(test)]
pub(crate) mod tests;
mod tournament;

pub use command::{Command, quoted};
pub use director::{DirectorColumn, TournamentError};
pub use files::replace;
pub use game_change::GameChange;
pub use hint::Hint;
pub use journal::{EventNames, Step};
pub use label::Label;
pub use language::Language;
pub use league::Wins;
pub use message::{Message, Said};
pub use odds::{Grade, Leaves, OddsExplanation, OddsFigure};
pub use phrase::MessageLabel;
pub use player::Listed;
pub use report::{Bars, ReportPart};
pub use request::RequestError;
pub use rules::{RuleColumn, RulingPart};
pub use score::ScoreWarningContext;
pub use screen_keys::ScreenKeys;
pub use serve::ServedPage;
pub use solitaire::SolitaireColumn;
pub use stats::{Gain, Section};

/// The messages of one language.
#[derive(Debug)]
pub struct Messages {
    language: Language,
}

impl Messages {
    /// Returns the language.
    pub const fn language(&self) -> Language {
        self.language
    }
}

impl Language {
    /// Returns the messages of the language.
    pub fn words(self) -> &'static Messages {
        const fn of(language: Language) -> Messages {
            Messages { language }
        }
        match self {
            Self::English => const { &of(Self::English) },
            Self::Danish => const { &of(Self::Danish) },
            Self::Swedish => const { &of(Self::Swedish) },
            Self::Norwegian => const { &of(Self::Norwegian) },
            Self::Finnish => const { &of(Self::Finnish) },
            Self::Icelandic => const { &of(Self::Icelandic) },
            #[cfg(test)]
            Self::PseudoLocale => const { &of(Self::PseudoLocale) },
        }
    }
}
