//! Settings that last: `config.toml` in the configuration directory of the platform; and the
//! language at the table.
//!
//! An option overrides an environment variable, which overrides the file; the
//! locale and the defaults come last. Knows no command.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ColorChoice, Command, Error, ValueEnum};
use etcetera::{BaseStrategy, choose_base_strategy};
use strum::IntoStaticStr;
use toml_edit::{Document, Value};

use crate::cli::ui::failure::{About, Failure, Result};
use crate::messages::{Hint, Language, replace};
use crate::rules::{PRESETS, Ruleset};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Key {
    /// Language of messages and reports, such as da
    Language,
    /// Write cards in plain ASCII: true or false
    Ascii,
    /// Ask line by line in `crowns play`: true or false
    Plain,
    /// When to use colors: auto, always or never
    Color,
    /// Pager for long output; empty for no pager
    Pager,
    /// League of new games
    League,
    /// Ruleset of new games, and of hands without a game
    Rules,
}

impl Key {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the environment variables that count before the file.
    pub(super) const fn variables(self) -> &'static [&'static str] {
        match self {
            Self::Language => &["CROWNS_LANG"],
            Self::Color => &["NO_COLOR"],
            Self::Pager => &["CROWNS_PAGER", "PAGER"],
            Self::Ascii | Self::Plain | Self::League | Self::Rules => &[],
        }
    }

    /// Returns the values to choose from; any text if there are none.
    pub(super) fn choices(self) -> Vec<&'static str> {
        match self {
            Self::Language => Language::ALL.iter().map(|language| language.tag()).collect(),
            Self::Ascii | Self::Plain => vec!["true", "false"],
            Self::Color => vec!["auto", "always", "never"],
            Self::Pager | Self::League | Self::Rules => Vec::new(),
        }
    }

    /// Returns a value as it is stored; a failure names the setting and what it can be.
    pub(super) fn read(self, text: &str) -> Result<String> {
        let choices = self.choices();
        let text = self.called(text);
        let known = match self {
            Self::Language => Language::from_tag(text).map(Language::tag),
            _ => choices.iter().copied().find(|choice| choice.eq_ignore_ascii_case(text)),
        };
        match known {
            Some(known) => Ok(known.to_owned()),
            None if choices.is_empty() => Ok(text.to_owned()),
            None => Err(self.unfit(&format!("not `{text}`"))),
        }
    }

    /// Returns the value that other words stand for: `on` for `true`, `danish` for `da`.
    fn called(self, text: &str) -> &str {
        const LANGUAGES: [(&str, &str); 6] = [
            ("danish dansk", "da"),
            ("english engelsk", "en"),
            ("finnish suomi", "fi"),
            ("icelandic íslenska", "is"),
            ("norwegian norsk bokmål", "nb"),
            ("swedish svenska", "sv"),
        ];
        match (self, text.to_lowercase().as_str()) {
            (Self::Ascii | Self::Plain, "on" | "yes" | "1") => "true",
            (Self::Ascii | Self::Plain, "off" | "no" | "0") => "false",
            (Self::Color, "on" | "yes" | "true") => "always",
            (Self::Color, "off" | "no" | "false") => "never",
            (Self::Language, name) => LANGUAGES
                .iter()
                .find(|(names, _)| names.split(' ').any(|one| one == name))
                .map_or(text, |(_, tag)| *tag),
            _ => text,
        }
    }

    fn unfit(self, what: &str) -> Failure {
        let choices = match self.choices().as_slice() {
            [] => "a quoted string".to_owned(),
            [first @ .., last] => format!("{} or {last}", first.join(", ")),
        };
        Failure::new(format!("`{}` must be {choices}, {what}", self.name()))
    }

    fn text(self, value: &Value) -> Result<String> {
        match (self, value) {
            (Self::Ascii | Self::Plain, Value::Boolean(value)) => Ok(value.value().to_string()),
            (Self::Ascii | Self::Plain, Value::String(_)) => {
                Err(self.unfit(&format!("without quotes, not `{}`", value.to_string().trim())))
            }
            (_, Value::String(text)) => self.read(text.value()),
            _ => Err(self.unfit(&format!("not `{}`", value.to_string().trim()))),
        }
    }
}

/// What the file sets.
#[derive(Debug, Default)]
pub(super) struct Settings {
    file: PathBuf,
    /// Each value, and its line.
    entries: BTreeMap<Key, (String, usize)>,
    /// What is wrong in the file; what is right counts all the same.
    pub(super) troubles: Vec<String>,
}

impl Settings {
    pub(super) fn read() -> Self {
        // Without a home directory there is no file.
        let Ok(file) = file() else { return Self::default() };
        match fs::read_to_string(&file) {
            Ok(text) => Self::parse(file, &text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Self { file, ..Self::default() }
            }
            Err(error) => {
                let troubles = vec![format!("cannot read `{}`: {error}", file.display())];
                Self { file, troubles, ..Self::default() }
            }
        }
    }

    fn parse(file: PathBuf, text: &str) -> Self {
        let mut settings = Self { file, ..Self::default() };
        let line = |place: Option<std::ops::Range<usize>>| {
            text[..place.map_or(0, |place| place.start)].matches('\n').count() + 1
        };
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err(error) => {
                settings.trouble(line(error.span()), &error.message().replace('\n', ", "));
                return settings;
            }
        };
        for (name, item) in document.iter() {
            let at = line(document.key(name).and_then(toml_edit::Key::span));
            let value = Key::from_str(name, false)
                .map_err(|_| Failure::new(format!("there is no setting `{name}`")))
                .and_then(|key| {
                    Ok((key, key.text(item.as_value().ok_or_else(|| key.unfit("not a table"))?)?))
                });
            match value {
                Ok((key, value)) => {
                    settings.entries.insert(key, (value, at));
                }
                Err(error) => settings.trouble(at, &error.message(Language::default().words())),
            }
        }
        settings
    }

    fn trouble(&mut self, line: usize, why: &str) {
        self.troubles.push(format!("`{}`, line {line}: {why}", self.file.display()));
    }

    pub(super) fn get(&self, key: Key) -> Option<&str> {
        self.entries.get(&key).map(|(value, _)| value.as_str())
    }

    /// Returns `true` if the file says so.
    pub(super) fn is_true(&self, key: Key) -> bool {
        self.get(key) == Some("true")
    }

    /// Returns where the file sets a value, for an error about it.
    pub(super) fn place(&self, key: Key) -> String {
        let line = self.entries.get(&key).map_or(0, |(_, line)| *line);
        format!("`{}`, line {line}, `{}`", self.file.display(), key.name())
    }

    /// Returns the name of the ruleset of new games.
    pub(super) fn rules(&self) -> &str {
        self.get(Key::Rules).unwrap_or(PRESETS[0])
    }

    /// Returns the ruleset of new games, official if the file names none; a failure
    /// of `find` gets its place.
    pub(super) fn ruleset(&self, find: impl FnOnce(&str) -> Result<Ruleset>) -> Result<Ruleset> {
        match self.get(Key::Rules) {
            Some(name) => find(name).about(|| self.place(Key::Rules)),
            None => Ok(Ruleset::official()),
        }
    }

    /// Returns a value of the environment, else of the file.
    pub(super) fn named(&self, key: Key) -> Option<String> {
        let named = variable(key).map(|(_, value)| value);
        named.or_else(|| self.get(key).map(str::to_owned))
    }

    /// Returns when to use colors if no option says so.
    pub(super) fn color(&self) -> ColorChoice {
        let value = self.get(Key::Color).filter(|_| variable(Key::Color).is_none());
        value.and_then(|value| value.parse().ok()).unwrap_or(ColorChoice::Auto)
    }

    /// Returns the language of the option, else of `CROWNS_LANG`, else of the settings,
    /// else of the locale. One that the program does not speak is English.
    pub(super) fn language(&self, option: Option<Language>) -> Language {
        option.unwrap_or_else(|| {
            let named = self.named(Key::Language).or_else(locale);
            named.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
        })
    }

    /// Returns the language of arguments that are not parsed to the end, such as those of `--help`.
    pub(super) fn language_of_args(&self, args: &[OsString]) -> Language {
        let mut options = args.iter().take_while(|arg| *arg != "--").filter_map(|arg| arg.to_str());
        let mut tag = None;
        while let Some(option) = options.next() {
            tag = match option {
                "--lang" => options.next(),
                _ => option.strip_prefix("--lang=").or(tag),
            };
        }
        self.language(tag.and_then(Language::from_tag))
    }
}

/// Returns the environment variable that counts before the file, and its value.
pub(super) fn variable(key: Key) -> Option<(&'static str, String)> {
    let mut set = key.variables().iter().filter_map(|name| Some((*name, env::var(name).ok()?)));
    // Only of a pager, nothing means something: that there is none.
    set.find(|(_, value)| key == Key::Pager || !value.is_empty())
}

pub(super) fn file() -> Result<PathBuf> {
    let platform = choose_base_strategy();
    let platform = platform.map_err(|_| Failure::new("there is no home directory"))?;
    Ok(platform.config_dir().join("crowns").join("config.toml"))
}

/// Returns the locale of the environment, else that of the system.
pub(super) fn locale() -> Option<String> {
    locale_of(|name| env::var(name).ok(), sys_locale::get_locale)
}

/// Reads the message files in the folder that `CROWNS_MESSAGES` names, such as
/// `fi.ftl`, in place of the built-in ones, for translators.
pub(super) fn read_messages() -> Result<()> {
    let Some(folder) = env::var_os("CROWNS_MESSAGES").map(PathBuf::from) else { return Ok(()) };
    let about = |path: &Path| format!("`{}`", path.display());
    let entries = fs::read_dir(&folder).about(|| about(&folder))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files.retain(|path| path.extension().is_some_and(|end| end == "ftl"));
    for path in files {
        let tag = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
        let Some(language) = Language::from_tag(tag) else { continue };
        let text = fs::read_to_string(&path).about(|| about(&path))?;
        let read = replace(language, text).map_err(|line| {
            Failure::new(format!("line {line} is not part of a message"))
                .hint(Hint::new("a message is `name = text`, and its further lines are indented"))
        });
        read.about(|| about(&path))?;
    }
    Ok(())
}

/// Returns the locale of the first variable that is set, else the system's.
///
/// Source of the order: POSIX, on internationalization variables.
fn locale_of(
    variable: impl Fn(&str) -> Option<String>,
    system: impl FnOnce() -> Option<String>,
) -> Option<String> {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).or_else(system)
}

/// Parses the tag of a language, and lists them all if it is another.
#[derive(Debug, Clone, Copy)]
pub(super) struct LanguageParser;

impl TypedValueParser for LanguageParser {
    type Value = Language;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Language, Error> {
        let known = value.to_str().and_then(Language::from_tag);
        let tag = known.map_or(value, |language| OsStr::new(language.tag()));
        let tag = PossibleValuesParser::new(values()).parse_ref(command, arg, tag)?;
        Ok(Language::from_tag(&tag).unwrap_or_default())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(values()))
    }
}

fn values() -> impl Iterator<Item = PossibleValue> {
    Language::ALL.iter().map(|language| PossibleValue::new(language.tag()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn each_wrong_line_is_named_and_stops_no_other() {
        check_read(include_str!("../../tests/typed/settings.txt"), |_, text| {
            let Settings { entries, troubles, .. } = Settings::parse(PathBuf::from("f"), text);
            let set = entries.iter().map(|(key, (value, _))| format!("{}={value}", key.name()));
            set.chain(troubles).collect::<Vec<_>>().join("; ")
        });
    }

    #[test]
    fn the_locale_is_of_the_first_variable_that_is_set_else_of_the_system() {
        check_read(include_str!("../../tests/typed/locales.txt"), |_, typed| {
            let variable = |name: &str| {
                let mut set = typed.split(' ').filter_map(|one| one.split_once('='));
                set.find(|(set, _)| *set == name).map(|(_, value)| value.to_owned())
            };
            let system = typed.split_once('(').map(|(_, system)| system.replace(')', ""));
            locale_of(variable, || system).unwrap_or("none".to_owned())
        });
    }
}
