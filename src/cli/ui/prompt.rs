//! Questions to the user, at a terminal only.

use std::io::{self, IsTerminal};

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Behavior, Config, Editor};

use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages;
use crate::cli::ui::terminal::width;
use crate::render::wrap;
use crate::words::RequestError;

/// A question and what can be answered.
pub(crate) struct Question<'a> {
    /// The text before the answer.
    pub(crate) label: &'a str,
    /// The answer to start from, which can be edited.
    pub(crate) before: &'a str,
    /// What can be answered, shown above the question.
    pub(crate) help: &'a str,
    /// Returns an error that says why an answer cannot be taken.
    pub(crate) check: &'a dyn Fn(&str) -> Result<(), String>,
}

/// Someone who answers questions.
pub(crate) trait Prompt {
    /// Asks until there is an answer that passes its check.
    ///
    /// # Errors
    ///
    /// [`cancelled`] if the user gives no answer.
    fn ask(&mut self, question: &Question<'_>) -> Result<String>;

    /// Shows text of one or more lines.
    fn tell(&mut self, text: &str);

    /// Shows a warning.
    fn warn(&mut self, text: &str);
}

/// Returns the failure of a user who gives no answer.
pub(crate) fn cancelled() -> Failure {
    RequestError::Cancelled.into()
}

/// The user at the terminal.
pub(crate) struct Terminal {
    editor: Editor<(), MemHistory>,
    /// The help that was shown last.
    helped: String,
}

impl Terminal {
    /// Returns the terminal, `None` if standard input or standard error is not
    /// one.
    ///
    /// # Errors
    ///
    /// If it cannot be used.
    pub(crate) fn find() -> Result<Option<Self>> {
        if !(io::stdin().is_terminal() && io::stderr().is_terminal()) {
            return Ok(None);
        }
        // Questions go to the terminal itself: standard output is for data and
        // may be redirected.
        let config = Config::builder().behavior(Behavior::PreferTerm).build();
        let editor = Editor::with_history(config, MemHistory::new()).map_err(unusable)?;
        let helped = String::new();
        Ok(Some(Self { editor, helped }))
    }
}

fn unusable(error: ReadlineError) -> Failure {
    Failure::new(format!("cannot ask at the terminal: {error}"))
}

impl Prompt for Terminal {
    fn ask(&mut self, question: &Question<'_>) -> Result<String> {
        if self.helped != question.help {
            self.tell(question.help);
            self.helped = question.help.to_owned();
        }
        let label = format!("{} ", question.label);
        let mut before = question.before.to_owned();
        loop {
            let read = self.editor.readline_with_initial(&label, (&before, ""));
            let answer = match read {
                Ok(answer) => answer,
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => return Err(cancelled()),
                Err(error) => return Err(unusable(error)),
            };
            match (question.check)(&answer) {
                Ok(()) => return Ok(answer.trim().to_owned()),
                Err(why) => messages::refuse(&why),
            }
            before = answer;
        }
    }

    fn tell(&mut self, text: &str) {
        let width = width(&io::stderr());
        anstream::eprintln!("{}", wrap("", "", text, width));
    }

    fn warn(&mut self, text: &str) {
        messages::warn(text);
    }
}
