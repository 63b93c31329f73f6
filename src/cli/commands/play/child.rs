//! Runs a command of the program while the screen has the terminal.

use std::io::Read;
use std::process::{Child, Command, Output, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::cli::prelude::*;

/// How often it is looked whether the command has ended.
const LOOK: Duration = Duration::from_millis(10);

/// Runs a command to its end. `wait` is called again and again with how long it runs;
/// if that returns `true`, the command is stopped.
pub(super) fn output(
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
