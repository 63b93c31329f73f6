//! A language for tests that writes a comma and a blank where English has none.

use super::{English, MessageLabel, PhraseWords};
use crate::cards::Rank;

/// English with numbers as in Finnish: `7,8`, `58 %`.
pub(crate) struct DecimalComma;

impl PhraseWords for DecimalComma {
    fn message_label(&self, label: MessageLabel) -> &'static str {
        English.message_label(label)
    }

    fn and(&self, names: &[String]) -> String {
        English.and(names)
    }

    fn or(&self, names: &[String]) -> String {
        English.or(names)
    }

    fn ordinal(&self, place: usize) -> String {
        English.ordinal(place)
    }

    fn points(&self, points: i32) -> String {
        English.points(points)
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        English.decimal(number, digits).replace('.', ",")
    }

    fn percent(&self, percent: f64, digits: usize) -> String {
        format!("{}\u{a0}%", self.decimal(percent, digits))
    }

    fn rank_plural(&self, rank: Rank) -> String {
        English.rank_plural(rank)
    }
}
