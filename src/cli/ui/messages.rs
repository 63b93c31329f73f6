//! Prints errors: what was wrong, where, and one command that mends it.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::Path;

use anstyle::{AnsiColor, Style};

use crate::cards::{CardErrorKind, ParseCardsError};
use crate::cli::args::input::NoCards;
use crate::cli::args::lookup::Unclear;
use crate::cli::args::new_players::Unknown;
use crate::cli::args::round::NoRound;
use crate::cli::commands::new::NoTable;
use crate::cli::commands::report::NoReport;
use crate::cli::commands::restore::NobodyToAsk;
use crate::cli::ui::hints;
use crate::game::{StartError, is_control};
use crate::render::{with_db, wrap};
use crate::rules::RulesetError;
use crate::rules::rulings::RulingNotFound;
use crate::solver::HandSizeError;
use crate::store::{StoreError, WriteError};

/// Prints an error, with the file of games where that is what it is about,
/// and a hint where one command would mend it; `db` is what was typed for
/// `--db`, which its commands then have too.
pub(crate) fn print(error: &anyhow::Error, file: Option<&Path>, db: Option<&Path>) {
    let width = crate::cli::ui::terminal::width(&io::stderr());
    let mut message = told(error);
    if let (Some(false), Some(file)) = (of_store(error).map(StoreError::names_file), file) {
        message = format!("`{}`: {message}", file.display());
    }
    let message = harmless(&message);
    let mut text = laid_out(ERROR, "error: ", &message, width) + "\n";
    let of_games = |path: &Path| Some(path) == file;
    let hint = match of_store(error) {
        Some(StoreError::Foreign { path }) if of_games(path) => Some(FOREIGN.into()),
        _ => hint(error),
    };
    if let Some(hint) = hint {
        let hint = with_db(&hint, db);
        text += &format!("\n{}\n", laid_out(HINT, "hint: ", &hint, width));
    }
    crate::cli::ui::terminal::say(&text);
}

const FOREIGN: &str = "name another with `--db`; if games were kept in it, move it away, and \
                       `crowns restore FILE` puts a backup in its place";

/// Prints a remark that is no error.
pub(crate) fn note(text: &str) {
    let width = crate::cli::ui::terminal::width(&io::stderr());
    let text = laid_out(NOTE, "note: ", &harmless(text), width) + "\n";
    // With standard error closed there is nobody left to tell.
    let _ = anstream::stderr().write_all(text.as_bytes());
}

/// Prints what is odd about something that was done all the same.
pub(crate) fn warn(message: &str) {
    let width = crate::cli::ui::terminal::width(&io::stderr());
    let text = laid_out(WARNING, "warning: ", &harmless(message), width) + "\n";
    let _ = anstream::stderr().write_all(text.as_bytes());
}

/// Prints why an answer is none; it is asked for again.
pub(crate) fn refuse(why: &str) {
    let width = crate::cli::ui::terminal::width(&io::stderr());
    let text = laid_out(ERROR, "error: ", &harmless(why), width) + "\n";
    let _ = anstream::stderr().write_all(text.as_bytes());
}

/// The styles that the argument parser gives its errors and tips.
const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const HINT: Style = AnsiColor::Green.on_default();
const NOTE: Style = AnsiColor::Cyan.on_default();

/// Writes a label and a text beside it. Of several lines, what wraps goes
/// further in, so that each can be told.
fn laid_out(style: Style, label: &str, text: &str, width: usize) -> String {
    let beside = " ".repeat(label.len());
    let further = match text.contains('\n') {
        true => format!("{beside}  "),
        false => beside.clone(),
    };
    let label = format!("{style}{}{style:#} ", label.trim_end());
    let lines = text.lines().enumerate().map(|(index, line)| {
        let first = if index == 0 { &label } else { &beside };
        wrap(first, &further, line, width)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Writes an error with what it was about before each of its lines: whose
/// card the second is would else be a guess.
fn told(error: &anyhow::Error) -> String {
    let causes: Vec<_> = error.chain().map(ToString::to_string).collect();
    let Some((last, about)) = causes.split_last() else {
        return String::new();
    };
    let about: String = about.iter().map(|about| format!("{about}: ")).collect();
    let lines: Vec<_> = last.lines().map(|line| format!("{about}{line}")).collect();
    lines.join("\n")
}

/// Escapes what a terminal would obey: messages repeat what was typed.
fn harmless(text: &str) -> String {
    let escaped = |c: char| match c {
        '\n' => c.to_string(),
        _ if is_control(c) => c.escape_unicode().to_string(),
        _ => c.to_string(),
    };
    text.chars().map(escaped).collect()
}

/// Says whether the reader of the output has gone, which is no error.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}

/// Finds what went wrong with the file, also where it kept a command from
/// being written.
fn of_store(error: &anyhow::Error) -> Option<&StoreError> {
    match error.downcast_ref() {
        Some(WriteError::Store(error)) => Some(error),
        _ => error.downcast_ref(),
    }
}

fn hint(error: &anyhow::Error) -> Option<Cow<'static, str>> {
    if let Some(ParseCardsError(bad)) = error.downcast_ref() {
        return bad
            .iter()
            .find_map(|bad| bad_card(&bad.flaw))
            .map(Cow::from);
    }
    if let Some(RulingNotFound::Unknown { .. }) = error.downcast_ref() {
        return Some(
            "`crowns rules` lists every topic, `crowns rules --find WORD` searches them".into(),
        );
    }
    if error.is::<NoCards>() {
        return Some("name the cards, such as `crowns check --round 1 7D 9D JOKER QS`".into());
    }
    if error.is::<NoRound>() {
        return Some("add the round, such as `--round 1`, or its wild, such as `--wild 3`".into());
    }
    if let Some(HandSizeError { cards, drawn, .. }) = error.downcast_ref() {
        return (cards < drawn)
            .then(|| "for cards left after the melds are laid down, add `--left`".into());
    }
    if let Some(unclear) = error.downcast_ref::<Unclear>() {
        return unclear.hint().map(Cow::from);
    }
    if error.is::<NobodyToAsk>() {
        return Some("to answer beforehand, add `--yes`".into());
    }
    if let Some(hint) = hints::of(error) {
        return Some(hint.into());
    }
    if let Some(error) = of_store(error) {
        return hints::store(error).map(Cow::from);
    }
    if let Some(unknown) = error.downcast_ref::<Unknown>() {
        return Some(unknown.hint().into());
    }
    if let Some(no_report) = error.downcast_ref::<NoReport>() {
        return no_report.hint().map(Cow::from);
    }
    if let Some(no_table) = error.downcast_ref::<NoTable>() {
        return no_table.hint().map(Cow::from);
    }
    if let Some(WriteError::Start(StartError::NeedsTwoGames { .. })) = error.downcast_ref() {
        return Some("with two games shuffled together, add `--games-combined 2`".into());
    }
    error.downcast_ref().and_then(ruleset)
}

fn bad_card(flaw: &CardErrorKind) -> Option<&'static str> {
    match flaw {
        CardErrorKind::NoLowRanks => {
            Some("for aces and twos, add `--rules texas` or `--rule low_ranks=ace-two`")
        }
        CardErrorKind::TooMany { copies: 2 | 6, .. } => {
            Some("with two games shuffled together, add `--rule games_combined=2`")
        }
        _ => None,
    }
}

fn ruleset(error: &RulesetError) -> Option<Cow<'static, str>> {
    match error {
        RulesetError::NoAces { .. } => Some("add `--rule low_ranks=ace-two`".into()),
        RulesetError::NoKnob {
            nearest: Some(knob),
            ..
        } => Some(format!("did you mean `{}`?", knob.name()).into()),
        RulesetError::BadValue { .. } | RulesetError::NoKnob { .. } => {
            Some("`crowns rules show official` lists every knob with its value".into())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expect: &str) {
        let message = laid_out(Style::new(), "error: ", &harmless(text), 24);
        assert_eq!(message, expect);
    }

    #[test]
    fn a_message_stands_beside_its_label() {
        check("too many", "error: too many");
        check("too many cards here", "error: too many cards\n       here");
    }

    #[test]
    fn of_several_lines_each_can_be_told() {
        check(
            "card 1 is no card\ncard 2 too",
            "error: card 1 is no card\n       card 2 too",
        );
        check(
            "card 1 is not a card\ncard 2 too",
            "error: card 1 is not a\n         card\n       card 2 too",
        );
    }

    #[test]
    fn each_line_says_what_it_is_about() {
        let error = anyhow::anyhow!("card 1 is none\ncard 2 too").context("Ann");
        assert_eq!(told(&error), "Ann: card 1 is none\nAnn: card 2 too");
    }

    #[test]
    fn a_terminal_is_told_nothing_but_text() {
        check("`\u{1b}[2J`", "error: `\\u{1b}[2J`");
    }
}
