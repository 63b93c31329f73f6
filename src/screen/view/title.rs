//! The line on top: the game, the round, what is dealt, who deals, who leads.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::running::Running;
use crate::render::columns;
use crate::screen::model::Model;

pub(super) fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
    buffer.set_style(area, style);
    let between = if model.style.signs { " · " } else { ", " };
    let mut title = String::new();
    for part in parts(model) {
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
fn parts(model: &Model) -> Vec<String> {
    let words = model.words();
    let Some(sheet) = &model.sheet else {
        return vec![words.no_open_game_here().to_owned()];
    };
    let mut parts = vec![words.game_heading(sheet.number, sheet.state(), sheet.is_short())];
    if let Some(turn) = model.turn() {
        parts.push(words.round_on_screen(turn.number));
        parts.push(words.deal_on_screen(turn.round));
        parts.push(words.dealer_on_screen(&model.name(turn.dealer)));
    }
    let running = Running::new(model, sheet);
    if let Some(first) = running.standings.first().filter(|_| model.turn().is_some()) {
        let names: Vec<_> = running.leaders().iter().map(|&seat| model.name(seat)).collect();
        parts.push(words.leader_on_screen(&names, first.total));
    }
    if model.turn().is_none() {
        parts.push(crate::render::result(sheet, words));
    }
    parts
}
