//! Messages on standard error: errors with their hints, warnings, notes.

use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

use anstyle::{AnsiColor, Style};

use super::failure::Failure;
use super::size::width;
use crate::game::is_control;
use crate::messages::{Language, MessageLabel, Messages};
use crate::render::{self, columns, printable, wrap};
use crate::store::without_passwords;

/// Prints an error and its hint; `db` is what was given with `--db`.
pub(crate) fn print_error(failure: &Failure, db: Option<&Path>, words: &Messages) {
    let mut text = labelled(MessageLabel::Error, &failure.message(words));
    if let Some(hint) = failure.fix(words) {
        text += "\n";
        text += &labelled(MessageLabel::Hint, &hint.write(db));
    }
    print(&text);
}

/// Prints an error and its hint as JSON, for programs.
pub(crate) fn print_error_json(failure: &Failure, db: Option<&Path>) {
    // What programs read is never translated.
    let words = Language::English.words();
    let hint = failure.fix(words);
    let hint = hint.map(|hint| without_passwords(&hint.write(db)));
    let message = without_passwords(&failure.message(words));
    print(&render::json::error(&message, hint.as_deref()));
}

/// Prints an error of the argument parser, wrapped between words.
pub(crate) fn print_usage_error(text: &str) {
    let width = width(&io::stderr());
    let line = |line: &str| {
        let indent = line.len() - line.trim_start().len();
        wrap("", &" ".repeat(indent + 2), line, width) + "\n"
    };
    let text = without_passwords(text);
    print(&text.lines().map(line).collect::<String>());
}

pub(crate) fn note(text: &str) {
    print(&labelled(MessageLabel::Note, text));
}

/// Prints a remark if it was not printed before, as where a page is written again.
pub(crate) fn note_once(text: &str) {
    static PRINTED: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let mut printed = PRINTED.lock().unwrap_or_else(PoisonError::into_inner);
    if !printed.iter().any(|other| other == text) {
        note(text);
        printed.push(text.to_owned());
    }
}

/// Prints a warning about something that was done all the same.
pub(crate) fn warn(message: &str) {
    print(&labelled(MessageLabel::Warning, message));
}

/// Prints why an answer cannot be taken; the question is asked again.
pub(crate) fn refuse(why: &str) {
    print(&labelled(MessageLabel::Error, why));
}

/// Prints a line on standard error that is neither error, warning nor note.
pub(crate) fn print_line(text: &str) {
    print(&format!("{text}\n"));
}

fn print(text: &str) {
    // With standard error closed there is nobody left to tell.
    let _ = anstream::stderr().write_all(printable(text).as_bytes());
}

/// The language of the labels; English until it is known.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language of the labels, once.
pub(crate) fn speak(language: Language) {
    let _ = LANGUAGE.set(language);
}

fn labelled(label: MessageLabel, text: &str) -> String {
    let name = LANGUAGE.get().copied().unwrap_or_default().words().message_label(label);
    let text = escaped(&without_passwords(text));
    indented(style(label), name, &text, width(&io::stderr())) + "\n"
}

/// Returns the style that the argument parser gives its errors and tips.
const fn style(label: MessageLabel) -> Style {
    match label {
        MessageLabel::Error => AnsiColor::Red.on_default().bold(),
        MessageLabel::Warning => AnsiColor::Yellow.on_default().bold(),
        MessageLabel::Hint => AnsiColor::Green.on_default(),
        MessageLabel::Note => AnsiColor::Cyan.on_default(),
    }
}

/// Writes a label and a text beside it. If there are several lines, the rest
/// of a wrapped line is indented, so that lines can be told apart.
fn indented(style: Style, label: &str, text: &str, width: usize) -> String {
    let beside = " ".repeat(columns(label) + ": ".len());
    let further = if text.contains('\n') { format!("{beside}  ") } else { beside.clone() };
    let label = format!("{style}{label}:{style:#} ");
    let lines = text.lines().enumerate().map(|(index, line)| {
        let first = if index == 0 { &label } else { &beside };
        wrap(first, &further, line, width)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Escapes control characters: messages repeat what was typed.
fn escaped(text: &str) -> String {
    let escape = |c: char| match c {
        '\n' => c.to_string(),
        _ if is_control(c) => c.escape_unicode().to_string(),
        _ => c.to_string(),
    };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_labelled(label: &str, text: &str, expect: &str) {
        let message = indented(Style::new(), label, &escaped(text), 24);
        assert_eq!(message, expect);
    }

    fn check(text: &str, expect: &str) {
        check_labelled("error", text, expect);
    }

    #[test]
    fn a_message_stands_beside_its_label() {
        check("too many", "error: too many");
        check("too many cards here", "error: too many cards\n       here");
    }

    #[test]
    fn a_message_stands_beside_a_label_of_other_letters() {
        check_labelled("viðvörun", "of mörg spil", "viðvörun: of mörg spil");
        check_labelled("viðvörun", "of mörg spil hér", "viðvörun: of mörg spil\n          hér");
    }

    #[test]
    fn lines_that_wrap_are_indented() {
        check("card 1 is no card\ncard 2 too", "error: card 1 is no card\n       card 2 too");
        check(
            "card 1 is not a card\ncard 2 too",
            "error: card 1 is not a\n         card\n       card 2 too",
        );
    }

    #[test]
    fn control_characters_are_escaped() {
        check("`\u{1b}[2J`", "error: `\\u{1b}[2J`");
    }
}
