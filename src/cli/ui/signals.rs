//! Signals while a question is asked: the terminal is given back before the
//! process ends.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// Handles signals from now on, in a thread of their own: the main one waits for
/// a key.
pub(super) fn give_back_terminal() -> io::Result<()> {
    static IS_HANDLED: AtomicBool = AtomicBool::new(false);
    if IS_HANDLED.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let before = tcgetattr(io::stdin())?;
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in &mut signals {
            give_back(&before);
            // Ends the process, as if nobody had handled it.
            let _ = emulate_default_handler(signal);
        }
    })?;
    Ok(())
}

/// Returns the terminal to what it was, if a line is being edited. What fails is
/// past helping: the terminal may be gone.
fn give_back(before: &Termios) {
    let is_edited = |now: Termios| now.local_modes != before.local_modes;
    if tcgetattr(io::stdin()).is_ok_and(is_edited) {
        // Pasted text is not marked any more, and the shell begins a line.
        let _ = io::stderr().write_all(b"\x1b[?2004l\r\n");
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, before);
    }
}
