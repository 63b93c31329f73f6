//! The terminal and output files: messages, prompts, progress, errors. Knows no command.

pub(crate) mod failure;
pub(crate) mod prompt;
#[cfg(unix)]
pub(crate) mod signals;
pub(crate) mod terminal;
