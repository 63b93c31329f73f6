//! Scores as they are typed at the table, and stars that may be cards.

use super::Rows;
use crate::store::exchange::spreadsheet::error::SheetProblem;
use crate::store::exchange::spreadsheet::figures::is_error;
use crate::store::exchange::spreadsheet::game::{Cell, Record, RowKind};
use crate::store::exchange::spreadsheet::record::is_left;
use crate::store::exchange::spreadsheet::typed::{
    is_star, is_wild_card, marked_rank, typed, unmarked,
};

impl Rows<'_> {
    /// Reads scores as they are typed at the table.
    pub(super) fn read_scores(&mut self, records: &mut Vec<Record>) {
        for Record { points: Cell { text, location }, kind, .. } in &mut *records {
            let is_number = text.starts_with(|c: char| c.is_ascii_digit()) && text.ends_with('*');
            self.has_marks |= &**text == "*" || is_number && !is_star(text);
            if !matches!(kind, RowKind::Round(_)) && is_left(text) {
                *text = "-".into();
            } else if let Some(typed) = typed(text) {
                let read = || format!("{location}: `{text}` was read as `{typed}`");
                let (_, comment) = text.split_once(['(', '[']).unwrap_or_default();
                if typed == "-" && text.chars().all(char::is_alphabetic) {
                    self.note("words", read);
                } else if typed != "out" && comment.chars().count() > 2 {
                    self.sheet.notes.push(read());
                } else if unmarked(text) != &**text {
                    self.note("marks", read);
                }
                *text = typed.into();
            } else if is_wild_card(text)
                || marked_rank(text).is_some_and(|rank| *kind == RowKind::Round(rank - 2))
            {
                let problem = SheetProblem::CardOrPoints { text: text.to_string() };
                self.sheet.problems.refuse(problem.at(location.clone()));
                *text = "20".into();
            } else if is_star(text) {
                self.card.get_or_insert(Cell { text: text.clone(), location: location.clone() });
                let rank = text.trim_end_matches('*');
                let card = || format!("{location}: `{text}` was read as the {rank} of stars");
                self.note("stars", card);
            } else if *kind == RowKind::Totals && !self.options.results && is_error(text) {
                self.sheet.notes.push(format!("{location}: `{text}` was not imported"));
                *text = "-".into();
            }
        }
        records.retain(|record| record.kind != RowKind::Totals || &*record.points.text != "-");
    }
}
