//! The running totals of a game as lines: who led when, and by how much.
//!
//! Low is good, so the fewest points are on top. This module reads the lines
//! from the scoresheet; its submodules draw them in a terminal and as SVG.

mod svg;
mod terminal;

use crate::game::Scoresheet;
use crate::render::text::harmless;
use crate::rules::Round;

pub use svg::chart_svg;
pub(crate) use svg::chart_svg_for;
pub use terminal::chart;

#[derive(Debug)]
struct Line {
    /// The seat, which selects the colour and the mark.
    seat: usize,
    name: String,
    /// Rounds and the totals after them, a list for each stay at the table.
    stretches: Vec<Vec<(u8, i32)>>,
    total: i32,
    left: bool,
}

impl Line {
    fn points(&self) -> impl Iterator<Item = (u8, i32)> {
        self.stretches.iter().flatten().copied()
    }
}

/// Returns the lines of those who have played, the fewest points first, those
/// who left last, then in the order of the seats.
fn lines(sheet: &Scoresheet) -> Vec<Line> {
    let names = sheet.seat_names();
    let rows: Vec<_> = sheet.rows().filter(|row| row.number <= Round::LAST.number()).collect();
    let line = |(seat, name): (usize, &String)| {
        let seated = |round| sheet.seats[seat].sits_in(round);
        let stretches = rows.chunk_by(|one, next| seated(one.number) == seated(next.number));
        let stretches: Vec<Vec<_>> = stretches
            .filter(|rows| rows.first().is_some_and(|row| seated(row.number)))
            .map(|rows| {
                let total = |row: &crate::game::TotalsRow| Some((row.number, row.totals[seat]?));
                rows.iter().filter_map(total).collect()
            })
            .collect();
        let &(_, total) = stretches.last()?.last()?;
        Some(Line {
            seat,
            name: harmless(name),
            stretches,
            total,
            left: sheet.seats[seat].is_left(),
        })
    };
    let mut lines: Vec<_> = names.iter().enumerate().filter_map(line).collect();
    lines.sort_by_key(|line| (line.left, line.total, line.seat));
    lines
}

/// The range from the best to the worst total, in points.
#[derive(Debug, Clone, Copy)]
struct Extent {
    best: f64,
    worst: f64,
}

impl Extent {
    /// Every line starts near zero, so zero is always included.
    fn new(lines: &[Line]) -> Self {
        let totals = lines.iter().flat_map(Line::points).map(|(_, total)| f64::from(total));
        let (best, worst) = totals.fold((0.0, 0.0), |(best, worst): (f64, f64), total| {
            (best.min(total), worst.max(total))
        });
        Self { best, worst: worst.max(best + 10.0) }
    }

    /// Returns how far down a total is: 0 for the best, 1 for the worst.
    fn depth(self, total: f64) -> f64 {
        (total - self.best) / (self.worst - self.best)
    }
}

/// Moves labels apart, in their order and as little as needed, so that all are
/// at least a gap apart and none is beyond the last position.
fn apart(wanted: &[i32], gap: i32, last: i32) -> Vec<i32> {
    let mut places: Vec<i32> = Vec::new();
    for &place in wanted {
        let free = places.last().map_or(place, |before| before + gap);
        places.push(place.max(free));
    }
    let mut most = last;
    for place in places.iter_mut().rev() {
        *place = most.min(*place);
        most = *place - gap;
    }
    places
}

#[cfg(test)]
mod tests;
