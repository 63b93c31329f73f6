//! Solitaire on the screen: the board, what was said about the last move, and
//! the line that is typed.

use ratatui::Frame;
use ratatui::layout::Position;
use ratatui::style::Style;

use super::message::Key;
use super::question::TextLine;
use super::view::{BOLD, lines};
use crate::render::{columns, wrap};

#[derive(Debug, Clone, Default)]
pub struct SolitairePage {
    pub board: String,
    /// What is said below the board, until the next line is typed.
    pub said: Vec<String>,
    pub label: String,
    line: TextLine,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SolitaireKey {
    Line(String),
    Leave,
    Redraw,
    /// Give the terminal back to the shell until the process is resumed.
    Suspend,
}

impl SolitairePage {
    pub fn paste(&mut self, text: &str) {
        self.line.insert(text);
    }

    pub fn press(&mut self, key: Key) -> Option<SolitaireKey> {
        match key {
            Key::Enter => {
                self.said.clear();
                return Some(SolitaireKey::Line(self.line.take()));
            }
            Key::Ctrl('c') => return Some(SolitaireKey::Leave),
            Key::Ctrl('d') | Key::Esc if self.line.is_empty() => return Some(SolitaireKey::Leave),
            Key::Ctrl('l') => return Some(SolitaireKey::Redraw),
            Key::Ctrl('z') => return Some(SolitaireKey::Suspend),
            Key::Esc => self.line.clear(),
            key => _ = self.line.press(key),
        }
        None
    }

    /// Draws the page, and puts the cursor where one types.
    pub fn view(&self, frame: &mut Frame<'_>) {
        let page = frame.area();
        let said = self.said.iter().flat_map(|text| text.lines());
        let said: Vec<String> = said.map(|line| wrap("", "  ", line, page.width.into())).collect();
        let mut shown = lines(&self.board);
        // What was said last is the most important on a low screen.
        let said = lines(&said.join("\n"));
        let rows = usize::from(page.height.saturating_sub(1));
        shown.truncate(rows.saturating_sub(said.len()));
        shown.extend(said);
        let first = shown.len().saturating_sub(rows);
        let buffer = frame.buffer_mut();
        for (y, line) in (page.y..).zip(&shown[first..]) {
            buffer.set_line(page.x, y, line, page.width);
        }
        let bottom = page.bottom().saturating_sub(1);
        let label = format!("{} ", self.label);
        let width = usize::from(page.width);
        let (x, _) = buffer.set_stringn(page.x, bottom, &label, width, BOLD);
        let rest = usize::from(page.right().saturating_sub(x));
        buffer.set_stringn(x, bottom, self.line.text(), rest, Style::new());
        let cursor = columns(self.line.before_cursor()).min(rest.saturating_sub(1));
        frame.set_cursor_position(Position::new(x + cursor as u16, bottom));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_clears_the_line_then_leaves() {
        let mut page = SolitairePage::default();
        page.paste("4");
        assert_eq!(page.press(Key::Esc), None);
        assert_eq!(page.press(Key::Esc), Some(SolitaireKey::Leave));
        assert_eq!(page.press(Key::Ctrl('c')), Some(SolitaireKey::Leave));
    }
}
