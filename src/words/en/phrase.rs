use super::{English, grammar};
use crate::cards::Rank;
use crate::words::{MessageLabel, PhraseWords};

impl PhraseWords for English {
    fn message_label(&self, label: MessageLabel) -> &'static str {
        match label {
            MessageLabel::Error => "error",
            MessageLabel::Hint => "hint",
            MessageLabel::Warning => "warning",
            MessageLabel::Note => "note",
        }
    }

    fn and(&self, names: &[String]) -> String {
        grammar::and(names)
    }

    fn or(&self, names: &[String]) -> String {
        grammar::or(names)
    }

    fn ordinal(&self, place: usize) -> String {
        grammar::ordinal(place)
    }

    fn points(&self, points: i32) -> String {
        grammar::points(points)
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}")
    }

    fn percent(&self, percent: f64, digits: usize) -> String {
        format!("{percent:.digits$}%")
    }

    fn rank_plural(&self, rank: Rank) -> String {
        grammar::plural(rank)
    }
}
