//! Signals while a question is asked: the terminal is given back before the process ends.

use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, pipe};

/// Whether Ctrl-C only drops what is asked.
static IS_ANSWER: AtomicBool = AtomicBool::new(false);

/// Ctrl-C as an answer. A command that runs meanwhile is ended by it; this process is not.
pub(super) struct Interrupts(UnixStream);

impl Interrupts {
    pub(super) fn take() -> io::Result<Self> {
        let (pressed, signal) = UnixStream::pair()?;
        pressed.set_nonblocking(true)?;
        pipe::register(SIGINT, signal)?;
        IS_ANSWER.store(true, Ordering::Relaxed);
        Ok(Self(pressed))
    }

    /// Waits until a line was typed; returns `false` if Ctrl-C was pressed instead.
    pub(super) fn wait(&mut self) -> io::Result<bool> {
        let stdin = io::stdin();
        loop {
            let mut ready =
                [PollFd::new(&stdin, PollFlags::IN), PollFd::new(&self.0, PollFlags::IN)];
            match poll(&mut ready, None) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(why) => return Err(why.into()),
            }
            let [is_typed, is_pressed] = ready.map(|one| !one.revents().is_empty());
            if is_pressed {
                self.forget();
                return Ok(false);
            }
            if is_typed {
                return Ok(true);
            }
        }
    }

    /// Forgets what was pressed before, as it was meant for a command.
    pub(super) fn forget(&mut self) {
        let mut signals = [0; 64];
        while self.0.read(&mut signals).is_ok_and(|read| read > 0) {}
    }
}

/// Handles signals from now on, in a thread of their own: the main one waits for a key.
pub(crate) fn handle(
    signals: &[i32],
    mut handle: impl FnMut(i32) + Send + 'static,
) -> io::Result<()> {
    let mut signals = Signals::new(signals)?;
    let work = move || signals.forever().for_each(&mut handle);
    thread::Builder::new().name("signals".to_owned()).spawn(work).map(drop)
}

/// Gives the terminal back, once, before a signal ends the process.
pub(super) fn give_back_terminal() -> io::Result<()> {
    static IS_HANDLED: AtomicBool = AtomicBool::new(false);
    if IS_HANDLED.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let before = tcgetattr(io::stdin())?;
    handle(&[SIGTERM, SIGHUP, SIGINT, SIGQUIT], move |signal| {
        if signal != SIGINT || !IS_ANSWER.load(Ordering::Relaxed) {
            give_back(&before);
            // Ends the process, as if nobody had handled it.
            let _ = emulate_default_handler(signal);
        }
    })
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
