use super::{Finnish, grammar};
use crate::cards::Rank;
use crate::words::grammar::with_comma;
use crate::words::{MessageLabel, PhraseWords};

impl PhraseWords for Finnish {
    fn message_label(&self, label: MessageLabel) -> &'static str {
        match label {
            MessageLabel::Error => "virhe",
            MessageLabel::Hint => "vinkki",
            MessageLabel::Warning => "varoitus",
            MessageLabel::Note => "huom.",
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
        with_comma(number, digits)
    }

    fn percent(&self, percent: f64, digits: usize) -> String {
        grammar::percent(percent, digits)
    }

    fn rank_plural(&self, rank: Rank) -> String {
        grammar::plural(rank)
    }
}
