//! Where everything is: the sheet with a panel beside it, or one of them if the screen is narrow.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::grid::{Detail, Grid};
use super::{bottom, text};
use crate::screen::model::Model;
use crate::screen::question::{Panel, Question, Topic};

/// Where everything is; empty areas are not shown.
#[derive(Debug)]
pub(super) struct Areas {
    pub(super) title: Rect,
    pub(super) sheet: Rect,
    pub(super) panel: Rect,
    pub(super) notices: Rect,
    pub(super) entry: Rect,
    pub(super) keys: Rect,
}

const NARROWEST: u16 = 26;

/// The same of what is next, which the sheet says in short too.
const NARROWEST_NEXT: u16 = 20;

/// The same of tables: the questions of the rules, the odds of each discard.
const NARROWEST_TABLE: u16 = 60;

const WIDEST: u16 = 80;

/// The columns between sheet and panel: a blank, a line, a blank.
pub(super) const BETWEEN: u16 = 3;

impl Areas {
    pub(super) fn new(model: &Model, (columns, rows): (u16, u16)) -> Self {
        let entry = rows.min(1);
        let title = u16::from(rows >= 3);
        let keys = u16::from(rows >= 6);
        let rest = rows - entry - title - keys;
        let wanted = bottom::notices(model, columns).len() as u16;
        let blank = u16::from(rows >= 16);
        // What was done before a panel was opened is of less use than that.
        let most = if model.top().panel == Panel::Next { rest / 2 } else { rest / 4 };
        let notices = wanted.max(blank).min(most.max(rest.min(1)));
        let body = rest - notices;
        let across = |y: u16, height: u16| Rect::new(0, y, columns, height);
        let (sheet, panel) = beside(model, across(title, body));
        Self {
            title: across(0, title),
            sheet,
            panel,
            notices: across(title + body, notices),
            entry: across(title + body + notices, entry),
            keys: across(rows - keys, keys),
        }
    }
}

/// Divides the body among the sheet and the panel: the sheet has the first claim on the width.
fn beside(model: &Model, body: Rect) -> (Rect, Rect) {
    let Some(sheet) = &model.sheet else { return (Rect::ZERO, body) };
    let has_answers = matches!(
        model.top().question,
        Question::Reading(_)
            | Question::Players
            | Question::Dealer(_)
            | Question::Ruleset(_)
            | Question::WentOut(_)
    );
    let is_next = model.top().panel == Panel::Next && !has_answers;
    let narrowest = match model.top().panel {
        _ if is_next => NARROWEST_NEXT,
        Panel::Of(Topic::Rules | Topic::Odds) => NARROWEST_TABLE,
        Panel::Output => {
            let widest = text::lines(&model.output).iter().map(Line::width).max();
            widest.unwrap_or_default() as u16
        }
        _ => NARROWEST,
    };
    for detail in [Detail::Wide, Detail::Full, Detail::Points] {
        let width = Grid::width(sheet, detail, model.words());
        if width.saturating_add(BETWEEN + narrowest) > body.width {
            if is_next && detail == Detail::Full && width <= body.width {
                return (body, Rect::ZERO);
            }
            continue;
        }
        let left = Rect { width, ..body };
        let right = Rect {
            x: body.x + width + BETWEEN,
            width: (body.width - width - BETWEEN).min(WIDEST),
            ..body
        };
        return (left, right);
    }
    if is_next && !sheet.seats.is_empty() { (body, Rect::ZERO) } else { (Rect::ZERO, body) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::model::NoticeKind;
    use crate::screen::update::fixture::Table;

    #[test]
    fn what_was_done_leaves_space_to_the_panel_that_is_opened_after_it() {
        let mut table = Table::new(&["Gran", "Lucy"], &["0 27"]);
        let mut rows = |keys: &str| {
            let model = &mut table.press(keys).model;
            model.say(NoticeKind::Done, "Round 1: Lucy had 27, now has 20\n".repeat(8));
            (model.top().panel, Areas::new(model, (40, 20)).notices.height)
        };
        assert_eq!(rows(""), (Panel::Next, 8));
        assert_eq!(rows("c"), (Panel::Of(Topic::Check), 4));
    }
}
