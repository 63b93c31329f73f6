//! A line of text that is being typed, with its cursor.

use unicode_segmentation::{GraphemeCursor, UnicodeSegmentation};

use super::message::Key;
use crate::game::is_control;

/// A line of text that is being typed, with its cursor.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct TextLine {
    text: String,
    /// Where the next character is inserted, in bytes.
    cursor: usize,
}

/// The most bytes of a line: any row of scores is shorter.
const LONGEST: usize = 1024;

impl TextLine {
    pub(super) fn from_text(text: impl Into<String>) -> Self {
        let text = text.into();
        let cursor = text.len();
        Self { text, cursor }
    }

    /// Edits the line; returns `false` if the key edits nothing.
    pub(super) fn press(&mut self, key: Key) -> bool {
        match key {
            Key::Char(c) => self.insert(c.encode_utf8(&mut [0; 4])),
            Key::Backspace => self.backspace(),
            Key::Delete => self.delete(),
            Key::Left => self.left(),
            Key::Right => self.right(),
            Key::Home | Key::Ctrl('a') => self.home(),
            Key::End | Key::Ctrl('e') => self.end(),
            Key::Ctrl('u') => self.delete_to_start(),
            Key::Ctrl('w') => self.delete_word(),
            _ => return false,
        }
        true
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn before_cursor(&self) -> &str {
        &self.text[..self.cursor]
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns `true` if the cursor is before the first character.
    pub(super) fn is_at_start(&self) -> bool {
        self.cursor == 0
    }

    /// Returns `true` if the cursor is behind the last character.
    pub(super) fn is_at_end(&self) -> bool {
        self.cursor == self.text.len()
    }

    /// Inserts text without its control characters; line ends become spaces.
    pub(super) fn insert(&mut self, text: &str) {
        for c in text.trim_end_matches(['\r', '\n']).chars() {
            let c = if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c };
            if !is_control(c) && self.text.len() + c.len_utf8() <= LONGEST {
                self.text.insert(self.cursor, c);
                self.cursor += c.len_utf8();
            }
        }
    }

    /// Replaces the whole text and puts the cursor at its end.
    pub(super) fn set(&mut self, text: impl Into<String>) {
        *self = Self::from_text(text);
    }

    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    pub(super) fn take(&mut self) -> String {
        std::mem::take(self).text
    }

    pub(super) fn left(&mut self) {
        self.cursor = self.previous();
    }

    pub(super) fn right(&mut self) {
        self.cursor = self.next();
    }

    pub(super) fn home(&mut self) {
        self.cursor = 0;
    }

    pub(super) fn end(&mut self) {
        self.cursor = self.text.len();
    }

    fn backspace(&mut self) {
        let start = self.previous();
        self.text.replace_range(start..self.cursor, "");
        self.cursor = start;
    }

    pub(super) fn delete(&mut self) {
        let end = self.next();
        self.text.replace_range(self.cursor..end, "");
    }

    fn delete_to_start(&mut self) {
        self.text.replace_range(..self.cursor, "");
        self.cursor = 0;
    }

    fn delete_word(&mut self) {
        let words = self.before_cursor().trim_end();
        let start = words
            .rfind(char::is_whitespace)
            .map_or(0, |at| at + words[at..].chars().next().map_or(0, char::len_utf8));
        self.text.replace_range(start..self.cursor, "");
        self.cursor = start;
    }

    fn previous(&self) -> usize {
        let last = self.before_cursor().graphemes(true).next_back();
        self.cursor - last.map_or(0, str::len)
    }

    fn next(&self) -> usize {
        let mut cursor = GraphemeCursor::new(self.cursor, self.text.len(), true);
        cursor.next_boundary(&self.text, 0).ok().flatten().unwrap_or(self.text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Edits a line and returns it with a bar at the cursor.
    fn check(edit: impl FnOnce(&mut TextLine), expect: &str) {
        let mut line = TextLine::from_text("zoe\u{308} 12");
        edit(&mut line);
        let (before, after) = line.text.split_at(line.cursor);
        assert_eq!(format!("{before}|{after}"), expect);
    }

    #[test]
    fn a_line_is_edited_by_whole_characters() {
        check(|_| {}, "zoe\u{308} 12|");
        check(|line| (0..3).for_each(|_| line.left()), "zoe\u{308}| 12");
        check(
            |line| {
                (0..3).for_each(|_| line.left());
                line.backspace();
            },
            "zo| 12",
        );
        check(
            |line| {
                line.home();
                (0..2).for_each(|_| line.right());
                line.delete();
            },
            "zo| 12",
        );
        check(TextLine::delete_word, "zoe\u{308} |");
        check(TextLine::delete_to_start, "|");
        check(
            |line| {
                line.delete_word();
                line.delete_word();
            },
            "|",
        );
    }

    #[test]
    fn pasted_text_has_one_line_and_steers_nothing() {
        check(|line| line.insert(" tom\n0\u{1b}[2J\r\n"), "zoe\u{308} 12 tom 0[2J|");
        check(|line| line.insert(" 0\r13"), "zoe\u{308} 12 0 13|");
        check(
            |line| line.insert(&"x".repeat(5000)),
            &format!("zoe\u{308} 12{}|", "x".repeat(LONGEST - 8)),
        );
    }
}
