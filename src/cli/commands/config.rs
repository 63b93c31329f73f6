//! `crowns config`: the settings file.

use std::fs;

use serde::Serialize;
use toml_edit::{DocumentMut, Item, Value};

use crate::cli::args::rules::named_ruleset;
use crate::cli::prelude::*;
use crate::cli::settings::{self, Settings};
use crate::game::nearest_names;

/// Show or change settings
///
/// Without a subcommand, lists them. An option overrides an environment
/// variable, which overrides the settings file.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns config set language da
  crowns config set league Tuesday
  crowns config unset league")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<ConfigCommand>,
}

#[derive(Debug, clap::Subcommand)]
enum ConfigCommand {
    /// List the settings, their values, and where each is from
    List,
    /// Print the value of a setting
    ///
    /// The exit status is 1 if it has no value. Without SETTING, lists all.
    Get {
        /// Setting
        setting: Option<Key>,
    },
    /// Change a setting
    Set {
        /// Setting
        setting: Key,

        /// Value
        value: String,
    },
    /// Remove a setting
    Unset {
        /// Setting, or another key in the file
        setting: String,
    },
    /// Print the path of the settings file
    Path,
}

/// A setting as it is listed.
#[derive(Serialize)]
struct Row {
    setting: &'static str,
    value: Option<String>,
    from: &'static str,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let rows = |keys: &[Key]| rows(keys, &Settings::read());
    let (outcome, rows) = match args.command.unwrap_or(ConfigCommand::List) {
        ConfigCommand::List | ConfigCommand::Get { setting: None } => {
            let rows = rows(Key::value_variants());
            return context.print(|| json::settings(&rows), |_| list(&rows));
        }
        ConfigCommand::Path => {
            let file = settings::file()?;
            return context
                .print(|| json::settings_file(&file), |_| format!("{}\n", file.display()));
        }
        ConfigCommand::Get { setting: Some(key) } => {
            let rows = rows(&[key]);
            let value = rows[0].value.clone();
            if let Some(value) = value.as_ref().filter(|_| !context.json) {
                print(format!("{value}\n"))?;
            }
            (Outcome::from_yes(value.is_some()), rows)
        }
        // A value that takes the setting out of the file.
        ConfigCommand::Set { setting: key, value }
            if value == "default" || key == Key::League && NONE.contains(&value.as_str()) =>
        {
            (unset(key.name())?, rows(&[key]))
        }
        ConfigCommand::Set { setting: key, value } => (set(key, &value, context)?, rows(&[key])),
        ConfigCommand::Unset { setting: name } => {
            let key = Key::from_str(&name, true).ok();
            (unset(key.map_or(&name, |key| key.name()))?, rows(key.as_slice()))
        }
    };
    if context.json {
        print(json::settings(&rows))?;
    }
    Ok(outcome)
}

fn rows(keys: &[Key], settings: &Settings) -> Vec<Row> {
    let row = |&key: &Key| {
        let (value, from) = in_effect(key, settings);
        Row { setting: key.name(), value, from }
    };
    keys.iter().map(row).collect()
}

fn list(rows: &[Row]) -> String {
    let value = |row: &Row| row.value.clone().unwrap_or_else(|| "none".to_owned());
    let width = rows.iter().map(|row| value(row).chars().count()).max().unwrap_or(0);
    let line = |row: &Row| format!("{:<8}  {:<width$}  {}\n", row.setting, value(row), row.from);
    rows.iter().map(line).collect()
}

/// Returns the value of a setting if no option is given, and where it is from.
fn in_effect(key: Key, settings: &Settings) -> (Option<String>, &'static str) {
    match (settings::variable(key), settings.get(key)) {
        (Some(_), _) if key == Key::Color => (Some("never".to_owned()), "NO_COLOR"),
        (Some((name, _)), _) if key == Key::Language => {
            (Some(settings.language(None).tag().to_owned()), name)
        }
        (Some((name, value)), _) => (Some(value), name),
        (None, Some(value)) => (Some(value.to_owned()), "file"),
        (None, None) => match key {
            Key::Language => {
                let from = settings::locale().map_or("default", |_| "locale");
                (Some(settings.language(None).tag().to_owned()), from)
            }
            Key::Ascii | Key::Plain => (Some("false".to_owned()), "default"),
            Key::Color => (Some("auto".to_owned()), "default"),
            Key::Pager => (Some("less".to_owned()), "default"),
            Key::Rules => (Some("official".to_owned()), "default"),
            Key::League => (None, "default"),
        },
    }
}

/// Returns `true` if there is a league of a name. Refuses one that is like that of a league;
/// another league is added with its first game.
fn is_league(name: &str, context: &Context) -> Result<bool> {
    Name::new(name)?;
    let store = context.open_read_only()?;
    let names: Vec<_> = store.read()?.leagues()?.into_iter().map(|league| league.name).collect();
    let near = nearest_names(name, names.iter().map(String::as_str));
    let is_there = names.iter().any(|other| same_name(other, name));
    if near.is_empty() || is_there {
        return Ok(is_there);
    }
    let near = near.into_iter().map(str::to_owned).collect();
    let failure = Failure::from(LookupError::NoLeague { name: name.to_owned(), near, names });
    Err(failure.run(Command::new("league add").arg(name), "first if it is another league"))
}

/// The values that mean that there is none.
const NONE: [&str; 3] = ["none", "off", "no"];

fn set(key: Key, text: &str, context: &Context) -> Result<Outcome> {
    let text = match text.trim() {
        none if key == Key::Pager && NONE.contains(&none) => "",
        text => text,
    };
    let text = key.read(text)?;
    let is_new = match key {
        Key::Rules => named_ruleset(&text, context).map(|_| false)?,
        Key::League => !is_league(&text, context)?,
        _ => false,
    };
    change(|document| {
        let mut new = match key {
            Key::Ascii | Key::Plain => Value::from(text == "true"),
            _ => Value::from(text.as_str()),
        };
        // With it the comment after the old value stays.
        if let Some(old) = document.get(key.name()).and_then(Item::as_value) {
            *new.decor_mut() = old.decor().clone();
        }
        document[key.name()] = Item::Value(new);
    })?;
    match text.is_empty() {
        true => terminal::tell_line(&format!("`{}` is now empty", key.name())),
        false => terminal::tell_line(&format!("`{}` is now `{text}`", key.name())),
    }
    if is_new {
        note(&format!("there is no league `{text}` yet; the next game adds it"));
    }
    if let Some((variable, _)) = settings::variable(key) {
        note(&format!("the environment variable {variable} overrides it"));
    }
    Ok(Outcome::Yes)
}

/// Removes a setting, or what the file has and no setting is called.
fn unset(name: &str) -> Result<Outcome> {
    let mut was_set = false;
    change(|document| was_set = document.remove(name).is_some())?;
    let name = shown(name);
    match was_set {
        true => terminal::tell_line(&format!("`{name}` is no longer set")),
        false if Key::from_str(&name, true).is_ok() => {
            terminal::tell_line(&format!("`{name}` was not set"))
        }
        false => {
            let failure = Failure::new(format!("there is no setting `{name}`"));
            return Err(failure.run(Command::new("config"), "to list the settings"));
        }
    }
    Ok(Outcome::from_yes(was_set))
}

/// Changes the file, and leaves what else is in it, comments too.
fn change(change: impl FnOnce(&mut DocumentMut)) -> Result<()> {
    let file = settings::file()?;
    if file.is_dir() {
        let failure = Failure::new(format!("`{}` is a directory, not a file", file.display()));
        return Err(failure.hint(Hint::new("move it away; the settings file has that name")));
    }
    let text = match file.try_exists().unwrap_or(true) {
        true => fs::read_to_string(&file).about(|| format!("cannot read `{}`", file.display()))?,
        false => String::new(),
    };
    let mut document: DocumentMut = text.parse().map_err(|error: toml_edit::TomlError| {
        Failure::new(error.to_string().trim_end()).about(format!("`{}`", file.display()))
    })?;
    change(&mut document);
    let changed = document.to_string();
    if changed == text {
        return Ok(());
    }
    fs::create_dir_all(file.parent().unwrap_or(Path::new("")))
        .and_then(|()| fs::write(&file, changed))
        .about(|| format!("cannot write `{}`", file.display()))
}
