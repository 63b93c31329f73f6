//! The panels: what is typed into them, and how they are scrolled.

use chrono::{DateTime, Utc};

use super::score;
use crate::rules::rulings::Answer;
use crate::screen::message::Key;
use crate::screen::model::Model;
use crate::screen::question::Question;
use crate::screen::view;

pub(super) fn scroll(model: &mut Model, lines: isize) {
    let most = view::most_scroll(model);
    let top = model.top_mut();
    top.scroll = top.scroll.saturating_add_signed(lines).min(most);
}

/// Scrolls the notices by a page if not all fit; returns `false` if the key does
/// something else.
pub(super) fn scroll_notices(model: &mut Model, key: Key) -> bool {
    if !matches!(key, Key::PageUp | Key::PageDown) {
        return false;
    }
    let hidden = view::hidden_notices(model);
    let page = view::notice_rows(model).saturating_sub(1).max(1);
    if hidden == 0 && model.notices_scroll == 0 {
        return false;
    }
    model.notices_scroll = match key {
        Key::PageDown => model.notices_scroll + page.min(hidden),
        _ => model.notices_scroll.saturating_sub(page),
    };
    true
}

/// Returns how many lines a page has.
pub(super) fn page(model: &Model) -> isize {
    let rows = isize::try_from(view::panel_rows(model)).unwrap_or(1);
    (rows - 1).max(1)
}

/// Opens the first topic that what is typed finds, or the first of all; what is
/// typed next is another question.
pub(super) fn open_topic(model: &mut Model) {
    let rulings = model.words().rulings();
    let first = match model.top().line.text().trim() {
        "" => rulings.all().next().map(|ruling| ruling.topic.clone()),
        typed => match rulings.asked_for(typed) {
            Ok(Answer::Several(found)) => found.first().map(|found| found.ruling.topic.clone()),
            _ => None,
        },
    };
    if let Some(topic) = first {
        model.line().set(topic);
    }
    let top = model.top_mut();
    top.is_answered = true;
    top.scroll = 0;
}

/// Takes the penalty of the hand that is checked over as the score of the player
/// who is asked for.
pub(super) fn take_over(model: &mut Model, now: DateTime<Utc>) {
    let Some(score) = view::checked_score(model) else {
        return;
    };
    if !matches!(model.dialogs[0].question, Question::Score) {
        return;
    }
    model.dialogs.truncate(1);
    model.line().set(score);
    score::take_as_one(model, now);
}

/// Asks for the score of the next player instead.
pub(super) fn next_player(model: &mut Model) {
    let count = model.entry.answers.len().max(1);
    model.entry.index = (model.entry.index + 1) % count;
}
