//! The picture of the model, or what it says and asks as lines of text.

mod areas;
mod bottom;
mod grid;
mod panel;
mod sheet;
mod text;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use self::areas::Areas;
use self::grid::Running;
pub(super) use self::text::{BOLD, lines};
use crate::messages::MessageLabel;
use crate::render::columns;
use crate::screen::model::Model;
use crate::screen::question::{Question, Topic};

/// Draws the model, and puts the cursor where one types.
pub fn view(model: &Model, frame: &mut Frame<'_>) {
    let page = frame.area();
    let areas = Areas::new(model, (page.width, page.height));
    let buffer = frame.buffer_mut();
    draw_title(model, areas.title, buffer);
    sheet::draw(model, areas.sheet, buffer);
    panel::draw(model, &areas, buffer);
    let notices = bottom::notices(model, areas.notices.width);
    bottom::draw_lines(model, notices, model.notices_scroll, areas.notices, buffer);
    bottom::draw_keys(model, areas.keys, buffer);
    if let Some(cursor) = bottom::draw_entry(model, areas.entry, buffer) {
        frame.set_cursor_position(cursor);
    }
}

/// Returns how many lines of the notices are below those that are shown, and how many rows
/// these have.
pub(super) fn hidden_notices(model: &Model) -> (usize, usize) {
    let area = Areas::new(model, model.size).notices;
    let lines = bottom::notices(model, area.width).len();
    let rows = usize::from(area.height);
    (lines.saturating_sub(model.notices_scroll + rows), rows)
}

/// The same of the panel, from its first line on.
pub(super) fn hidden_in_panel(model: &Model) -> (usize, usize) {
    let area = Areas::new(model, model.size).panel;
    let rows = usize::from(area.height);
    (panel::lines(model, area).len().saturating_sub(rows), rows)
}

/// Returns the round and the seat of the cell in a column and a row of the screen.
pub(super) fn cell_at(model: &Model, column: u16, row: u16) -> Option<(u8, usize)> {
    let areas = Areas::new(model, model.size);
    sheet::cell_at(model, areas.sheet, column, row)
}

fn draw_title(model: &Model, area: Rect, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
    buffer.set_style(area, style);
    let between = if model.style.signs { " · " } else { ", " };
    let mut title = String::new();
    for part in title_parts(model) {
        let longer = match title.is_empty() {
            true => format!(" {part}"),
            false => format!("{title}{between}{part}"),
        };
        if columns(&longer) >= usize::from(area.width) && !title.is_empty() {
            break;
        }
        title = longer;
    }
    buffer.set_stringn(area.x, area.y, title, area.width.into(), style);
}

/// Returns the parts of the title, the most important first.
fn title_parts(model: &Model) -> Vec<String> {
    let words = model.words();
    let Some(sheet) = &model.sheet else { return vec![words.no_open_game_here().to_owned()] };
    let mut parts = vec![words.game_heading(sheet.number, sheet.state(), sheet.is_short())];
    let Some(turn) = model.turn() else {
        parts.push(crate::render::result(sheet, words));
        return parts;
    };
    parts.push(words.round_on_screen(turn.number));
    parts.push(words.deal_on_screen(turn.round));
    parts.push(words.dealer_on_screen(&model.name(turn.dealer)));
    let running = Running::new(model, sheet);
    if let Some(first) = running.standings.first() {
        parts.push(words.leader_on_screen(&model.names(&running.leaders()), first.total));
    }
    parts
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    Text(String),
    /// What a command has printed, laid out already.
    Output(String),
    Labelled(MessageLabel, String),
}

pub fn take_said(model: &mut Model) -> Vec<Said> {
    let output = std::mem::take(&mut model.output);
    let output = Some(output).filter(|output| !output.is_empty()).map(Said::Output);
    let notices = model.notices.drain(..).map(|notice| match notice.kind.label() {
        Some(label) => Said::Labelled(label, notice.text),
        None => Said::Text(notice.text),
    });
    output.into_iter().chain(notices).collect()
}

pub fn ask(model: &Model) -> (String, String) {
    let has_choices =
        matches!(model.top().question, Question::Reading(_) | Question::Panel(Topic::Menu));
    let choices = match has_choices || model.help().is_some() {
        true => panel::text(model, model.style, usize::MAX),
        false => String::new(),
    };
    (bottom::label(model, usize::MAX), choices)
}

#[cfg(test)]
mod tests {
    use crate::messages::Language;
    use crate::screen::Message;
    use crate::screen::update::fixture::{FOUR, Table};

    #[test]
    fn a_narrow_screen_names_the_key_that_leads_out() {
        let check = |keys: &str, expect: &str| {
            for &language in Language::ALL {
                let mut table = Table::new(&FOUR, &["0 12 20 37"]);
                table.model.style.language = language;
                table.tell(Message::Resize(40, 20));
                let keys = keys_of_narrow(table.press(keys));
                assert!(keys.contains(expect), "{language:?} {keys}");
            }
        };
        check("", " q ");
        check("m", " Esc ");
        check("c", " Esc ");
        check("mj<Enter>", " Esc ");
        let mut over = Table::new(&FOUR, &["0 12 20 37"; 11]);
        over.tell(Message::Resize(40, 20));
        assert!(keys_of_narrow(&over).contains("q quit"));
    }

    /// Returns the keys on the last line of a screen of 40 by 20.
    fn keys_of_narrow(table: &Table) -> String {
        table.drawn().lines().last().unwrap_or_default().to_owned()
    }

    /// Draws a screen of 80 by 24 in a language after some keys.
    fn drawn(language: Language, keys: &str) -> String {
        let mut table = Table::new(&FOUR, &["out 13 30 5", "12 out 3 4"]);
        table.model.style.language = language;
        table.press(keys).drawn()
    }

    #[test]
    fn the_screen_holds_in_every_language() {
        let keys = "|12<Enter>0|1 2 3 4<Enter>|0 5 6 7<Enter>|?|c|j|o|r|m|<Up>|xyz<Enter>";
        for &language in Language::ALL.iter().chain(&[Language::PseudoLocale]) {
            for keys in keys.split('|') {
                let screen = drawn(language, keys);
                // What is asked and the keys are never cut.
                for line in screen.lines().rev().take(2) {
                    let count = |sign| line.matches(sign).count();
                    let is_whole = line.contains(char::is_alphabetic) && !line.contains('…');
                    assert!(is_whole && count('[') == count(']'), "{language:?} {keys}\n{screen}");
                }
            }
        }
    }
}
