use super::Words;
use super::grammar::{in_backticks, joined};
use crate::cards::Rank;

subject! {
/// Phrases that all subjects share.
pub trait PhraseWords {
    /// Labels a message: `error`.
    fn message_label(&self, label: MessageLabel) -> &'static str;

    /// Joins names: `Ann, Bob and Cat`.
    fn and(&self, names: &[String]) -> String;

    /// Joins names of which one is meant: `Ann, Bob or Cat`.
    fn or(&self, names: &[String]) -> String;

    /// Returns a place: `1st`, `12th`.
    fn ordinal(&self, place: usize) -> String;

    /// Returns a number of points: `0 points`, `1 point`, `-5 points`.
    fn points(&self, points: i32) -> String;

    /// Writes a number with so many digits after the decimal mark: `7.8`.
    fn decimal(&self, number: f64, digits: usize) -> String;

    /// Writes a number of percent with so many digits after the decimal mark:
    /// `58%`.
    fn percent(&self, percent: f64, digits: usize) -> String;

    /// Names the cards of a rank: `7s`, `Jacks`.
    fn rank_plural(&self, rank: Rank) -> String;
}
}

/// Phrases that all subjects share.
impl<'w> dyn Words + 'w {
    /// Names all cards of a rank, as in `7s are wild`.
    pub fn all_of_rank(&self, rank: Rank) -> String {
        say!(self, "phrase-all-of-rank", rank = rank.number())
    }

    /// Asks whether one of the nearest names was meant: `` ; did you mean `Ann`? ``.
    /// Empty if there is none.
    pub(super) fn did_you_mean(&self, near: &[String]) -> String {
        match near {
            [] => String::new(),
            near => {
                let names = joined(&in_backticks(near), self.plain("phrase-or-asked"));
                say!(self, "phrase-did-you-mean", names)
            }
        }
    }
}

/// The label of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum MessageLabel {
    /// Something could not be done.
    Error,
    /// What fixes an error.
    Hint,
    /// Something is odd about what was done.
    Warning,
    /// A remark.
    Note,
}

impl MessageLabel {
    /// Puts the label before a message: `error: …`.
    pub fn before(self, message: &str, words: &dyn PhraseWords) -> String {
        format!("{}: {message}", words.message_label(self))
    }
}
