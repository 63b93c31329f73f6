//! Runs a command of the program, while the screen has the terminal or in its place.

use std::env;
use std::ffi::OsStr;
use std::io::Read;
use std::iter;
use std::process::{Child, Command, Output, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anstream::adapter::strip_str;

use super::session::Session;
use crate::cli::prelude::*;
use crate::screen::Message;

impl Session<'_> {
    /// Runs a command of the program as a shell does, and returns what the screen is
    /// told. Where there is a screen, `wait` is called again and again with how long it
    /// runs; it is stopped if that returns `true`.
    pub(super) fn run_command(
        &mut self,
        arguments: &[String],
        wait: &mut dyn FnMut(Duration) -> Result<bool>,
    ) -> Vec<Message> {
        let ran = self.file().and_then(|_| self.output(arguments, wait));
        vec![ran.unwrap_or_else(|failure| self.refused(&failure))]
    }

    /// Runs a command. A game that it starts is played from now on; if it ends the one
    /// that is played, the only other one that is open.
    fn output(
        &mut self,
        arguments: &[String],
        wait: &mut dyn FnMut(Duration) -> Result<bool>,
    ) -> Result<Message> {
        let (was_open, end) = (self.open_games()?, self.store.read()?.journal_end()?);
        let program = env::current_exe().about(|| "cannot find the program")?;
        let mut command = Command::new(program);
        let style = self.context.style;
        command.args(["--lang", style.language.tag()]);
        // A command of a hint names the database.
        let names_db = arguments.iter().any(|argument| argument == "--db");
        let db = style.db.iter().filter(|_| !names_db);
        command.args(db.flat_map(|db| [OsStr::new("--db"), db.as_os_str()]));
        if !style.signs {
            command.arg("--ascii");
        }
        if style.color {
            command.args(["--color", "always"]);
        }
        command.args(arguments).env("COLUMNS", style.width.to_string());
        // No argument can say it: what is typed may be words that stand for a command.
        let seen = self.seen.as_ref().filter(|(sheet, _)| was_open != [sheet.id]);
        let number = seen.map(|(sheet, _)| sheet.number.to_string());
        command.env(terminal::ON_SCREEN, number.unwrap_or_default());
        // What is no command is told in a sentence.
        let is_command = |program: &clap::Command| {
            let typed = iter::once("crowns").chain(arguments.iter().map(String::as_str));
            program.clone().try_get_matches_from(typed).is_ok()
        };
        if self.asks.as_ref().is_some_and(is_command) {
            command.stdin(Stdio::inherit()).stderr(Stdio::inherit());
        }
        let output = match self.in_lines {
            true => command.output().about(|| "cannot run the command")?,
            false => output_of(&mut command, wait)?,
        };
        let open = self.open_games()?;
        let is_over =
            self.game.is_some_and(|game| was_open.contains(&game) && !open.contains(&game));
        let new = open.iter().find(|game| !was_open.contains(game));
        self.game = match (new, open.as_slice()) {
            (Some(&new), _) => Some(new),
            (None, &[one]) if is_over => Some(one),
            _ => self.game,
        };
        let changed = self.store.read()?.journal_end()? != end;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let failed = !matches!(output.status.code(), Some(0 | 1));
        let told = match output.status.code() {
            Some(_) => without_indents(&strip_str(&text(&output.stderr)).to_string()),
            None => style.words().command_stopped(&arguments.join(" ")),
        };
        let printed = text(&output.stdout);
        Ok(Message::Ran { state: Box::new(self.state()?), changed, failed, printed, told })
    }

    fn open_games(&self) -> Result<Vec<GameId>> {
        Ok(self.store.read()?.open_games()?.into_iter().map(|game| game.details.id).collect())
    }
}

/// Removes the indent of lines that stand beside the label of a message.
fn without_indents(text: &str) -> String {
    let lines = text.lines().map(|line| match line.starts_with("    ") {
        true => line.trim_start(),
        false => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// How often it is looked whether the command has ended.
const LOOK: Duration = Duration::from_millis(10);

/// Runs a command to its end. `wait` is called again and again with how long it runs;
/// if that returns `true`, the command is stopped.
fn output_of(
    command: &mut Command,
    wait: &mut dyn FnMut(Duration) -> Result<bool>,
) -> Result<Output> {
    let cannot_run = || "cannot run the command";
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().about(cannot_run)?;
    let (printed, told) = (read(child.stdout.take()), read(child.stderr.take()));
    let start = Instant::now();
    let mut is_asked = false;
    let status = loop {
        if let Some(status) = child.try_wait().about(cannot_run)? {
            break status;
        }
        if wait(start.elapsed())? {
            // Who asks again does not wait for it.
            stop(&mut child, is_asked);
            is_asked = true;
        }
        thread::sleep(LOOK);
    };
    let read = |thread: JoinHandle<Vec<u8>>| thread.join().unwrap_or_default();
    Ok(Output { status, stdout: read(printed), stderr: read(told) })
}

/// Reads all that a command writes, in a thread of its own.
fn read(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // What was read until an error is shown.
        let _ = pipe.map(|mut pipe| pipe.read_to_end(&mut bytes));
        bytes
    })
}

/// Stops a command with all that it has started.
#[cfg(unix)]
fn stop(child: &mut Child, at_once: bool) {
    use rustix::process::{Pid, Signal, kill_process_group};

    let signal = if at_once { Signal::KILL } else { Signal::INT };
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // It may have ended by itself.
        let _ = kill_process_group(group, signal);
    }
}

#[cfg(not(unix))]
fn stop(child: &mut Child, _at_once: bool) {
    // It may have ended by itself.
    let _ = child.kill();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_error_of_several_is_a_line_whatever_the_label_is() {
        let told =
            "fejl: i omgang 3 har en hånd 5 kort, ikke 4\n      kort 2 `k`\n\ntip: tilføj `--left`";
        let expect =
            "fejl: i omgang 3 har en hånd 5 kort, ikke 4\nkort 2 `k`\n\ntip: tilføj `--left`";
        assert_eq!(without_indents(told), expect);
    }
}
