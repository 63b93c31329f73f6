//! Asks at a terminal; only where there is one.

use std::io::{self, IsTerminal};

use anyhow::{Context, Result};
use inquire::error::InquireError;
use inquire::ui::RenderConfig;
use inquire::validator::Validation;
use thiserror::Error;

use super::complain;

/// What is asked.
pub(super) struct Question<'a> {
    /// What stands before the answer.
    pub(super) label: &'a str,
    /// What stands there already, to be kept or changed.
    pub(super) before: &'a str,
    /// What can be answered.
    pub(super) help: &'a str,
    /// Says why an answer is none.
    pub(super) check: &'a dyn Fn(&str) -> Result<(), String>,
}

/// Someone who answers.
pub(super) trait Ask {
    /// Asks until there is an answer that passes its check.
    ///
    /// # Errors
    ///
    /// [`Stopped`] where whoever is asked wants no more of it.
    fn ask(&mut self, question: &Question<'_>) -> Result<String>;

    /// Tells something beside the questions, of one or more lines.
    fn tell(&mut self, text: &str);

    /// Tells that something is odd.
    fn warn(&mut self, text: &str);
}

/// Whoever was asked has stopped.
#[derive(Debug, Error)]
#[error("stopped, nothing was changed")]
pub(super) struct Stopped;

/// Whoever sits at the terminal.
pub(super) struct Terminal(());

impl Terminal {
    /// Returns the terminal, if questions and answers both go by one.
    pub(super) fn find() -> Option<Self> {
        let is_there = io::stdin().is_terminal() && io::stderr().is_terminal();
        is_there.then_some(Self(()))
    }
}

impl Ask for Terminal {
    fn ask(&mut self, question: &Question<'_>) -> Result<String> {
        let check = question.check;
        let config = match anstream::AutoStream::choice(&io::stderr()) {
            anstream::ColorChoice::Never => RenderConfig::empty(),
            _ => RenderConfig::default_colored(),
        };
        let answer = inquire::Text::new(question.label)
            .with_initial_value(question.before)
            .with_help_message(question.help)
            .with_render_config(config)
            .with_validator(move |text: &str| {
                Ok(match check(text) {
                    Ok(()) => Validation::Valid,
                    Err(why) => Validation::Invalid(why.into()),
                })
            })
            .prompt();
        match answer {
            Ok(answer) => Ok(answer.trim().to_owned()),
            Err(InquireError::OperationCanceled | InquireError::OperationInterrupted) => {
                Err(Stopped.into())
            }
            Err(error) => Err(error).context("cannot ask at the terminal"),
        }
    }

    fn tell(&mut self, text: &str) {
        anstream::eprintln!("{text}");
    }

    fn warn(&mut self, text: &str) {
        complain::warn(text);
    }
}
