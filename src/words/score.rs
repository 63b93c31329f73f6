use super::{Command, Hint};
use crate::game::{ImplausibleScore, RowText, ScoreArgsError, ScoreEntryError, ScoreWarning};

subject! {
/// Scores of a round: what was typed, priced, corrected and found odd.
pub trait ScoreWords {
    /// Returns why typed scores do not give each player one.
    fn score_args_error(&self, error: &ScoreArgsError) -> String;

    /// Returns how to type scores.
    fn score_args_error_hint(&self, error: &ScoreArgsError) -> Option<Hint>;

    /// Returns why a text is no score.
    fn score_entry_error(&self, error: &ScoreEntryError) -> String;

    /// Returns what to leave out of a score.
    fn score_entry_error_hint(&self, error: &ScoreEntryError) -> Option<Hint>;

    /// Returns how a row of scores can be read.
    fn row_text(&self, text: &RowText) -> String;

    /// Returns why no player can have a score.
    fn implausible_score(&self, score: &ImplausibleScore) -> String;

    /// Returns what the typed cards of a player cost, in points.
    fn cards_cost(&self, name: &str, points: i32) -> String;

    /// Returns how a player's score of a round was corrected; `None` is a round
    /// that was not played.
    fn correction(&self, round: u8, name: &str, old: Option<i32>, new: Option<i32>) -> String;

    /// Adds to a correction how the total changed.
    fn corrected_total(&self, correction: &str, old: i32, new: i32) -> String;

    /// Returns how a correction changed who went out of a round.
    fn corrected_out(&self, round: u8, old: Option<&str>, new: Option<&str>) -> String;

    /// Returns that the scores of a round were confirmed, others being dropped.
    fn confirmed(&self, round: u8) -> String;

    /// Returns what points were computed from: a running total and the one
    /// before it.
    fn after_total(&self, total: i32, before: i32) -> String;

    /// Returns what is odd about a score that was recorded all the same.
    fn score_warning(&self, warning: &ScoreWarning, context: &ScoreWarningContext<'_>) -> String;
}
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
    /// The command that puts it right, empty if there is none.
    pub command: &'a str,
}

/// Returns an example of a correction.
pub(super) fn fix(args: &[String]) -> Command {
    args.iter().fold(Command::new("fix"), Command::arg)
}

/// Returns an example of scores by seat.
pub(super) fn score_by_seat(players: usize) -> Command {
    let example = ["0", "12", "37", "20", "8"].into_iter().cycle();
    let scores = example.take(players);
    scores.fold(Command::new("score"), Command::arg)
}
