//! The questions on top of the score that is asked for, and the panels.

use chrono::{DateTime, Utc};

use super::said::{Reply, reply};
use super::{correct, keys, score, table};
use crate::game::{
    Entries, RoundCorrection, RowError, RowReading, ScoreEntry, UNKNOWN, is_one_of, single_line,
    who_does,
};
use crate::messages::Message;
use crate::render;
use crate::rules::rulings::Answer;
use crate::screen::message::{Effect, Key};
use crate::screen::model::{Model, Untaken};
use crate::screen::question::{OnYes, Question, Topic};
use crate::screen::{hand, view};

/// Says what can be answered.
pub(super) fn explain(model: &mut Model) {
    let words = model.words();
    let help = match &model.top().question {
        Question::Score | Question::Over => return keys::help(model),
        Question::Save { .. } => words.save_help().to_owned(),
        Question::Reading(readings) => words.readings_help(readings.len()),
        Question::Cell { .. } => words.correct_help().to_owned(),
        Question::Slip { .. } | Question::Confirm { .. } => words.yes_or_no_choices().to_owned(),
        Question::Moved { .. } => words.moved_help(model.turn_number()),
        Question::Panel(Topic::Menu) => table::menu_help(model),
        _ => match model.help() {
            Some(help) => help,
            // The panel says it.
            None => return,
        },
    };
    model.note(help);
}

pub(super) fn press(model: &mut Model, mut key: Key, now: DateTime<Utc>) {
    let is_empty = model.line().is_empty();
    let question = model.top().question.clone();
    if key == Key::Char('?') && (is_empty || model.top().is_answered) {
        return explain(model);
    }
    let typed = model.top().line.text().trim().to_lowercase();
    if key == Key::Enter && model.words().back().contains(&typed.as_str()) {
        model.line().clear();
        key = Key::Esc;
    }
    match (question, key) {
        (Question::Save { .. }, Key::Esc) if !model.top().line.is_empty() => model.line().clear(),
        (Question::Save { .. }, Key::Left | Key::Up | Key::BackTab | Key::Backspace)
            if is_empty =>
        {
            cancel(model);
        }
        (Question::Save { doubt, .. }, Key::Enter) => save(model, doubt, now),
        (Question::Moved { .. }, Key::Enter | Key::Esc) => moved(model),
        (_, Key::Esc) => cancel(model),
        (Question::Slip { text, meant }, Key::Enter) => slip(model, &text, &meant, now),
        (Question::Reading(readings), Key::Enter) => choose(model, &readings, now),
        (Question::Confirm { yes, .. }, Key::Enter) => confirm(model, yes),
        (Question::Panel(Topic::Menu), Key::Enter) => menu(model),
        (Question::JoinName | Question::LeaveName, Key::Enter) if is_empty => explain(model),
        (Question::WentOut(seats), Key::Enter) => went_out(model, &seats, now),
        (Question::Why(fix), Key::Enter) => correct(model, *fix),
        (Question::Panel(Topic::Check), Key::Enter) => take_over(model, now),
        (Question::Panel(Topic::Judge | Topic::Odds), Key::Enter) => answered(model),
        (Question::Panel(Topic::Rules), Key::Enter) => open_topic(model),
        (Question::Panel(Topic::Check), Key::Tab) if takes_score(model).is_some() => {
            model.entry.index = (model.entry.index + 1) % model.entry.answers.len().max(1);
        }
        (Question::Players, Key::Enter) => table::players(model),
        (Question::Dealer(table), Key::Enter) => table::dealer(model, table),
        (Question::Ruleset(table), Key::Enter) => table::start(model, table),
        (Question::JoinName, Key::Enter) => table::join_name(model),
        (Question::JoinTotal { name, accept_similar }, Key::Enter) => {
            table::join(model, name, accept_similar);
        }
        (Question::LeaveName, Key::Enter) => table::leave(model),
        (question, Key::Up) if question.is_panel_of_text() => scroll(model, -1),
        (question, Key::Down) if question.is_panel_of_text() => scroll(model, 1),
        (_, key) => model.edit(key),
    }
}

/// Says what can be answered, as what is typed is no answer; `Up` brings it back.
pub(super) fn refuse_answer(model: &mut Model) {
    let typed = model.line().take();
    if !typed.is_empty() {
        model.untaken = Some(Untaken::NoAnswer);
        model.refused = Some(typed);
    }
    explain(model);
}

fn cancel(model: &mut Model) {
    let held = take_held(model);
    let is_of_all = matches!(model.top().question, Question::Save { .. } | Question::WentOut(_));
    model.close();
    if is_of_all {
        correct::go_to(model, model.entry.answers.len().saturating_sub(1));
    }
    model.notices.clear();
    model.refused = Some(held).filter(|held| !held.is_empty());
}

fn save(model: &mut Model, doubt: Option<String>, now: DateTime<Utc>) {
    match (reply(model), doubt) {
        (None, _) => hold(model, now),
        (Some(Reply::Back), _) => {
            model.line().clear();
            cancel(model);
        }
        (Some(Reply::Yes), _) | (Some(Reply::Default), None) => {
            model.line().clear();
            let (Some(sheet), Some(turn)) = (&model.sheet, model.turn()) else { return };
            match model.entry.round(sheet, &turn) {
                Ok(round) => model.effects.push(Effect::Score(round)),
                Err(error) => model.refuse(error.text(model.words())),
            }
        }
        (Some(reply), doubt) => {
            // The lines of a pipe that follow are of a round after this one.
            if matches!(reply, Reply::Default) {
                model.untaken = Some(Untaken::NoAnswer);
            }
            let held = take_held(model);
            model.close();
            model.refused = Some(model.entry.as_row());
            model.drop_entry();
            model.line().set(held);
            let words = model.words();
            model.note(match doubt.filter(|_| model.is_plain) {
                Some(question) => words.not_saved_after(&question),
                None => words.not_saved().to_owned(),
            });
        }
    }
}

/// Holds a row that was entered where it is asked whether to save; any other text is no answer.
fn hold(model: &mut Model, now: DateTime<Utc>) {
    if let Some(scores) = scores_by_name(model) {
        if let Some(Err(why)) = score::with(model, &scores) {
            return model.refuse_line(why);
        }
        let row = take_held(model);
        model.close();
        score::take(model, scores, now);
        match &mut model.top_mut().question {
            Question::Save { held, .. } => *held = row,
            _ => model.tell_unread(row),
        }
        return;
    }
    let words = model.words();
    let Question::Save { held, .. } = &mut model.top_mut().question else { return };
    if !held.is_empty() {
        let typed = model.top().line.text().to_owned();
        return model.refuse_line(words.not_held(&typed));
    }
    if !model.top().line.text().contains(|c: char| c.is_ascii_digit()) {
        return refuse_answer(model);
    }
    if let Some(name) = warned(model) {
        let example = format!("{name} {}", model.top().line.text().trim());
        return model.refuse_line(words.whose_score(&example));
    }
    if let Some(why) = no_row(model) {
        return model.refuse_line(why);
    }
    let typed = model.line().take();
    model.note(words.held(&typed));
    model.untaken = Some(Untaken::Said);
    if let Question::Save { held, .. } = &mut model.top_mut().question {
        *held = typed;
    }
}

/// Returns why the line gives not all players a score; `None` if it does, for the next round.
fn no_row(model: &Model) -> Option<String> {
    let (sheet, turn, words) = (model.sheet.as_ref()?, model.turn()?, model.words());
    let typed = model.top().line.text().trim();
    let line = sheet.in_notation(typed, words.card_names());
    let next = sheet.turn(turn.number + 1);
    let is_row = |scores: &Entries| scores.len() == turn.playing.len();
    let read = sheet.read_row(&next, &[line.to_string()]);
    let may_be_row = match &read {
        Ok(scores) => is_row(scores),
        Err(RowError::Ambiguous(readings)) => {
            readings.iter().filter_map(|reading| reading.entries.as_ref()).any(is_row)
        }
        Err(_) => false,
    };
    if may_be_row {
        return None;
    }
    let error = model.entry.read(&line, sheet, &turn).err().or(read.err())?;
    Some(render::row_error(sheet, sheet.as_typed(error, typed, words.card_names()), words))
}

/// Returns whom the first warning about the round is about, if the line is a score alone.
fn warned(model: &Model) -> Option<String> {
    let (sheet, turn) = (model.sheet.as_ref()?, model.turn()?);
    let rules = sheet.ruleset.in_round(turn.round);
    ScoreEntry::read_typed(model.top().line.text(), rules).ok()?;
    let scored = model.entry.score(sheet, &turn).ok()?;
    scored.warnings.iter().find_map(|warning| Some(model.name(warning.seat()?)))
}

/// Reads the line as other scores of some of the players by name: `cy 8`.
pub(super) fn scores_by_name(model: &Model) -> Option<Entries> {
    let (sheet, turn) = (model.sheet.as_ref()?, model.turn()?);
    let line = sheet.in_notation(model.top().line.text().trim(), model.words().card_names());
    let scores = model.entry.read(&line, sheet, &turn).ok()?;
    let is_alone = ScoreEntry::read_typed(&line, sheet.ruleset.in_round(turn.round)).is_ok();
    // `k` alone may be a slip of `ok`, whoever is called Kim.
    let is_named = !is_alone || line.contains(' ') && sheet.begins_with_name(&line);
    (is_named && scores.len() < turn.playing.len()).then_some(scores)
}

/// Takes the row that is held where it is asked whether to save; empty if there is none.
pub(super) fn take_held(model: &mut Model) -> String {
    match &mut model.top_mut().question {
        Question::Save { held, .. } => std::mem::take(held),
        _ => String::new(),
    }
}

/// Returns what was typed for the round as a row, with names where some are missing.
fn typed_scores(model: &Model) -> String {
    if model.entry.next_open(0).is_none() {
        return model.entry.as_row();
    }
    let scores = model.answered().into_iter();
    let scores = scores.map(|(seat, score)| format!("{}={score}", model.name(seat)));
    scores.collect::<Vec<_>>().join(", ")
}

fn moved(model: &mut Model) {
    match reply(model) {
        Some(Reply::Yes) => model.close(),
        Some(Reply::No) => {
            model.close();
            model.drop_entry();
        }
        _ => refuse_answer(model),
    }
}

fn slip(model: &mut Model, text: &str, meant: &str, now: DateTime<Utc>) {
    match reply(model) {
        None => refuse_answer(model),
        Some(Reply::Back) => cancel(model),
        Some(Reply::No) => {
            model.close();
            model.refused = Some(model.line().take());
        }
        Some(Reply::Yes | Reply::Default) => {
            model.close();
            let line = crate::game::replace_word(model.top().line.text(), text, meant);
            model.line().set(line);
            if matches!(model.top().question, Question::Score) {
                score::submit(model, now);
            }
        }
    }
}

fn choose(model: &mut Model, readings: &[RowReading], now: DateTime<Utc>) {
    let is_none = ["neither", "none"].contains(&&*model.top().line.text().trim().to_lowercase());
    if is_none || matches!(reply(model), Some(Reply::No)) {
        return cancel(model);
    }
    let number: Option<usize> = model.top().line.text().trim().parse().ok();
    let index = number.and_then(|number| number.checked_sub(1));
    let Some(reading) = index.and_then(|index| readings.get(index)) else {
        return refuse_answer(model);
    };
    model.close();
    match &reading.entries {
        Some(entries) => score::take(model, entries.clone(), now),
        None => score::take_as_one(model, now),
    }
}

fn confirm(model: &mut Model, yes: OnYes) {
    match (reply(model), yes) {
        (None, _) => refuse_answer(model),
        (Some(Reply::Yes), OnYes::Do(effect)) => {
            model.close();
            model.agreed.push(effect);
        }
        (Some(Reply::Yes), OnYes::Ask(question)) => model.ask_instead(*question),
        (Some(Reply::Yes), OnYes::Drop) => {
            model.close();
            model.refused = Some(typed_scores(model));
            model.drop_entry();
            model.note(model.words().not_saved());
        }
        (Some(_), _) => model.close(),
    }
}

fn menu(model: &mut Model) {
    let typed = model.top().line.text().trim().to_lowercase();
    let Some(letter) = typed.chars().next().filter(|_| model.offers(&typed)) else {
        return refuse_answer(model);
    };
    model.line().clear();
    table::run(model, letter);
}

fn went_out(model: &mut Model, seats: &[usize], now: DateTime<Utc>) {
    let words = model.words();
    let names = model.names(seats);
    let Some(sheet) = &model.sheet else { return };
    let typed = model.top().line.text().trim().to_owned();
    let answer = sheet.in_notation(&typed, words.card_names()).into_owned();
    let seat = match who_does(&answer) {
        _ if is_one_of(UNKNOWN, &typed) => None,
        "" => return model.note(words.who_went_out_help(&names, true)),
        name => match sheet.find_seat(name) {
            Ok(seat) if seats.contains(&seat) => Some(seat),
            Ok(_) => return model.refuse_line(words.who_may_have_gone_out(&names)),
            Err(error) => return model.refuse_line(error.text(words)),
        },
    };
    model.close();
    model.entry.out = seat;
    score::ask_to_save(model, now);
}

fn correct(model: &mut Model, fix: RoundCorrection) {
    let why = Some(model.top().line.text().trim()).filter(|why| !why.is_empty());
    match why.map(single_line).transpose() {
        Ok(why) => model.effects.push(Effect::Correct(RoundCorrection { why, ..fix })),
        Err(error) => model.refuse_line(error.text(model.words())),
    }
}

pub(super) fn scroll(model: &mut Model, lines: isize) {
    let (most, _) = view::hidden_in_panel(model);
    let top = model.top_mut();
    top.scroll = top.scroll.saturating_add_signed(lines).min(most);
}

/// Scrolls the notices by a page if not all fit; returns `false` if the key does something else.
pub(super) fn scroll_notices(model: &mut Model, key: Key) -> bool {
    if !matches!(key, Key::PageUp | Key::PageDown) {
        return false;
    }
    let (hidden, rows) = view::hidden_notices(model);
    let page = rows.saturating_sub(1).max(1);
    if hidden == 0 && model.notices_scroll == 0 {
        return false;
    }
    model.notices_scroll = match key {
        Key::PageDown => model.notices_scroll + page.min(hidden),
        _ => model.notices_scroll.saturating_sub(page),
    };
    true
}

/// Scrolls the panel by a page, down or up.
pub(super) fn scroll_page(model: &mut Model, down: bool) {
    let (_, rows) = view::hidden_in_panel(model);
    let page = rows.saturating_sub(1).max(1) as isize;
    scroll(model, if down { page } else { -page });
}

/// Opens the first topic that what is typed finds, or the first of all; what is
/// typed next is another question.
pub(super) fn open_topic(model: &mut Model) {
    let rulings = model.words().rulings();
    let first = match model.top().line.text().trim() {
        "" => rulings.all().next().map(|ruling| ruling.topic.clone()),
        typed => match model.words().answer_to(typed) {
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

/// Returns the penalty of the hand that is checked where it can be taken over as a score.
fn takes_score(model: &Model) -> Option<String> {
    hand::score(model).filter(|_| matches!(model.dialogs[0].question, Question::Score))
}

/// Takes the penalty of the hand that is checked over as the score of the player who is asked for.
pub(super) fn take_over(model: &mut Model, now: DateTime<Utc>) {
    let Some(score) = takes_score(model) else { return answered(model) };
    model.dialogs.truncate(1);
    model.line().set(score);
    let (place, seat, was) = (model.entry.index, model.asked_seat(), correct::answered(model));
    score::take_as_one(model, now);
    // What stood there is not lost unseen.
    let is =
        model.entry.answers.get(place).and_then(|answer| Some(answer.as_ref()?.score.to_string()));
    if let (Some(is), Some(seat)) = (is, seat)
        && !was.is_empty()
        && is != was
    {
        let name = model.name(seat);
        model.note(model.words().score_was(&name, &is, &was));
    }
}
