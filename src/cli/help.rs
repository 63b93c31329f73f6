//! The help of `crowns` itself: its commands under headings, in the order of
//! use.

use std::fmt::Write;

use clap::Command;
use clap::builder::Styles;

/// The commands under each heading.
const HEADINGS: [(&str, &[&str]); 6] = [
    (
        "At the table",
        &["play", "new", "score", "board", "fix", "undo", "redo", "join", "leave", "solitaire"],
    ),
    ("Settle an argument", &["check", "odds", "judge", "rules"]),
    (
        "History and league",
        &[
            "result",
            "games",
            "game",
            "player",
            "league",
            "standings",
            "stats",
            "records",
            "report",
            "log",
        ],
    ),
    ("Tournament", &["tournament"]),
    ("Several devices, safety", &["export", "import", "sync", "backup", "restore", "doctor"]),
    ("Shell", &["completions", "man"]),
];

const AFTER: &str = "\
Examples:
  crowns new Ann Bob Cat                 Start a game; Ann sits first and deals
  crowns score 0 12 37                   Enter a round: Ann went out
  crowns check --round 3 7H 8H 9H 5C QS  Find the best melds of a hand

Environment:
  CROWNS_DB     Database to use if `--db` is not given
  CROWNS_LANG   Language if `--lang` is not given, else that of the locale
  CROWNS_PAGER  Pager for long output on a terminal, else PAGER, else less
  NO_COLOR      Do not use colors if set and not empty

Run `crowns help COMMAND` for more about a command.";

/// Makes the help list the commands under their headings.
pub(super) fn grouped(command: Command) -> Command {
    let styles = Styles::default();
    let (header, literal) = (styles.get_header(), styles.get_literal());
    let mut commands = String::new();
    for (heading, names) in HEADINGS {
        let _ = writeln!(commands, "{header}{heading}:{header:#}");
        for name in names {
            let about = command
                .find_subcommand(name)
                .and_then(|command| command.get_about())
                .map_or_else(String::new, ToString::to_string);
            let _ = writeln!(commands, "  {literal}{name:<11}{literal:#}  {about}");
        }
        commands.push('\n');
    }
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{commands}\
         {header}Options:{header:#}\n{{options}}{{after-help}}"
    );
    command.help_template(template).after_help(AFTER)
}

#[cfg(test)]
mod tests {
    use super::super::command;
    use super::*;

    #[test]
    fn every_command_stands_under_one_heading_in_the_order_of_use() {
        let listed: Vec<_> = HEADINGS.iter().flat_map(|(_, names)| *names).collect();
        let command = command();
        let commands = command.get_subcommands().map(Command::get_name);
        let commands: Vec<_> = commands.filter(|name| *name != "help").collect();
        assert_eq!(listed.into_iter().copied().collect::<Vec<_>>(), commands);
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
    fn no_line_of_the_help_is_wider_than_80_columns() {
        let help = grouped(command()).render_help().to_string();
        for line in help.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}
