//! The command line: each command reads, asks the domain, renders and prints.
//!
//! `app` holds the commands, `typed` the arguments of the process, `meant` what else is typed for
//! commands, `named` names, `several` which of several is meant, `commands` a file or folder for
//! each or for a few of one subject, `complete` what a Tab offers, `args` the arguments they share,
//! `prelude` what each uses, `settings` those that last, `ui` the terminal.
//! Knows no rules. Exit status: 0 done or yes, 1 a clean "no", 2 an error.

mod app;
mod args;
mod commands;
mod complete;
mod context;
#[cfg(test)]
mod golden;
mod help;
mod meant;
mod named;
mod prelude;
mod process_args;
mod settings;
mod several;
mod ui;

pub use self::app::{command, run};
