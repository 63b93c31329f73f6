//! Answers from standard input that is no terminal, a line each.

use std::io::{self, BufRead};

use super::failure::{About, Failure, Result};
use super::messages;
use super::prompt::{Layout, Prompt};
use crate::messages::Messages;

/// Standard input as someone who answers. A line that is refused is an error:
/// it cannot be asked for again.
pub(crate) struct Lines {
    words: &'static Messages,
    /// How many were read.
    read: u64,
    refused: Option<String>,
}

impl Lines {
    /// Reads answers, and reports what is refused in a language.
    pub(crate) fn new(words: &'static Messages) -> Self {
        Self { words, read: 0, refused: None }
    }
}

impl Prompt for Lines {
    fn next_line(&mut self, _label: &str) -> Result<Option<String>> {
        if let Some(why) = self.refused.take() {
            return Err(Failure::new(why).about(self.words.line(self.read)));
        }
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line);
        let bytes = read.about(|| "cannot read standard input")?;
        self.read += 1;
        Ok((bytes > 0).then_some(line))
    }

    fn help(&mut self, _text: &str) {}

    fn tell(&mut self, _text: &str) {}

    fn show(&mut self, _page: Layout) {}

    fn warn(&mut self, text: &str) {
        messages::warn(&format!("{}: {text}", self.words.line(self.read)));
    }

    fn refuse(&mut self, why: &str) {
        self.refused = Some(why.to_owned());
    }
}
