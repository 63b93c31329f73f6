//! Signals while the screen has the terminal: it is given back before the
//! process ends or stops.

use std::io;
use std::thread;

use rustix::process::{Signal, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, raise};

use super::terminal::TakenTerminal;

/// Handles signals in a thread of their own: if the terminal is gone, the main
/// one may wait for a key for ever.
pub(super) fn handle(terminal: TakenTerminal) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in &mut signals {
            match signal {
                SIGCONT => resume(&terminal),
                // Ends or stops the process, as if nobody had handled it.
                signal => {
                    terminal.give_back();
                    let _ = emulate_default_handler(signal);
                }
            }
        }
    })?;
    Ok(())
}

/// Stops the processes of the job, this one among them, as Ctrl-Z does at a shell; the
/// terminal is taken again when they are resumed.
pub(super) fn suspend() {
    let _ = kill_current_process_group(Signal::TSTP);
}

/// Takes the terminal again. The size may be another one by now: the signal for
/// that makes the main thread draw.
fn resume(terminal: &TakenTerminal) {
    let _ = terminal.take_again();
    let _ = raise(SIGWINCH);
}
