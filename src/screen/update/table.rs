//! The game as a whole: a new one, a rematch, who joins and leaves, the end.

use super::said::{Reply, reply};
use crate::game::{
    Change, Name, PlayError, STANDARD, StartError, TypedJoin, TypedNames, changed_players,
    ends_in_score, find_name, harmless, is_one_of, last_players, name_doubt, name_key,
    same_but_accents, same_name, seated_once, who_does,
};
use crate::messages::{Message, Messages};
use crate::render::shown;
use crate::rules::PRESETS;
use crate::screen::message::{Effect, NewTable};
use crate::screen::model::Model;
use crate::screen::question::{OnYes, Question};

pub(super) fn run(model: &mut Model, letter: char) {
    let words = model.words();
    let is_open = model.is_open();
    let game = model.sheet.as_ref().map_or(0, |sheet| sheet.number);
    match letter {
        letter if !model.offers(&letter.to_string()) => model.note(menu_help(model)),
        'n' => {
            model.ask_instead(Question::Players);
            if is_open {
                model.note(words.also_open_here(game));
            }
        }
        'r' if is_open => {
            tell_drops(model);
            let question = words.rematch_of_open(game);
            model.ask_instead(Question::Confirm { question, yes: OnYes::Do(Effect::Rematch) });
        }
        'r' => model.effects.push(Effect::Rematch),
        's' => {
            model.close();
            model.effects.push(Effect::Solitaire);
        }
        'j' => model.ask_instead(Question::JoinName),
        'l' => model.ask_instead(Question::LeaveName),
        _ => {
            tell_drops(model);
            let question = words.finish_now(game);
            model.ask_instead(Question::Confirm { question, yes: OnYes::Do(Effect::Finish) });
        }
    }
}

/// Says that scores which are typed will not be saved, before a question.
fn tell_drops(model: &mut Model) {
    if let Some(turn) = model.turn().filter(|_| !model.entry.is_empty()) {
        model.note(model.words().drops_typed(turn.number));
    }
}

pub(super) fn menu_help(model: &Model) -> String {
    let words = model.words();
    let offered = words.menu_entries().into_iter().filter(|(key, _)| model.offers(key));
    let offered: Vec<_> = offered.map(|(key, _)| (*key).to_owned()).collect();
    words.menu_help(&offered)
}

/// Reads who plays, and asks who deals.
pub(super) fn players(model: &mut Model) {
    let words = model.words();
    let typed = model.top().line.text().to_owned();
    let is_known = |name: &str| model.known.iter().any(|other| same_name(other, name));
    let offered = model.offered().unwrap_or_default();
    let names = match typed.trim() {
        "" => offered.players.clone(),
        typed if agrees(model, typed) && model.offered().is_some() => offered.players.clone(),
        typed
            if !is_known(typed)
                && let Some(changes) = last_players(typed) =>
        {
            match changed_players(&offered.players, &changes, is_known) {
                Ok(names) => names,
                Err(error) => return model.refuse_line(error.text(words)),
            }
        }
        _ => TypedNames::read(&[typed], is_known).names,
    };
    let checked = words.check_players(&names, is_known);
    if let Err(why) = checked.and_then(|()| each_once(&names, words)) {
        return model.refuse_line(why);
    }
    let mut doubts: Vec<_> = names.iter().filter_map(|name| doubt(model, name)).collect();
    // Words that are no names.
    let is_word = |name: &String| !is_known(name) && !name.contains(char::is_uppercase);
    if doubts.is_empty() && model.offered().is_some() && names.iter().all(is_word) {
        let names: Vec<_> = names.iter().map(|name| shown(name)).collect();
        doubts.push(words.are_new_players(&names));
    }
    let table = NewTable {
        dealer: if names == offered.players { offered.dealer } else { names[0].clone() },
        players: names,
        accept_similar: !doubts.is_empty(),
        ..NewTable::default()
    };
    let next = match table.players.as_slice() {
        [name] => {
            doubts.push(words.play_alone(&shown(name)));
            Question::Ruleset(table)
        }
        _ => Question::Dealer(table),
    };
    go_on_after(model, doubts, OnYes::Ask(Box::new(next)));
}

/// Returns `true` for a yes to what Enter would take that is no name of a player.
pub(super) fn agrees(model: &Model, typed: &str) -> bool {
    let is_known = model.known.iter().any(|other| same_name(other, typed.trim()));
    !is_known && matches!(reply(model), Some(Reply::Yes))
}

/// Refuses a name that is typed twice.
fn each_once(names: &[String], words: &Messages) -> Result<(), String> {
    let keys: Vec<_> = names.iter().map(|name| name_key(name)).collect();
    seated_once(&keys).map_err(|error| match error {
        StartError::Twice { seat, .. } => {
            format!("{}: {}", shown(&names[seat - 1]), error.text(words))
        }
        error => error.text(words),
    })
}

/// Goes on if all questions before it are answered by yes.
fn go_on_after(model: &mut Model, questions: Vec<String>, next: OnYes) {
    let after = |yes, question| OnYes::Ask(Box::new(Question::Confirm { question, yes }));
    match questions.into_iter().rev().fold(next, after) {
        OnYes::Do(effect) => model.effects.push(effect),
        OnYes::Ask(question) => model.ask(*question),
        OnYes::Drop => model.drop_entry(),
    }
}

/// Returns the player of a name, or the only one of whom it leaves out accents.
fn find_known<'m>(model: &'m Model, name: &str) -> Option<&'m str> {
    let known = || model.known.iter().map(String::as_str);
    let mut alike = known().filter(|known| same_but_accents(known, name));
    let alike = alike.next().filter(|_| alike.next().is_none());
    known().find(|known| same_name(known, name)).or(alike)
}

/// Returns the question about a name that nobody has: whether it is new although it is
/// similar to a known one or was that of one, ends in a score, or has a word that is no name.
fn doubt(model: &Model, name: &str) -> Option<String> {
    let words = model.words();
    let known = model.known.iter().map(String::as_str);
    if find_known(model, name).is_some() {
        return None;
    }
    if ends_in_score(name) {
        return Some(words.is_name_with_score(&shown(name)));
    }
    let former = model.former.iter().find(|(former, _)| same_name(former, name));
    let near = match former {
        Some((_, present)) => vec![present.as_str()],
        None => name_doubt(name, known)?,
    };
    let near: Vec<_> = near.iter().map(|name| shown(name)).collect();
    Some(words.is_new_player(&shown(name), &near))
}

/// Starts a game of the players of the last one, by the rules that are named if there are;
/// `None` if nobody can play again so.
pub(super) fn rematch(model: &mut Model, named: &str) -> Option<()> {
    const BEFORE: [&str; 7] = ["--rules", "with", "by", "under", "using", "the", "rules"];
    let words = named.split([' ', '=']).filter(|word| !word.is_empty());
    let words = words.filter(|word| !BEFORE.contains(&&*word.to_lowercase()));
    let rules = words.collect::<Vec<_>>().join(" ");
    if rules.is_empty() {
        match model.sheet.is_none() {
            // The program says if nobody has played.
            true => model.effects.push(Effect::Rematch),
            false => run(model, 'r'),
        }
        return Some(());
    }
    let table = model.offered().filter(|_| !rules.contains("--"))?;
    let changes = last_players(&format!("same {named}")).unwrap_or_default();
    let start = match changes.iter().any(|(change, _)| *change == Change::Without) {
        true => Effect::Run(vec!["new".to_owned(), "--same".to_owned(), named.to_owned()]),
        false => Effect::Start(NewTable { rules, ..table }),
    };
    tell_drops(model);
    let open = model.sheet.iter().filter(|_| model.is_open());
    let question = open.map(|sheet| model.words().rematch_of_open(sheet.number));
    go_on_after(model, question.collect(), OnYes::Do(start));
    Some(())
}

/// Reads who deals first, and asks for the rules.
pub(super) fn dealer(model: &mut Model, table: NewTable) {
    let typed = model.top().line.text().trim().to_owned();
    let typed = who_does(&typed);
    let names: Vec<_> = table.players.iter().map(String::as_str).collect();
    let found = find_name(&names, typed);
    let dealer = match (typed, found.as_slice()) {
        ("", _) => table.dealer.clone(),
        (_, &[one]) => table.players[one].clone(),
        _ if matches!(reply(model), Some(Reply::Yes)) => table.dealer.clone(),
        _ => {
            let why = StartError::DealerAway.text(model.words());
            return model.refuse_line(format!("`{}`: {why}", harmless(typed)));
        }
    };
    let table = NewTable { dealer, ..table };
    model.line().clear();
    // Who goes back is offered the same.
    model.top_mut().question = Question::Dealer(table.clone());
    model.ask(Question::Ruleset(table));
}

pub(super) fn start(model: &mut Model, table: NewTable) {
    let rules = match model.top().line.text().trim() {
        typed if is_one_of(STANDARD, typed) => PRESETS[0].to_owned(),
        _ if matches!(reply(model), Some(Reply::Yes)) => String::new(),
        typed => typed.to_owned(),
    };
    model.effects.push(Effect::Start(NewTable { rules, ..table }));
}

/// Reads who joins, and asks for the total unless it is typed; who comes back without having
/// missed a round keeps theirs. The program seats several.
pub(super) fn join_name(model: &mut Model) {
    let typed = model.top().line.text().trim().to_owned();
    let Some(TypedJoin { name, total }) = one_join(model, &typed) else {
        model.close();
        return model.effects.push(Effect::Run(vec!["join".to_owned(), typed]));
    };
    if let Some(why) = join_error(model, &name) {
        return model.refuse_line(why);
    }
    let seat = model.sheet.as_ref().and_then(|sheet| Some((sheet, sheet.find_seat(&name).ok()?)));
    let keeps_total = seat.is_some_and(|(sheet, seat)| sheet.missed_none(seat));
    let name = find_known(model, &name).map_or(name.clone(), str::to_owned);
    let doubt = doubt(model, &name);
    let accept_similar = doubt.is_some();
    let next = match total.is_some() || keeps_total {
        true => OnYes::Do(Effect::Join { name, total, accept_similar }),
        false => OnYes::Ask(Box::new(Question::JoinTotal { name, accept_similar })),
    };
    go_on_after(model, doubt.into_iter().filter(|_| !keeps_total).collect(), next);
}

/// Returns the player who joins; `None` if several are typed, or an option.
pub(super) fn one_join(model: &Model, text: &str) -> Option<TypedJoin> {
    let is_known = |name: &str| model.known.iter().any(|known| same_name(known, name));
    let mut joins = TypedJoin::read(&[text.to_owned()], is_known);
    let one = joins.pop().unwrap_or(TypedJoin { name: text.to_owned(), total: None });
    (joins.is_empty() && !text.contains("--")).then_some(one)
}

pub(super) fn join_error(model: &Model, name: &str) -> Option<String> {
    let (words, sheet, known) = (model.words(), model.sheet.as_ref(), find_known(model, name));
    if known.is_none() {
        if let Some(error) = sheet.and_then(|sheet| sheet.no_join_beside(name)) {
            return Some(error.text(words));
        }
        if let Err(error) = Name::new_player(name) {
            return Some(error.text(words));
        }
    }
    let seats = sheet?.seats.iter().filter(|seat| !seat.is_left());
    let mut names = seats.map(|seat| seat.name());
    let name = names.find(|other| same_name(other, known.unwrap_or(name)))?.to_owned();
    Some(PlayError::AtTable { name }.text(words))
}

/// Reads the total to start from, and seats the player.
pub(super) fn join(model: &mut Model, name: String, accept_similar: bool) {
    let typed = model.top().line.text().trim();
    let total = model.sheet.as_ref().and_then(|sheet| sheet.total_said(typed));
    let total = total.filter(|total| total.abs() <= 99_999);
    if total.is_none() && !typed.is_empty() {
        return model.refuse_line(model.words().no_total(&harmless(typed)));
    }
    model.effects.push(Effect::Join { name, total, accept_similar });
}

pub(super) fn leave(model: &mut Model) {
    let typed = model.top().line.text().trim();
    let Some(sheet) = &model.sheet else { return };
    match sheet.find_seats(typed) {
        Ok(seats) => model.effects.extend(seats.into_iter().map(|seat| Effect::Leave { seat })),
        Err(error) => model.refuse_line(error.text(model.words())),
    }
}
