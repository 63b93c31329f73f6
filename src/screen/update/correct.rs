//! Back and forth among the answers of the round, and corrections: arrows go to a
//! cell of the sheet, and what is typed there is the right score.

use super::keys;
use crate::game::{
    PlayError, RoundCorrection, RoundSetup, RowError, ScoreArgsError, ScoreEntry, ScoreEntryError,
    Scoresheet,
};
use crate::messages::Message;
use crate::render;
use crate::screen::message::Key;
use crate::screen::model::Model;
use crate::screen::question::Question;

pub(super) fn press_over(model: &mut Model, key: Key) {
    match key {
        Key::Up | Key::Left if model.line().is_empty() => select_last(model),
        Key::Esc => model.line().clear(),
        Key::Enter if model.sheet.is_none() => model.ask(Question::Players),
        Key::Enter => keys::run(model, 'm'),
        key => _ = model.line().press(key),
    }
}

pub(super) fn press(model: &mut Model, key: Key) {
    let Question::Cell { round, seat } = model.top().question else { return };
    let is_empty = model.line().is_empty();
    match key {
        Key::Up | Key::Down if is_empty => step(model, round, seat, key == Key::Up),
        Key::Left | Key::Right if is_empty => beside(model, round, seat, key == Key::Right),
        Key::Esc if is_empty => unselect(model),
        Key::Esc => model.line().clear(),
        Key::Enter => submit(model, round, seat, false),
        Key::Ctrl('f') => submit(model, round, seat, true),
        key => _ = model.line().press(key),
    }
}

pub(super) fn select(model: &mut Model, round: u8, seat: usize) {
    let is_played = |sheet: &Scoresheet| sheet.played.contains_key(&round);
    let is_base = model.dialogs.len() == 1;
    if is_base && model.line().is_empty() && model.sheet.as_ref().is_some_and(is_played) {
        model.top_mut().question = Question::Cell { round, seat };
    }
}

/// Goes to the last round that is scored, at the player who is asked for.
pub(super) fn select_last(model: &mut Model) {
    let Some(sheet) = &model.sheet else { return };
    let Some(round) = sheet.last_scored() else {
        return model.note(model.words().nothing_to_correct());
    };
    let seat = model.asked_seat().unwrap_or_default();
    model.line().clear();
    model.top_mut().question = Question::Cell { round, seat };
}

fn unselect(model: &mut Model) {
    model.top_mut().question = Question::Over;
    model.line().clear();
    if model.turn().is_some() {
        model.top_mut().question = Question::Score;
        go_to(model, model.entry.index);
    }
}

/// Goes to the round before or after, and below the last back to the entry.
fn step(model: &mut Model, round: u8, seat: usize, up: bool) {
    let Some(sheet) = &model.sheet else { return };
    let mut rounds = sheet.played.keys().copied();
    let to = match up {
        true => rounds.rfind(|&other| other < round).or(Some(round)),
        false => rounds.find(|&other| other > round),
    };
    match to {
        Some(round) => model.top_mut().question = Question::Cell { round, seat },
        None => unselect(model),
    }
}

fn beside(model: &mut Model, round: u8, seat: usize, right: bool) {
    let seats = model.sheet.as_ref().map_or(1, |sheet| sheet.seats.len());
    let step = if right { 1 } else { seats - 1 };
    let seat = (seat + step) % seats;
    model.top_mut().question = Question::Cell { round, seat };
}

/// Takes the line as the right score, and asks for the reason.
fn submit(model: &mut Model, round: u8, seat: usize, force: bool) {
    let Some(sheet) = model.sheet.clone() else { return };
    let line = model.top().line.text().trim().to_owned();
    if line.is_empty() {
        return model.note(model.words().correct_help());
    }
    let words = model.words();
    let rules = sheet.ruleset.in_round(sheet.turn(round).round);
    let line = words.card_names().to_notation(&line);
    let entry = match ScoreEntry::read_typed(&line, rules) {
        Ok(entry) => entry,
        Err(ScoreEntryError::Slip { text, meant }) => {
            return model.ask(Question::Slip { text, meant });
        }
        Err(error) => {
            let error = RowError::Score { seat, error };
            return model.refuse_line(render::row_error(&sheet, error, words));
        }
    };
    if let Some(more) = line.strip_prefix('+')
        && let Some(score) = sheet.played[&round].points(seat)
    {
        let (name, sum) = (sheet.seat_name(seat), format!("{score}+{}", more.trim()));
        let adds = ScoreArgsError::Adds { name, score, sum };
        return model.refuse_line(render::row_error(&sheet, adds.into(), words));
    }
    let fix = RoundCorrection { round, entries: vec![(seat, entry)], why: None, force };
    match sheet.correct(fix.clone()) {
        Ok(fixed) => {
            let text = |warning| render::warning(&sheet, fixed.round, warning, None, words);
            model.warn(fixed.warnings.iter().map(text).collect());
            model.ask(Question::Why(Box::new(fix)));
        }
        Err(error) => {
            let text = error.text(words);
            model.refuse_line(match error {
                PlayError::ImplausibleScore(_) => model.force(&text),
                _ => text,
            });
        }
    }
}

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

/// Asks for the score of a place, starting from its answer: what is typed at once takes its
/// place, and other keys edit it.
pub(super) fn go_to(model: &mut Model, index: usize) {
    model.entry.index = index;
    let text = answered(model);
    model.top_mut().is_answered = !text.is_empty();
    model.line().set(text);
}

/// Returns the answer for the player who is asked for as it could be typed,
/// empty if there is none.
pub(super) fn answered(model: &Model) -> String {
    model.answer().map(ScoreEntry::to_string).unwrap_or_default()
}
