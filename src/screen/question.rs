//! What is asked, the line of text that is typed as its answer, and the panel beside it.

use std::ops::Range;

use unicode_segmentation::{GraphemeCursor, UnicodeSegmentation};

use super::message::{Effect, Key, NewTable};
use crate::game::{RoundCorrection, RowReading, is_control};

/// A question, what is typed as its answer, and the panel that is shown.
#[derive(Debug, Clone)]
pub(super) struct Dialog {
    pub(super) question: Question,
    pub(super) line: TextLine,
    pub(super) panel: Panel,
    /// The first line of the panel that is shown.
    pub(super) scroll: usize,
    /// Whether the line was entered: the next character begins another.
    pub(super) is_answered: bool,
}

#[derive(Debug, Clone)]
pub(super) enum Question {
    Score,
    /// Nothing: no round is to be played.
    Over,
    /// The right score of a player in a round.
    Cell {
        round: u8,
        seat: usize,
    },
    /// Whether a number was meant.
    Slip {
        text: String,
        meant: String,
    },
    /// Which way to read a row is meant.
    Reading(Vec<RowReading>),
    /// Who of these seats went out.
    WentOut(Vec<usize>),
    /// Whether to save the round, with a question if there is a doubt, and the row that
    /// was typed there, which is for what comes after.
    Save {
        doubt: Option<String>,
        held: String,
    },
    /// Whether to use what was typed for a round for the next one instead.
    Moved {
        round: u8,
    },
    Why(Box<RoundCorrection>),
    Panel(Topic),
    Players,
    Dealer(NewTable),
    Ruleset(NewTable),
    JoinName,
    JoinTotal {
        name: String,
        accept_similar: bool,
    },
    LeaveName,
    Confirm {
        question: String,
        yes: OnYes,
    },
}

#[derive(Debug, Clone)]
pub(super) enum OnYes {
    Do(Effect),
    Ask(Box<Question>),
    /// What was typed for the round is dropped.
    Drop,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Panel {
    /// What is next, and who stands where.
    Next,
    /// Who has won, the places and the chart.
    Result,
    Chart,
    Output,
    Log,
    Keys,
    Of(Topic),
}

/// What is asked with a panel of its own, by its command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Topic {
    Check,
    Judge,
    Odds,
    Rules,
    /// What to do with the game as a whole.
    Menu,
}

impl Topic {
    pub(super) fn is_of_cards(self) -> bool {
        matches!(self, Self::Check | Self::Judge | Self::Odds)
    }
}

impl Question {
    /// Returns `true` if what is typed for it is shown in its panel at once.
    pub(super) fn is_panel_of_text(&self) -> bool {
        matches!(self, Self::Panel(topic) if *topic != Topic::Menu)
    }
}

impl Dialog {
    pub(super) fn new(question: Question, panel: Panel) -> Self {
        Self { question, line: TextLine::default(), panel, scroll: 0, is_answered: false }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct TextLine {
    text: String,
    /// Where the next character is inserted, in bytes.
    cursor: usize,
}

/// The most bytes of a line: any row of scores is shorter.
const LONGEST: usize = 1024;

impl TextLine {
    /// Edits the line; returns `false` if the key edits nothing.
    pub(super) fn press(&mut self, key: Key) -> bool {
        match key {
            Key::Char(c) => self.insert(c.encode_utf8(&mut [0; 4])),
            Key::Backspace => self.remove(self.previous()..self.cursor),
            Key::Delete => self.remove(self.cursor..self.next()),
            Key::Left => self.cursor = self.previous(),
            Key::Right => self.cursor = self.next(),
            Key::Home | Key::Ctrl('a') => self.cursor = 0,
            Key::End | Key::Ctrl('e') => self.cursor = self.text.len(),
            Key::Ctrl('u') => self.remove(0..self.cursor),
            Key::Ctrl('w') => self.remove(self.start_of_word()..self.cursor),
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

    pub(super) fn set(&mut self, text: impl Into<String>) {
        self.text = text.into();
        self.cursor = self.text.len();
    }

    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    pub(super) fn take(&mut self) -> String {
        std::mem::take(self).text
    }

    fn remove(&mut self, range: Range<usize>) {
        self.cursor = range.start;
        self.text.replace_range(range, "");
    }

    fn start_of_word(&self) -> usize {
        let words = self.before_cursor().trim_end();
        let blank = words.char_indices().rfind(|(_, c)| c.is_whitespace());
        blank.map_or(0, |(at, blank)| at + blank.len_utf8())
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

    #[test]
    fn a_line_is_edited_by_whole_characters() {
        // A bar is at the cursor.
        let check = |keys: &[Key], expect: &str| {
            let mut line = TextLine::default();
            line.set("zoe\u{308} 12");
            assert!(keys.iter().all(|&key| line.press(key)));
            let (before, after) = line.text.split_at(line.cursor);
            assert_eq!(format!("{before}|{after}"), expect);
        };
        check(&[], "zoe\u{308} 12|");
        check(&[Key::Left; 3], "zoe\u{308}| 12");
        check(&[Key::Left, Key::Left, Key::Left, Key::Backspace], "zo| 12");
        check(&[Key::Home, Key::Right, Key::Right, Key::Delete], "zo| 12");
        check(&[Key::Ctrl('w')], "zoe\u{308} |");
        check(&[Key::Ctrl('u')], "|");
        check(&[Key::Ctrl('w'); 2], "|");
    }

    #[test]
    fn pasted_text_has_one_line_and_steers_nothing() {
        let check = |text: &str, expect: &str| {
            let mut line = TextLine::default();
            line.insert(text);
            assert_eq!((line.text(), line.cursor), (expect, expect.len()));
        };
        check(" tom\n0\u{1b}[2J\r\n", " tom 0[2J");
        check(" 0\r13", " 0 13");
        check(&"x".repeat(5000), &"x".repeat(LONGEST));
    }
}
