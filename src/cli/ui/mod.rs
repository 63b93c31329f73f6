//! The terminal: messages, questions, progress. Knows no command.

pub(crate) mod hints;
pub(crate) mod messages;
pub(crate) mod progress;
pub(crate) mod prompt;
pub(crate) mod terminal;
