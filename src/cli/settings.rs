//! Settings that last: `config.toml` in the configuration directory of the platform.
//!
//! An option overrides an environment variable, which overrides the file; the
//! locale and the defaults come last. Knows no command.

use std::path::PathBuf;
use std::{env, fs, io};

use clap::{ColorChoice, ValueEnum};
use etcetera::{BaseStrategy, choose_base_strategy};
use toml_edit::{Document, Value};

use crate::cli::ui::failure::{About, Failure, Result};
use crate::messages::Language;
use crate::rules::{PRESETS, Ruleset};

/// A setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
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
    pub(super) fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
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

    /// Returns a value as it is stored; a failure names the setting and what it can
    /// be.
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
    entries: Vec<(Key, Entry)>,
    /// What is wrong in the file; what is right counts all the same.
    pub(super) troubles: Vec<String>,
}

/// A value of the file.
#[derive(Debug)]
struct Entry {
    value: String,
    line: usize,
}

impl Settings {
    pub(super) fn read() -> Self {
        // Without a home directory there is no file.
        let Ok(file) = file() else { return Self::default() };
        match fs::read_to_string(&file) {
            Ok(text) => Self::parse(file, &text),
            Err(error) => {
                let is_missing = error.kind() == io::ErrorKind::NotFound;
                let trouble = format!("cannot read `{}`: {error}", file.display());
                let troubles = if is_missing { Vec::new() } else { vec![trouble] };
                Self { file, troubles, ..Self::default() }
            }
        }
    }

    fn parse(file: PathBuf, text: &str) -> Self {
        let mut settings = Self { file, ..Self::default() };
        let line = |place: Option<std::ops::Range<usize>>| {
            let before = &text[..place.map_or(0, |place| place.start)];
            before.matches('\n').count() + 1
        };
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err(error) => {
                let why = error.message().replace('\n', ", ");
                settings.trouble(line(error.span()), &why);
                return settings;
            }
        };
        for (name, item) in document.iter() {
            let at = line(document.key(name).and_then(toml_edit::Key::span));
            let entry = Key::from_str(name, false)
                .map_err(|_| Failure::new(format!("there is no setting `{name}`")))
                .and_then(|key| {
                    let value = item.as_value().ok_or_else(|| key.unfit("not a table"))?;
                    Ok((key, Entry { value: key.text(value)?, line: at }))
                });
            match entry {
                Ok(entry) => settings.entries.push(entry),
                Err(error) => {
                    settings.trouble(at, &error.message(Language::default().words()));
                }
            }
        }
        settings
    }

    fn trouble(&mut self, line: usize, why: &str) {
        self.troubles.push(format!("`{}`, line {line}: {why}", self.file.display()));
    }

    pub(super) fn get(&self, key: Key) -> Option<&str> {
        Some(&self.entry(key)?.value)
    }

    fn entry(&self, key: Key) -> Option<&Entry> {
        let (_, entry) = self.entries.iter().find(|(set, _)| *set == key)?;
        Some(entry)
    }

    /// Returns `true` if the file says so.
    pub(super) fn is_true(&self, key: Key) -> bool {
        self.get(key) == Some("true")
    }

    /// Returns where the file sets a value, for an error about it.
    pub(super) fn place(&self, key: Key) -> String {
        let line = self.entry(key).map_or(0, |entry| entry.line);
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

    /// Returns the command of the pager that the user has named.
    pub(super) fn pager(&self) -> Option<String> {
        let named = variable(Key::Pager).map(|(_, value)| value);
        named.or_else(|| self.get(Key::Pager).map(str::to_owned))
    }

    /// Returns when to use colors if no option says so.
    pub(super) fn color(&self) -> ColorChoice {
        let value = match variable(Key::Color) {
            Some(_) => None,
            None => self.get(Key::Color),
        };
        value.and_then(|value| value.parse().ok()).unwrap_or(ColorChoice::Auto)
    }
}

/// Returns the environment variable that counts before the file, and its value.
pub(super) fn variable(key: Key) -> Option<(&'static str, String)> {
    let set = |name: &&'static str| Some((*name, env::var(name).ok()?));
    let mut set = key.variables().iter().filter_map(set);
    // Only of a pager, nothing means something: that there is none.
    set.find(|(_, value)| key == Key::Pager || !value.is_empty())
}

pub(super) fn file() -> Result<PathBuf> {
    let platform =
        choose_base_strategy().map_err(|_| Failure::new("there is no home directory"))?;
    Ok(platform.config_dir().join("crowns").join("config.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Settings {
        Settings::parse(PathBuf::from("config.toml"), text)
    }

    #[test]
    fn each_wrong_line_is_named_and_stops_no_other() {
        let settings = parse(
            "# of the club\nlanguage = \"da\"\ncolour = \"never\"\nascii = \"yes\"\n\n\
             color = \"blue\"\nplain = true\npager = 3\n[rules]\nname = 1\n",
        );
        assert_eq!(settings.get(Key::Language), Some("da"));
        assert!(settings.is_true(Key::Plain));
        assert_eq!(settings.entries.len(), 2);
        assert_eq!(
            settings.troubles,
            [
                "`config.toml`, line 3: there is no setting `colour`",
                "`config.toml`, line 4: `ascii` must be true or false, without quotes, not `\"yes\"`",
                "`config.toml`, line 6: `color` must be auto, always or never, not `blue`",
                "`config.toml`, line 8: `pager` must be a quoted string, not `3`",
                "`config.toml`, line 9: `rules` must be a quoted string, not a table",
            ]
        );
    }

    #[test]
    fn a_file_that_is_no_toml_sets_nothing() {
        let settings = parse("ascii = true\nlanguage = da\n");
        assert!(settings.entries.is_empty());
        let [trouble] = settings.troubles.as_slice() else { panic!("{settings:?}") };
        assert!(trouble.starts_with("`config.toml`, line 2: "), "{trouble}");
    }
}
