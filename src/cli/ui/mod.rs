//! The terminal and output files: messages, prompts, progress, errors. Knows no
//! command.

mod domain_errors;
pub(crate) mod failure;
pub(crate) mod lines;
pub(crate) mod messages;
pub(crate) mod pager;
pub(crate) mod progress;
pub(crate) mod prompt;
#[cfg(unix)]
mod signals;
pub(crate) mod size;
pub(crate) mod terminal;
