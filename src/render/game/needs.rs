//! The scores that each player needs in the last round.

use crate::game::{PointsNeeded, Scoresheet};
use crate::messages::Messages;
use crate::render::style::TextStyle;
use crate::render::text::{columns, fit, harmless, isolated, seat_names, to_left, wrap};

/// The widest name, in columns.
const WIDEST: usize = 14;

/// The most rivals that are listed by name.
const MAX_NAMED: usize = 3;

/// Writes a line per player, those nearest to the win first; none unless round
/// 11 is next.
pub(crate) fn needs(sheet: &Scoresheet, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let mut needs = sheet.needs();
    needs.sort_by_key(|need| need.behind);
    if needs.is_empty() {
        return Vec::new();
    }
    let names: Vec<_> = seat_names(sheet)
        .iter()
        .map(|name| isolated(&fit(&harmless(name), WIDEST, style)))
        .collect();
    let widest = needs.iter().map(|need| columns(&names[need.seat])).max().unwrap_or_default();
    let line = |need: &PointsNeeded| {
        let first = format!("  {}  ", to_left(&names[need.seat], widest));
        let next = " ".repeat(widest + 4);
        let rivals = rivals(sheet, &needs, need.seat, &names, words);
        wrap(&first, &next, &words.need(need, &rivals), style.width)
    };
    let title = words.needs().to_owned();
    let lines = needs.iter().map(line);
    std::iter::once(title).chain(lines).collect()
}

/// Names the rivals with the lowest total.
fn rivals(
    sheet: &Scoresheet,
    needs: &[PointsNeeded],
    seat: usize,
    names: &[String],
    words: &Messages,
) -> String {
    let others = || needs.iter().map(|need| need.seat).filter(|&o| o != seat);
    let lowest = others().map(|other| sheet.total(other)).min().unwrap_or_default();
    let rivals: Vec<_> = others()
        .filter(|&other| sheet.total(other) == lowest)
        .map(|other| names[other].clone())
        .collect();
    match rivals.len() {
        ..=MAX_NAMED => words.and(&rivals),
        many => words.rivals(many, lowest),
    }
}
