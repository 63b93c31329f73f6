//! Errors as the user reads them: a message and, where one command would fix it, a hint.
//!
//! A failure is made where the error is raised, with its hint; what prints it knows no command.

use std::{fmt, io};

use anyhow::anyhow;

use crate::cards::ParseCardsError;
use crate::game::{
    GameSummary, InvalidName, LookupError, PlayError, ScoreArgsError, ScoreEntryError,
    SeatNotFound, SolitaireError, StartError, TypedLayDownError, TypedMoveError, TypedPilesError,
    UnknownMethod,
};
use crate::messages::{
    Command, Hint, Language, Message, MessageLabel, Messages, RequestError, TournamentError,
};
use crate::odds::PositionError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::{ImpossibleCardsLeft, RulesetError};
use crate::seating::SeatingError;
use crate::solver::HandSizeError;
use crate::store::{
    ExportError, NewLeagueError, NewPlayerError, StoreError, SyncError, WriteError,
};

/// What a command returns: a failure stands for exit status 2.
///
/// What asks fails if the user gives no answer, and what reads, writes or uses the
/// terminal, if that is not possible. What looks up a name fails with the nearest
/// names, or with those that start so if there are several.
pub(crate) type Result<T, E = Failure> = std::result::Result<T, E>;

/// Why a command could not do what it was asked to.
#[derive(Debug)]
pub(crate) struct Failure {
    message: Text,
    /// What the message is about, the widest first: a file, a line, a name.
    about: Vec<String>,
    hint: Option<Hint>,
    open: Vec<GameSummary>,
    /// What was typed, and the arguments of which it may be short for one or the others.
    meanings: Option<Box<(String, Vec<Vec<String>>)>>,
}

/// A message: an error about files, options and the like, in English, or a
/// sentence from [`crate::messages`] in the language of the user.
enum Text {
    English(anyhow::Error),
    /// Above one that sums them up.
    Several(Vec<Failure>),
    Localized(Box<dyn Message + Send + Sync>),
}

impl Text {
    fn write(&self, words: &Messages) -> String {
        match self {
            Self::English(error) => format!("{error:#}"),
            Self::Several(failures) => {
                let hint = |one: &Failure| Some(one.fix(words)?.write(None));
                let is_shared = shared_hint(failures, words).is_some();
                let mut text = String::new();
                for (index, one) in failures.iter().enumerate() {
                    text += if index == 0 { "" } else { "\n" };
                    text += &one.message(words);
                    let own = hint(one).filter(|_| !is_shared);
                    if own.is_some() && own != failures.get(index + 1).and_then(hint) {
                        let label = words.message_label(MessageLabel::Hint);
                        text += &format!("\n  {label}: {}", own.unwrap_or_default());
                    }
                }
                text
            }
            Self::Localized(message) => message.text(words),
        }
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(Language::default().words()).fmt(f)
    }
}

impl Failure {
    /// Creates a failure with a message in lower case and without a period.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self::with(Text::English(anyhow!(message.into())))
    }

    /// Creates a failure from an error that is written in English.
    pub(crate) fn english(error: impl Into<anyhow::Error>) -> Self {
        Self::with(Text::English(error.into()))
    }

    /// Creates a failure from an error that is written in the language of the user.
    pub(crate) fn localized(error: impl Message + Send + Sync + 'static) -> Self {
        Self::with(Text::Localized(Box::new(error)))
    }

    /// Combines several failures, each with what fixes it; what sums them up stands last, where
    /// it is seen.
    pub(crate) fn several(failures: impl Iterator<Item = Self>, summary: String) -> Self {
        Self::with(Text::Several(failures.chain([Self::new(summary)]).collect()))
    }

    fn with(message: Text) -> Self {
        Self { message, about: Vec::new(), hint: None, open: Vec::new(), meanings: None }
    }

    fn error<E: std::error::Error + Send + Sync + 'static>(&self) -> Option<&E> {
        if let Text::English(error) = &self.message { error.downcast_ref() } else { None }
    }

    #[must_use]
    pub(crate) fn hint(mut self, hint: impl Into<Option<Hint>>) -> Self {
        self.hint = hint.into();
        self
    }

    #[must_use]
    pub(crate) fn one_of_meanings(mut self, typed: &str, meanings: Vec<Vec<String>>) -> Self {
        self.meanings = Some(Box::new((typed.to_owned(), meanings)));
        self
    }

    /// Returns what was typed, and the arguments of which it may be short for one or the others.
    pub(crate) fn meanings(&self) -> Option<&(String, Vec<Vec<String>>)> {
        self.meanings.as_deref()
    }

    pub(crate) fn open_games(&self) -> &[GameSummary] {
        &self.open
    }

    /// Changes the commands of what fixes this.
    #[must_use]
    pub(crate) fn map_commands(self, words: &Messages, map: impl Fn(Command) -> Command) -> Self {
        let hint = self.fix(words).map(|hint| hint.map_commands(map));
        Self { hint, ..self }
    }

    /// Adds that it fixes this to run a command.
    #[must_use]
    pub(crate) fn run(self, command: Command, does: &'static str) -> Self {
        self.hint(Hint::run(command, does))
    }

    /// Puts what it is about before each line of the message.
    #[must_use]
    pub(crate) fn about(mut self, subject: impl Into<String>) -> Self {
        self.about.insert(0, subject.into());
        self
    }

    /// Returns `true` if the message is written in the language of the user.
    #[cfg(test)]
    pub(crate) fn is_localized(&self) -> bool {
        matches!(self.message, Text::Localized(_))
    }

    /// Returns `true` if the message is about the database without naming it.
    pub(crate) fn is_of_database(&self) -> bool {
        self.error().is_some_and(|error: &StoreError| !error.names_file())
    }

    /// Returns `true` if whoever read the output has gone, which is no error.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        self.error().is_some_and(|error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe)
    }

    pub(crate) fn has_hints(&self) -> bool {
        matches!(self.message, Text::Several(_))
    }

    /// Returns the message. What it is about stands before each of its lines, but for those of
    /// several failures: whose card the second one is would else be a guess.
    pub(crate) fn message(&self, words: &Messages) -> String {
        let about: String = self.about.iter().map(|about| format!("{about}: ")).collect();
        let text = without_codes(self.message.write(words));
        if self.has_hints() {
            return about + &text;
        }
        text.lines().map(|line| format!("{about}{line}")).collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn in_one_line(&self, words: &Messages) -> String {
        self.message(words).replace('\n', "; ")
    }

    /// Returns what fixes it, `None` if no one command does, or that of several is in the message.
    pub(crate) fn fix(&self, words: &Messages) -> Option<Hint> {
        let of_message = || match &self.message {
            Text::English(_) => None,
            Text::Several(failures) => shared_hint(failures, words),
            Text::Localized(message) => message.hint(words),
        };
        self.hint.clone().or_else(of_message)
    }
}

/// Returns a message without the codes that stand after what the system says:
/// `Permission denied (os error 13)`.
fn without_codes(mut text: String) -> String {
    const CODE: &str = " (os error ";
    while let Some(start) = text.find(CODE)
        && let Some(len) = text[start..].find(')')
    {
        text.replace_range(start..=start + len, "");
    }
    text
}

/// Returns what fixes each of several failures above the last, if that is the same.
fn shared_hint(failures: &[Failure], words: &Messages) -> Option<Hint> {
    let (_, failures) = failures.split_last()?;
    let mut hints = failures.iter().map(|one| one.fix(words));
    let first = hints.next()??;
    let text = first.write(None);
    hints.all(|hint| hint.is_some_and(|hint| hint.write(None) == text)).then_some(first)
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::IsADirectory => Self::new("it is a directory, not a file")
                .hint(Hint::new("name a file in that directory")),
            io::ErrorKind::StorageFull => Self::new("the disk is full")
                .hint(Hint::new("free some space on the disk, then run the command again")),
            io::ErrorKind::ReadOnlyFilesystem => {
                Self::new("the disk is read-only").hint(Hint::new("name a file on another disk"))
            }
            _ => Self::english(error),
        }
    }
}

pub(crate) trait About<T> {
    /// Puts what the error is about before its message.
    fn about<S: Into<String>>(self, subject: impl FnOnce() -> S) -> Result<T>;
}

impl<T, E: Into<Failure>> About<T> for Result<T, E> {
    fn about<S: Into<String>>(self, subject: impl FnOnce() -> S) -> Result<T> {
        self.map_err(|error| error.into().about(subject()))
    }
}

/// Returns early with a failure, from a message or from an error.
macro_rules! fail {
    ($($message:tt)+) => {
        return Err($crate::cli::ui::failure::Failure::new(format!($($message)+)))
    };
}
pub(crate) use fail;

/// How a command ended, for the exit status.
pub(crate) enum Outcome {
    /// Done, or "yes": exit status 0.
    Yes,
    /// A clean "no": exit status 1.
    No,
}

impl Outcome {
    pub(crate) fn from_yes(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// Declares errors of the table, which bring their hints along, as failures.
macro_rules! errors_of_the_table {
    ($($error:ident $(but $inner:ident)?,)*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                $(if let $error::$inner(error) = error {
                    return error.into();
                })?
                Self::localized(error)
            }
        }
    )*};
}

errors_of_the_table! {
    ParseCardsError, HandSizeError, ImpossibleCardsLeft, PositionError, RulesetError,
    RulingNotFound, InvalidName, ScoreEntryError, ScoreArgsError, StartError, PlayError,
    SolitaireError, TypedLayDownError, TypedMoveError, TypedPilesError, UnknownMethod,
    SeatNotFound, RequestError, SeatingError, TournamentError, NewPlayerError but Write,
    NewLeagueError but Write, WriteError but Store,
}

impl From<LookupError> for Failure {
    fn from(error: LookupError) -> Self {
        let (mut open, mut meanings) = (Vec::new(), None);
        match &error {
            LookupError::SeveralOpen(games) => open.clone_from(games),
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => {
                let each = names.iter().map(|name| vec![name.clone()]).collect();
                meanings = Some(Box::new((name.clone(), each)));
            }
            _ => {}
        }
        Self { open, meanings, ..Self::localized(error) }
    }
}

impl From<ExportError> for Failure {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Write(error) => error.into(),
            ExportError::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let hint = error.hint();
        Self::english(error).hint(hint)
    }
}

impl From<SyncError> for Failure {
    fn from(error: SyncError) -> Self {
        let hint = error.hint();
        match error {
            SyncError::Store(error) => error.into(),
            error => Self::english(error).hint(hint),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_or_read_only_disk_is_said_in_words() {
        let check = |kind: io::ErrorKind, expect: &str| {
            let failure = Failure::from(io::Error::from(kind)).about("cannot write `a.html`");
            let words = Language::default().words();
            let hint = failure.fix(words).unwrap().write(None);
            assert_eq!(format!("{}; {hint}", failure.message(words)), expect);
        };
        check(
            io::ErrorKind::StorageFull,
            "cannot write `a.html`: the disk is full; free some space on the disk, then run the \
             command again",
        );
        check(
            io::ErrorKind::ReadOnlyFilesystem,
            "cannot write `a.html`: the disk is read-only; name a file on another disk",
        );
    }

    #[test]
    fn each_line_says_what_it_is_about() {
        let failure = Failure::new("card 1 is none\ncard 2 too").about("Ann").about("line 2");
        assert_eq!(
            failure.message(Language::default().words()),
            "line 2: Ann: card 1 is none\nline 2: Ann: card 2 too"
        );
    }
}
