//! The columns of a table as text, fitted to a width.
//!
//! On a narrow page lists of names are wrapped, gaps narrowed, columns of low
//! priority dropped and names cut.

use super::{ALWAYS, Align, Cell, Column, Overflow, Table};
use crate::messages::Messages;
use crate::render::text::{TextStyle, columns as width_of, harmless};

/// The narrowest width that a cell is cut to.
const NARROWEST_CUT: usize = 6;

/// The narrowest width that a cell is wrapped to.
const NARROWEST_WRAP: usize = 12;

/// The columns on the page, with their cells as text.
pub(super) struct Page {
    pub(super) columns: Vec<Shown>,
    pub(super) rows: usize,
    pub(super) indent: usize,
    pub(super) style: TextStyle,
}

pub(super) struct Shown {
    pub(super) heading: String,
    pub(super) cells: Vec<String>,
    pub(super) emphases: Vec<Option<Emphasis>>,
    pub(super) align: Align,
    pub(super) overflow: Overflow,
    priority: u8,
    pub(super) width: usize,
}

#[derive(Clone, Copy)]
pub(super) enum Emphasis {
    Strong,
    Faint,
}

impl Shown {
    fn new(
        index: usize,
        column: &Column,
        heading: &Cell,
        rows: &[Vec<Cell>],
        words: &Messages,
    ) -> Self {
        let cells = || rows.iter().map(|row| &row[index]);
        // Cells without a mark end with a blank, so that figures are aligned.
        let thin = column.align == Align::Right && cells().any(Cell::is_thin);
        let text = |cell: &Cell| match cell.plain() {
            Cell::Name(name) if column.overflow == Overflow::Cut => harmless(name),
            cell if thin && !cell.is_thin() => cell.text(words) + " ",
            cell => cell.text(words),
        };
        let emphasis = |cell: &Cell| match cell {
            Cell::Strong(_) => Some(Emphasis::Strong),
            Cell::Faint(_) => Some(Emphasis::Faint),
            _ => None,
        };
        let mut shown = Self {
            heading: text(heading),
            cells: cells().map(text).collect(),
            emphases: cells().map(emphasis).collect(),
            align: column.align,
            overflow: column.overflow,
            priority: column.priority,
            width: 0,
        };
        shown.width = shown.widest();
        shown
    }

    fn widest(&self) -> usize {
        let cells = [&self.heading].into_iter().chain(&self.cells);
        cells.flat_map(|cell| cell.split('\n')).map(width_of).max().unwrap_or_default()
    }

    fn is_empty(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }

    /// Returns the width with which no column is dropped yet.
    fn wrapped(&self) -> usize {
        match self.overflow {
            Overflow::Keep | Overflow::Cut => self.width,
            Overflow::Wrap => self.narrowest(),
        }
    }

    fn narrowest(&self) -> usize {
        match self.overflow {
            Overflow::Keep => self.width,
            Overflow::Cut => self.width.min(NARROWEST_CUT),
            Overflow::Wrap => self.width.min(NARROWEST_WRAP),
        }
    }
}

impl Page {
    pub(super) fn new(table: &Table, style: TextStyle) -> Self {
        let columns = table.headed(|column| column.text.as_ref());
        let columns = columns.map(|(index, column, heading)| {
            Shown::new(index, column, heading, &table.rows, style.words())
        });
        let is_dropped = |column: &Shown| {
            column.is_empty() && (column.priority < ALWAYS || column.heading.is_empty())
        };
        Self {
            columns: columns.filter(|column| !is_dropped(column)).collect(),
            rows: table.rows.len(),
            indent: table.indent,
            style,
        }
    }

    /// Drops, cuts and narrows columns until they fit; returns the gap between
    /// them, or `None` if they do not fit.
    pub(super) fn fit(&mut self) -> Option<usize> {
        let wraps = |column: &Shown| column.overflow == Overflow::Wrap;
        let gaps: &[usize] = if self.columns.iter().any(wraps) { &[2] } else { &[2, 1] };
        let fits = |page: &Self, width: fn(&Shown) -> usize| {
            let mut gaps = gaps.iter().copied();
            gaps.find(|&gap| page.slack(gap, width).is_some())
        };
        while fits(self, Shown::wrapped).is_none() {
            let least = (0..self.columns.len()).min_by_key(|&at| self.columns[at].priority)?;
            if self.columns[least].priority == ALWAYS {
                break;
            }
            self.columns.remove(least);
        }
        if let Some(gap) = fits(self, |column| column.width) {
            return Some(gap);
        }
        let gap = *gaps.last()?;
        let mut slack = self.slack(gap, Shown::narrowest)?;
        // The narrowest first: the others get what it leaves of its share.
        let mut flexible: Vec<_> = (0..self.columns.len())
            .filter(|&at| self.columns[at].overflow != Overflow::Keep)
            .collect();
        flexible.sort_by_key(|&at| self.columns[at].width);
        for (index, &at) in flexible.iter().enumerate() {
            let column = &mut self.columns[at];
            let narrowest = column.narrowest();
            let width = column.width.min(narrowest + slack / (flexible.len() - index));
            slack -= width - narrowest;
            column.width = width;
        }
        Some(gap)
    }

    /// Returns the width that is left over with a gap, `None` if the columns
    /// do not fit.
    fn slack(&self, gap: usize, width: impl Fn(&Shown) -> usize) -> Option<usize> {
        let widths: usize = self.columns.iter().map(width).sum();
        let gaps = gap * self.columns.len().saturating_sub(1);
        self.style.width.checked_sub(self.indent + widths + gaps)
    }
}
