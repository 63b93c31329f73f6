//! Back and forth among the answers of the round.

use crate::game::{RoundSetup, Scoresheet};
use crate::screen::model::Model;

/// Returns to the previous answer, which can be edited.
pub(super) fn previous(model: &mut Model) {
    if model.entry.index == 0 {
        return model.note(model.words().no_previous_answer());
    }
    go_to(model, model.entry.index - 1);
}

/// Goes to the next answer, if the one that is asked for is given.
pub(super) fn next(model: &mut Model) {
    let is_answered = !answered(model).is_empty();
    if is_answered && model.entry.index + 1 < model.entry.answers.len() {
        go_to(model, model.entry.index + 1);
    }
}

/// Returns the place of the player whom a line names, and no more.
pub(super) fn named(line: &str, sheet: &Scoresheet, turn: &RoundSetup) -> Option<usize> {
    let seat = sheet.find_seat(line).ok()?;
    turn.playing.iter().position(|&other| other == seat)
}

/// Asks for the score of a place, starting from its answer.
pub(super) fn go_to(model: &mut Model, index: usize) {
    model.entry.index = index;
    let text = answered(model);
    model.line().set(text);
}

/// Returns the answer for the player who is asked for as it could be typed,
/// empty if there is none.
pub(super) fn answered(model: &Model) -> String {
    let answer = model.entry.answers.get(model.entry.index).cloned();
    answer.flatten().map_or_else(String::new, |entry| entry.to_string())
}
