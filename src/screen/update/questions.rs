//! The questions on top of the score that is asked for, and the panels.

use chrono::{DateTime, Utc};

use super::{commands, correct, score, table};
use crate::game::{RoundCorrection, RowReading, single_line};
use crate::messages::Message;
use crate::rules::rulings::Answer;
use crate::screen::message::{Effect, Key};
use crate::screen::model::Model;
use crate::screen::question::{OnYes, Question};
use crate::screen::view;

/// Says what can be answered.
pub(super) fn explain(model: &mut Model) {
    let words = model.words();
    let help = match &model.top().question {
        Question::Score | Question::Over => {
            commands::help(model);
            return;
        }
        Question::Save { .. } => words.save_help().to_owned(),
        Question::Reading(readings) => words.choices(readings.len()),
        Question::Cell { .. } => words.correct_help().to_owned(),
        Question::Slip { .. } | Question::Confirm { .. } => words.yes_or_no_choices().to_owned(),
        Question::Moved { .. } => words.moved_help(model.turn().map_or(0, |turn| turn.number)),
        Question::Menu => table::menu_help(model),
        _ => model.help().unwrap_or_default(),
    };
    model.note(help);
}

pub(super) fn press(model: &mut Model, key: Key, now: DateTime<Utc>) -> Vec<Effect> {
    let needs_name = matches!(model.top().question, Question::JoinName | Question::LeaveName);
    if (key == Key::Char('?') || key == Key::Enter && needs_name)
        && model.line().is_empty()
        && let Some(help) = model.help()
    {
        model.note(help);
        return Vec::new();
    }
    match (model.top().question.clone(), key) {
        (Question::Moved { .. }, key) => moved(model, key),
        (Question::Save { doubt }, key) => return save(model, doubt.is_some(), key, now),
        (_, Key::Esc) => cancel(model),
        (Question::Slip { text, meant }, key) => slip(model, &text, &meant, key, now),
        (Question::Reading(readings), Key::Char(c)) => choose(model, &readings, c, now),
        (Question::Confirm { yes, .. }, key) => return confirm(model, yes, key),
        (Question::Menu, Key::Char(c)) => return table::run(model, c),
        (Question::WentOut(seats), Key::Enter) => went_out(model, &seats, now),
        (Question::Why(fix), Key::Enter) => return correct(model, *fix),
        (Question::Check, Key::Enter) => take_over(model, now),
        (Question::Judge | Question::Odds, Key::Enter) => answered(model),
        (Question::Rules, Key::Enter) => open_topic(model),
        (Question::Check, Key::Tab) => next_player(model),
        (Question::Players, Key::Enter) => table::players(model),
        (Question::Dealer(table), Key::Enter) => table::dealer(model, table),
        (Question::Ruleset(table), Key::Enter) => return table::start(model, table),
        (Question::JoinName, Key::Enter) => return table::join_name(model),
        (Question::JoinTotal { name, accept_similar }, Key::Enter) => {
            return table::join(model, name, accept_similar);
        }
        (Question::LeaveName, Key::Enter) => return table::leave(model),
        (Question::Judge | Question::Odds | Question::Rules | Question::Check, Key::Up) => {
            scroll(model, -1);
        }
        (Question::Judge | Question::Odds | Question::Rules | Question::Check, Key::Down) => {
            scroll(model, 1);
        }
        (_, Key::PageUp) => scroll(model, -page(model)),
        (_, Key::PageDown) => scroll(model, page(model)),
        (_, key) if model.takes_text() => {
            let begins = std::mem::take(&mut model.top_mut().is_answered);
            if begins && matches!(key, Key::Char(_)) {
                model.line().clear();
            }
            if model.line().press(key) {
                model.top_mut().scroll = 0;
            }
        }
        _ => {}
    }
    Vec::new()
}

/// Returns `true` if a key is the first letter of an answer.
fn answers(key: Key, answers: &[&str]) -> bool {
    match key {
        Key::Char(c) => answers.iter().any(|answer| answer.starts_with(c)),
        _ => false,
    }
}

/// Closes the question on top without an answer.
fn cancel(model: &mut Model) {
    match model.top().question {
        Question::Save { .. } | Question::WentOut(_) => {
            model.close();
            correct::go_to(model, model.entry.answers.len().saturating_sub(1));
        }
        _ => model.close(),
    }
    model.notices.clear();
}

fn save(model: &mut Model, is_doubted: bool, key: Key, now: DateTime<Utc>) -> Vec<Effect> {
    let words = model.words();
    if is_text(model, key) {
        type_text(model, key, now);
        return Vec::new();
    }
    if (key == Key::Enter && !is_doubted) || answers(key, &words.yes()) {
        let (Some(sheet), Some(turn)) = (&model.sheet, model.turn()) else {
            return Vec::new();
        };
        return match model.entry.round(sheet, &turn) {
            Ok(round) => vec![Effect::Score(round)],
            Err(error) => {
                let why = error.text(words);
                model.refuse(why);
                Vec::new()
            }
        };
    }
    if matches!(key, Key::Left | Key::Up | Key::BackTab | Key::Backspace | Key::Esc)
        || answers(key, &words.back())
    {
        let held = model.line().take();
        cancel(model);
        model.refused = Some(held).filter(|held| !held.is_empty());
    } else if key == Key::Enter || answers(key, &words.no()) {
        let held = model.line().take();
        model.close();
        model.refused = Some(model.entry.as_row());
        drop_entry(model);
        model.line().set(held);
        model.note(words.not_saved());
    } else {
        score::ask_again(model, now);
    }
    Vec::new()
}

/// Returns `true` if a key at the question whether to save belongs to a text, as it
/// does until that is entered, and from then on unless it answers.
fn is_text(model: &Model, key: Key) -> bool {
    let words = model.words();
    let top = model.top();
    let answers_it = [words.yes(), words.no(), words.back()].iter().any(|all| answers(key, all));
    let is_char = matches!(key, Key::Char(_)) && !answers_it;
    match (top.line.is_empty(), top.is_answered) {
        (true, _) => is_char,
        (false, true) => is_char || key == Key::Enter,
        (false, false) => true,
    }
}

/// Types a text where it is asked whether to save: it answers nothing, and is held
/// until that is answered.
fn type_text(model: &mut Model, key: Key, now: DateTime<Utc>) {
    let text = model.top().line.text().to_owned();
    if model.top().is_answered {
        model.note(model.words().held(&text));
    } else if key == Key::Enter {
        hold(model, &text);
    } else {
        model.line().press(key);
        if key == Key::Esc || model.line().is_empty() {
            return score::ask_again(model, now);
        }
        model.note(model.words().save_choices());
    }
}

/// Holds a row that was entered where it is asked whether to save; any other text is
/// no answer.
pub(super) fn hold(model: &mut Model, text: &str) {
    let words = model.words();
    if model.top().is_answered {
        return model.refuse(words.not_held(text));
    }
    if !text.contains(|c: char| c.is_ascii_digit()) {
        model.line().clear();
        return explain(model);
    }
    model.line().set(text);
    model.top_mut().is_answered = true;
    model.note(words.held(text));
}

/// Forgets what was typed for the round.
pub(super) fn drop_entry(model: &mut Model) {
    model.entry = model.entry.dropped();
    model.dialogs[0].line.clear();
}

fn moved(model: &mut Model, key: Key) {
    let words = model.words();
    if answers(key, &words.yes()) {
        model.close();
    } else if answers(key, &words.no()) {
        model.close();
        drop_entry(model);
    } else if let Some(turn) = model.turn() {
        model.note(words.moved_help(turn.number));
    }
}

fn slip(model: &mut Model, text: &str, meant: &str, key: Key, now: DateTime<Utc>) {
    let words = model.words();
    if key == Key::Enter || answers(key, &words.yes()) {
        model.close();
        let line = crate::game::replace_word(model.top().line.text(), text, meant);
        model.line().set(line);
        if matches!(model.top().question, Question::Score) {
            score::submit(model, now);
        }
    } else if answers(key, &words.no()) {
        model.close();
        model.refused = Some(model.line().take());
    } else if matches!(key, Key::Char(_)) {
        // Enter after a text is no answer.
        explain(model);
        model.explained = true;
    }
}

fn choose(model: &mut Model, readings: &[RowReading], c: char, now: DateTime<Utc>) {
    let number = c.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
    let Some(reading) = number.and_then(|index| readings.get(index)) else {
        return model.refuse(model.words().choices(readings.len()));
    };
    model.close();
    match &reading.entries {
        Some(entries) => score::take(model, entries.clone(), now),
        None => score::take_as_one(model, now),
    }
}

fn confirm(model: &mut Model, yes: OnYes, key: Key) -> Vec<Effect> {
    let words = model.words();
    if answers(key, &words.yes()) {
        match yes {
            OnYes::Do(effect) => return vec![effect],
            OnYes::Ask(question) => model.ask_instead(*question),
        }
        return Vec::new();
    }
    if key == Key::Enter || answers(key, &words.no()) {
        model.close();
    }
    Vec::new()
}

fn went_out(model: &mut Model, seats: &[usize], now: DateTime<Utc>) {
    let words = model.words();
    let names: Vec<_> = seats.iter().map(|&seat| model.name(seat)).collect();
    let answer = model.top().line.text().trim().to_owned();
    let Some(sheet) = &model.sheet else { return };
    let seat = match answer.as_str() {
        "-" => None,
        "" => return model.note(words.who_went_out_help(&names, true)),
        back if words.back().contains(&back.to_lowercase().as_str()) => return cancel(model),
        name => match sheet.find_seat(name) {
            Ok(seat) if seats.contains(&seat) => Some(seat),
            Ok(_) => return model.refuse_line(words.who_may_have_gone_out(&names)),
            Err(error) => {
                let why = error.text(words);
                return model.refuse_line(why);
            }
        },
    };
    model.close();
    model.entry.out = seat;
    score::ask_to_save(model, now);
}

fn correct(model: &mut Model, fix: RoundCorrection) -> Vec<Effect> {
    let why = model.top().line.text().trim();
    let why = match why {
        "" => None,
        why => match single_line(why) {
            Ok(why) => Some(why),
            Err(error) => {
                let why = error.text(model.words());
                model.refuse_line(why);
                return Vec::new();
            }
        },
    };
    vec![Effect::Correct(RoundCorrection { why, ..fix })]
}

pub(super) fn scroll(model: &mut Model, lines: isize) {
    let most = view::most_scroll(model);
    let top = model.top_mut();
    top.scroll = top.scroll.saturating_add_signed(lines).min(most);
}

/// Scrolls the notices by a page if not all fit; returns `false` if the key does
/// something else.
pub(super) fn scroll_notices(model: &mut Model, key: Key) -> bool {
    if !matches!(key, Key::PageUp | Key::PageDown) {
        return false;
    }
    let hidden = view::hidden_notices(model);
    let page = view::notice_rows(model).saturating_sub(1).max(1);
    if hidden == 0 && model.notices_scroll == 0 {
        return false;
    }
    model.notices_scroll = match key {
        Key::PageDown => model.notices_scroll + page.min(hidden),
        _ => model.notices_scroll.saturating_sub(page),
    };
    true
}

/// Returns how many lines a page has.
pub(super) fn page(model: &Model) -> isize {
    let rows = isize::try_from(view::panel_rows(model)).unwrap_or(1);
    (rows - 1).max(1)
}

/// Opens the first topic that what is typed finds, or the first of all; what is
/// typed next is another question.
pub(super) fn open_topic(model: &mut Model) {
    let rulings = model.words().rulings();
    let first = match model.top().line.text().trim() {
        "" => rulings.all().next().map(|ruling| ruling.topic.clone()),
        typed => match rulings.asked_for(typed) {
            Ok(Answer::Several(found)) => found.first().map(|found| found.ruling.topic.clone()),
            _ => None,
        },
    };
    if let Some(topic) = first {
        model.line().set(topic);
    }
    answered(model);
}

/// Takes what is typed into a panel as complete: what is typed next is something else.
fn answered(model: &mut Model) {
    let top = model.top_mut();
    top.is_answered = !top.line.is_empty();
    top.scroll = 0;
}

/// Takes the penalty of the hand that is checked over as the score of the player
/// who is asked for.
pub(super) fn take_over(model: &mut Model, now: DateTime<Utc>) {
    let score = view::checked_score(model);
    let Some(score) = score.filter(|_| matches!(model.dialogs[0].question, Question::Score)) else {
        return answered(model);
    };
    model.dialogs.truncate(1);
    model.line().set(score);
    score::take_as_one(model, now);
}

/// Asks for the score of the next player instead.
pub(super) fn next_player(model: &mut Model) {
    let count = model.entry.answers.len().max(1);
    model.entry.index = (model.entry.index + 1) % count;
}
