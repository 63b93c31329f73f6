//! What a line says: scores, a command, a question, yes or no; and a name that is none of
//! these.

use std::borrow::Cow;

use crate::cards::{Deck, parse_cards};
use crate::game::{AGREED, RowError, Scoresheet, ends_in_score, is_one_of, name_key};
use crate::rules::nearest;
use crate::screen::letters;
use crate::screen::model::Model;
use crate::screen::question::Question;

/// What is answered to a question of yes or no.
#[derive(Clone, Copy)]
pub(super) enum Reply {
    Default,
    Yes,
    No,
    Back,
}

/// Reads the line as an answer, or as the beginning of one; `None` if it is another text.
pub(super) fn reply(model: &Model) -> Option<Reply> {
    let typed = model.top().line.text().trim().to_lowercase();
    let words = model.words();
    let replies = [(Reply::Yes, words.yes()), (Reply::No, words.no()), (Reply::Back, words.back())];
    let is_begun = |answers: &[&str]| answers.iter().any(|answer| answer.starts_with(&typed));
    match typed.is_empty() {
        true => Some(Reply::Default),
        false if is_one_of(AGREED, &typed) => Some(Reply::Yes),
        false => replies.iter().find(|(_, answers)| is_begun(answers)).map(|(reply, _)| *reply),
    }
}

/// Returns `true` if a line that was refused as a score may be a question without its mark.
pub(super) fn may_ask(model: &Model, line: &str) -> bool {
    let first = first_word(line);
    let asks = || model.meant(line).is_some_and(|meant| meant.starts_with("rules --"));
    !line.ends_with('?') && (model.words().asking_words().any(|word| word == first) || asks())
}

/// Returns why a line is no score that begins with a command with a slip in it, `chekc 7h 7d`;
/// `None` if no command is near that takes what is after the word.
pub(super) fn no_command(model: &Model, line: &str) -> Option<String> {
    const LEAST: usize = 3;
    const OF_SCORES: [&str; 3] = ["fix", "join", "score"];
    const OF_CARDS: [&str; 5] = ["check", "fix", "judge", "odds", "score"];
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let lower = word.to_lowercase();
    let names = model.words().card_names();
    let rest = names.to_notation(rest);
    let are_cards = || parse_cards(&rest, Deck::FULL).is_ok();
    let takes = |command: &str| match () {
        () if rest.is_empty() => true,
        () if are_cards() => OF_CARDS.contains(&command),
        () if ends_in_score(&format!("{word} {rest}")) => OF_SCORES.contains(&command),
        () => lower.chars().count() > LEAST,
    };
    let is_word =
        |name: &str| name.chars().count() >= LEAST && name.chars().all(char::is_alphabetic);
    let is_short = lower.chars().count() <= LEAST;
    let is_meant = |name: &str, english: &str| {
        is_word(name)
            && !(is_short && name.starts_with(lower.as_str()))
            && takes(first_word(english).as_str())
    };
    let own = model.words().said_commands().filter(|(name, english)| is_meant(name, english));
    let suggested = model.suggested.iter().map(String::as_str);
    let suggested = suggested.filter(|name| is_meant(name, name));
    let known = suggested.chain(own.map(|(name, _)| name));
    let mut near = nearest(&lower, known.map(|name| (name, name)));
    near.dedup();
    near.retain(|name| *name != lower);
    // `standing` is another word for `standings`.
    let longer = near.clone();
    near.retain(|name| !longer.iter().any(|other| other != name && other.starts_with(*name)));
    let near: Vec<_> = near.iter().map(|name| format!("`{name}`")).collect();
    let is_near = is_word(&lower) && !near.is_empty();
    is_near.then(|| model.words().no_such_command(word, &near))
}

pub(super) fn first_word(text: &str) -> String {
    text.split_whitespace().next().unwrap_or_default().to_lowercase()
}

pub(super) fn takes_commands(model: &Model) -> bool {
    matches!(model.top().question, Question::Score | Question::Over | Question::Cell { .. })
}

/// Returns `true` if a line gives scores, or corrects some in words; `change round 1 bob 14` is
/// a command.
pub(super) fn reads_as_scores(model: &Model, line: &str) -> bool {
    let (Some(sheet), Some(turn)) = (&model.sheet, model.turn()) else { return false };
    let line = sheet.in_notation(line, model.words().card_names());
    let is_fix = || model.meant(&line).is_some_and(|meant| meant.starts_with("fix "));
    let corrects = |error: &RowError| {
        matches!(error, RowError::Args(error) if error.is_correction()) && !is_fix()
    };
    model.entry.read(&line, sheet, &turn).map_or_else(|error| corrects(&error), |_| true)
}

/// Returns the scores of a correction that names no round, and players whose scores were typed
/// for the one that is being entered: `dan to 13`.
pub(super) fn corrects_typed(model: &Model, scores: &str) -> Option<String> {
    let (sheet, turn) = (model.sheet.as_ref()?, model.turn()?);
    let names = model.words().card_names();
    let words: Vec<_> = scores.split_whitespace().map(str::to_owned).collect();
    if model.entry.is_empty() || sheet.split_correction(&words, names).is_ok() {
        return None;
    }
    let line = sheet.in_notation(scores, names).replace(" to ", " ");
    let read = model.entry.read(&line, sheet, &turn).ok()?;
    let is_typed = |seat: usize| model.entry.points(sheet, &turn, seat).is_some();
    read.iter().all(|(seat, _)| is_typed(*seat)).then_some(line)
}

pub(super) fn says_no(model: &Model, typed: &str) -> bool {
    model.words().no().contains(&&*typed.to_lowercase())
}

/// Returns `true` for a question about the points of a player: `how much does tim have`.
pub(super) fn asks_of_points(sheet: &Scoresheet, question: &str) -> bool {
    const OF_POINTS: [&str; 10] =
        ["ahead", "behind", "doing", "got", "has", "have", "need", "points", "score", "total"];
    let words: Vec<_> = question.split_whitespace().map(str::to_lowercase).collect();
    let is_name = |word: &String| {
        let name = word.trim_end_matches("'s").trim_end_matches("’s");
        sheet.seats.iter().any(|seat| name_key(seat.name()) == name_key(name))
    };
    words.iter().any(|word| OF_POINTS.contains(&word.as_str())) && words.iter().any(is_name)
}

/// Returns the command that is meant by words after the name of a player: `karin stats`.
pub(super) fn about_players(model: &Model, typed: &str) -> Option<String> {
    const ABOUT: [&str; 4] = ["stats", "games", "records", "player"];
    let sheet = model.sheet.as_ref().filter(|_| takes_commands(model))?;
    let name = typed.split(' ').next()?.trim_end_matches("'s").trim_end_matches("’s");
    let is_player = sheet.find_seat(name).is_ok() || begins_with_name(model, typed);
    let command = model.meant(typed).filter(|_| is_player)?;
    ABOUT.contains(&&*first_word(&command)).then_some(command)
}

/// Returns a line with the words of the language for a command in English, unless somebody
/// is called so: `hvem fører` as `board`.
pub(super) fn in_english(model: &Model, line: &str) -> Option<String> {
    if let Some(question) = model.words().question_in_english(line) {
        return Some(question);
    }
    let words: Vec<_> = line.split_whitespace().collect();
    let (english, len) = model.words().command_said(line)?;
    let is_score = len == 0 && tells_score(model, &words);
    let line = [&[english], &words[len..]].concat().join(" ");
    (!is_score && !is_name(model, words[0])).then_some(line)
}

/// Returns `true` if a line that begins as a question ends in points, or says that a player
/// at the table went out: `må 12`, and not `må man gå ud`.
fn tells_score(model: &Model, words: &[&str]) -> bool {
    let names = model.words().card_names();
    let ends_in_out = words.last().is_some_and(|last| names.called(last) == "out");
    let seats = || model.sheet.iter().flat_map(|sheet| &sheet.seats);
    let is_of_name = |word: &&str| {
        let mut parts = seats().flat_map(|seat| seat.name().split(' '));
        parts.any(|part| name_key(part) == name_key(word))
    };
    ends_in_score(&names.to_notation(&words.join(" ")))
        && (!ends_in_out || words.iter().any(is_of_name))
}

/// Returns `true` for a line with a question mark at its end that is no score without it.
pub(super) fn is_marked_question(model: &Model, line: &str) -> bool {
    let asked = line.strip_suffix('?').map(str::trim_end);
    asked.is_some_and(|asked| {
        let is_known = is_name(model, asked) || is_name(model, line);
        !asked.is_empty() && !is_known && !reads_as_scores(model, asked)
    })
}

/// Leaves out the colon or the comma after a command: `rules: ties`, `oops, that was wrong`.
pub(super) fn without_colon<'a>(model: &Model, line: &'a str) -> Cow<'a, str> {
    match line.split_once([':', ',']) {
        Some((word, rest)) if is_command(model, &word.to_lowercase()) => {
            Cow::Owned(format!("{word}{rest}"))
        }
        _ => Cow::Borrowed(line),
    }
}

/// Returns `true` for a letter that opens a panel or does something elsewhere.
pub(super) fn is_key(text: &str) -> bool {
    text.parse().is_ok_and(letters::is_command)
}

pub(super) fn is_command(model: &Model, word: &str) -> bool {
    model.commands.iter().any(|command| command == word)
}

/// Returns `true` if a line begins with the name of somebody, or is the score of a player at
/// the table with such a word in the name: `top 30` of Top Cat.
pub(super) fn begins_with_name(model: &Model, line: &str) -> bool {
    let words: Vec<_> = line.split_whitespace().collect();
    let mut starts = (1..=words.len()).map(|len| words[..len].join(" "));
    let has_word = |name: &str| name.split(' ').any(|part| name_key(part) == name_key(words[0]));
    let mut seats = model.sheet.iter().flat_map(|sheet| &sheet.seats);
    starts.any(|start| is_name(model, &start))
        || ends_in_score(line) && seats.any(|seat| has_word(seat.name()))
}

pub(super) fn is_name(model: &Model, word: &str) -> bool {
    model.known.iter().any(|name| name_key(name) == name_key(word))
}

/// Returns `true` for a command of the evening that asks nothing about the rules.
pub(super) fn is_of_evening(model: &Model, typed: &str) -> bool {
    const COMMANDS: [&str; 11] = [
        "board", "chart", "exit", "fix", "games", "log", "quit", "records", "redo", "stats", "undo",
    ];
    let english = in_english(model, typed);
    let said = english.as_deref().unwrap_or(typed).to_lowercase();
    let corrects = said.strip_prefix("fix ").is_some_and(ends_in_score);
    corrects || COMMANDS.contains(&&*said)
}

pub(super) fn has_option(rest: &str) -> bool {
    let is_option = |word: &str| {
        let name = word.strip_prefix("--").or_else(|| word.strip_prefix('-'));
        name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
    };
    rest.split_whitespace().any(is_option)
}

/// Returns the question that is asked after `rules --`; `None` if that is not typed.
pub(super) fn asked_of_rules(rest: &str) -> Option<&str> {
    rest.strip_prefix("-- ")
}

pub(super) fn is_score(word: &str) -> bool {
    word == "out" || word.bytes().all(|byte| byte.is_ascii_digit())
}

pub(super) fn runs_on(word: &str, rest: &str) -> bool {
    let mut words = rest.split_whitespace();
    let is_help = words.clone().any(|word| ["-h", "--help"].contains(&word));
    let watches = words.any(|word| word == "--watch" || word.starts_with("--watch="));
    (word == "serve" || watches) && !is_help
}
