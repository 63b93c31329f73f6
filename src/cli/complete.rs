//! Completion of a command line: what a Tab in a shell offers.
//!
//! The scripts in `completions/` run `crowns` with the variable `COMPLETE` and the words up to the
//! cursor; it answers with a line for each candidate, its description after a tab. What an
//! argument takes follows from the name of its value, so no command says how it is completed. Only
//! reads: without a database, or with one of an older version, nothing of it is offered.

use std::any::TypeId;
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};

use clap::{Arg, Command};
use clap_complete::CompleteEnv;
use clap_complete::engine::{
    ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter, complete,
};
use clap_complete::env::{EnvCompleter, Shells};
use strum::{IntoEnumIterator, IntoStaticStr};

use crate::cli::args::lookup::GameOrFinal;
use crate::cli::args::tournament::{TournamentArg, method};
use crate::cli::context::{database_file, open_quietly};
use crate::cli::meant::command_of;
use crate::cli::prelude::*;
use crate::rules::{PRESETS, Ruleset};
use crate::store::{GameKey, Heading, backups};

/// A shell that can be registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
enum Shell {
    Bash,
    Elvish,
    Fish,
    #[value(alias = "pwsh")]
    Powershell,
    Zsh,
}

impl Shell {
    const fn script(self) -> &'static str {
        match self {
            Self::Bash => include_str!("../../completions/crowns.bash"),
            Self::Elvish => include_str!("../../completions/crowns.elv"),
            Self::Fish => include_str!("../../completions/crowns.fish"),
            Self::Powershell => include_str!("../../completions/_crowns.ps1"),
            Self::Zsh => include_str!("../../completions/_crowns"),
        }
    }
}

impl EnvCompleter for Shell {
    fn name(&self) -> &'static str {
        self.into()
    }

    fn is(&self, name: &str) -> bool {
        Self::from_str(name, true).is_ok_and(|shell| shell == *self)
    }

    fn write_registration(
        &self,
        _: &str,
        _: &str,
        _: &str,
        _: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        out.write_all(self.script().as_bytes())
    }

    fn write_complete(
        &self,
        command: &mut Command,
        words: Vec<OsString>,
        folder: Option<&Path>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for candidate in candidates(command, words, folder)? {
            let help = candidate.get_help().map(ToString::to_string).unwrap_or_default();
            let help = help.lines().next().unwrap_or_default();
            writeln!(out, "{}\t{help}", candidate.get_value().to_string_lossy())?;
        }
        Ok(())
    }
}

/// Answers a Tab if the process is run for one; returns `true` then.
pub(super) fn answer(command: impl Fn() -> Command) -> clap::error::Result<bool> {
    const SHELLS: Shells<'_> =
        Shells(&[&Shell::Bash, &Shell::Elvish, &Shell::Fish, &Shell::Powershell, &Shell::Zsh]);
    let env = CompleteEnv::with_factory(|| completed(command())).shells(SHELLS);
    env.try_complete(std::env::args_os(), std::env::current_dir().ok().as_deref())
}

/// Returns what fits the last word: options only after a dash, by their long names; the directory itself is
/// no file to name.
fn candidates(
    command: &mut Command,
    mut words: Vec<OsString>,
    folder: Option<&Path>,
) -> io::Result<Vec<CompletionCandidate>> {
    let Some(word) = words.last_mut() else { return Ok(Vec::new()) };
    if *word == "-" {
        *word = "--".into();
    }
    let wants_options = word.as_encoded_bytes().starts_with(b"-");
    let words = with_command(words, command);
    let last = words.len() - 1;
    let mut found = complete(command, words, last, folder)?;
    found.retain(|candidate| {
        let value = candidate.get_value().as_encoded_bytes();
        let is_option = value.starts_with(b"-");
        value != b"." && (!is_option || wants_options && value.starts_with(b"--"))
    });
    Ok(found)
}

/// Puts a command in the place of another word for it, after which the cursor is.
fn with_command(mut words: Vec<OsString>, program: &Command) -> Vec<OsString> {
    let typed = &words[..words.len() - 1];
    let is_command = |word: &OsString| program.find_subcommand(word).is_some();
    let command = |word: &OsString| command_of(word.to_str()?);
    let place = typed.iter().position(|word| is_command(word) || command(word).is_some());
    if let Some(place) = place.filter(|&place| !is_command(&words[place]))
        && let Some(command) = command(&words[place])
    {
        words.splice(place..=place, command.split(' ').map(OsString::from));
    }
    words
}

/// Gives each argument what completes its values, `help` the names of commands, and what
/// is shown by its name alone its names.
fn completed(command: Command) -> Command {
    let program = command.clone();
    let find = ArgValueCompleter::new(move |word: &OsStr| {
        let line = Line::of_process();
        let help = line.typed().iter().skip_while(|word| *word != "help").skip(1);
        let group = help.fold(&program, |group, word| group.find_subcommand(word).unwrap_or(group));
        let names = group.get_subcommands().filter(|command| !command.is_hide_set());
        let names = names.map(|command| plain(command.get_name()));
        let is_program = group.get_name() == program.get_name();
        fitting(names.chain(is_program.then(|| plain("options"))).collect(), word)
    });
    let shown = [
        ("report", "WHICH"),
        ("game", "GAME"),
        ("player", "PLAYER"),
        ("league", "LEAGUE"),
        ("tournament", "TOURNAMENT"),
    ];
    let command = shown.into_iter().fold(command, |command, (name, value)| {
        // The command is built already, so what building adds is given.
        let arg = Arg::new("shown").value_name(value).index(1).num_args(1);
        command.mut_subcommand(name, |group| group.arg(arg))
    });
    with_completers(command)
        .mut_subcommand("help", |help| help.mut_arg("command", |arg| arg.add(find)))
}

/// Gives each argument what completes its values, by their names.
fn with_completers(command: Command) -> Command {
    let name = command.get_name().to_owned();
    command
        .mut_args(|arg| match completer(&name, &arg) {
            Some(find) => {
                let is_file = arg.get_value_names().is_some_and(|names| names[0] == "FILE");
                let find = move |word: &OsStr| match fitting(find(&Line::of_process()), word) {
                    found if found.is_empty() && is_file => PathCompleter::file().complete(word),
                    found => found,
                };
                arg.add(ArgValueCompleter::new(find))
            }
            None => arg,
        })
        .mut_subcommands(with_completers)
}

/// Lists candidates, each with a description that may be empty.
type Find = fn(&Line) -> Vec<(String, String)>;

/// Returns what completes an argument, by the name of its value.
fn completer(command: &str, arg: &Arg) -> Option<Find> {
    let name = arg.get_value_names()?.first()?.as_str();
    Some(match (command, name) {
        ("set", "VALUE") => Line::setting_values,
        ("unset", "SETTING") => {
            |_| Key::value_variants().iter().map(|key| plain(key.name())).collect()
        }
        ("leave" | "swap", "PLAYER") | (_, "SCORE") => Line::at_table,
        (_, "GAME") if is_of::<u8>(arg) || is_of::<GameOrFinal>(arg) => return None,
        ("new", "PLAYER") if arg.get_long() == Some("dealer") => |line| {
            let [named, others] = line.players_by_named();
            if named.is_empty() { others } else { named }
        },
        (_, "PLAYER" | "PLAYERS" | "PLAYER TOTAL" | "PLAYER|FILE" | "INTO") => Line::players,
        (_, "LEAGUE") => Line::leagues,
        (_, "SEASON") => Line::seasons,
        ("stats" | "records" | "games" | "report", "WHICH") => {
            |line| [line.leagues(), line.players(), days()].concat()
        }
        (_, "WHICH") => |line| [line.leagues(), days()].concat(),
        (_, "GAME") => Line::games,
        (_, "TABLE") if arg.get_possible_values().is_empty() => Line::tables,
        (_, "TOURNAMENT") => Line::tournaments,
        (_, "RULESET") => Line::rulesets,
        (_, "RULE=VALUE") => |_| varied(),
        (_, "WHAT=HEADING") => |_| Heading::names().map(|name| plain(format!("{name}="))).collect(),
        (_, "NAME=PLAYER") => Line::renamed,
        ("fix", "ROUND") => Line::scored_rounds,
        (_, "ROUND") => |_| Round::all().map(|round| plain(round.number())).collect(),
        (_, "DAY") => |_| days(),
        (_, "METHOD") if is_of::<RankingMethod>(arg) => |_| {
            let methods = RankingMethod::iter().map(RankingMethod::name);
            methods.filter(|name| method(name).is_ok()).map(plain).collect()
        },
        (_, "METHOD") => |_| RankingMethod::iter().map(RankingMethod::name).map(plain).collect(),
        ("restore", "FILE") => Line::backups,
        _ => return None,
    })
}

fn is_of<T: 'static>(arg: &Arg) -> bool {
    arg.get_value_parser().type_id() == TypeId::of::<T>()
}

fn plain(value: impl ToString) -> (String, String) {
    (value.to_string(), String::new())
}

fn days() -> Vec<(String, String)> {
    ["today", "yesterday", "last week", "last month"].map(plain).into()
}

/// Lists what rules can be set to; of one that takes any number its name.
fn varied() -> Vec<(String, String)> {
    const VALUES: &str = "yes no none shared most-out extra-round ace-two low high either face \
                          11-12-13 0 1 2 3 10";
    // Those of aces need aces.
    let texas = Ruleset::texas();
    let values = |(rule, official): (crate::rules::Rule, String)| {
        let set = move |value: &str| format!("{}={value}", rule.name());
        let is_one = |value: &str| texas.clone().with([set(value).as_str()]).is_ok();
        let is_open = is_one("99") || is_one("-99");
        let is_listed = move |value: &&str| !is_open || value.parse::<u8>().is_err();
        let listed = VALUES.split(' ').filter(is_listed).filter(|value| is_one(value));
        let listed: Vec<_> = listed.map(|value| plain(set(value))).collect();
        let open = is_open.then(|| (set(""), format!("official: {official}")));
        listed.into_iter().chain(open)
    };
    Ruleset::official().settings().flat_map(values).collect()
}

/// Returns the candidates that begin with a word, in any case; an open quote is none of it.
fn fitting(found: Vec<(String, String)>, word: &OsStr) -> Vec<CompletionCandidate> {
    let word = word.to_string_lossy();
    let start = name_key(word.trim_start_matches(['"', '\'']));
    let fit = found.into_iter().filter(|(value, _)| name_key(value).starts_with(&start));
    let fit = fit.enumerate().map(|(order, (value, help))| {
        let candidate = CompletionCandidate::new(value).display_order(Some(order));
        candidate.help((!help.is_empty()).then(|| help.into()))
    });
    fit.collect()
}

/// The command line that is completed.
struct Line(Vec<String>);

impl Line {
    /// Returns the words that the shell has passed, after `--`.
    fn of_process() -> Self {
        let words = std::env::args_os().skip_while(|arg| arg != "--").skip(1);
        Self(words.map(|word| word.to_string_lossy().into_owned()).collect())
    }

    /// Returns the words before the one that is completed.
    fn typed(&self) -> &[String] {
        self.0.split_last().map_or(&[], |(_, typed)| typed)
    }

    fn option(&self, name: &str) -> Option<&str> {
        let mut words = self.0.iter().map(String::as_str);
        words
            .by_ref()
            .find_map(|word| match word.strip_prefix(name)? {
                "" => Some(None),
                value => value.strip_prefix('=').map(Some),
            })?
            .or_else(|| words.next())
    }

    /// Reads the database that the command would use.
    fn read<T>(&self, find: impl FnOnce(&Reader<'_>) -> Option<Vec<T>>) -> Vec<T> {
        let found = || find(&open_quietly(self.option("--db").map(PathBuf::from))?.read().ok()?);
        found().unwrap_or_default()
    }

    /// Lists the players who are not named yet.
    fn players(&self) -> Vec<(String, String)> {
        let [_, others] = self.players_by_named();
        others
    }

    /// Lists the players after a name of a file and `=`.
    fn renamed(&self) -> Vec<(String, String)> {
        let name = self.0.last().and_then(|word| word.rsplit_once('='));
        let name = name.map(|(name, _)| name.strip_prefix("--as=").unwrap_or(name));
        let Some(name) = name.filter(|name| !name.is_empty() && *name != "--as") else {
            return Vec::new();
        };
        self.players().into_iter().map(|(player, _)| plain(format!("{name}={player}"))).collect()
    }

    /// Lists the players whose full names are typed, and the others.
    fn players_by_named(&self) -> [Vec<(String, String)>; 2] {
        let typed = self.typed().iter().map(|word| name_key(word.trim_end_matches([',', ';'])));
        let typed: BTreeSet<_> = typed.collect();
        let players = self.read(|reader| {
            let players = reader.players().ok()?.into_iter().filter(|player| !player.retired);
            Some(players.map(|player| plain(player.name)).collect())
        });
        players.into_iter().partition(|(name, _)| typed.contains(&name_key(name))).into()
    }

    /// Lists the backups beside the database, newest first.
    fn backups(&self) -> Vec<(String, String)> {
        let file = database_file(self.option("--db").map(PathBuf::from)).ok();
        let backups = file.and_then(|file| backups(&file).ok()).unwrap_or_default();
        backups.into_iter().map(|backup| plain(backup.path.display())).collect()
    }

    /// Lists the players of the open games, or of the tournament that the command is about.
    fn at_table(&self) -> Vec<(String, String)> {
        let is_of_tournament = self.typed().iter().any(|word| word == "tournament");
        self.read(|reader| {
            if is_of_tournament {
                let stored = TournamentArg::named(self.option("--tournament")).find(reader).ok()?;
                return Some(stored.players().map(|(_, player)| plain(&player.name)).collect());
            }
            let players = reader.open_games().ok()?.into_iter().flat_map(|game| game.players);
            Some(players.map(|seat| plain(&seat.player.name)).collect())
        })
    }

    /// Lists the rounds that are scored of the game that is named, or of the open ones.
    fn scored_rounds(&self) -> Vec<(String, String)> {
        let named = self.option("--game").and_then(|game| game.parse().ok());
        self.read(|reader| {
            let games: Vec<_> = match named.map(GameKey::Number) {
                Some(key) => vec![reader.find_game(key).ok()?.one()?],
                None => reader.open_games().ok()?.into_iter().map(|game| game.details.id).collect(),
            };
            let sheets = games.into_iter().filter_map(|id| reader.game(id).ok()?);
            let rounds: BTreeSet<u8> = sheets.flat_map(|sheet| sheet.played.into_keys()).collect();
            Some(rounds.into_iter().map(plain).collect())
        })
    }

    fn leagues(&self) -> Vec<(String, String)> {
        self.read(|reader| {
            let leagues = reader.leagues().ok()?.into_iter().filter(|league| !league.retired);
            Some(leagues.map(|league| plain(league.name)).collect())
        })
    }

    /// Lists the seasons of the league that is named, or of all.
    fn seasons(&self) -> Vec<(String, String)> {
        let named = self.option("--league").map(name_key);
        self.read(|reader| {
            let mut leagues = reader.leagues().ok()?;
            leagues.retain(|league| {
                named.as_ref().is_none_or(|named| name_key(&league.name).starts_with(named))
            });
            let seasons = leagues.into_iter().flat_map(|league| {
                league.seasons.into_iter().map(move |season| (season.name, league.name.clone()))
            });
            Some(seasons.collect())
        })
    }

    /// Lists the last games, each found by its number: to look through all takes longer
    /// the more there are.
    fn games(&self) -> Vec<(String, String)> {
        let games = self.read(|reader| {
            let numbers = (1..reader.next_number().ok()?).rev().take(20);
            let game = |number| {
                reader.game(reader.find_game(GameKey::Number(number)).ok()?.one()?).ok()?
            };
            let games = numbers.filter_map(game).map(|sheet| {
                let help = format!("{}: {}", sheet.date, sheet.seat_names().join(", "));
                (sheet.number.to_string(), help)
            });
            Some(games.collect())
        });
        std::iter::once(plain("last")).chain(games).collect()
    }

    fn tables(&self) -> Vec<(String, String)> {
        self.read(|reader| {
            Some((1..=lookup::last(reader).ok()?.current()?.tables.len()).map(plain).collect())
        })
    }

    fn tournaments(&self) -> Vec<(String, String)> {
        self.read(|reader| {
            let tournaments = reader.tournaments().ok()?.into_iter();
            Some(tournaments.map(|one| plain(one.tournament.name)).collect())
        })
    }

    fn rulesets(&self) -> Vec<(String, String)> {
        let custom = self.read(|reader| {
            let custom = reader.rulesets().ok()?.into_iter().filter(|custom| !custom.retired);
            Some(custom.map(|custom| plain(custom.rules.name())).collect())
        });
        PRESETS.map(plain).into_iter().chain(custom).collect()
    }

    fn setting_values(&self) -> Vec<(String, String)> {
        let key = self.0.iter().rev().nth(1).and_then(|key| Key::from_str(key, true).ok());
        match key {
            Some(Key::League) => self.leagues(),
            Some(Key::Rules) => self.rulesets(),
            Some(key) => key.choices().into_iter().map(plain).collect(),
            None => Vec::new(),
        }
    }
}

/// Print the completion script of a shell
///
/// The script asks crowns at each Tab, and so completes the names of your players,
/// leagues and games too.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  source <(crowns completions bash)               in ~/.bashrc
  source <(crowns completions zsh)                in ~/.zshrc, after compinit
  crowns completions fish | source                in ~/.config/fish/config.fish
  crowns completions powershell | Out-String | Invoke-Expression")]
pub(super) struct Args {
    /// Shell: bash, elvish, fish, powershell or zsh
    #[arg(hide_possible_values = true)]
    shell: Shell,
}

pub(super) fn run(args: &Args) -> Result<Outcome> {
    print(args.shell.script())?;
    Ok(Outcome::Yes)
}
