//! Splits a line of scores as the grammar of rows takes it.

use super::super::tokens::{COMMA, SIGN, is_link, is_rest, tokens};
use super::Row;

/// A line that was split.
pub(super) struct Line<'t> {
    tokens: Vec<&'t str>,
    /// Those that are no commas.
    pub(super) words: Vec<&'t str>,
}

impl<'t> Line<'t> {
    /// Returns the words between commas.
    pub(super) fn parts(&self) -> Vec<&[&'t str]> {
        self.tokens.split(|token| *token == COMMA).filter(|part| !part.is_empty()).collect()
    }
}

impl Row<'_> {
    /// Splits a text: without the articles of what is called out, with `and` for a `but` behind a score, and with
    /// a sign for `has` and the like after a name, and for a dash or `to` before a score: `ann
    /// has 12, bob went out, cat - 5`; `ann's` is Ann.
    pub(super) fn line<'t>(&self, text: &'t str) -> Line<'t> {
        let all = tokens(text);
        let is_seat = |word: &str| self.find_seat(word).is_ok() || is_rest(word);
        let is_but =
            |word: &str| ["but", "except"].contains(&&*word.to_lowercase()) && !is_seat(word);
        let mut tokens: Vec<&str> = Vec::new();
        for (index, &word) in all.iter().enumerate() {
            let is_behind_but = index > 0 && is_but(all[index - 1]);
            if self.sheet.begins_with_article(&all[index..]) || word == "for" && is_behind_but {
                continue;
            }
            let owner = word.strip_suffix("'s").or_else(|| word.strip_suffix("’s"));
            let before = tokens.iter().rev().find(|token| **token != COMMA);
            let is_before_score = || {
                ["-", "–", "—", "to", "for"].contains(&word)
                    && before.is_some_and(|before| !self.is_score(before))
                    && all.get(index + 1).is_some_and(|word| self.is_score(word) && !is_seat(word))
            };
            // `all but bob 20` are not all and bob.
            let is_behind_score = || {
                let mut part =
                    tokens.rsplit(|token| *token == COMMA).next().unwrap_or_default().iter();
                part.len() == 0 || part.any(|word| self.is_score(word))
            };
            let is_sign = before.is_some_and(|before| is_seat(before))
                && (is_link(word) && !is_seat(word) || is_before_score());
            tokens.push(match owner {
                Some(name) if is_seat(name) && !self.is_score(name) => name,
                _ if is_sign => SIGN,
                _ if is_but(word) && is_behind_score() => "and",
                _ => word,
            });
        }
        let words = tokens.iter().copied().filter(|token| *token != COMMA).collect();
        Line { tokens, words }
    }
}
