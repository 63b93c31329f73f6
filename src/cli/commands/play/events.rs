//! Events of the terminal as messages to the screen.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::screen::{Key, Message};

/// Returns the message of an event, `None` if it means nothing to the screen.
pub(super) fn message(event: Event) -> Option<Message> {
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
    let alt = event.modifiers.contains(KeyModifiers::ALT);
    Some(match event.code {
        KeyCode::Char(c) if ctrl => Key::Ctrl(c.to_ascii_lowercase()),
        KeyCode::Char(_) if alt => return None,
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
