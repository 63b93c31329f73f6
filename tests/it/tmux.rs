//! A shell in a real terminal, which `tmux` emulates: what is typed, what is
//! shown, and the state that the terminal is left in.

use std::io::{self, Write};
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::env::TestEnv;

/// A shell in a terminal; gone when it is dropped.
pub(crate) struct Tmux<'a> {
    env: &'a TestEnv,
    socket: String,
}

/// How long something may take to be shown, with other tests beside it.
const PATIENCE: Duration = Duration::from_secs(20);

impl<'a> Tmux<'a> {
    /// Starts a shell in a terminal of a size; `None`, and says so, if there is
    /// no `tmux`.
    pub(crate) fn start(env: &'a TestEnv, columns: u16, rows: u16) -> Option<Self> {
        if Command::new("tmux").arg("-V").output().is_err() {
            // Not through a macro, whose output a test that passes keeps back.
            let _ = writeln!(io::stderr(), "SKIPPED: no tmux to run the screen in");
            return None;
        }
        Some(Self::of(env, "tmux", columns, rows))
    }

    /// Starts another shell in a terminal of its own.
    pub(crate) fn beside(env: &'a TestEnv, name: &str) -> Self {
        Self::of(env, name, 80, 24)
    }

    fn of(env: &'a TestEnv, name: &str, columns: u16, rows: u16) -> Self {
        let socket = env.path(name).to_str().unwrap().to_owned();
        let tmux = Self { env, socket };
        let size = [columns.to_string(), rows.to_string()];
        tmux.ok(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            &size[0],
            "-y",
            &size[1],
            "env PS1='$ ' sh -i",
        ]);
        tmux.ok(&["set-option", "-g", "status", "off"]);
        tmux.wait_for("$");
        tmux
    }

    fn run(&self, arguments: &[&str]) -> Output {
        // A clock that moves: two rounds in one minute are asked about.
        let mut command = self.env.program("tmux");
        command.env_remove("CROWNS_NOW").env_remove("COLUMNS");
        command.env("TERM", "xterm-256color").env("LANG", "C.UTF-8");
        command.args(["-S", &self.socket, "-u"]).args(arguments);
        command.output().unwrap()
    }

    #[track_caller]
    fn ok(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Types text, then the keys of the names that tmux has for them.
    pub(crate) fn type_text(&self, text: &str, keys: &[&str]) {
        if !text.is_empty() {
            self.ok(&["send-keys", "-l", text]);
        }
        for key in keys {
            self.ok(&["send-keys", key]);
        }
    }

    /// Types a command line.
    pub(crate) fn command(&self, line: &str) {
        self.type_text(line, &["Enter"]);
    }

    /// Pastes text as a terminal does that does not mark where it starts and ends.
    pub(crate) fn paste(&self, text: &str) {
        self.ok(&["set-buffer", text]);
        self.ok(&["paste-buffer"]);
    }

    /// Pastes text as most terminals do, which mark it and end lines with CR.
    pub(crate) fn paste_marked(&self, text: &str) {
        self.ok(&["set-buffer", text]);
        self.ok(&["paste-buffer", "-p"]);
    }

    /// Starts crowns with arguments.
    pub(crate) fn crowns(&self, arguments: &str) {
        self.command(&format!("{} {arguments}", env!("CARGO_BIN_EXE_crowns")));
    }

    /// Returns what the terminal shows.
    pub(crate) fn shown(&self) -> String {
        self.ok(&["capture-pane", "-p"])
    }

    /// Returns the same with the sequences that color it.
    pub(crate) fn shown_in_color(&self) -> String {
        self.ok(&["capture-pane", "-p", "-e"])
    }

    /// Waits until a text is shown.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) -> Duration {
        self.wait_until(text, |shown| shown.contains(text))
    }

    /// Waits until a text is not shown any more.
    #[track_caller]
    pub(crate) fn wait_until_gone(&self, text: &str) {
        self.wait_until(text, |shown| !shown.contains(text));
    }

    /// Waits until what is shown is as it should be; returns how long that took.
    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, is_so: impl Fn(&str) -> bool) -> Duration {
        let start = Instant::now();
        loop {
            let shown = self.shown();
            if is_so(&shown) {
                return start.elapsed();
            }
            assert!(start.elapsed() < PATIENCE, "`{what}` in:\n{shown}");
            sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the last line ends with a text.
    #[track_caller]
    pub(crate) fn wait_for_prompt(&self, text: &str) {
        self.wait_until(text, |shown| shown.trim_end().ends_with(text));
    }

    /// Answers a prompt, and waits for the next.
    #[track_caller]
    pub(crate) fn answer(&self, line: &str, next: &str) {
        self.type_text(line, &[]);
        self.wait_for_prompt(line);
        self.type_text("", &["Enter"]);
        self.wait_for_prompt(next);
    }

    /// Changes the size of the terminal.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.resize_at_once(&[(columns, rows)]);
    }

    /// Changes it several times before a program has seen the first.
    pub(crate) fn resize_at_once(&self, sizes: &[(u16, u16)]) {
        let sizes =
            sizes.iter().map(|(columns, rows)| format!("resize-window -x {columns} -y {rows}"));
        let commands: Vec<_> = sizes.collect();
        let commands = commands.join(" ; ");
        self.ok(&commands.split(' ').collect::<Vec<_>>());
    }

    /// Changes its size, and types text at the same moment.
    pub(crate) fn resize_and_type(&self, columns: u16, rows: u16, text: &str) {
        let [columns, rows] = [columns, rows].map(|size| size.to_string());
        let resize = ["resize-window", "-x", &columns, "-y", &rows, ";"];
        self.ok(&[&resize[..], &["send-keys", "-l", text]].concat());
    }

    /// Returns a variable of tmux about the terminal.
    pub(crate) fn variable(&self, name: &str) -> String {
        let format = format!("#{{{name}}}");
        self.ok(&["display-message", "-p", &format]).trim().to_owned()
    }

    /// Returns the process that crowns runs in.
    pub(crate) fn process(&self) -> String {
        let pane = self.variable("pane_pid");
        let output = Command::new("pgrep").args(["-P", &pane]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        // Below the shell that tmux starts is the one that is typed into.
        text.split_whitespace().last().unwrap_or(&pane).to_owned()
    }

    /// Returns the state of the terminal at the prompt of the shell: what `stty`
    /// says, and whether the other screen, the cursor and the mouse are as a
    /// shell expects.
    pub(crate) fn state(&self, mark: &str) -> String {
        self.command(&format!("clear; stty -g; echo {mark}-done"));
        self.wait_for(&format!("\n{mark}-done"));
        let shown = self.shown();
        let stty = shown.lines().take_while(|line| !line.starts_with(mark));
        let stty: String = stty.filter(|line| !line.contains("stty")).collect();
        let flags = ["alternate_on", "cursor_flag", "mouse_any_flag"];
        let flags = flags.map(|flag| format!("{flag}={}", self.variable(flag)));
        format!("{stty} {}", flags.join(" "))
    }
}

impl Drop for Tmux<'_> {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}
