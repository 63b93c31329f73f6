//! How the model changes by a message: a file for each thing that is done.

mod commands;
mod correct;
mod keys;
mod questions;
mod said;
mod score;
mod table;

use chrono::{DateTime, TimeDelta, Utc};

use super::letters::{self, Begun};
use super::message::{Effect, Key, Message, State, news};
use super::model::{Model, NoticeKind};
use super::question::{OnYes, Panel, Question};
use super::{hand, view};
use crate::game::FORCE;
use crate::messages::{Language, MessageLabel};
use crate::render;

pub fn update(model: &mut Model, message: Message, now: DateTime<Utc>) -> Vec<Effect> {
    change(model, message, now);
    ask_before_leaving(model);
    hand::ask_odds(model);
    model.effects.append(&mut model.agreed);
    std::mem::take(&mut model.effects)
}

/// Asks before what leaves a game with scores that were typed and are not recorded.
fn ask_before_leaving(model: &mut Model) {
    let Some(turn) = model.turn().filter(|_| !model.entry.is_empty()) else { return };
    let Some(place) = model.effects.iter().position(|effect| effect.leaves().is_some()) else {
        return;
    };
    let effect = model.effects.remove(place);
    let (drops, line) = (model.words().drops_typed(turn.number), effect.leaves());
    let question = format!("{drops}; `{}`?", line.unwrap_or_default());
    model.ask(Question::Confirm { question, yes: OnYes::Do(effect) });
}

fn change(model: &mut Model, message: Message, now: DateTime<Utc>) {
    match message {
        Message::Key(key) => press(model, key, now),
        Message::Line(line) => enter(model, &line, now),
        Message::Paste(text) => {
            model.opened_by = None;
            if std::mem::take(&mut model.top_mut().is_answered) {
                model.line().clear();
            }
            model.line().insert(&text);
        }
        Message::Drop => {
            model.dialogs.truncate(1);
            model.drop_entry();
            model.note(model.words().not_saved());
        }
        Message::Resize(columns, rows) => model.size = (columns, rows),
        Message::Wheel(lines) => questions::scroll(model, lines.into()),
        Message::Click(column, row) => {
            if let Some((round, seat)) = view::cell_at(model, column, row) {
                correct::select(model, round, seat);
            }
        }
        Message::Changed(state) => {
            let before = model.sheet.clone();
            model.follow(*state);
            if model.sheet != before {
                let news = news(model.sheet.as_ref(), before.as_ref(), model.words());
                model.note(news);
                model.notices.append(&mut model.warned);
            }
            reread_log(model);
        }
        Message::Done { state, said, scored } => {
            done(model, *state, said, scored);
            reread_log(model);
        }
        Message::Phones(typed) => {
            model.take_phones(typed.as_ref());
            model.tell_of_phones();
        }
        Message::Ran { state, changed, failed, printed, told } => {
            model.follow(*state);
            ran(model, changed, failed, &printed, &told);
            reread_log(model);
        }
        Message::Refused(why) if model.dialogs.len() > 1 => model.refuse_line(why),
        Message::Refused(why) => model.refuse(why),
        Message::Confirm(question, effect) => {
            model.ask(Question::Confirm { question, yes: OnYes::Do(effect) });
        }
        Message::LastTable(table) => model.last = Some(table),
        Message::Log(text) => model.log = text,
        Message::Odds(request, answer) => match &mut model.odds {
            Some((asked, told)) if *asked == *request => *told = answer,
            // It comes too late.
            _ => {}
        },
    }
}

fn done(model: &mut Model, state: State, said: String, scored: bool) {
    if let Some(sheet) = state.sheet.as_ref().filter(|sheet| sheet.ruleset.go_out_bonus() != 0)
        && let Some(turn) = model.turn().filter(|_| scored)
    {
        // A zero may have been taken for going out.
        model.entry.out = sheet.played.get(&turn.number).and_then(|played| played.out);
    }
    let before = model.turn().map(|turn| (turn.number, model.scores_said()));
    let held = questions::take_held(model);
    model.dialogs.truncate(1);
    model.dialogs[0].scroll = 0;
    if scored {
        model.drop_entry();
    }
    if matches!(model.dialogs[0].question, Question::Cell { .. }) {
        model.dialogs[0].question = Question::Score;
        model.dialogs[0].line.clear();
    }
    model.follow(state);
    if !held.is_empty() {
        model.line().set(held);
    }
    let over = scored && !model.is_open();
    match model.top().panel {
        _ if over => model.top_mut().panel = Panel::Result,
        Panel::Output | Panel::Result => model.top_mut().panel = Panel::Next,
        _ => {}
    }
    let said = match before.filter(|_| scored && model.is_plain) {
        Some((round, scores)) => model.words().round_is_saved(round, &scores),
        None => said,
    };
    tell_done(model, said);
}

/// Says what was done; in lines, how the players stand and what is next as well.
fn tell_done(model: &mut Model, said: String) {
    let mut said = vec![said];
    if let Some(sheet) = model.sheet.as_ref().filter(|_| model.is_plain) {
        let standing = render::standing(sheet, model.words());
        let outlook = render::outlook(sheet, model.words());
        // What begins a game says what is next.
        let line = said[0].split_whitespace().collect::<Vec<_>>().join(" ");
        let is_told = !model.is_open() || line.contains(&outlook);
        said.extend(standing);
        said.extend((!is_told).then_some(outlook));
    }
    let mut said: Vec<_> = said.iter().map(|text| text.trim_end_matches('.')).collect();
    // The result of a game that was finished is what was done.
    said.dedup();
    model.say(NoticeKind::Done, said.join(". "));
    model.notices.append(&mut model.warned);
    model.note_entered();
}

/// Shows what a command has printed. What has changed the game is said in its
/// first paragraph: the sheet below it is on the screen.
fn ran(model: &mut Model, changed: bool, failed: bool, printed: &str, told: &str) {
    model.top_mut().scroll = 0;
    if changed {
        let first = printed.split("\n\n").next().unwrap_or_default();
        tell_done(model, first.trim_end().to_owned());
    } else if !printed.is_empty() {
        model.output = printed.to_owned();
        model.top_mut().panel = Panel::Output;
    }
    // How commands are written in general is not what was asked for.
    let told = told.split("\n\nUsage:").next().unwrap_or_default().trim_end();
    if !failed {
        if !told.is_empty() {
            model.note(told);
        }
        return;
    }
    // Errors of the command line speak English.
    let labels = [model.words(), Language::English.words()]
        .map(|words| MessageLabel::Error.before("", words).trim_end().to_owned());
    let error = labels.iter().find_map(|label| told.strip_prefix(label)).unwrap_or(told);
    let unknown = no_command(model, error);
    model.refuse(unknown.unwrap_or_else(|| error.trim_start().to_owned()));
}

/// Says in a sentence that there is no command of a name; `None` if an error says something else.
fn no_command(model: &Model, error: &str) -> Option<String> {
    let (first, rest) = error.trim_start().split_once(" subcommand '")?;
    let (name, tips) = rest.split_once('\'').filter(|_| first == "unrecognized")?;
    let near = tips.split('\'').skip(1).step_by(2);
    // What deletes is not meant by a slip.
    let near = near.filter(|near| !near.contains("retire") && !near.contains("delete"));
    let near: Vec<_> = near.map(|near| format!("`{near}`")).collect();
    Some(model.words().no_such_command(name, &near))
}

fn reread_log(model: &mut Model) {
    if model.top().panel == Panel::Log {
        model.effects.push(Effect::ReadLog);
    }
}

fn press(model: &mut Model, key: Key, now: DateTime<Utc>) {
    match key {
        Key::Ctrl('c') => return model.effects.push(Effect::Quit),
        Key::Ctrl('z') => return model.effects.push(Effect::Suspend),
        Key::Ctrl('l') => return model.effects.push(Effect::Redraw),
        _ => {}
    }
    if questions::scroll_notices(model, key) {
        return;
    }
    model.notices_scroll = 0;
    model.clear_answered();
    if std::mem::take(&mut model.explained) && key == Key::Enter {
        return questions::explain(model);
    }
    model.explained = key == Key::Char('?') && model.top().line.is_empty();
    if let Some(answer) = model.refused.take()
        && matches!(key, Key::Up | Key::Ctrl('f'))
    {
        model.line().set(answer);
        if key == Key::Up {
            return;
        }
    }
    let opened_by = model.opened_by.take();
    let is_soon = now - model.opened_at < SOON;
    if let Some(text) = opened_by.and_then(|letter| letters::as_text(model, letter, key, is_soon)) {
        keys::take_back_to_text(model, &text);
        let may_be_name = letters::begins_name(model, &text);
        let is_open = |letter: &char| letters::begin(model, *letter, &text) == Begun::Undecided;
        model.begun = opened_by.filter(|letter| !may_be_name && is_open(letter));
        if key != Key::Enter {
            return;
        }
    }
    if keys::by_function_key(model, key)
        || key == Key::Enter && commands::entered(model, now).is_some()
    {
        return;
    }
    match key {
        Key::PageUp | Key::PageDown => questions::scroll_page(model, key == Key::PageDown),
        _ if said::takes_commands(model) => press_at_score(model, key, now),
        _ => questions::press(model, key, now),
    }
    commands::leave_to_panel(model, key);
    if opened_by.is_none() {
        model.opened_at = now;
    }
    if let Some(letter) = opened_by.filter(|&letter| letters::is_undecided_after(model, letter)) {
        model.opened_by = Some(letter);
    }
}

/// How soon a digit follows the letter that it belongs to: `l5` for 15.
const SOON: TimeDelta = TimeDelta::milliseconds(1500);

/// Takes a line as the answer to what is asked. A whole round is recorded at once
/// unless there is a question about it.
fn enter(model: &mut Model, line: &str, now: DateTime<Utc>) {
    let line = line.trim();
    let was_empty = model.entry.is_empty();
    (model.untaken, model.opened_by, model.begun, model.explained) = (None, None, None, false);
    if line == "?" {
        return questions::explain(model);
    }
    let insists = line.eq_ignore_ascii_case(FORCE) && model.refused.is_some();
    if !line.is_empty() && !insists {
        model.line().set(line);
    }
    press(model, if insists { Key::Ctrl('f') } else { Key::Enter }, now);
    if was_empty && matches!(model.top().question, Question::Save { doubt: None, .. }) {
        model.warned = std::mem::take(&mut model.notices);
        model.warned.retain(|notice| notice.kind == NoticeKind::Warning);
        press(model, Key::Enter, now);
    }
}

fn press_at_score(model: &mut Model, key: Key, now: DateTime<Utc>) {
    let is_empty = model.line().is_empty();
    match key {
        Key::Char(c) if is_empty && letters::is_command(c) => keys::run(model, c),
        Key::Char('q') if model.line().text() == "q" => keys::quit(model),
        Key::Enter if model.line().text() == "u" && score::take_back(model) => {}
        Key::Enter if letters::is_waiting(model) => {
            if let Some(letter) = model.line().take().chars().next() {
                keys::act(model, letter);
            }
        }
        Key::Ctrl('d') if is_empty => keys::quit(model),
        Key::Ctrl('y') => model.effects.push(Effect::Redo),
        Key::Esc if is_empty && keys::show(model, Panel::Next) => {}
        _ => match model.top().question {
            Question::Score => score::press(model, key, now),
            Question::Cell { .. } => correct::press(model, key),
            _ => correct::press_over(model, key),
        },
    }
}

#[cfg(test)]
pub(super) mod fixture;
#[cfg(test)]
mod tests;
