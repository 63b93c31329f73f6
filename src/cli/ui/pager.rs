//! The pager: output longer than the screen is shown a screen at a time, on a
//! terminal only, as git does.
//!
//! `cat` or nothing is none. Without one that runs, the text is printed as it is.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use super::messages::warn;
use super::size::fits;

/// The command of the pager that was chosen.
static CHOSEN: OnceLock<Pager> = OnceLock::new();

#[derive(Debug)]
struct Pager {
    command: String,
    /// Whether the user has named it.
    is_named: bool,
}

/// Shows all that is printed from now on through the pager that the user has named,
/// by default `less`, if standard output is a terminal.
pub(crate) fn choose(named: Option<String>) {
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    if is_dumb || !io::stdout().is_terminal() {
        return;
    }
    let pager =
        Pager { is_named: named.is_some(), command: named.unwrap_or_else(|| "less".to_owned()) };
    if !matches!(pager.command.trim(), "" | "cat") {
        // Whoever chooses first has chosen.
        let _ = CHOSEN.set(pager);
    }
}

/// Shows a text through the pager; returns `false` if it is to be printed: it
/// fits on the screen, or there is no pager.
pub(crate) fn show(text: &str) -> bool {
    let Some(pager) = CHOSEN.get() else {
        return false;
    };
    !fits(text) && pager.show(text)
}

impl Pager {
    fn show(&self, text: &str) -> bool {
        let words = shlex::split(&self.command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else {
            return false;
        };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped());
        // Colors, no waiting where the text fits, and the text stays.
        for (variable, options) in [("LESS", "FRX"), ("LV", "-c")] {
            if env::var_os(variable).is_none() {
                command.env(variable, options);
            }
        }
        ignore_interrupts();
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

/// Leaves Ctrl-C to the pager: if this process ended first, pager and shell
/// would both read the terminal.
fn ignore_interrupts() {
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGINT, Default::default());
}
