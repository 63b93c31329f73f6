//! The words, signs and commas of a line of scores, and what some of them stand for.

use crate::cards::is_called_word;
use crate::game::name::is_conjunction;
use crate::game::text::{is_one_of, number_said};

/// Stands for the sign between a name and a score.
pub(super) const SIGN: &str = "=";

/// Stands for a comma or a semicolon.
pub(super) const COMMA: &str = ",";

/// What separates scores; a comma may also separate the cards of one.
pub(super) const COMMAS: [char; 2] = [',', ';'];

/// Stands for an arrow: `tim -> 20` of a row, and `tim 31 => 13` of a correction.
pub(super) const ARROW: &str = "→";

/// What is said to take back what was said before.
pub(super) const TAKEN_BACK: &str = "actually|no|nope|oops|sorry|wait";

/// Splits a text into words, signs, arrows and commas.
pub(super) fn tokens(text: &str) -> Vec<&str> {
    let is_sign = |c: char| matches!(c, '=' | ':');
    let ends = |c: char| c.is_whitespace() || is_sign(c) || COMMAS.contains(&c);
    let mut tokens = Vec::new();
    for part in text.split_inclusive(ends) {
        let mut word = part.trim_end_matches(ends);
        // `=>`
        if let Some(rest) = word.strip_prefix('>')
            && let Some(sign @ &mut SIGN) = tokens.last_mut()
        {
            *sign = ARROW;
            word = rest;
        }
        while let Some((before, after)) = split_at_arrow(word) {
            tokens.extend((!before.is_empty()).then_some(before).into_iter().chain([ARROW]));
            word = after;
        }
        let sign = match part.chars().next_back() {
            Some(c) if is_sign(c) => Some(SIGN),
            Some(c) if COMMAS.contains(&c) => Some(COMMA),
            _ => None,
        };
        tokens.extend(Some(word).filter(|word| !word.is_empty()).into_iter().chain(sign));
    }
    tokens
}

/// Splits one line with cards in quotes into scores, as a shell does: `11, out, "K 9 4"`; `None`
/// if it has no quotes.
pub(super) fn unquoted(values: &[String]) -> Option<Vec<String>> {
    let [line] = values else { return None };
    let parts: Vec<_> = line.split(['"', '“', '”', '„']).collect();
    let is_quoted = parts.len() > 1 && parts.len() % 2 == 1;
    let mut scores = vec![String::new()];
    for (index, part) in parts.iter().enumerate().filter(|_| is_quoted) {
        match (index % 2, scores.last_mut()) {
            (1, Some(score)) => score.push_str(part),
            _ => {
                for (nth, word) in part.split(char::is_whitespace).enumerate() {
                    if nth > 0 {
                        scores.push(String::new());
                    }
                    if let Some(score) = scores.last_mut() {
                        score.push_str(word.trim_end_matches(COMMAS));
                    }
                }
            }
        }
    }
    scores.retain(|score| !score.is_empty());
    is_quoted.then_some(scores)
}

/// Splits a word at its first arrow.
fn split_at_arrow(word: &str) -> Option<(&str, &str)> {
    ["-->", "->", ARROW, "⇒"].iter().find_map(|arrow| word.split_once(arrow))
}

/// Returns `true` for a word that stands between a name and a score, such as `has`.
pub fn is_link(word: &str) -> bool {
    const LINKS: &str = "has|have|had|got|gets|score|scores|scored|is|was|only|went|goes|gone|who|\
        with|holds|holding|held|stuck|caught|took|takes|lost|loses|counts|still|ended|up|now";
    is_one_of(LINKS, word)
}

/// Returns `true` for a word with which scores are said: `king`, `and`, `has`, `no`, `he`.
pub(super) fn is_of_score(word: &str) -> bool {
    const OTHERS: &str = "to|for|not|no|me|my|he|she|it|we|they|us|in|on|of|at";
    is_called_word(word) || is_link(word) || is_conjunction(word) || is_one_of(OTHERS, word)
}

/// All players who are not named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Rest {
    /// `everyone`.
    All,
    /// `the others`: somebody has another score.
    Others,
    /// `the other two`: so many.
    Count(usize),
}

/// Reads what stands for all players who are not named.
pub(super) fn rest_of(text: &str) -> Option<Rest> {
    const ALL: [&str; 5] = ["all", "both", "each", "everybody", "everyone"];
    const OTHERS: [&str; 4] = ["else", "other", "others", "rest"];
    let text =
        text.to_lowercase().replace("every one", "everyone").replace("every body", "everybody");
    let is_part = |word: &str| matches!(word, "of" | "the" | "them" | "players");
    let words: Vec<_> = text.split(' ').filter(|word| !is_part(word)).collect();
    let is_other = words.iter().any(|word| OTHERS.contains(word));
    match *words {
        [] => text.ends_with("players").then_some(Rest::All),
        ["other"] if !text.ends_with("players") => Some(Rest::Count(1)),
        ["other", count] | [count, "other" | "others"] if let Some(count) = number_said(count) => {
            Some(Rest::Count(count.into()))
        }
        ["both", ..] if words[1..].iter().all(|word| OTHERS.contains(word)) => Some(Rest::Count(2)),
        _ => {
            let is_rest = words.iter().all(|word| ALL.contains(word) || OTHERS.contains(word));
            is_rest.then_some(if is_other { Rest::Others } else { Rest::All })
        }
    }
}
