//! Answers to a question of yes or no.

use crate::game::is_agreed;
use crate::screen::model::Model;

/// What is answered to a question of yes or no.
#[derive(Clone, Copy)]
pub(super) enum Reply {
    /// Enter alone.
    Default,
    Yes,
    No,
    Back,
}

/// Reads the line as an answer, or as the beginning of one; `None` if it is another text.
pub(super) fn reply(model: &Model) -> Option<Reply> {
    let typed = model.top().line.text().trim().to_lowercase();
    let words = model.words();
    let replies = [(Reply::Yes, words.yes()), (Reply::No, words.no()), (Reply::Back, words.back())];
    let is_begun = |answers: &[&str]| answers.iter().any(|answer| answer.starts_with(&typed));
    match typed.is_empty() {
        true => Some(Reply::Default),
        false if is_agreed(&typed) => Some(Reply::Yes),
        false => replies.iter().find(|(_, answers)| is_begun(answers)).map(|(reply, _)| *reply),
    }
}
