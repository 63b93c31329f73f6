//! What the model says and asks as lines of text, without a screen.

use super::{bottom, panel};
use crate::messages::MessageLabel;
use crate::screen::model::{Model, NoticeKind};
use crate::screen::question::Question;

/// A text that is said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// A sentence or several.
    Text(String),
    /// What a command has printed, laid out already.
    Output(String),
    /// A message of a kind.
    Labelled(MessageLabel, String),
}

/// Takes what is to be said.
pub fn take_said(model: &mut Model) -> Vec<Said> {
    let output = std::mem::take(&mut model.output);
    let output = Some(Said::Output(output)).filter(|output| *output != Said::Output(String::new()));
    let notices = model.notices.drain(..).map(|notice| match notice.kind {
        NoticeKind::Warning => Said::Labelled(MessageLabel::Warning, notice.text),
        NoticeKind::Error => Said::Labelled(MessageLabel::Error, notice.text),
        NoticeKind::Done | NoticeKind::Note | NoticeKind::Question => Said::Text(notice.text),
    });
    output.into_iter().chain(notices).collect()
}

/// Returns what is asked, and what can be answered if that is not plain.
pub fn ask(model: &Model) -> (String, String) {
    let has_choices = matches!(model.top().question, Question::Reading(_) | Question::Menu);
    let choices = match has_choices || model.help().is_some() {
        true => panel::text(model, model.style, usize::MAX),
        false => String::new(),
    };
    (bottom::label(model, usize::MAX), choices)
}
