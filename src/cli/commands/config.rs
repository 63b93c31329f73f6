//! `crowns config`: settings that last.

use std::fs;
use std::path::Path;

use toml_edit::{DocumentMut, Item, Value};

use crate::cli::args::language;
use crate::cli::args::ruleset::named_ruleset;
use crate::cli::prelude::*;
use crate::cli::settings::{self, Key, Settings};
use crate::cli::ui::messages::print_line;

/// Show or change settings that last
///
/// Without a subcommand, lists them. An option counts before an environment
/// variable, and that before the file of settings.
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
    /// The exit status is 1 if it has none.
    Get {
        /// Setting
        #[arg(value_name = "SETTING")]
        key: Key,
    },
    /// Change a setting
    Set {
        /// Setting
        #[arg(value_name = "SETTING")]
        key: Key,

        /// Value
        #[arg(value_name = "VALUE")]
        value: String,
    },
    /// Forget a setting
    Unset {
        /// Setting
        #[arg(value_name = "SETTING")]
        key: Key,
    },
    /// Print the path of the file of settings
    Path,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let settings = &context.settings;
    match args.command.unwrap_or(ConfigCommand::List) {
        ConfigCommand::List => print(list(settings))?,
        ConfigCommand::Get { key } => {
            let (Some(value), _) = in_effect(key, settings) else {
                return Ok(Outcome::No);
            };
            print(value + "\n")?;
        }
        ConfigCommand::Set { key, value } => return set(key, &value, context),
        ConfigCommand::Unset { key } => return unset(key),
        ConfigCommand::Path => print(format!("{}\n", settings::file()?.display()))?,
    }
    Ok(Outcome::Yes)
}

fn list(settings: &Settings) -> String {
    use clap::ValueEnum;

    let rows = Key::value_variants().iter().map(|&key| {
        let (value, from) = in_effect(key, settings);
        let value = value.unwrap_or_else(|| "none".to_owned());
        (key.name(), value, from)
    });
    let rows: Vec<_> = rows.collect();
    let width = rows.iter().map(|(_, value, _)| value.chars().count()).max().unwrap_or(0);
    let row = |(key, value, from): &_| format!("{key:<8}  {value:<width$}  {from}\n");
    rows.iter().map(row).collect()
}

/// Returns the value of a setting if no option is given, and where it is from.
fn in_effect(key: Key, settings: &Settings) -> (Option<String>, &'static str) {
    match (settings::variable(key), settings.get(key)) {
        (Some(_), _) if key == Key::Color => (Some("never".to_owned()), "NO_COLOR"),
        (Some((name, value)), _) => (Some(value), name),
        (None, Some(value)) => (Some(value.to_owned()), "file"),
        (None, None) => match key {
            Key::Language => (Some(language::choose(None, settings).tag().to_owned()), "locale"),
            Key::Ascii | Key::Plain => (Some("false".to_owned()), "default"),
            Key::Color => (Some("auto".to_owned()), "default"),
            Key::Pager => (Some("less".to_owned()), "default"),
            Key::Rules => (Some("official".to_owned()), "default"),
            Key::League => (None, "default"),
        },
    }
}

fn set(key: Key, text: &str, context: &Context) -> Result<Outcome> {
    let text = key.read(text.trim())?;
    match key {
        Key::Rules => drop(named_ruleset(&text, context)?),
        Key::League => drop(crate::game::Name::new(&text)?),
        _ => {}
    }
    change(|document| {
        let mut new = match key {
            Key::Ascii | Key::Plain => Value::from(text == "true"),
            _ => Value::from(text.as_str()),
        };
        // With it the comment behind the old value stays.
        if let Some(old) = document.get(&key.name()).and_then(Item::as_value) {
            *new.decor_mut() = old.decor().clone();
        }
        document[&key.name()] = Item::Value(new);
    })?;
    print_line(&format!("`{}` is now `{text}`", key.name()));
    if let Some((variable, _)) = settings::variable(key) {
        note(&format!("the environment variable {variable} counts before it"));
    }
    Ok(Outcome::Yes)
}

fn unset(key: Key) -> Result<Outcome> {
    let mut was_set = false;
    change(|document| was_set = document.remove(&key.name()).is_some())?;
    match was_set {
        true => print_line(&format!("`{}` is no longer set", key.name())),
        false => print_line(&format!("`{}` was not set", key.name())),
    }
    Ok(Outcome::of(was_set))
}

/// Changes the file, and leaves what else is in it, comments too.
fn change(change: impl FnOnce(&mut DocumentMut)) -> Result<()> {
    let file = settings::file()?;
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
    let directory = file.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(directory)
        .and_then(|()| fs::write(&file, changed))
        .about(|| format!("cannot write `{}`", file.display()))
}
