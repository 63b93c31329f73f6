use super::{Norwegian, grammar};
use crate::cards::Rank;
use crate::words::grammar::with_comma;
use crate::words::{MessageLabel, PhraseWords};

impl PhraseWords for Norwegian {
    fn message_label(&self, label: MessageLabel) -> &'static str {
        match label {
            MessageLabel::Error => "feil",
            MessageLabel::Hint => "tips",
            MessageLabel::Warning => "advarsel",
            MessageLabel::Note => "merk",
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
        format!("{}\u{a0}%", with_comma(percent, digits))
    }

    fn rank_plural(&self, rank: Rank) -> String {
        grammar::several(rank)
    }
}
