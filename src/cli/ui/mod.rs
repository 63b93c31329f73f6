//! The terminal and output files: messages, prompts, progress, errors. Knows no
//! command.

mod domain_errors;
pub(crate) mod failure;
pub(crate) mod progress;
pub(crate) mod prompt;
#[cfg(unix)]
mod signals;
pub(crate) mod terminal;
