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

struct Window {
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

impl Window {
    fn new(grid: &Grid, model: &Model, area: Rect) -> Option<Self> {
        let sheet = model.sheet.as_ref()?;
        let fits = |detail: &Detail| Grid::width(sheet, *detail, model.words()) <= area.width;
        let detail = Detail::ALL.into_iter().find(fits).unwrap_or(Detail::Points);
        let column = Grid::column(sheet, detail);
        let lead = lead(model.words());
        let wide = area.width.saturating_sub(lead) / column.max(1);
        let totals = area.height >= 3;
        let places = area.height >= 6 && grid.cells.places.iter().any(|place| !place.is_empty());
        let high = area.height.saturating_sub(1 + u16::from(totals) + u16::from(places));
        Some(Self {
            detail,
            lead,
            column,
            total: Grid::total(sheet),
            seats: around(grid.seat, wide.into(), grid.names.len()),
            rows: around(grid.active, high.into(), grid.cells.rows.len()),
            totals,
            places,
        })
    }
}

/// Returns so many of a count of places, one of them in the middle if they are not all.
fn around(place: usize, shown: usize, count: usize) -> Range<usize> {
    let shown = shown.min(count);
    let start = place.saturating_sub(shown / 2).min(count - shown);
    start..start + shown
}

pub(super) fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    let Some(sheet) = model.sheet.as_ref().filter(|_| !area.is_empty()) else { return };
    let grid = Grid::new(model, sheet);
    let Some(window) = Window::new(&grid, model, area) else { return };
    Pen { model, grid: &grid, window: &window, area, buffer }.draw();
}

pub(super) fn cell_at(model: &Model, area: Rect, column: u16, row: u16) -> Option<(u8, usize)> {
    let grid = Grid::new(model, model.sheet.as_ref()?);
    let window = Window::new(&grid, model, area)?;
    let across = column.checked_sub(area.x + window.lead)? / window.column.max(1);
    let down = row.checked_sub(area.y + 1)?;
    let seat = window.seats.clone().nth(across.into())?;
    let row = window.rows.clone().nth(down.into())?;
    Some((grid.cells.rows[row].number, seat))
}

struct Pen<'a> {
    model: &'a Model,
    grid: &'a Grid,
    window: &'a Window,
    area: Rect,
    buffer: &'a mut Buffer,
}

impl Pen<'_> {
    fn draw(&mut self) {
        self.header();
        for (y, row) in (1..).zip(self.window.rows.clone()) {
            self.row(y, row);
        }
        let mut y = 1 + self.window.rows.len() as u16;
        let words = self.model.words();
        let last = y + u16::from(self.window.totals) + u16::from(self.window.places);
        let has_space = last < self.area.height;
        if self.grid.has_typed && has_space {
            self.put(0, last, words.not_saved_yet(), colored(self.model, Color::Yellow));
        }
        if self.window.totals {
            let label = words.total_label(self.grid.has_typed && !has_space);
            let totals = self.grid.cells.totals.iter().map(i32::to_string);
            self.below(y, label, &totals.collect::<Vec<_>>(), BOLD);
            y += 1;
        }
        if self.window.places {
            self.below(y, words.place(), &self.grid.cells.places, Style::new());
        }
    }

    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let Self { area, .. } = *self;
        if x < area.width && y < area.height {
            let most = usize::from(area.width - x);
            self.buffer.set_stringn(area.x + x, area.y + y, text, most, style);
        }
    }

    fn x(&self, seat: usize) -> u16 {
        self.window.lead + (seat - self.window.seats.start) as u16 * self.window.column
    }

    fn header(&mut self) {
        let words = self.model.words();
        self.put(0, 0, words.round_and_wild(), DIM);
        for seat in self.window.seats.clone() {
            let leads = self.grid.cells.leads[seat];
            let sign = if leads { ">" } else { "" };
            let width = usize::from(self.window.column) - 1;
            let name = fit(&self.grid.names[seat], width - sign.len(), self.model.style);
            let text = to_right(&format!("{sign}{name}"), width);
            let style = match leads {
                true => colored(self.model, Color::Green).add_modifier(Modifier::BOLD),
                false => BOLD,
            };
            self.put(self.x(seat) + 1, 0, &text, style);
        }
        let (before, after) = if self.model.style.signs { ("◂", "▸") } else { ("<<", ">>") };
        if self.window.seats.start > 0 {
            self.put(self.window.lead, 0, before, DIM);
        }
        if self.window.seats.end < self.grid.names.len() {
            let x = self.area.width.saturating_sub(after.chars().count() as u16);
            self.put(x, 0, after, DIM);
        }
    }

    fn row(&mut self, y: u16, row: usize) {
        let is_active = row == self.grid.active;
        let row = &self.grid.cells.rows[row];
        let is_blank = |cell: &SheetCell| cell.points.is_none() && !cell.deals;
        let is_blank = row.cells.iter().all(is_blank);
        let style = match (is_active, is_blank) {
            (true, _) => BOLD,
            (_, true) => DIM,
            _ => Style::new(),
        };
        let wild = row.round.wild().text();
        self.put(0, y, &format!("{:>2} {wild:>2}", row.number), style);
        for seat in self.window.seats.clone() {
            let x = self.x(seat);
            self.cell(x, y, row, seat);
        }
    }

    /// Draws the sign of the dealer, the points, the sign for going out and the total of a cell.
    fn cell(&mut self, x: u16, y: u16, row: &SheetRow, seat: usize) {
        let cell = &row.cells[seat];
        let is_asked = self.grid.asked == Some((row.number, seat));
        let is_typed = self.grid.is_typed(row, seat);
        let text = cell.points();
        let width = usize::from(self.window.column);
        let total = if self.window.detail.has_totals() { 1 + self.window.total } else { 0 };
        let gap = self.window.detail.gap();
        let points = width.saturating_sub(total + 2 + usize::from(gap));
        let field = points.min(columns(&text).max(3));
        let at = (points - field) as u16;
        let modified = |when: bool, modifier| if when { modifier } else { Modifier::empty() };
        let bold = modified(is_typed, Modifier::BOLD);
        if cell.deals {
            let [sign, _] = self.model.words().dealer_sign();
            self.put(x + gap + at, y, sign, colored(self.model, Color::Cyan));
        }
        let style = if cell.out { colored(self.model, Color::Green) } else { Style::new() };
        let points_style = style.add_modifier(bold | modified(is_asked, Modifier::REVERSED));
        self.put(x + gap + 1 + at, y, &to_right(&text, field), points_style);
        if cell.out {
            self.put(x + gap + 1 + points as u16, y, OUT_SIGN, style);
        }
        if total > 0 {
            let style = Style::new().add_modifier(bold | modified(!is_typed, Modifier::DIM));
            let x = x + width.saturating_sub(total) as u16;
            self.put(x, y, &to_right(&cell.total(), total), style);
        }
    }

    fn below(&mut self, y: u16, label: &str, texts: &[String], style: Style) {
        self.put(0, y, label, style);
        for seat in self.window.seats.clone() {
            let width = usize::from(self.window.column);
            // Below the points if there are no totals beside them.
            let end = if self.window.detail.has_totals() { width } else { width - 1 };
            self.put(self.x(seat), y, &to_right(&texts[seat], end), style);
        }
    }
}
