//! The picture of the model.

mod areas;
mod bottom;
mod grid;
mod lines;
mod panel;
mod running;
mod sheet;
mod text;
mod title;

use ratatui::Frame;

use self::areas::Areas;
use super::model::Model;

pub use self::lines::{Said, ask, take_said};
pub(super) use self::text::lines;

pub(super) use self::panel::{checked_score, most_scroll, panel_rows};

/// Draws the model, and puts the cursor where one types.
pub fn view(model: &Model, frame: &mut Frame<'_>) {
    let page = frame.area();
    let areas = Areas::new(model, (page.width, page.height));
    let buffer = frame.buffer_mut();
    title::draw(model, areas.title, buffer);
    sheet::draw(model, areas.sheet, buffer);
    panel::draw(model, &areas, buffer);
    bottom::draw_notices(model, areas.notices, buffer);
    bottom::draw_keys(model, areas.keys, buffer);
    let cursor = bottom::draw_entry(model, areas.entry, buffer);
    if let Some(cursor) = cursor {
        frame.set_cursor_position(cursor);
    }
}

/// Returns how many lines of the notices are below those that are shown.
pub(super) fn hidden_notices(model: &Model) -> usize {
    bottom::hidden_notices(model, Areas::new(model, model.size).notices)
}

pub(super) fn notice_rows(model: &Model) -> usize {
    Areas::new(model, model.size).notices.height.into()
}

/// Returns the round and the seat of the cell in a column and a row of the
/// screen.
pub(super) fn cell_at(model: &Model, column: u16, row: u16) -> Option<(u8, usize)> {
    let areas = Areas::new(model, model.size);
    sheet::cell_at(model, areas.sheet, column, row)
}
