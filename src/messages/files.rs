//! The message files: a [Fluent](https://projectfluent.org) file per language, a
//! heading per subject. Only the messages that are used are parsed.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_syntax::ast::PatternElement;
use fluent_syntax::parser;

use super::fluent::{Entries, Value};
use super::{Command, Hint, Language, Messages, Said};

/// The text of each language, in the order of [`Language`]. In a browser all are
/// [replaced](replace).
#[cfg(target_family = "wasm")]
pub(super) const FILES: [&str; Language::ALL.len()] = [""; Language::ALL.len()];
#[cfg(not(target_family = "wasm"))]
pub(super) const FILES: [&str; Language::ALL.len()] = [
    include_str!("en.ftl"),
    include_str!("da.ftl"),
    include_str!("sv.ftl"),
    include_str!("nb.ftl"),
    include_str!("fi.ftl"),
    include_str!("is.ftl"),
];

/// Message files that are read in place of those above.
static REPLACED: [OnceLock<String>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

/// Reads a message file in place of the built-in one of its language, so that a
/// translator sees it in use. Comes before the first message.
///
/// # Errors
///
/// The line, from 1, at which the text is no message file.
pub fn replace(language: Language, text: String) -> Result<(), usize> {
    if let Err((_, errors)) = parser::parse_runtime(text.as_str()) {
        let start = errors.first().map_or(0, |error| error.pos.start);
        return Err(text[..start].matches('\n').count() + 1);
    }
    let _ = REPLACED[language as usize].set(text);
    Ok(())
}

/// Stands for a command in a text until its database is known. The character is
/// of private use: no name and no message has it, see
/// [`harmless`](crate::game::harmless).
const COMMAND: char = '\u{f0000}';

/// A part of a message file: what stands under a heading.
struct Subject {
    name: &'static str,
    text: &'static str,
    entries: OnceLock<Entries>,
}

impl Subject {
    /// Splits a file at its headings, `## score`.
    fn all(file: &'static str) -> Vec<Self> {
        // A search for one character is several times as fast as one for three.
        let marks = file.match_indices('#').map(|(at, _)| at);
        let is_heading = |at: &usize| file[*at..].starts_with("## ") && file[..*at].ends_with('\n');
        let mut starts: Vec<_> = marks.filter(is_heading).collect();
        starts.push(file.len());
        let subject = |section: &[usize]| {
            let section = &file[section[0] + "## ".len()..section[1]];
            let (name, text) = section.split_once('\n').unwrap_or((section, ""));
            let entries = OnceLock::new();
            Self { name, text, entries }
        };
        starts.windows(2).map(subject).collect()
    }

    fn entries(&self, language: Language) -> &Entries {
        self.entries.get_or_init(|| Entries::new(language, self.text))
    }
}

/// Returns the part of a file that has a message, which begins with its name:
/// `score-too-large` is in `score`.
fn subject(language: Language, id: &str) -> Option<&'static Subject> {
    static SUBJECTS: [OnceLock<Vec<Subject>>; FILES.len()] =
        [const { OnceLock::new() }; FILES.len()];
    let place = language as usize;
    let file = || REPLACED[place].get().map_or(FILES[place], String::as_str);
    let subjects = SUBJECTS[place].get_or_init(|| Subject::all(file()));
    let name = id.split('-').next()?;
    subjects.iter().find(|subject| subject.name == name)
}

/// Writes a message of a language, `None` if it does not have it. An attribute stands
/// after a dot: `score-no-values.hint`.
fn write(language: Language, id: &str, values: &Values<'_>) -> Option<Cow<'static, str>> {
    let entries = subject(language, id)?.entries(language);
    let pattern = entries.pattern(id)?;
    if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
        return Some(Cow::Borrowed(value));
    }
    let text = entries.write(pattern, values);
    debug_assert!(text.is_some(), "{language:?} {id}");
    text.map(Cow::Owned)
}

/// Writes a message, in English if the language does not have it.
fn write_or_english(
    language: Language,
    id: &str,
    values: &Values<'_>,
) -> Option<Cow<'static, str>> {
    #[cfg(test)]
    if language == Language::PseudoLocale {
        let english = write(Language::English, id, values)?;
        return Some(super::fixture::longer(&english).into());
    }
    write(language, id, values).or_else(|| write(Language::English, id, values))
}

/// Stores a message that inserts nothing but is put together from several lines or
/// messages, once: it lasts as long as the program.
fn stored(language: Language, id: &str, text: String) -> &'static str {
    static STORED: Mutex<BTreeMap<(usize, String), &str>> = Mutex::new(BTreeMap::new());
    let mut stored = STORED.lock().unwrap_or_else(PoisonError::into_inner);
    stored.entry((language as usize, id.to_owned())).or_insert_with(|| text.leak())
}

pub(super) type Values<'a> = Vec<(&'static str, Value<'a>)>;

/// Puts commands in the places that a text has for them.
fn with_commands(text: &str, commands: &[Command]) -> Hint {
    // The places may be those of the message that this one is a part of.
    if commands.is_empty() {
        return Hint::new(text.to_owned());
    }
    let mut hint = Hint::new("");
    for (place, part) in text.split(COMMAND).enumerate() {
        let command = (place % 2 == 1).then(|| part.parse().ok());
        hint = match command.flatten().and_then(|place: usize| commands.get(place)) {
            Some(command) => hint.command(command.clone()),
            None => hint.text(part.to_owned()),
        };
    }
    hint
}

impl Messages {
    /// Returns a message that inserts nothing.
    pub(super) fn plain(&self, id: &'static str) -> &'static str {
        self.find(id).unwrap_or(id)
    }

    /// Returns a message that inserts nothing, `None` if there is none of this id; see
    /// [`variant!`].
    pub(super) fn find(&self, id: &str) -> Option<&'static str> {
        match write_or_english(self.language(), id, &Vec::new())? {
            Cow::Borrowed(text) => Some(text),
            Cow::Owned(text) => Some(stored(self.language(), id, text)),
        }
    }

    /// Returns the values of a message with places for commands, and the commands.
    fn args<'a>(&self, mut values: Values<'a>) -> (Values<'a>, Vec<Command>) {
        let mut commands = Vec::new();
        for (_, value) in &mut values {
            if let Value::Commands(given) = value {
                let places = commands.len()..commands.len() + given.len();
                commands.append(given);
                let place = |place| format!("{COMMAND}{place}{COMMAND}");
                *value = Value::from(self.and(&places.map(place).collect::<Vec<_>>()));
            }
        }
        (values, commands)
    }

    /// Returns a message with values by name; see [`say!`].
    pub(super) fn say(&self, id: &'static str, values: Values<'_>) -> String {
        self.hint(id, values).write(None)
    }

    /// Returns a message with values by name, its commands still without a
    /// database; see [`hint!`].
    pub(super) fn hint(&self, id: &'static str, values: Values<'_>) -> Hint {
        let (args, commands) = self.args(values);
        let text = write_or_english(self.language(), id, &args);
        with_commands(&text.unwrap_or(Cow::Borrowed(id)), &commands)
    }

    /// Returns a message and its attribute `hint`, if it has one; see [`refuse!`].
    pub(super) fn refuse(&self, id: &'static str, values: Values<'_>) -> Said {
        let (args, commands) = self.args(values);
        let write = |id: &str| {
            let text = write_or_english(self.language(), id, &args)?;
            Some(with_commands(&text, &commands))
        };
        let text = write(id).map_or_else(|| id.to_owned(), |text| text.write(None));
        let hint = write(&format!("{id}.hint"));
        Said { text, hint }
    }
}
