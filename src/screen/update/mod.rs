//! How the model changes by a message: a file for each thing that is done.

mod commands;
mod correct;
mod panels;
mod questions;
mod score;
mod seats;
mod table;

use chrono::{DateTime, Utc};

use super::message::{Effect, Key, Message, news};
use super::model::Model;
use super::question::{OnYes, Panel, Question};
use super::{hand, letters, view};

/// Changes the model by a message; returns what is to be done about it.
pub fn update(model: &mut Model, message: Message, now: DateTime<Utc>) -> Vec<Effect> {
    let mut effects = change(model, message, now);
    effects.extend(hand::ask_odds(model));
    effects
}

fn change(model: &mut Model, message: Message, now: DateTime<Utc>) -> Vec<Effect> {
    match message {
        Message::Key(key) => press(model, key, now),
        Message::Paste(text) => {
            model.opened_by = None;
            if model.takes_text() {
                model.line().insert(&text);
            }
            Vec::new()
        }
        Message::Resize(columns, rows) => {
            model.size = (columns, rows);
            Vec::new()
        }
        Message::Wheel(lines) => {
            panels::scroll(model, lines.into());
            Vec::new()
        }
        Message::Click(column, row) => {
            if let Some((round, seat)) = view::cell_at(model, column, row) {
                correct::select(model, round, seat);
            }
            Vec::new()
        }
        Message::Changed(state) => {
            let before = model.sheet.clone();
            model.follow(*state);
            if model.sheet != before {
                let news = news(model.sheet.as_ref(), before.as_ref(), model.words());
                model.note(news);
            }
            reread_log(model)
        }
        Message::Done {
            state,
            said,
            scored,
        } => {
            model.dialogs.truncate(1);
            model.dialogs[0].scroll = 0;
            if scored {
                model.entry = model.entry.dropped();
                model.dialogs[0].line.clear();
            }
            if matches!(model.dialogs[0].question, Question::Cell { .. }) {
                model.dialogs[0].question = Question::Score;
                model.dialogs[0].line.clear();
            }
            model.follow(*state);
            model.note(said);
            reread_log(model)
        }
        Message::Refused(why) => {
            match model.dialogs.len() > 1 && model.takes_text() {
                true => model.refuse_line(why),
                false => model.refuse(why),
            }
            Vec::new()
        }
        Message::Confirm(question, effect) => {
            model.ask(Question::Confirm {
                question,
                yes: OnYes::Do(effect),
            });
            Vec::new()
        }
        Message::LastTable(table) => {
            model.last = Some(table);
            Vec::new()
        }
        Message::Log(text) => {
            model.log = text;
            Vec::new()
        }
        Message::Odds(request, answer) => {
            hand::take_odds(model, &request, answer);
            Vec::new()
        }
    }
}

fn reread_log(model: &Model) -> Vec<Effect> {
    match model.top().panel {
        Panel::Log => vec![Effect::ReadLog],
        _ => Vec::new(),
    }
}

fn press(model: &mut Model, key: Key, now: DateTime<Utc>) -> Vec<Effect> {
    match key {
        Key::Ctrl('c') => return vec![Effect::Quit],
        Key::Ctrl('z') => return vec![Effect::Suspend],
        Key::Ctrl('l') => return vec![Effect::Redraw],
        _ => {}
    }
    if panels::scroll_notices(model, key) {
        return Vec::new();
    }
    model.notices_scroll = 0;
    // What a correction leads to is read while the reason is typed.
    if !matches!(model.top().question, Question::Why(_)) {
        model.notices.clear();
    }
    if let Some(answer) = model.refused.take()
        && matches!(key, Key::Up | Key::Ctrl('f'))
    {
        model.line().set(answer);
        if key == Key::Up {
            return Vec::new();
        }
    }
    let opened_by = model.opened_by.take();
    if let Some(text) = opened_by.and_then(|letter| letters::as_text(model, letter, key)) {
        commands::take_back_to_text(model, &text);
        if key != Key::Enter {
            return Vec::new();
        }
    }
    if let Some(effects) = commands::by_function_key(model, key) {
        return effects;
    }
    let effects = match model.top().question {
        Question::Score | Question::Over | Question::Cell { .. } => base(model, key, now),
        _ => questions::press(model, key, now),
    };
    if let Some(letter) = opened_by.filter(|&letter| letters::is_undecided_after(model, letter)) {
        model.opened_by = Some(letter);
    }
    effects
}

/// Handles a key where no question is on top of the score that is asked for.
fn base(model: &mut Model, key: Key, now: DateTime<Utc>) -> Vec<Effect> {
    let is_empty = model.line().is_empty();
    match key {
        Key::Char(c) if is_empty && letters::is_command(c) => return commands::run(model, c),
        Key::Char('q') if model.line().text() == "q" => return commands::quit(model),
        Key::Enter if letters::is_waiting(model) => return commands::run_waiting(model),
        Key::Ctrl('d') if is_empty => return commands::quit(model),
        Key::Ctrl('y') => return vec![Effect::Redo],
        Key::PageUp => panels::scroll(model, -panels::page(model)),
        Key::PageDown => panels::scroll(model, panels::page(model)),
        Key::Esc if is_empty && commands::close_panel(model) => {}
        _ => {
            return match model.top().question {
                Question::Score => score::press(model, key, now),
                Question::Cell { .. } => correct::press(model, key),
                _ => correct::press_over(model, key),
            };
        }
    }
    Vec::new()
}

#[cfg(test)]
mod tests;
