use crate::cards::{ParseCardError, ParseCardsError};
use crate::rules::LayDownProblem;
use crate::rules::meld::MeldError;
use crate::solver::{HandSizeError, TooManyCardsLeft};

/// Hands: cards and their errors, melds, `check` and `judge`.
pub trait HandWords {
    /// Returns what is wrong with a typed card, and which card it is.
    fn bad_card(&self, error: &ParseCardError) -> String;

    /// Returns what is wrong with typed cards, one line per bad card.
    fn bad_cards(&self, error: &ParseCardsError) -> String;

    /// Returns why cards are no book, or no run.
    fn meld_error(&self, error: &MeldError) -> String;

    /// Returns what makes a lay-down illegal.
    fn lay_down_problem(&self, problem: &LayDownProblem) -> String;

    /// Returns how many cards a hand has in the round.
    fn hand_size(&self, error: &HandSizeError) -> String;

    /// Returns how many cards can be left in the round.
    fn too_many_cards_left(&self, error: &TooManyCardsLeft) -> String;
}
