//! The language at the table: `--lang LANG`, else of the environment or the settings.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command, Error};

use crate::cli::settings::{self, Key, Settings};
use crate::cli::ui::failure::{About, Failure, Result};
use crate::messages::{Hint, Language, replace};

/// The variables of the locale, the first that is set.
///
/// Source of the order: POSIX, on internationalization variables.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Returns the language of the option, else of `CROWNS_LANG`, else of the settings,
/// else of the locale. One that the program does not speak is English.
pub(crate) fn choose(option: Option<Language>, settings: &Settings) -> Language {
    option.unwrap_or_else(|| {
        let named = settings::variable(Key::Language).map(|(_, value)| value);
        let named = named.or_else(|| settings.get(Key::Language).map(str::to_owned));
        named.or_else(of_locale).and_then(|locale| Language::from_tag(&locale)).unwrap_or_default()
    })
}

/// Returns the locale of the environment, else that of the system.
pub(crate) fn of_locale() -> Option<String> {
    locale(|name| std::env::var(name).ok(), sys_locale::get_locale)
}

/// Returns the language of arguments that are not parsed to the end, such as those
/// of `--help`.
pub(crate) fn of_args(args: &[OsString], settings: &Settings) -> Language {
    let mut options = args.iter().take_while(|arg| *arg != "--").filter_map(|arg| arg.to_str());
    let mut tag = None;
    while let Some(option) = options.next() {
        tag = match option {
            "--lang" => options.next(),
            _ => option.strip_prefix("--lang=").or(tag),
        };
    }
    choose(tag.and_then(Language::from_tag), settings)
}

/// Reads the message files in the folder that `CROWNS_MESSAGES` names, such as
/// `fi.ftl`, in place of the built-in ones, for who translates them.
pub(crate) fn read_messages() -> Result<()> {
    let Some(folder) = std::env::var_os("CROWNS_MESSAGES").map(PathBuf::from) else {
        return Ok(());
    };
    let about = |path: &Path| format!("`{}`", path.display());
    let entries = fs::read_dir(&folder).about(|| about(&folder))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files.retain(|path| path.extension().is_some_and(|end| end == "ftl"));
    for path in files {
        let tag = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
        let Some(language) = Language::from_tag(tag) else {
            continue;
        };
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
fn locale(
    variable: impl Fn(&str) -> Option<String>,
    system: impl FnOnce() -> Option<String>,
) -> Option<String> {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    LOCALE.iter().find_map(set).or_else(system)
}

/// Parses the tag of a language, and lists them all if it is another.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LanguageParser;

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

    /// Checks the locale in an environment of `LC_ALL=da_DK LANG=`.
    fn check(environment: &str, system: Option<&str>, expect: Option<&str>) {
        let variable = |name: &str| {
            let mut set = environment.split(' ').filter_map(|one| one.split_once('='));
            let (_, value) = set.find(|(set, _)| *set == name)?;
            Some(value.to_owned())
        };
        let found = locale(variable, || system.map(str::to_owned));
        assert_eq!(found.as_deref(), expect, "{environment} {system:?}");
    }

    #[test]
    fn lc_all_beats_lang() {
        check("LANG=sv_SE LC_ALL=da_DK", None, Some("da_DK"));
        check("LANG=sv_SE LC_MESSAGES=da_DK", None, Some("da_DK"));
        check("LC_MESSAGES=da_DK LC_ALL=sv_SE", None, Some("sv_SE"));
    }

    #[test]
    fn an_unknown_locale_does_not_ask_the_next() {
        check("LC_ALL=de_DE LANG=sv_SE", Some("da"), Some("de_DE"));
    }

    #[test]
    fn an_empty_variable_is_not_set() {
        check("LC_ALL= LANG=sv_SE", None, Some("sv_SE"));
        check("LC_ALL= LANG=", Some("da-DK"), Some("da-DK"));
    }

    #[test]
    fn the_system_is_asked_last() {
        check("LANG=fi_FI.UTF-8", Some("da-DK"), Some("fi_FI.UTF-8"));
        check("", Some("da-DK"), Some("da-DK"));
        check("", None, None);
    }
}
