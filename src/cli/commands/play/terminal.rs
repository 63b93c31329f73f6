//! The terminal of the screen: taken from the shell, and given back however the screen is left.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::cli::ui::failure::{About, Result};
#[cfg(unix)]
use crate::cli::ui::signals;
use crate::screen::{Key, Message};

/// The terminal, shared with the thread that handles signals.
#[derive(Clone)]
pub(super) struct TakenTerminal(Arc<Mutex<Inner>>);

struct Inner {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    mouse: bool,
    is_taken: bool,
}

impl TakenTerminal {
    /// Takes the terminal: no line editing, no echo, the other screen.
    pub(super) fn take(mouse: bool) -> Result<Self> {
        let terminal = usable(Terminal::new(CrosstermBackend::new(stdout())))?;
        let terminal = Self(Arc::new(Mutex::new(Inner { terminal, mouse, is_taken: false })));
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            give_back();
            print(panic);
        }));
        terminal.take_again()?;
        Ok(terminal)
    }

    /// Draws the screen, unless the shell has the terminal.
    pub(super) fn draw(&self, draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> Result<()> {
        let mut inner = self.lock();
        if inner.is_taken { usable(inner.terminal.draw(draw)).map(drop) } else { Ok(()) }
    }

    pub(super) fn size(&self) -> Result<(u16, u16)> {
        let size = usable(self.lock().terminal.size())?;
        Ok((size.width, size.height))
    }

    /// Takes the terminal again after the process was stopped, and draws
    /// everything with the next picture.
    pub(super) fn take_again(&self) -> Result<()> {
        usable(self.lock().take())
    }

    /// Draws everything with the next picture, whatever the terminal shows.
    pub(super) fn redraw(&self) -> Result<()> {
        usable(self.lock().redraw())
    }

    pub(super) fn give_back(&self) {
        let mut inner = self.lock();
        if inner.is_taken {
            inner.is_taken = false;
            give_back();
        }
    }

    /// Handles signals from now on: the terminal is given back before the process ends or stops.
    #[cfg(unix)]
    pub(super) fn handle_signals(&self) -> Result<()> {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
        use signal_hook::low_level::{emulate_default_handler, raise};

        let terminal = self.clone();
        let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT];
        usable(signals::handle(&signals, move |signal| {
            let _ = match signal {
                // The size may be another one by now: the signal for that makes the main
                // thread draw.
                SIGCONT => {
                    let _ = terminal.take_again();
                    raise(SIGWINCH)
                }
                // Ends or stops the process, as if nobody had handled it.
                signal => {
                    terminal.give_back();
                    emulate_default_handler(signal)
                }
            };
        }))
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // After a panic the terminal is as usable as before.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says what a failure of the terminal is about.
fn usable<T>(done: io::Result<T>) -> Result<T> {
    done.about(|| "cannot use the terminal")
}

impl Inner {
    fn take(&mut self) -> io::Result<()> {
        self.is_taken = true;
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste)?;
        if self.mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        self.redraw()
    }

    fn redraw(&mut self) -> io::Result<()> {
        // To clear it would ask the terminal where the cursor is, and wait for the answer.
        self.terminal.resize(self.terminal.size()?.into())
    }
}

impl Drop for TakenTerminal {
    fn drop(&mut self) {
        self.give_back();
    }
}

/// Returns the terminal to what a shell expects. What fails is past helping: the
/// terminal may be gone.
fn give_back() {
    let _ =
        execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Waits for a key, a signal or the end of the time. Returns `false` if the
/// terminal is gone: crossterm would read its end over and over.
#[cfg(unix)]
pub(super) fn wait(time: Duration) -> Result<bool> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let stdin = io::stdin();
    let mut terminal = [PollFd::new(&stdin, PollFlags::IN)];
    let time = usable(Timespec::try_from(time).map_err(io::Error::other))?;
    match poll(&mut terminal, Some(&time)) {
        Ok(_) | Err(rustix::io::Errno::INTR) => {}
        Err(why) => return usable(Err(why.into())),
    }
    let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
    Ok(!terminal[0].revents().intersects(gone))
}

/// Waits for a key or the end of the time.
#[cfg(not(unix))]
pub(super) fn wait(time: Duration) -> Result<bool> {
    usable(event::poll(time)).map(|_| true)
}

/// Returns `true` if there is an event to read. It waits a moment: crossterm does not
/// look at all in no time.
pub(super) fn has_event() -> Result<bool> {
    usable(event::poll(Duration::from_millis(1)))
}

/// Reads an event; `None` if it means nothing to the screen.
pub(super) fn read() -> Result<Option<Message>> {
    usable(event::read()).map(message)
}

/// Returns `true` if Ctrl-C was pressed; what else was, is dropped.
pub(super) fn is_interrupted() -> Result<bool> {
    let mut is_interrupted = false;
    while has_event()? {
        is_interrupted |= matches!(read()?, Some(Message::Key(Key::Ctrl('c'))));
    }
    Ok(is_interrupted)
}

fn message(event: Event) -> Option<Message> {
    match event {
        Event::Key(event) if event.kind != KeyEventKind::Release => key(event).map(Message::Key),
        Event::Paste(text) => Some(Message::Paste(text)),
        Event::Resize(columns, rows) => Some(Message::Resize(columns, rows)),
        Event::Mouse(event) => mouse(event),
        _ => None,
    }
}

fn key(event: KeyEvent) -> Option<Key> {
    let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
    Some(match event.code {
        KeyCode::Char(c) if ctrl => Key::Ctrl(c.to_ascii_lowercase()),
        KeyCode::Char(_) if event.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::F(number) => Key::F(number),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => return None,
    })
}

fn mouse(event: MouseEvent) -> Option<Message> {
    const LINES: i16 = 3;
    match event.kind {
        MouseEventKind::ScrollUp => Some(Message::Wheel(-LINES)),
        MouseEventKind::ScrollDown => Some(Message::Wheel(LINES)),
        MouseEventKind::Down(MouseButton::Left) => Some(Message::Click(event.column, event.row)),
        _ => None,
    }
}

/// Stops the processes of the job, this one among them, as Ctrl-Z does at a shell; the
/// terminal is taken again when they are resumed.
pub(super) fn suspend() {
    #[cfg(unix)]
    let _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::Command;

    use super::*;

    /// The process that the test below starts in a terminal.
    #[test]
    #[ignore = "takes the terminal and panics"]
    fn panics_on_the_screen() {
        let _terminal = TakenTerminal::take(true).unwrap();
        panic!("on the screen");
    }

    /// The process that the test below starts in a terminal.
    #[test]
    #[ignore = "takes the terminal"]
    fn draws_after_the_terminal_is_given_back() {
        let terminal = TakenTerminal::take(true).unwrap();
        let draw = |text: &'static str| {
            terminal.draw(|frame| frame.render_widget(text, frame.area())).unwrap();
        };
        draw("taken");
        terminal.give_back();
        draw("lost");
    }

    /// Runs a line of a shell in a terminal, made from the program of these tests; returns
    /// what the terminal was sent, `None` where there is no `script`.
    fn in_terminal(line: impl Fn(&str) -> String) -> Option<String> {
        let program = std::env::current_exe().ok()?;
        let line = line(&format!("'{}'", program.display()));
        let script = ["--quiet", "--command", &line, "/dev/null"];
        let output = Command::new("script").args(script).env("TERM", "xterm").output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    #[test]
    fn nothing_is_drawn_while_the_shell_has_the_terminal() {
        let test = "draws_after_the_terminal_is_given_back --ignored --nocapture";
        let Some(text) = in_terminal(|tests| format!("stty rows 24 cols 80; {tests} {test}"))
        else {
            return;
        };
        let (drawn, after) = text.split_once("\u{1b}[?1049l").expect("the other screen is left");
        assert!(drawn.contains("taken"), "{text}");
        assert!(!after.contains("lost"), "{text}");
    }

    #[test]
    fn a_panic_gives_the_terminal_back_before_its_message() {
        let test = "panics_on_the_screen --ignored --nocapture --test-threads 1";
        let Some(text) = in_terminal(|tests| format!("stty -g; {tests} {test}; stty -g")) else {
            return;
        };
        let states: Vec<_> = text
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_hexdigit()))
            .filter(|line| line.matches(':').count() > 10)
            .collect();
        assert_eq!(states.len(), 2, "{text}");
        assert_eq!(states[0].trim(), states[1].trim());
        let (_, after) = text.split_once("\u{1b}[?1049h").expect("the other screen");
        let (_, after) = after.split_once("\u{1b}[?1049l").expect("left again");
        assert!(after.contains("on the screen"), "{text}");
        assert!(after.contains("\u{1b}[?25h"), "{text}");
        // Neither the mouse nor pasted text is reported any more.
        for mode in ["1000", "1002", "1003", "1006", "2004"] {
            let (_, after) = text.split_once(&format!("\u{1b}[?{mode}h")).expect(mode);
            assert!(after.contains(&format!("\u{1b}[?{mode}l")), "{mode}: {text}");
        }
    }
}
