//! Every error as a user reads it, with its hint, in `tests/errors.txt`, and every message of
//! every language in files of `tests/messages`, so that no letter changes unseen.
//!
//! The samples of errors stand beside each; `tests/it/errors.rs` fails if the sources have an
//! error that the file does not list. After a change of wording,
//! `CROWNS_REFRESH=1 cargo test --lib golden` writes the files again.

use std::any::type_name;
use std::collections::BTreeSet;
use std::fmt::{Debug, Display, Write};
use std::path::Path;
use std::{env, fs};

use super::ui::failure::Failure;
use crate::cards::*;
use crate::error_samples::ErrorSamples;
use crate::game::*;
use crate::messages::tests::messages;
use crate::messages::{Language, Message, RequestError, TournamentError};
use crate::odds::PositionError;
use crate::rules::meld::MeldError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::*;
use crate::seating::SeatingError;
use crate::solver::HandSizeError;
use crate::store::*;
// Those of the database, without the errors of any store.
use crate::store::{NewLeagueError, NewPlayerError, WriteError};

/// Calls a method with each sample of the errors.
macro_rules! each {
    ($errors:ident.$method:ident: $($error:ty,)+) => {
        $(<$error>::samples().into_iter().for_each(|error| $errors.$method(error));)+
    };
}

/// The errors of a language, one after the other.
#[derive(Default)]
struct Errors {
    language: Language,
    text: String,
    /// The name, message and hint of each that a command may end with and that
    /// is not about files, options or the database.
    failures: Vec<(String, String)>,
}

impl Errors {
    /// Adds an error that a command may end with.
    fn failure(&mut self, error: impl Debug + Into<Failure>) {
        let name = name(&error);
        let failure: Failure = error.into();
        let words = self.language.words();
        let mut message = failure.message(words);
        self.add(&name, &message);
        if let Some(hint) = failure.fix(words) {
            let hint = hint.write(None);
            writeln!(self.text, "hint: {hint}").unwrap();
            message += &format!("\n{hint}");
        }
        if failure.is_localized() && name != "WriteError::Missing" {
            self.failures.push((name, message));
        }
    }

    /// Adds an error of the core that stands in the message of another.
    fn message(&mut self, error: impl Debug + Message) {
        self.add(&name(&error), &error.in_english());
    }

    /// Adds an error that stands in the message of another.
    fn part(&mut self, error: impl Debug + Display) {
        self.add(&name(&error), &error.to_string());
    }

    fn add(&mut self, name: &str, message: &str) {
        writeln!(self.text, "\n{name}\nerror: {message}").unwrap();
    }

    fn all(language: Language) -> Self {
        let mut errors = Self { language, ..Self::default() };
        for flaw in CardErrorKind::samples() {
            let name = name(&flaw);
            let mut error = ParseCardError::samples().remove(0);
            error.flaw = flaw;
            errors.add(&name, &error.in_english());
        }
        each! { errors.message: ParseCardError, MeldError, LayDownProblem, }
        each! { errors.part:
            ParseEventError, InvalidEvent, InvalidSolitaire, InvalidTournament, ImplausibleScore,
            LineError, ParseExportError, InvalidDay, InvalidText, SheetProblem, ImportProblem,
        }
        each! { errors.message: SeatingError, }
        each! { errors.failure:
            ParseCardsError, RulesetError, RulingNotFound, HandSizeError, ImpossibleCardsLeft,
            PositionError, InvalidName, StartError, PlayError, ScoreEntryError, StoreError,
            ExportError, SyncError, WriteError, LookupError, SeatNotFound, TournamentError,
            ScoreArgsError, NewPlayerError, NewLeagueError, RequestError, SolitaireError,
            TypedLayDownError, TypedMoveError, TypedPilesError, UnknownMethod, ImportSpreadsheetError,
        }
        errors
    }
}

/// Returns the name of a type, and of the variant: `PlayError::JoinsTooLate`.
fn name<E: Debug>(error: &E) -> String {
    let debug = format!("{error:?}");
    let variant = debug.split(|c: char| !c.is_alphanumeric()).next();
    // Without its parameters.
    let of = type_name::<E>().split('<').next().unwrap().rsplit("::").next().unwrap();
    match variant.unwrap() {
        variant if variant == of => of.to_owned(),
        variant => format!("{of}::{variant}"),
    }
}

#[test]
fn every_error_reads_as_in_the_list() {
    check("errors.txt", Errors::all(Language::English).text.trim_start());
}

/// The errors and hints of each language, in a file beside its messages.
#[test]
fn every_error_reads_as_in_the_list_of_its_language() {
    for language in Language::translations() {
        let errors = Errors::all(language);
        check(&format!("messages/{}-errors.txt", language.tag()), &errors.text);
    }
}

/// English words that no other language has, beside those in backticks.
const ENGLISH_WORDS: [&str; 12] = [
    "the", "must", "not", "there", "which", "cannot", "with", "were", "this", "that", "has", "and",
];

#[test]
fn no_error_of_the_table_is_left_in_english() {
    let english = Errors::all(Language::English).failures;
    for language in Language::translations() {
        let failures = Errors::all(language).failures;
        assert_eq!(failures.len(), english.len());
        let is_left = |text: &str, english: &str| {
            let unquoted: String = text.split('`').step_by(2).collect();
            let mut words = unquoted.split(|c: char| !c.is_alphabetic());
            text == english || words.any(|word| ENGLISH_WORDS.contains(&word))
        };
        let left = failures.iter().zip(&english);
        let left = left.filter(|((_, text), (_, english))| is_left(text, english));
        let left: Vec<_> = left.map(|((name, text), _)| format!("{name}: {text}")).collect();
        assert!(left.is_empty(), "{language:?}:\n{}", left.join("\n"));
    }
}

/// Checks texts against a file of `tests`; with `CROWNS_REFRESH`, writes it.
fn check(name: &str, texts: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    if env::var_os("CROWNS_REFRESH").is_some() {
        fs::write(&file, texts).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    let (mut stored, mut texts) = (stored.lines(), texts.lines());
    for number in 1.. {
        match (stored.next(), texts.next()) {
            (None, None) => return,
            (was, is) => assert_eq!(is, was, "tests/{name}, line {number}"),
        }
    }
}

/// Each text stands there once, after the name of its message, in the order of the alphabet.
#[test]
fn every_message_reads_as_in_the_list() {
    for &language in Language::ALL {
        let messages = messages(language.words()).into_iter();
        let lines = messages.flat_map(|(name, texts)| {
            let line = move |text: String| format!("{name}: {}\n", text.replace('\n', "\\n"));
            texts.into_iter().map(line)
        });
        let list: String = lines.collect::<BTreeSet<_>>().into_iter().collect();
        check(&format!("messages/{}.txt", language.tag()), &list);
    }
}
