//! Pasted text as messages.

use std::collections::VecDeque;

use super::message::Message;
use super::model::{Model, Notice, NoticeKind, Untaken};

/// Pasted text as messages: each line that ends is entered, and the rest is typed. None
/// is entered after one that was not taken.
#[derive(Debug, Default)]
pub struct Pasted {
    messages: VecDeque<Message>,
    /// The line that was entered last.
    entered: Option<String>,
}

impl Pasted {
    pub fn new(text: &str) -> Self {
        const ENDS: [char; 2] = ['\n', '\r'];
        let (lines, rest) = text.rsplit_once(ENDS).unwrap_or(("", text));
        let lines = lines.split(ENDS).filter(|line| !line.trim().is_empty());
        let lines = lines.map(|line| Message::Line(line.to_owned()));
        let rest = Some(rest).filter(|rest| !rest.is_empty());
        let rest = rest.map(|rest| Message::Paste(rest.to_owned()));
        Self { messages: lines.chain(rest).collect(), entered: None }
    }

    /// Returns what the screen is told next. If the line before it was not taken, the
    /// others are dropped, and it is said which were not read.
    pub fn next(&mut self, model: &mut Model) -> Option<Message> {
        let entered = self.entered.take();
        if let (Some(entered), Some(why)) = (entered, model.untaken) {
            let is_answer = why == Untaken::Said;
            let rest: Vec<_> = self
                .messages
                .drain(..)
                .filter_map(|message| match message {
                    Message::Line(text) | Message::Paste(text) => Some(text),
                    _ => None,
                })
                .collect();
            // What can be answered to a line alone is said already.
            let entered = Some(entered).filter(|_| !is_answer && !rest.is_empty());
            let unread = entered.into_iter().chain(rest);
            let unread: Vec<_> = unread.map(|text| format!("`{}`", text.trim())).collect();
            if !unread.is_empty() {
                let text = model.words().not_read(&unread);
                model.notices.push(Notice { kind: NoticeKind::Note, text });
            }
        }
        let message = self.messages.pop_front()?;
        if let Message::Line(line) = &message {
            self.entered = Some(line.clone());
        }
        Some(message)
    }
}
