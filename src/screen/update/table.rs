//! The game as a whole: a new one, a rematch, who joins and leaves, the end.

use crate::game::{Name, StartError, TypedNames, find_name, name_key, nearest_names};
use crate::render::shown;
use crate::screen::message::{Effect, NewTable};
use crate::screen::model::{Answered, Asking, Model};
use crate::words::Message;

/// Does what a letter of the menu stands for.
pub(super) fn run(model: &mut Model, letter: char) -> Vec<Effect> {
    let words = model.words();
    let is_open = model.is_open();
    match letter {
        letter if !model.offers(&letter.to_string()) => {
            let entries = words.menu_entries().iter();
            let offered = entries.filter(|(key, _)| model.offers(key));
            let offered: Vec<_> = offered.map(|(key, _)| (*key).to_owned()).collect();
            model.note(words.menu_help(&offered));
        }
        'n' => {
            model.close();
            model.ask(Asking::Players);
            if let (true, Some(sheet)) = (is_open, &model.sheet) {
                model.note(words.also_open_here(sheet.number));
            }
        }
        'r' if is_open => {
            let question =
                words.rematch_of_open(model.sheet.as_ref().map_or(0, |sheet| sheet.number));
            model.ask_instead(Asking::Confirm {
                question,
                yes: Answered::Do(Effect::Rematch),
            });
        }
        'r' => return vec![Effect::Rematch],
        'j' => model.ask_instead(Asking::JoinName),
        'l' => model.ask_instead(Asking::LeaveName),
        _ => {
            let question = words.finish_now(model.sheet.as_ref().map_or(0, |sheet| sheet.number));
            model.ask_instead(Asking::Confirm {
                question,
                yes: Answered::Do(Effect::Finish),
            });
        }
    }
    Vec::new()
}

/// Reads who plays, and asks who deals.
pub(super) fn players(model: &mut Model) {
    let words = model.words();
    let typed = model.top().line.text().to_owned();
    let is_known = |name: &str| {
        model
            .known
            .iter()
            .any(|other| name_key(other) == name_key(name))
    };
    let names = match typed.trim() {
        "" => model.last_players(),
        _ => TypedNames::read(&[typed], is_known).names,
    };
    if names.is_empty() {
        return model.refuse_line(StartError::NoPlayers.text(words));
    }
    for name in names.iter().filter(|name| !is_known(name)) {
        if let Err(error) = Name::new_player(name) {
            let why = error.text(words);
            return model.refuse_line(why);
        }
    }
    let similar = names.iter().find_map(|name| similar(model, name));
    let alone = match names.as_slice() {
        [name] => Some(words.play_alone(&shown(name))),
        _ => None,
    };
    let table = NewTable {
        players: names,
        accept_similar: similar.is_some(),
        ..NewTable::default()
    };
    let next = match alone {
        None => Asking::Dealer(table),
        Some(question) => Asking::Confirm {
            question,
            yes: Answered::Ask(Box::new(Asking::Ruleset(table))),
        },
    };
    ask_if_new(model, similar, next);
}

/// Asks whether a name that is similar to a known one is new, then goes on.
fn ask_if_new(model: &mut Model, similar: Option<String>, next: Asking) {
    model.ask(match similar {
        None => next,
        Some(question) => Asking::Confirm {
            question,
            yes: Answered::Ask(Box::new(next)),
        },
    });
}

/// Returns the question about a new name that is similar to a known one.
fn similar(model: &Model, name: &str) -> Option<String> {
    let known = model.known.iter().map(String::as_str);
    if known.clone().any(|other| name_key(other) == name_key(name)) {
        return None;
    }
    let near: Vec<_> = nearest_names(name, known)
        .iter()
        .map(|name| shown(name))
        .collect();
    (!near.is_empty()).then(|| model.words().is_new_player(&shown(name), &near))
}

/// Reads who deals first, and asks for the rules.
pub(super) fn dealer(model: &mut Model, table: NewTable) {
    let typed = model.top().line.text().trim().to_owned();
    let names: Vec<_> = table.players.iter().map(String::as_str).collect();
    let found = find_name(&names, &typed);
    let dealer = match (typed.as_str(), found.as_slice()) {
        ("", _) => String::new(),
        (_, &[one]) => table.players[one].clone(),
        _ => return model.refuse_line(StartError::DealerAway.text(model.words())),
    };
    model.ask(Asking::Ruleset(NewTable { dealer, ..table }));
}

/// Reads the rules, and starts the game.
pub(super) fn start(model: &mut Model, table: NewTable) -> Vec<Effect> {
    let rules = model.top().line.text().trim().to_owned();
    vec![Effect::Start(NewTable { rules, ..table })]
}

/// Reads who joins, and asks for the total.
pub(super) fn join_name(model: &mut Model) {
    let name = model.top().line.text().trim().to_owned();
    match Name::new(&name) {
        Ok(_) => {
            let similar = similar(model, &name);
            let accept_similar = similar.is_some();
            ask_if_new(
                model,
                similar,
                Asking::JoinTotal {
                    name,
                    accept_similar,
                },
            );
        }
        Err(error) => {
            let why = error.text(model.words());
            model.refuse_line(why);
        }
    }
}

/// Reads the total to start from, and seats the player.
pub(super) fn join(model: &mut Model, name: String, accept_similar: bool) -> Vec<Effect> {
    let typed = model.top().line.text().trim();
    let total = match typed {
        "" => None,
        typed => match typed
            .parse()
            .ok()
            .filter(|total: &i32| total.abs() <= 99_999)
        {
            Some(total) => Some(total),
            None => {
                let why = model.words().no_total(&crate::game::harmless(typed));
                model.refuse_line(why);
                return Vec::new();
            }
        },
    };
    vec![Effect::Join {
        name,
        total,
        accept_similar,
    }]
}

/// Reads who leaves.
pub(super) fn leave(model: &mut Model) -> Vec<Effect> {
    let typed = model.top().line.text().trim().to_owned();
    let Some(sheet) = &model.sheet else {
        return Vec::new();
    };
    match sheet.find_seat(&typed) {
        Ok(seat) => vec![Effect::Leave { seat }],
        Err(error) => {
            let why = error.text(model.words());
            model.refuse_line(why);
            Vec::new()
        }
    }
}
