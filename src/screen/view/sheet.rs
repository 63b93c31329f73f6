//! The sheet on the screen: rounds and seats around the one that is asked about, as many as fit.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::bottom::colored;
use super::grid::{Detail, Grid, lead};
use super::text::{BOLD, DIM};
use crate::render::{OUT_SIGN, SheetCell, SheetRow, columns, fit, to_right};
use crate::screen::model::Model;

/// The part of the sheet that fits into an area.
struct Window<'a> {
    model: &'a Model,
    grid: Grid,
    area: Rect,
    detail: Detail,
    /// The columns before the first seat.
    lead: u16,
    column: u16,
    total: usize,
    seats: Range<usize>,
    rows: Range<usize>,
    /// Whether the totals, and the places, are shown.
    totals: bool,
    places: bool,
}

pub(super) fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    if !area.is_empty()
        && let Some(window) = Window::new(model, area)
    {
        window.draw(buffer);
    }
}

pub(super) fn cell_at(model: &Model, area: Rect, column: u16, row: u16) -> Option<(u8, usize)> {
    let window = Window::new(model, area)?;
    let across = column.checked_sub(area.x + window.lead)? / window.column.max(1);
    let down = row.checked_sub(area.y + 1)?;
    let seat = window.seats.clone().nth(across.into())?;
    let row = window.rows.clone().nth(down.into())?;
    Some((window.grid.cells.rows[row].number, seat))
}

/// Returns so many of a count of places, one of them in the middle if they are not all.
fn around(place: usize, shown: usize, count: usize) -> Range<usize> {
    let shown = shown.min(count);
    let start = place.saturating_sub(shown / 2).min(count - shown);
    start..start + shown
}

impl<'a> Window<'a> {
    fn new(model: &'a Model, area: Rect) -> Option<Self> {
        let sheet = model.sheet.as_ref()?;
        let grid = Grid::new(model, sheet);
        let fits = |detail: &Detail| Grid::width(sheet, *detail, model.words()) <= area.width;
        let detail = Detail::ALL.into_iter().find(fits).unwrap_or(Detail::Points);
        let column = Grid::column(sheet, detail);
        let lead = lead(model.words());
        let wide = area.width.saturating_sub(lead) / column.max(1);
        let totals = area.height >= 3;
        let places = area.height >= 6 && grid.cells.places.iter().any(|place| !place.is_empty());
        let high = area.height.saturating_sub(1 + u16::from(totals) + u16::from(places));
        Some(Self {
            model,
            area,
            detail,
            lead,
            column,
            total: Grid::total(sheet),
            seats: around(grid.seat, wide.into(), grid.names.len()),
            rows: around(grid.active, high.into(), grid.cells.rows.len()),
            totals,
            places,
            grid,
        })
    }

    fn draw(&self, buffer: &mut Buffer) {
        self.header(buffer);
        for (y, row) in (1..).zip(self.rows.clone()) {
            self.row(y, row, buffer);
        }
        let mut y = 1 + self.rows.len() as u16;
        let words = self.model.words();
        let last = y + u16::from(self.totals) + u16::from(self.places);
        let has_space = last < self.area.height;
        if self.grid.has_typed && has_space {
            let yellow = colored(self.model, Color::Yellow);
            self.put(0, last, words.not_saved_yet(), yellow, buffer);
        }
        if self.totals {
            let label = words.total_label(self.grid.has_typed && !has_space);
            let totals: Vec<_> = self.grid.cells.totals.iter().map(i32::to_string).collect();
            self.below(y, label, &totals, BOLD, buffer);
            y += 1;
        }
        if self.places {
            self.below(y, words.place(), &self.grid.cells.places, Style::new(), buffer);
        }
    }

    fn put(&self, x: u16, y: u16, text: &str, style: Style, buffer: &mut Buffer) {
        let area = self.area;
        if x < area.width && y < area.height {
            let most = usize::from(area.width - x);
            buffer.set_stringn(area.x + x, area.y + y, text, most, style);
        }
    }

    fn x(&self, seat: usize) -> u16 {
        self.lead + (seat - self.seats.start) as u16 * self.column
    }

    fn header(&self, buffer: &mut Buffer) {
        self.put(0, 0, self.model.words().round_and_wild(), DIM, buffer);
        for seat in self.seats.clone() {
            let leads = self.grid.cells.leads[seat];
            let sign = if leads { ">" } else { "" };
            let width = usize::from(self.column) - 1;
            let name = fit(&self.grid.names[seat], width - sign.len(), self.model.style);
            let text = to_right(&format!("{sign}{name}"), width);
            let style = if leads { colored(self.model, Color::Green).patch(BOLD) } else { BOLD };
            self.put(self.x(seat) + 1, 0, &text, style, buffer);
        }
        let (before, after) = if self.model.style.signs { ("◂", "▸") } else { ("<<", ">>") };
        if self.seats.start > 0 {
            self.put(self.lead, 0, before, DIM, buffer);
        }
        if self.seats.end < self.grid.names.len() {
            let x = self.area.width.saturating_sub(after.chars().count() as u16);
            self.put(x, 0, after, DIM, buffer);
        }
    }

    fn row(&self, y: u16, row: usize, buffer: &mut Buffer) {
        let is_active = row == self.grid.active;
        let row = &self.grid.cells.rows[row];
        let is_blank = |cell: &SheetCell| cell.points.is_none() && !cell.deals;
        let style = match (is_active, row.cells.iter().all(is_blank)) {
            (true, _) => BOLD,
            (_, true) => DIM,
            _ => Style::new(),
        };
        let wild = row.round.wild().text();
        self.put(0, y, &format!("{:>2} {wild:>2}", row.number), style, buffer);
        for seat in self.seats.clone() {
            self.cell(y, row, seat, buffer);
        }
    }

    /// Draws the sign of the dealer, the points, the sign for going out and the total of a cell.
    fn cell(&self, y: u16, row: &SheetRow, seat: usize, buffer: &mut Buffer) {
        let (x, cell) = (self.x(seat), &row.cells[seat]);
        let is_asked = self.grid.asked == Some((row.number, seat));
        let is_typed = self.grid.is_typed(row, seat);
        let text = cell.points();
        let width = usize::from(self.column);
        let total = if self.detail.has_totals() { 1 + self.total } else { 0 };
        let gap = self.detail.gap();
        let points = width.saturating_sub(total + 2 + usize::from(gap));
        let field = points.min(columns(&text).max(3));
        let at = (points - field) as u16;
        let modified = |when: bool, modifier| if when { modifier } else { Modifier::empty() };
        let bold = modified(is_typed, Modifier::BOLD);
        if cell.deals {
            let [sign, _] = self.model.words().dealer_sign();
            self.put(x + gap + at, y, sign, colored(self.model, Color::Cyan), buffer);
        }
        let style = if cell.out { colored(self.model, Color::Green) } else { Style::new() };
        let points_style = style.add_modifier(bold | modified(is_asked, Modifier::REVERSED));
        self.put(x + gap + 1 + at, y, &to_right(&text, field), points_style, buffer);
        if cell.out {
            self.put(x + gap + 1 + points as u16, y, OUT_SIGN, style, buffer);
        }
        if total > 0 {
            let style = Style::new().add_modifier(bold | modified(!is_typed, Modifier::DIM));
            let x = x + width.saturating_sub(total) as u16;
            self.put(x, y, &to_right(&cell.total(), total), style, buffer);
        }
    }

    fn below(&self, y: u16, label: &str, texts: &[String], style: Style, buffer: &mut Buffer) {
        self.put(0, y, label, style, buffer);
        // Below the points if there are no totals beside them.
        let end = usize::from(self.column) - usize::from(!self.detail.has_totals());
        for seat in self.seats.clone() {
            self.put(self.x(seat), y, &to_right(&texts[seat], end), style, buffer);
        }
    }
}
