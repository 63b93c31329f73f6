//! The terminal: data on standard output, through a pager where it is long, and errors with
//! their hints, warnings and notes on standard error.

use std::env;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
#[cfg(unix)]
use std::os::fd::AsFd;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

use anstyle::{AnsiColor, Style};
use clap::ColorChoice;
use indicatif::{ProgressBar, ProgressStyle};
#[cfg(unix)]
use rustix::fs::FileType;
use terminal_size::{Height, Width, terminal_size};
use textwrap::core::display_width;

use super::failure::{About, Failure, Result};
use crate::game::is_control;
use crate::messages::{Language, MessageLabel, Messages, quoted};
use crate::render::{self, TextStyle, columns, printable, wrap};
use crate::store::{Progress, without_passwords};

/// Prints data on standard output, through the pager if one was chosen and it is long; what it
/// holds of names and texts from files cannot steer the terminal.
pub(crate) fn print(text: impl AsRef<str>) -> Result<()> {
    let text = printable(text.as_ref());
    if PAGER.get().is_some_and(|pager| !fits(&text) && pager.show(&text)) {
        return Ok(());
    }
    // An older console of Windows shows colors only where that is asked for.
    let mut out = anstream::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.about(|| "cannot write to standard output")
}

pub(crate) fn choose_color(color: ColorChoice) {
    let choice = match color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// Returns the style of text for standard output.
///
/// A terminal gets suit signs, and colors unless `NO_COLOR` is set; a dumb one and
/// anything else get plain ASCII, unless `--color always` was given.
pub(crate) fn text_style(color: ColorChoice, ascii: bool, language: Language) -> TextStyle {
    let stdout = io::stdout();
    let signs = stdout.is_terminal() && !is_dumb() || color == ColorChoice::Always;
    TextStyle {
        signs: signs && !ascii,
        color: anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never
            && has_escapes(),
        width: width(&stdout),
        language,
        db: None,
    }
}

/// Returns `true` if the terminal can only show lines of text.
pub(crate) fn is_dumb() -> bool {
    cfg!(unix) && env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb")
}

/// Returns `true` if text can have escapes. On Windows crossterm, which styles the cells
/// of tables, leaves out their text where a program has no console.
fn has_escapes() -> bool {
    #[cfg(windows)]
    return ratatui::crossterm::ansi_support::supports_ansi();
    #[cfg(not(windows))]
    true
}

/// Prints an error and its hint, for programs as JSON; `db` is what was given with `--db`.
pub(crate) fn print_error(failure: &Failure, db: Option<&Path>, words: &Messages, json: bool) {
    let message = failure.message(words);
    let message = match db.filter(|_| failure.has_hints()) {
        Some(db) => with_database(&message, db),
        None => message,
    };
    let hint = failure.fix(words).map(|hint| hint.write(db));
    if json {
        let hint = hint.map(|hint| without_passwords(&hint));
        print_message(&render::json::error(&without_passwords(&message), hint.as_deref()));
        return;
    }
    let hint = hint.map(|hint| labelled(MessageLabel::Hint, &hint));
    let message = labelled(MessageLabel::Error, &message);
    print_message(&[message].into_iter().chain(hint).collect::<Vec<_>>().join("\n"));
}

/// Prints an error of the argument parser, wrapped between words.
pub(crate) fn print_usage_error(text: &str) {
    let width = message_width();
    let text = without_passwords(text);
    print_message(&text.lines().map(|line| rewrapped(line, width)).collect::<String>());
}

/// Wraps a line that may be indented.
fn rewrapped(line: &str, width: usize) -> String {
    let indent = line.len() - line.trim_start().len();
    wrap("", &" ".repeat(indent + 2), line, width) + "\n"
}

pub(crate) fn note(text: &str) {
    print_message(&remark(MessageLabel::Note, text));
}

pub(crate) fn note_once(text: &str) {
    remark_once(MessageLabel::Note, text);
}

/// Prints a remark if it was not printed before, as where a page is written again, or a command
/// opens the database again.
pub(crate) fn remark_once(label: MessageLabel, text: &str) {
    static PRINTED: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let mut printed = PRINTED.lock().unwrap_or_else(PoisonError::into_inner);
    if !printed.iter().any(|other| other == text) {
        print_message(&remark(label, text));
        printed.push(text.to_owned());
    }
}

/// Prints a warning about something that was done all the same.
pub(crate) fn warn(message: &str) {
    print_message(&remark(MessageLabel::Warning, message));
}

/// Prints why an answer cannot be taken; the question is asked again.
pub(crate) fn refuse(why: &str) {
    print_message(&labelled(MessageLabel::Error, why));
}

/// Prints a line on standard error that is neither error, warning nor note.
pub(crate) fn tell_line(text: &str) {
    print_message(&format!("{text}\n"));
}

/// Prints a line as [`tell_line`] does, wrapped between words.
pub(crate) fn tell_wrapped(text: &str) {
    print_message(&rewrapped(text, message_width()));
}

/// Prints a text on standard error as it is.
pub(crate) fn print_message(text: &str) {
    // With standard error closed there is nobody left to tell.
    let _ = anstream::stderr().write_all(printable(text).as_bytes());
}

/// The language of the labels, and the database that was given with `--db`; English and
/// none until they are known.
static STYLE: OnceLock<TextStyle> = OnceLock::new();

/// Sets the language of the labels, and the database that the commands of notes and
/// warnings are about, once.
pub(crate) fn set_style(style: TextStyle) {
    let _ = STYLE.set(style);
}

/// Returns the database that was given with `--db`.
pub(crate) fn database() -> Option<&'static Path> {
    STYLE.get()?.db
}

/// Adds the database to the commands of a text, as [`Hint::write`] does to those of a hint.
///
/// [`Hint::write`]: crate::messages::Hint::write
fn with_database(text: &str, db: &Path) -> String {
    let option = format!("`crowns --db {} ", quoted(&db.to_string_lossy()));
    let mut parts = text.split("`crowns ");
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        named += if part.starts_with("--db ") { "`crowns " } else { &option };
        named += part;
    }
    named
}

/// Adds the database to the commands of lines, as [`with_database`] does, and wraps those
/// that have one.
pub(crate) fn with_database_in_lines(text: &str, db: &Path, width: usize) -> String {
    let line = |line: &str| match line.contains("`crowns ") {
        true => rewrapped(&with_database(line.trim_end(), db), width),
        false => line.to_owned(),
    };
    text.split_inclusive('\n').map(line).collect()
}

fn remark(label: MessageLabel, text: &str) -> String {
    match database() {
        Some(db) => labelled(label, &with_database(text, db)),
        None => labelled(label, text),
    }
}

fn labelled(label: MessageLabel, text: &str) -> String {
    let language = STYLE.get().map_or(Language::English, |style| style.language);
    let name = language.words().message_label(label);
    indented(style(label), name, &escaped(&without_passwords(text)), message_width()) + "\n"
}

/// Returns the style that the argument parser gives its errors and tips.
const fn style(label: MessageLabel) -> Style {
    match label {
        MessageLabel::Error => AnsiColor::Red.on_default().bold(),
        MessageLabel::Warning => AnsiColor::Yellow.on_default().bold(),
        MessageLabel::Hint => AnsiColor::Green.on_default(),
        MessageLabel::Note => AnsiColor::Cyan.on_default(),
    }
}

/// Writes a label and a text beside it. If there are several lines, the rest
/// of a wrapped line is indented, so that lines can be told apart.
fn indented(style: Style, label: &str, text: &str, width: usize) -> String {
    let beside = " ".repeat(columns(label) + ": ".len());
    let further = if text.contains('\n') { format!("{beside}  ") } else { beside.clone() };
    let label = format!("{style}{label}:{style:#} ");
    let lines = text.lines().enumerate().map(|(index, line)| {
        let first = if index == 0 { &label } else { &beside };
        match line.strip_prefix("  ") {
            Some(line) => wrap(&format!("{first}  "), &format!("{further}  "), line, width),
            None => wrap(first, &further, line, width),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Escapes control characters: messages repeat what was typed.
fn escaped(text: &str) -> String {
    let escape = |c: char| match c {
        c if c != '\n' && is_control(c) => c.escape_unicode().to_string(),
        c => c.to_string(),
    };
    text.chars().map(escape).collect()
}

/// The command of the pager that was chosen.
static PAGER: OnceLock<Pager> = OnceLock::new();

#[derive(Debug)]
struct Pager {
    command: String,
    /// Whether the user has named it.
    is_named: bool,
}

/// Shows all that is printed from now on through the pager that the user has named,
/// by default `less`, if standard output is a terminal.
pub(crate) fn choose_pager(named: Option<String>) {
    if is_dumb() || !io::stdout().is_terminal() {
        return;
    }
    let pager =
        Pager { is_named: named.is_some(), command: named.unwrap_or_else(|| "less".to_owned()) };
    if !matches!(pager.command.trim(), "" | "cat") {
        // Whoever chooses first has chosen.
        let _ = PAGER.set(pager);
    }
}

impl Pager {
    /// Shows a text; returns `false` if the pager cannot be run.
    fn show(&self, text: &str) -> bool {
        let words = shlex::split(&self.command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else { return false };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped());
        // Colors, no waiting where the text fits, and the text stays.
        for (variable, options) in [("LESS", "FRX"), ("LV", "-c")] {
            if env::var_os(variable).is_none() {
                command.env(variable, options);
            }
        }
        // Ctrl-C is left to the pager: if this process ended first, pager and shell would both
        // read the terminal.
        #[cfg(unix)]
        let _ = signal_hook::flag::register(signal_hook::consts::SIGINT, Default::default());
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) => {
                if self.is_named {
                    warn(&format!("cannot run the pager `{program}`: {error}"));
                }
                return false;
            }
        };
        // Who quits before the end has seen enough.
        if let Some(mut input) = child.stdin.take() {
            let _ = input.write_all(text.as_bytes());
        }
        let _ = child.wait();
        true
    }
}

/// Returns how many columns to use: those of the terminal, from 40 to 100, or, if
/// it is no terminal, those of `COLUMNS`, by default 80.
pub(crate) fn width(stream: &impl IsTerminal) -> usize {
    let columns = match terminal_size().filter(|_| stream.is_terminal()) {
        Some((Width(columns), _)) => Some(columns.into()),
        None => env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()),
    };
    columns.map_or(TextStyle::PLAIN.width, |columns: usize| columns.clamp(40, 100))
}

/// The variable that `play` gives to its commands: the number of the game on the screen where it
/// is not the one open game, else nothing.
pub(crate) const ON_SCREEN: &str = "CROWNS_ON_SCREEN";

/// Returns how many columns messages may use. Those of a command of `play` are wrapped there.
fn message_width() -> usize {
    let stderr = io::stderr();
    match env::var_os(ON_SCREEN).is_some() && !stderr.is_terminal() {
        true => usize::MAX,
        false => width(&stderr),
    }
}

/// Returns `true` if a text fits on the screen above the prompt.
fn fits(text: &str) -> bool {
    let Some((Width(columns), Height(lines))) = terminal_size() else { return true };
    let columns = usize::from(columns).max(1);
    let taken = |line: &str| display_width(line).div_ceil(columns).max(1);
    text.lines().map(taken).sum::<usize>() < lines.into()
}

/// Returns a bar for reading a file; hidden if standard error is no terminal, or
/// if the output goes to a program, which may write to the same terminal.
pub(crate) fn file_progress_bar(file: &File) -> ProgressBar {
    let regular = file.metadata().ok().filter(|data| data.is_file());
    regular
        .filter(|_| !is_piped(&io::stdout()))
        .map_or_else(ProgressBar::hidden, |data| progress_bar(data.len()))
}

#[cfg(unix)]
fn is_piped(output: &impl AsFd) -> bool {
    let status = rustix::fs::fstat(output);
    status.is_ok_and(|status| FileType::from_raw_mode(status.st_mode) == FileType::Fifo)
}

#[cfg(not(unix))]
fn is_piped<T>(_output: &T) -> bool {
    false
}

/// Runs work that reports its progress, and shows it on a bar.
pub(crate) fn with_progress<T>(work: impl FnOnce(Progress<'_>) -> T) -> T {
    let bar = progress_bar(0);
    let done = work(&mut |done, of| {
        bar.set_length(of);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    done
}

/// Returns a bar of a length; hidden if standard error is no terminal.
pub(crate) fn progress_bar(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent:>3}%  {elapsed}  {msg}")
        .expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stands_beside_its_label_with_lines_that_wrap_indented_and_signs_escaped() {
        for (label, text, expect) in [
            ("error", "too many", "error: too many"),
            ("error", "too many cards here", "error: too many cards\n       here"),
            ("viðvörun", "of mörg spil", "viðvörun: of mörg spil"),
            ("viðvörun", "of mörg spil hér", "viðvörun: of mörg spil\n          hér"),
            (
                "error",
                "card 1 is no card\ncard 2 too",
                "error: card 1 is no card\n       card 2 too",
            ),
            (
                "error",
                "card 1 is not a card\ncard 2 too",
                "error: card 1 is not a\n         card\n       card 2 too",
            ),
            ("error", "`\u{1b}[2J`", "error: `\\u{1b}[2J`"),
        ] {
            assert_eq!(indented(Style::new(), label, &escaped(text), 24), expect);
        }
    }

    #[test]
    fn the_commands_of_a_note_are_about_the_database_that_was_given() {
        let check = |text: &str, expect: &str| {
            assert_eq!(with_database(text, Path::new("my games.db")), expect);
        };
        check("run `crowns undo`", "run `crowns --db 'my games.db' undo`");
        check(
            "`crowns --db a.db log` or `crowns log`",
            "`crowns --db a.db log` or `crowns --db 'my games.db' log`",
        );
        check("a crowns of Ann", "a crowns of Ann");
    }
}
