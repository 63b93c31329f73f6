//! What a line says that is no score: yes or no, a command with a slip in it, or a question.

use crate::cards::{Deck, parse_cards};
use crate::game::{ends_in_score, is_agreed};
use crate::rules::nearest;
use crate::screen::letters;
use crate::screen::model::Model;

/// What is answered to a question of yes or no.
#[derive(Clone, Copy)]
pub(super) enum Reply {
    /// Enter alone.
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
        false if is_agreed(&typed) => Some(Reply::Yes),
        false => replies.iter().find(|(_, answers)| is_begun(answers)).map(|(reply, _)| *reply),
    }
}

/// Returns `true` if a line that was refused as a score may be a question without its mark.
pub(super) fn may_ask(model: &Model, line: &str) -> bool {
    let first = first_word(line);
    let asks = || (model.meant)(line).is_some_and(|meant| meant.starts_with("rules --"));
    !line.ends_with('?') && (model.words().asking_words().any(|word| word == first) || asks())
}

/// Returns why a line is no score that begins with a command with a slip in it, `chekc 7h 7d`;
/// `None` if no command is near that takes what is behind the word.
pub(super) fn no_command(model: &Model, line: &str) -> Option<String> {
    const LEAST: usize = 3;
    const OF_SCORES: [&str; 3] = ["fix", "join", "score"];
    const OF_CARDS: [&str; 5] = ["check", "fix", "judge", "odds", "score"];
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let lower = word.to_lowercase();
    let names = model.words().card_names();
    let rest = names.to_notation(rest);
    let deck = Deck { games: 2, low_ranks: true };
    let are_cards = || parse_cards(&rest, deck).is_ok();
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
    let of_program = letters::commands(model).filter(|name| is_meant(name, name));
    let known = of_program.chain(own.map(|(name, _)| name));
    let mut near = nearest(&lower, known.map(|name| (name, name)));
    near.dedup();
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
