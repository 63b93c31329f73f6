//! The keys that edit a line.

use crate::screen::key::Key;
use crate::screen::line::TextLine;

/// Edits a line; returns `false` if the key edits nothing.
pub(in crate::screen) fn press(line: &mut TextLine, key: Key) -> bool {
    match key {
        Key::Char(c) => line.insert(c.encode_utf8(&mut [0; 4])),
        Key::Backspace => line.backspace(),
        Key::Delete => line.delete(),
        Key::Left => line.left(),
        Key::Right => line.right(),
        Key::Home | Key::Ctrl('a') => line.home(),
        Key::End | Key::Ctrl('e') => line.end(),
        Key::Ctrl('u') => line.delete_to_start(),
        Key::Ctrl('w') => line.delete_word(),
        _ => return false,
    }
    true
}
