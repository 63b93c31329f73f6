//! The letters and the function keys that open a panel or change the game.

use super::said::takes_commands;
use crate::game::begins_with;
use crate::screen::letters;
use crate::screen::message::{Effect, Key};
use crate::screen::model::Model;
use crate::screen::question::{OnYes, Panel, Question, Topic};

pub(super) fn run(model: &mut Model, letter: char) {
    if letters::waits(model, letter) {
        model.line().insert(&letter.to_string());
        return model.note(model.words().waiting_key(letter));
    }
    model.opened_by = Some(letter);
    act(model, letter);
}

pub(super) fn act(model: &mut Model, letter: char) {
    match letter {
        'c' => open(model, Topic::Check),
        'j' => open(model, Topic::Judge),
        'o' => open(model, Topic::Odds),
        'r' => open(model, Topic::Rules),
        'm' => open(model, Topic::Menu),
        'g' => toggle(model, Panel::Chart),
        '?' => toggle(model, Panel::Keys),
        'l' => {
            toggle(model, Panel::Log);
            model.effects.push(Effect::ReadLog);
        }
        'u' => model.effects.push(Effect::Undo),
        'U' => model.effects.push(Effect::Redo),
        'q' => quit(model),
        _ => {}
    }
}

/// Shows the keys; in lines, what can be typed.
pub(super) fn help(model: &mut Model) {
    match model.is_plain {
        true => model.note(model.words().plain_help()),
        false => model.top_mut().panel = Panel::Keys,
    }
}

/// Leaves the screen; asks first if scores were typed that are not saved.
pub(super) fn quit(model: &mut Model) {
    let Some(turn) = model.turn().filter(|_| !model.entry.is_empty()) else {
        return model.effects.push(Effect::Quit);
    };
    model.line().clear();
    model.ask(Question::Confirm {
        question: model.words().quit_label(turn.number),
        yes: OnYes::Do(Effect::Quit),
    });
}

fn open(model: &mut Model, topic: Topic) {
    if topic.is_of_cards() && model.sheet.is_none() {
        model.refuse(model.words().no_open_game_here());
    } else {
        model.ask(Question::Panel(topic));
    }
}

/// Shows a panel; returns `false` if it was shown already.
pub(super) fn show(model: &mut Model, panel: Panel) -> bool {
    model.top_mut().scroll = 0;
    std::mem::replace(&mut model.top_mut().panel, panel) != panel
}

fn toggle(model: &mut Model, panel: Panel) {
    if !show(model, panel) {
        show(model, Panel::Next);
    }
}

/// Opens a panel by its function key, also while something is typed; returns `false` if the
/// key is none.
pub(super) fn by_function_key(model: &mut Model, key: Key) -> bool {
    // Of `F1` and those after it.
    const LETTERS: [char; 8] = ['?', 'c', 'j', 'g', 'l', 'r', 'm', 'o'];
    let Key::F(number) = key else { return false };
    let Some(&letter) = LETTERS.get(usize::from(number).wrapping_sub(1)) else { return false };
    let is_base = takes_commands(model);
    let closes = matches!(model.top().question, Question::Panel(_));
    if closes {
        model.close();
    }
    if is_base || closes {
        act(model, letter);
    }
    true
}

/// Closes what a letter has opened: it was the beginning of text.
pub(super) fn take_back_to_text(model: &mut Model, text: &str) {
    match model.top().question {
        Question::Panel(_) => model.close(),
        _ => model.top_mut().panel = Panel::Next,
    }
    model.line().insert(text);
}

/// Completes the name at the end of the line, or the next one; the player who is
/// asked for is the first.
pub(super) fn complete(model: &mut Model, forward: bool) {
    let Some(turn) = model.turn() else { return };
    let mut names = model.names(&turn.playing);
    let asked = model.entry.index.min(names.len());
    names.rotate_left(asked);
    let line = model.top().line.text().to_owned();
    let trimmed = line.trim_end_matches(' ');
    // A name may have several words: the longest that ends the line counts.
    let ends = names.iter().position(|name| trimmed.ends_with(name.as_str()));
    let (start, index) = match ends {
        Some(index) => {
            let step = if forward { 1 } else { names.len() - 1 };
            (trimmed.len() - names[index].len(), (index + step) % names.len())
        }
        None => {
            let start = line.rfind([' ', ',']).map_or(0, |at| at + 1);
            let is_meant = |name: &String| begins_with(name, &line[start..]);
            let is_new = |name: &String| is_meant(name) && !line[..start].contains(name.as_str());
            let found = names.iter().position(is_new);
            let Some(index) = found.or_else(|| names.iter().position(is_meant)) else { return };
            (start, index)
        }
    };
    model.line().set(format!("{}{} ", &line[..start], names[index]));
}
