//! The questions on top of the score that is asked for.

use chrono::{DateTime, Utc};

use super::{edit, panels, score, seats, table};
use crate::game::{RoundCorrection, RowReading, single_line};
use crate::messages::Message;
use crate::screen::asking::{Answered, Asking};
use crate::screen::help::help;
use crate::screen::key::Key;
use crate::screen::message::Effect;
use crate::screen::model::Model;

/// Handles a key for the question on top.
pub(super) fn press(model: &mut Model, key: Key, now: DateTime<Utc>) -> Vec<Effect> {
    let needs_name = matches!(model.top().asking, Asking::JoinName | Asking::LeaveName);
    if (key == Key::Char('?') || key == Key::Enter && needs_name)
        && model.line().is_empty()
        && let Some(help) = help(model)
    {
        model.note(help);
        return Vec::new();
    }
    match (model.top().asking.clone(), key) {
        (Asking::Moved { .. }, key) => moved(model, key),
        (_, Key::Esc) => cancel(model),
        (Asking::Save { doubt }, key) => return save(model, doubt.is_some(), key, now),
        (Asking::Slip { text, meant }, key) => slip(model, &text, &meant, key, now),
        (Asking::Reading(readings), Key::Char(c)) => choose(model, &readings, c, now),
        (Asking::Confirm { yes, .. }, key) => return confirm(model, yes, key),
        (Asking::Menu, Key::Char(c)) => return table::run(model, c),
        (Asking::WentOut(seats), Key::Enter) => went_out(model, &seats, now),
        (Asking::Why(fix), Key::Enter) => return correct(model, *fix),
        (Asking::Check, Key::Enter) => panels::take_over(model, now),
        (Asking::Check, Key::Tab) => panels::next_player(model),
        (Asking::Players, Key::Enter) => table::players(model),
        (Asking::Dealer(table), Key::Enter) => table::dealer(model, table),
        (Asking::Ruleset(table), Key::Enter) => return table::start(model, table),
        (Asking::JoinName, Key::Enter) => table::join_name(model),
        (
            Asking::JoinTotal {
                name,
                accept_similar,
            },
            Key::Enter,
        ) => {
            return table::join(model, name, accept_similar);
        }
        (Asking::LeaveName, Key::Enter) => return table::leave(model),
        (Asking::Judge | Asking::Odds | Asking::Rules | Asking::Check, Key::Up) => {
            panels::scroll(model, -1);
        }
        (Asking::Judge | Asking::Odds | Asking::Rules | Asking::Check, Key::Down) => {
            panels::scroll(model, 1);
        }
        (_, Key::PageUp) => panels::scroll(model, -panels::page(model)),
        (_, Key::PageDown) => panels::scroll(model, panels::page(model)),
        (_, key) if model.takes_text() && edit::press(model.line(), key) => {
            model.top_mut().scroll = 0;
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
pub(super) fn cancel(model: &mut Model) {
    match model.top().asking {
        Asking::Save { .. } | Asking::WentOut(_) => {
            model.close();
            seats::go_to(model, model.entry.answers.len().saturating_sub(1));
        }
        _ => model.close(),
    }
    model.notices.clear();
}

fn save(model: &mut Model, is_doubted: bool, key: Key, now: DateTime<Utc>) -> Vec<Effect> {
    let words = model.words();
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
    if matches!(key, Key::Left | Key::Up | Key::BackTab | Key::Backspace)
        || answers(key, &words.back())
    {
        cancel(model);
    } else if key == Key::Enter || answers(key, &words.no()) {
        model.close();
        model.refused = Some(model.entry.as_row());
        drop_entry(model);
        model.note(words.not_saved());
    } else {
        score::ask_again(model, now);
    }
    Vec::new()
}

/// Forgets what was typed for the round.
fn drop_entry(model: &mut Model) {
    model.entry = model.entry.dropped();
    model.layers[0].line.clear();
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
        if matches!(model.top().asking, Asking::Score) {
            score::submit(model, now);
        }
    } else if answers(key, &words.no()) {
        model.close();
        model.refused = Some(model.line().take());
    }
}

fn choose(model: &mut Model, readings: &[RowReading], c: char, now: DateTime<Utc>) {
    let number = c
        .to_digit(10)
        .and_then(|digit| (digit as usize).checked_sub(1));
    let Some(reading) = number.and_then(|index| readings.get(index)) else {
        return model.refuse(model.words().choices(readings.len()));
    };
    model.close();
    match &reading.entries {
        Some(entries) => score::take(model, entries.clone(), now),
        None => score::take_as_one(model, now),
    }
}

fn confirm(model: &mut Model, yes: Answered, key: Key) -> Vec<Effect> {
    let words = model.words();
    if answers(key, &words.yes()) {
        match yes {
            Answered::Do(effect) => return vec![effect],
            Answered::Ask(asking) => model.ask_instead(*asking),
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
