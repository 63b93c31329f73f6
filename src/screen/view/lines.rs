//! What the model says and asks as lines of text, without a screen.

use super::{bottom, panel};
use crate::messages::MessageLabel;
use crate::screen::model::{Model, NoticeKind};
use crate::screen::question::Question;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// A sentence or several.
    Text(String),
    /// What a command has printed, laid out already.
    Output(String),
    Labelled(MessageLabel, String),
}

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

pub fn ask(model: &Model) -> (String, String) {
    let has_choices = matches!(model.top().question, Question::Reading(_) | Question::Menu);
    let choices = match has_choices || model.help().is_some() {
        true => panel::text(model, model.style, usize::MAX),
        false => String::new(),
    };
    (bottom::label(model, usize::MAX), choices)
}
