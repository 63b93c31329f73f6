//! The help: the commands of an evening, all commands under headings in the order of
//! use, and the options that they share, which no other help repeats; and `crowns man`.

use std::fmt::Write;
use std::{fs, io};

use anstream::adapter::strip_str;
use clap::Command;
use clap::builder::{StyledStr, Styles};
use clap_mangen::Man;

use crate::cli::meant::command_of;
use crate::cli::prelude::*;
use crate::messages;
use crate::render::{columns, wrap};

/// Print help
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// List all commands, one per line
    #[arg(long)]
    all: bool,

    /// Command, and its subcommand; `options` for the options of every command
    command: Vec<String>,
}

/// The commands under each heading.
const HEADINGS: [(&str, &str); 6] = [
    ("At the table", "play new score board fix undo redo join leave solitaire serve"),
    ("Settle an argument", "check odds judge rules"),
    ("History and league", "result games game player league standings stats records report log"),
    ("Tournament", "tournament"),
    ("Several devices, safety", "export import sync backup restore doctor"),
    ("Settings and shell", "config completions man help"),
];

const EVENING: (&str, &str) =
    ("An evening", "play new score board fix undo check judge rules standings");

const AFTER: &str = "\
Examples:
  crowns new Ann Bob Cat    Start a game; Ann sits first and deals
  crowns score 0 13 37      Enter a round: Ann went out

More help:
  crowns help COMMAND       More about a command
  crowns help options       Options of every command, and the environment";

const ALL_COMMANDS: &str = "  crowns help --all         All commands\n";

const OPTIONS_ELSEWHERE: &str = "`crowns help options` describes the options of every command.";

pub(super) const ENVIRONMENT: &str = "\
An option overrides an environment variable, which overrides the settings of
`crowns config`.

Environment:
  CROWNS_DB     Database to use if `--db` is not given
  CROWNS_LANG   Language if `--lang` is not given; without it, that of the
                settings or the locale
  CROWNS_PAGER  Pager for long output on a terminal, else PAGER, else less
  NO_COLOR      Do not use colors if set and not empty";

pub(super) fn run(args: &Args, context: &Context, mut command: Command) -> Result<Outcome> {
    let text = match args.command.as_slice() {
        [] => of_program(command, args.all).render_help(),
        [word] if word == "options" => options(command).render_help(),
        words => {
            command = fitted(command);
            let mut found = &mut command;
            let said = command_of(&words.join(" ")).unwrap_or_default().split_whitespace();
            let said: Vec<_> = said.filter(|word| !word.starts_with('-')).collect();
            let typed = words.iter().map(String::as_str).collect();
            for word in if said.is_empty() { typed } else { said } {
                found = found.find_subcommand_mut(word).ok_or_else(|| {
                    Failure::new(format!("there is no command `{}`", words.join(" ")))
                        .run(messages::Command::new("help --all"), "to list the commands")
                })?;
            }
            found.render_long_help()
        }
    };
    print(written(&text, context.style.color, context.style.language))?;
    Ok(Outcome::Yes)
}

/// Writes a help, and that it is English to whoever chose another language.
pub(super) fn written(text: &StyledStr, color: bool, language: Language) -> String {
    let text = if color { text.ansi().to_string() } else { text.to_string() };
    let mut text = folded(&text, width());
    if language != Language::English {
        text += &format!("\n{}\n", wrap("", "", language.words().help_language(), width()));
    }
    text
}

/// Makes the program list the commands of an evening, or all under their headings.
pub(super) fn of_program(command: Command, all: bool) -> Command {
    let styles = Styles::default();
    let (header, literal) = (styles.get_header(), styles.get_literal());
    let mut commands = String::new();
    let listed = if all { &HEADINGS[..] } else { &[EVENING] };
    for (heading, names) in listed {
        let _ = writeln!(commands, "{header}{heading}:{header:#}");
        for name in names.split(' ') {
            // A command may be left out of the build.
            let Some(found) = command.find_subcommand(name) else { continue };
            let about = found.get_about().map_or_else(String::new, ToString::to_string);
            let first = format!("  {literal}{name:<11}{literal:#}  ");
            commands += &wrap(&first, &" ".repeat(15), &about, width());
            commands.push('\n');
        }
        commands.push('\n');
    }
    // The short one fits a terminal of 24 lines.
    let gap = if all { "\n" } else { "" };
    let about = format!("{{about-with-newline}}{gap}{{usage-heading}} {{usage}}\n\n");
    let template = format!("{about}{}{{after-help}}", commands.trim_end());
    let after = match all {
        true => AFTER.to_owned(),
        false => AFTER.replace("More help:\n", &format!("More help:\n{ALL_COMMANDS}")),
    };
    fitted(command.help_template(template).after_help(after))
}

fn options(command: Command) -> Command {
    let command = command.mut_args(|arg| arg.hide_short_help(false).hide_long_help(false));
    let template = "Options of every command:\n{options}{after-help}";
    fitted(command.help_template(template).after_help(ENVIRONMENT))
}

/// Folds what the parser would wrap without an indent, and tells of each command where
/// the options of all stand.
fn fitted(command: Command) -> Command {
    fn fit(command: Command, more: &str) -> Command {
        let after = command.get_after_help().map_or_else(String::new, ToString::to_string);
        let after = folded(format!("{after}\n\n{more}").trim(), width());
        command
            .after_help(after.trim_end().to_owned())
            .mut_subcommands(|command| fit(command, OPTIONS_ELSEWHERE))
    }
    fit(command, "")
}

/// Folds lines that are wider than this. What stands after a gap, as the
/// description of an example does, gets a line of its own. Escapes take no columns.
fn folded(text: &str, width: usize) -> String {
    let mut folded = String::new();
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let further = " ".repeat(indent + 4);
        let gap = line[indent..].find("  ").map(|gap| line.split_at(indent + gap));
        folded += &match gap {
            _ if columns(&strip_str(line).to_string()) <= width => line.to_owned(),
            Some((left, right)) => {
                format!("{left}\n{}", wrap(&further, &further, right.trim_start(), width))
            }
            None => wrap("", &further, line, width),
        };
        folded.push('\n');
    }
    folded
}

fn width() -> usize {
    terminal::width(&io::stdout()).min(80)
}

/// Write the manual pages to a directory
///
/// Without DIR, writes the main page to standard output.
#[derive(Debug, clap::Args)]
pub(super) struct ManArgs {
    /// Directory for the page of each command; created if it does not exist
    dir: Option<PathBuf>,
}

pub(super) fn man(args: ManArgs, command: Command) -> Result<Outcome> {
    match args.dir {
        Some(dir) => {
            must_be_no_command(&dir, &command)?;
            fs::create_dir_all(&dir)
                .and_then(|()| write_pages(&described(command), &dir))
                .about(|| format!("cannot write to `{}`", dir.display()))?;
            terminal::tell_line(&format!("manual pages written to `{}`", dir.display()));
        }
        None => print(page(described(command))?.1)?,
    }
    Ok(Outcome::Yes)
}

/// Refuses the name of a command in the place of a directory, as for the program `man`.
fn must_be_no_command(dir: &Path, command: &Command) -> Result<()> {
    let name = dir.to_str().filter(|name| {
        !dir.exists() && (command.get_name() == *name || command.find_subcommand(name).is_some())
    });
    let Some(name) = name else { return Ok(()) };
    let of_all = name == command.get_name();
    let help = messages::Command::new("help");
    let help = if of_all { help } else { help.arg(name) };
    let hint = Hint::run(help, "to read about it; for a directory of that name, type ");
    let text = format!("the manual pages would be written to a directory called `{name}`");
    Err(Failure::new(text).hint(hint.text(format!("`./{name}`"))))
}

/// Makes the page of the program describe the options of every command, and the others refer to it.
fn described(command: Command) -> Command {
    fn refer(command: Command) -> Command {
        let after =
            command.get_after_help().map_or_else(String::new, |after| format!("{after}\n\n"));
        command
            .after_help(format!("{after}crowns(1) describes the options of every command."))
            .mut_args(|arg| arg.clone().hide(arg.is_hide_set() || arg.is_global_set()))
            .mut_subcommands(refer)
    }
    let command = command.mut_args(|arg| arg.hide_short_help(false).hide_long_help(false));
    command.after_help(ENVIRONMENT).mut_subcommands(refer)
}

fn write_pages(command: &Command, dir: &Path) -> io::Result<()> {
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        write_pages(command, dir)?;
    }
    let (name, page) = page(command.clone())?;
    fs::write(dir.join(name), page)
}

/// Returns the file name of a page and its text, with the usual heading for what stands after the
/// options.
fn page(command: Command) -> io::Result<(String, String)> {
    let man = Man::new(command).source(concat!("crowns ", env!("CARGO_PKG_VERSION")));
    let mut page = Vec::new();
    man.render(&mut page)?;
    let page = String::from_utf8_lossy(&page);
    // An empty date is written without quotes, and the source would be taken for it.
    let page = page.replacen(" 1  \"", " 1 \"\" \"", 1);
    let page = page.replace(".SH EXTRA\nExamples:\n", ".SH EXAMPLES\n");
    Ok((man.get_filename(), page.replace(".SH EXTRA\n", ".SH NOTES\n")))
}

#[cfg(test)]
mod tests {
    use super::super::command;
    use super::*;

    #[test]
    fn every_command_stands_under_one_heading_in_the_order_of_use() {
        let listed: Vec<_> = HEADINGS.iter().flat_map(|(_, names)| names.split(' ')).collect();
        let command = command();
        let commands = command.get_subcommands().map(Command::get_name);
        assert_eq!(listed, commands.collect::<Vec<_>>());
    }

    /// A line that the parser has to wrap leaves a rest on a line of its own.
    #[test]
    fn no_text_after_the_help_of_a_command_has_a_line_to_wrap() {
        fn check(command: &Command) {
            let after = command.get_after_help().map(ToString::to_string);
            for line in after.unwrap_or_default().lines() {
                assert!(line.chars().count() <= 80, "{}: {line}", command.get_name());
            }
            command.get_subcommands().for_each(check);
        }
        check(&command());
    }

    #[test]
    fn the_help_of_all_commands_does_not_send_to_itself() {
        let help = |all| of_program(command(), all).render_help().to_string();
        assert!(help(false).contains("help --all") && !help(true).contains("help --all"));
        assert!(help(true).contains("help COMMAND"));
    }

    #[test]
    fn the_help_of_an_evening_fits_a_terminal_of_24_lines_with_its_prompt() {
        let help = of_program(command(), false).render_help().to_string();
        assert!(help.lines().count() <= 23, "{help}");
        for line in help.lines() {
            assert!(columns(line) <= 80, "{line}");
        }
    }

    #[test]
    fn the_help_has_the_same_lines_in_color() {
        let help = of_program(command(), false).render_help();
        let lines = |color| written(&help, color, Language::English).lines().count();
        assert_eq!(lines(true), lines(false));
        assert!(lines(true) <= 23);
    }

    #[test]
    fn what_does_not_fit_is_folded_below_itself() {
        let text =
            "  crowns new Ann Bob Cat  Start a game of three\nA sentence of some more columns\n";
        assert_eq!(
            folded(text, 26),
            "  crowns new Ann Bob Cat\n      Start a game of\n      three\n\
             A sentence of some more\n    columns\n"
        );
    }
}
