//! A grid of terminal cells to draw lines and letters on.

use anstyle::{AnsiColor, Style};

use crate::render::style::TextStyle;

/// A grid of cells. In Unicode a cell has eight dots, in ASCII one.
pub(super) struct Canvas {
    style: TextStyle,
    columns: usize,
    cells: Vec<Cell>,
}

#[derive(Debug, Default, Clone, Copy)]
struct Cell {
    dots: u8,
    letter: Option<char>,
    seat: Option<usize>,
}

/// The bits of a Braille sign by row and column of its dots. Source: Unicode,
/// Braille Patterns.
const BRAILLE: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// Colours of the palette of the terminal, which suits its background.
const COLORS: [AnsiColor; 12] = [
    AnsiColor::Cyan,
    AnsiColor::Yellow,
    AnsiColor::Magenta,
    AnsiColor::Green,
    AnsiColor::Red,
    AnsiColor::Blue,
    AnsiColor::BrightCyan,
    AnsiColor::BrightYellow,
    AnsiColor::BrightMagenta,
    AnsiColor::BrightGreen,
    AnsiColor::BrightRed,
    AnsiColor::BrightBlue,
];

impl Canvas {
    pub(super) fn new(columns: usize, rows: usize, style: TextStyle) -> Self {
        Self { style, columns, cells: vec![Cell::default(); columns * rows] }
    }

    /// Returns how many dots a cell has across and down.
    pub(super) fn dots(style: TextStyle) -> (usize, usize) {
        if style.signs { (2, 4) } else { (1, 1) }
    }

    /// Draws a line between two places, counted in dots from the top left.
    pub(super) fn line(&mut self, from: (usize, usize), to: (usize, usize), seat: usize) {
        let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)).max(1);
        let between = |from: usize, to: usize, step: usize| {
            let way = (to as f64 - from as f64) * step as f64 / steps as f64;
            (from as f64 + way).round() as usize
        };
        for step in 0..=steps {
            let x = between(from.0, to.0, step);
            self.dot(x, between(from.1, to.1, step), seat);
        }
    }

    fn dot(&mut self, x: usize, y: usize, seat: usize) {
        let (across, down) = Self::dots(self.style);
        let cell = &mut self.cells[y / down * self.columns + x / across];
        cell.dots |= BRAILLE[y % down][x % across];
        cell.seat = Some(seat);
    }

    /// Writes letters into a row, up to a column or from the first on; each in
    /// the colour of its seat, if it has one.
    pub(super) fn letters(&mut self, column: usize, row: usize, letters: &[(char, Option<usize>)]) {
        let start = (column + 1).saturating_sub(letters.len());
        for (offset, &(letter, seat)) in letters.iter().enumerate() {
            self.cells[row * self.columns + start + offset] =
                Cell { letter: Some(letter), seat, dots: 0 };
        }
    }

    pub(super) fn row(&self, row: usize, columns: usize) -> String {
        let cells = &self.cells[row * self.columns..][..columns];
        let alike = cells.chunk_by(|one, next| one.seat == next.seat);
        let text = |cells: &[Cell]| {
            let text: String = cells.iter().map(|cell| self.sign(cell)).collect();
            match cells[0].seat {
                Some(seat) => colored(&text, seat, self.style),
                None => text,
            }
        };
        alike.map(text).collect()
    }

    fn sign(&self, cell: &Cell) -> char {
        match cell {
            Cell { letter: Some(letter), .. } => *letter,
            Cell { dots: 0, .. } => ' ',
            Cell { dots, .. } if self.style.signs => {
                char::from_u32(0x2800 + u32::from(*dots)).unwrap_or('.')
            }
            _ => '.',
        }
    }
}

pub(super) fn colored(text: &str, seat: usize, style: TextStyle) -> String {
    let color = COLORS[seat % COLORS.len()];
    style.paint(Style::new().fg_color(Some(color.into())), text)
}
