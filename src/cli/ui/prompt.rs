//! Questions to the user at a terminal, or to the lines of standard input.

use std::io::{self, BufRead, IsTerminal};

use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Behavior, Config, Editor};

use super::failure::{About, Failure, Result};
#[cfg(unix)]
use super::signals;
use super::terminal::{self, width};
use crate::messages::{Messages, RequestError};
use crate::render::wrap;

/// Lays out lines for a width in columns.
pub(crate) type Layout = Box<dyn Fn(usize) -> String>;

/// Someone who answers questions.
pub(crate) trait Prompt {
    /// Reads a line of text; `None` if the user gives no answer.
    fn next_line(&mut self, label: &str) -> Result<Option<String>>;

    /// Shows what can be answered, unless that was shown last.
    fn help(&mut self, _text: &str) {}

    fn tell(&mut self, _text: &str) {}

    /// Shows a page, which may be laid out again for another width.
    fn show(&mut self, _page: Layout) {}

    fn warn(&mut self, text: &str);

    /// Shows why an answer cannot be taken.
    fn refuse(&mut self, why: &str);

    /// Asks until an answer can be read; `read` returns why it cannot. `help` says what can be
    /// answered, and is shown again for `?`; it is empty if that is plain. `q` leaves unless it is
    /// an answer. The line is always empty: what is typed never adds to an old answer.
    fn ask<T>(
        &mut self,
        label: &str,
        help: &str,
        mut read: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T> {
        self.help(help);
        loop {
            let answer = self.next_line(label)?.ok_or_else(cancelled)?;
            match answer.trim() {
                "?" => self.tell(help),
                answer => match read(answer) {
                    Ok(read) => return Ok(read),
                    Err(_) if ["q", "quit", "exit"].contains(&answer) => return Err(cancelled()),
                    Err(why) => self.refuse(&why),
                },
            }
        }
    }

    /// Asks a question of yes or no until it is answered; Enter answers `default`, `?`
    /// explains. Returns `None` if the user gives no answer, or leaves with `q`.
    fn yes_or_no(
        &mut self,
        question: &str,
        default: bool,
        words: &Messages,
    ) -> Result<Option<bool>> {
        let label = words.yes_or_no(question, default);
        while let Some(answer) = self.next_line(&label)? {
            match yes_or_no(&answer, default, words) {
                None if answer.trim() == "?" => self.tell(words.yes_or_no_help()),
                None if words.is_quit(&answer) => break,
                None => self.refuse(words.yes_or_no_choices()),
                answer => return Ok(answer),
            }
        }
        Ok(None)
    }

    /// Asks which of several is meant, by its number, and returns its index; Enter answers
    /// `default`.
    fn choose(
        &mut self,
        (question, help): (&str, &str),
        texts: impl Iterator<Item = String>,
        default: Option<usize>,
        words: &Messages,
    ) -> Result<usize> {
        let mut count = 0;
        for text in texts {
            count += 1;
            self.tell(&words.choice(count, &text));
        }
        self.ask(question, help, |answer| {
            let number = answer.parse().ok().filter(|number| (1..=count).contains(number));
            let chosen = number.map(|number: usize| number - 1);
            chosen.or(default.filter(|_| answer.is_empty())).ok_or_else(|| words.choices(count))
        })
    }

    /// Asks a question of yes or no; Enter answers `default`.
    fn confirm(&mut self, question: &str, default: bool, words: &Messages) -> Result<bool> {
        self.yes_or_no(question, default, words)?.ok_or_else(cancelled)
    }
}

/// Reads yes or no; `None` if the answer is neither.
pub(crate) fn yes_or_no(answer: &str, default: bool, words: &Messages) -> Option<bool> {
    match answer.trim().to_lowercase().as_str() {
        "" => Some(default),
        yes if words.yes().contains(&yes) => Some(true),
        no if words.no().contains(&no) => Some(false),
        _ => None,
    }
}

/// Returns `true` if an answer goes back to the previous question.
pub(crate) fn is_back(answer: &str, words: &Messages) -> bool {
    words.back().contains(&answer.trim().to_lowercase().as_str())
}

pub(crate) fn cancelled() -> Failure {
    RequestError::Cancelled.into()
}

pub(crate) struct Terminal {
    editor: Editor<(), MemHistory>,
    /// The help that was shown last.
    helped: String,
    /// What waits for Ctrl-C, if that does not end the process.
    #[cfg(unix)]
    interrupts: Option<signals::Interrupts>,
}

impl Terminal {
    /// Returns the terminal, `None` if standard input or standard error is not one.
    pub(crate) fn find() -> Result<Option<Self>> {
        if !(io::stdin().is_terminal() && io::stderr().is_terminal()) {
            return Ok(None);
        }
        #[cfg(unix)]
        signals::give_back_terminal().about(|| "cannot ask at the terminal")?;
        // Questions go to the terminal itself: standard output is for data and may be redirected.
        let config = Config::builder().behavior(Behavior::PreferTerm).build();
        Ok(Some(Self {
            editor: Editor::with_history(config, MemHistory::new()).map_err(unusable)?,
            helped: String::new(),
            #[cfg(unix)]
            interrupts: None,
        }))
    }

    /// Lets Ctrl-C drop what is asked from now on, or end a command that asks; it does
    /// not end this process.
    pub(crate) fn outlive_interrupts(&mut self) -> Result<()> {
        #[cfg(unix)]
        {
            let interrupts = signals::Interrupts::take();
            self.interrupts = Some(interrupts.about(|| "cannot ask at the terminal")?);
        }
        Ok(())
    }

    /// Reads a line where it cannot be edited: the terminal may have no way to say so.
    fn read_unedited(&mut self) -> Result<Option<String>> {
        let unreadable = || "cannot read standard input";
        let mut line = String::new();
        #[cfg(unix)]
        let is_typed = match &mut self.interrupts {
            Some(interrupts) => interrupts.wait().about(unreadable)?,
            None => true,
        };
        #[cfg(not(unix))]
        let is_typed = true;
        if !is_typed || io::stdin().lock().read_line(&mut line).about(unreadable)? == 0 {
            terminal::tell_line("");
            return Ok(None);
        }
        Ok(Some(line.trim_end_matches(['\n', '\r']).to_owned()))
    }
}

/// Splits what is asked into the lines above the answer and the one beside it.
fn split_label(label: &str, width: usize) -> (String, String) {
    let wrapped = wrap("", "", label, width - 1);
    let (above, beside) = wrapped.rsplit_once('\n').unwrap_or(("", &wrapped));
    (above.to_owned(), format!("{beside} "))
}

fn unusable(error: ReadlineError) -> Failure {
    Failure::new(format!("cannot ask at the terminal: {error}"))
}

impl Prompt for Terminal {
    fn next_line(&mut self, label: &str) -> Result<Option<String>> {
        let (above, label) = split_label(label, width(&io::stderr()));
        if !above.is_empty() {
            terminal::tell_line(&above);
        }
        if terminal::is_dumb() {
            // Once it is asked, Ctrl-C is the answer.
            #[cfg(unix)]
            self.interrupts.iter_mut().for_each(signals::Interrupts::forget);
            terminal::print_message(&label);
            return self.read_unedited();
        }
        match self.editor.readline(&label) {
            Ok(answer) => Ok(Some(answer)),
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(None),
            Err(error) => Err(unusable(error)),
        }
    }

    fn help(&mut self, text: &str) {
        if !text.is_empty() && self.helped != text {
            self.tell(text);
            self.helped = text.to_owned();
        }
    }

    fn tell(&mut self, text: &str) {
        terminal::tell_line(&wrap("", "", text, width(&io::stderr())));
    }

    fn show(&mut self, page: Layout) {
        terminal::tell_line(page(width(&io::stderr())).trim_end_matches('\n'));
    }

    fn warn(&mut self, text: &str) {
        terminal::warn(text);
    }

    fn refuse(&mut self, why: &str) {
        terminal::refuse(why);
    }
}

/// Answers in turn, for tests; notes what was asked and what was refused.
#[cfg(test)]
pub(crate) struct Script<'a> {
    answers: std::str::Split<'a, char>,
    pub(crate) notes: Vec<String>,
}

#[cfg(test)]
impl<'a> Script<'a> {
    /// Creates a user with answers that `/` separates.
    pub(crate) fn new(answers: &'a str) -> Self {
        Self { answers: answers.split('/'), notes: Vec::new() }
    }
}

#[cfg(test)]
impl Prompt for Script<'_> {
    fn next_line(&mut self, label: &str) -> Result<Option<String>> {
        self.notes.push(label.to_owned());
        Ok(self.answers.next().map(str::to_owned))
    }

    fn tell(&mut self, text: &str) {
        self.notes.push(text.to_owned());
    }

    fn show(&mut self, page: Layout) {
        self.notes.push(page(80));
    }

    fn warn(&mut self, text: &str) {
        self.notes.push(format!("warning: {text}"));
    }

    fn refuse(&mut self, why: &str) {
        self.notes.push(format!("error: {why}"));
    }
}

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

    fn warn(&mut self, text: &str) {
        terminal::warn(&format!("{}: {text}", self.words.line(self.read)));
    }

    fn refuse(&mut self, why: &str) {
        self.refused = Some(why.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::split_label;

    #[test]
    fn a_long_question_is_wrapped_and_its_last_line_carries_the_answer() {
        let split = |label: &str| split_label(label, 40);
        assert_eq!(split("Ann, total 12:"), (String::new(), "Ann, total 12: ".to_owned()));
        let (above, beside) =
            split("Take back the new solitaire: seed 7, begun at 2026-11-21 19:30? [y/N]");
        assert_eq!(above, "Take back the new solitaire: seed 7,");
        assert_eq!(beside, "begun at 2026-11-21 19:30? [y/N] ");
        let slip = "`l2` is not a number; did you mean 12? [Y/n]";
        let (above, beside) = split(slip);
        assert_eq!(format!("{above} {beside}"), format!("{slip} "));
        assert!(beside.len() < 40 && !above.is_empty(), "{beside}");
    }
}
