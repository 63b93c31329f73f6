//! Commands in a terminal: `script` gives them one.

use std::io::Write;
use std::process::Stdio;

use crate::env::TestEnv;

/// What a terminal shows, and the exit status.
pub(crate) struct Shown {
    pub(crate) text: String,
    pub(crate) status: Option<i32>,
}

impl TestEnv {
    /// Runs a command in a terminal of 24 lines of 80 columns, and types lines;
    /// `variables` are more of the environment.
    pub(crate) fn in_terminal(
        &self,
        arguments: &str,
        typed: &str,
        variables: &[(&str, &str)],
    ) -> Shown {
        let program = env!("CARGO_BIN_EXE_crowns");
        let line = format!("stty rows 24 cols 80; exec '{program}' {arguments}");
        let mut script = self.program("script");
        let mut child = script
            .args(["--quiet", "--return", "--command", &line, "/dev/null"])
            .envs([("TERM", "xterm"), ("SHELL", "/bin/sh")])
            .env_remove("COLUMNS")
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(typed.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        Shown {
            text: String::from_utf8_lossy(&output.stdout).replace('\r', ""),
            status: output.status.code(),
        }
    }
}
