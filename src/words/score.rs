use crate::game::{ImplausibleScore, ScoreEntryError, ScoreWarning};

/// Scores of a round: what was typed, priced, corrected and found odd.
pub trait ScoreWords {
    /// Returns why a text is no score.
    fn score_entry_error(&self, error: &ScoreEntryError) -> String;

    /// Returns why no player can have a score.
    fn implausible_score(&self, score: &ImplausibleScore) -> String;

    /// Returns what is odd about a score that was recorded all the same.
    fn score_warning(&self, warning: &ScoreWarning, context: &ScoreWarningContext<'_>) -> String;
}

/// The round that a [`ScoreWarning`] is about.
#[derive(Debug, Clone, Copy)]
pub struct ScoreWarningContext<'a> {
    /// The number of the round.
    pub round: u8,
    /// The cards dealt to each player.
    pub dealt: usize,
    /// The score of a player who goes out, in points.
    pub bonus: i32,
    /// The names by seat, ready to be printed.
    pub names: &'a [String],
    /// The command that records who went out, where it is not known.
    pub fix: &'a str,
}
