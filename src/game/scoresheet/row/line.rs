//! Splits a line of scores as the grammar of rows takes it.

use super::super::words::{ARROW, COMMA, SIGN, is_link, rest_of, tokens};
use super::{Row, is_conjunction};
use crate::game::text::number_said;

/// A line that was split.
pub(super) struct Line<'t> {
    tokens: Vec<&'t str>,
    /// Those that are no commas.
    pub(super) words: Vec<&'t str>,
    /// The line with signs for players called Had or Is, and without articles before numbers,
    /// if it may be meant so.
    pub(super) linked: Option<Box<Self>>,
}

impl<'t> Line<'t> {
    /// Returns the words between commas.
    pub(super) fn parts(&self) -> Vec<&[&'t str]> {
        self.tokens.split(|token| *token == COMMA).filter(|part| !part.is_empty()).collect()
    }
}

impl Row<'_> {
    /// Splits a text: without the articles of what is called out, and with a sign for `has` and
    /// the like after a name, and for a dash before a score: `ann has 12, bob went out, cat - 5`;
    /// `ann's` is Ann. Of a correction `to` is one too; else `ann to 62` may be a total.
    pub(super) fn line<'t>(&self, text: &'t str) -> Line<'t> {
        let all = tokens(text);
        let is_name = |word: &&str| is_link(word) && self.find_seat(word).is_ok();
        let may_differ = all.iter().any(is_name) || all.windows(4).any(is_sum_with_article);
        let linked = may_differ.then(|| Box::new(self.split(&all, true)));
        let line = self.split(&all, false);
        let linked = linked.filter(|linked| linked.tokens != line.tokens);
        Line { linked, ..line }
    }

    fn split<'t>(&self, all: &[&'t str], links_names: bool) -> Line<'t> {
        let is_seat = |word: &str| self.find_seat(word).is_ok() || rest_of(word).is_some();
        let mut tokens: Vec<&str> = Vec::new();
        let mut behind_only = 0;
        for (index, &word) in all.iter().enumerate() {
            let is_first_and =
                index == 0 && is_conjunction(word) && all.get(1).is_some_and(|name| is_seat(name));
            // `had a 12`, `7 and a 20`
            let is_behind = tokens.last() == Some(&SIGN) && is_link(all[index - 1])
                || links_names && index > 1 && is_sum_with_article(&all[index - 2..]);
            let is_article = self.sheet.begins_with_article(&all[index..])
                || is_behind && is_article_of_number(&all[index..]) && !self.sheet.is_name(word);
            // `a seven` is a card, which may be wild; `seven` alone is points.
            if is_article && number_said(all[index + 1]).is_some_and(|number| number <= 10) {
                tokens.push("one");
                continue;
            }
            if is_first_and || is_article {
                continue;
            }
            if index >= behind_only {
                behind_only = index + self.only_before_a_name(&all[index..]);
            }
            if index < behind_only {
                continue;
            }
            let before = tokens.iter().rev().find(|token| **token != COMMA);
            let word = match before {
                Some(before) if word == ARROW && is_seat(before) => SIGN,
                _ if word == ARROW => "to",
                _ => word,
            };
            let owner = word.strip_suffix("'s").or_else(|| word.strip_suffix("’s"));
            let is_before_score = || {
                // `six to 21` corrects the score of Six.
                let is_name =
                    |before: &str| index == 1 && self.corrects && self.sheet.is_name(before);
                (["-", "–", "—", "for"].contains(&word) || word == "to" && self.corrects)
                    && before.is_some_and(|before| !self.is_score(before) || is_name(before))
                    && all.get(index + 1).is_some_and(|word| self.is_score(word) && !is_seat(word))
            };
            // `has gone out`
            if before == Some(&SIGN) && is_link(word) && !is_seat(word) {
                continue;
            }
            // `i had 12` is not said of Iris.
            let is_i = before.is_some_and(|before| before.eq_ignore_ascii_case("i"))
                && !self.sheet.is_name("i");
            let is_sign = before.is_some_and(|before| is_seat(before))
                && !(is_i && is_link(word))
                && (is_link(word) && (!is_seat(word) || links_names && tokens.last() == before)
                    || is_before_score());
            // `20 to bob`
            let is_given = || {
                word == "to"
                    && !self.corrects
                    && before.is_some_and(|before| self.is_score(before) && !is_seat(before))
                    && all.get(index + 1).is_some_and(|word| {
                        self.sheet.is_name(word) || is_seat(word) && !self.is_score(word)
                    })
            };
            tokens.push(match owner {
                Some(name) if is_seat(name) && !self.is_score(name) => name,
                _ if is_sign => SIGN,
                _ if is_given() => "for",
                _ => word,
            });
        }
        let words = tokens.iter().copied().filter(|token| *token != COMMA).collect();
        Line { tokens, words, linked: None }
    }

    /// Returns how many words say that only the player behind them is meant: `nobody but dan`.
    fn only_before_a_name(&self, words: &[&str]) -> usize {
        let lower: Vec<_> = words.iter().take(2).map(|word| word.to_lowercase()).collect();
        let lower: Vec<_> = lower.iter().map(String::as_str).collect();
        let (len, needs_but) = match *lower {
            ["only", ..] => (1, false),
            ["nobody" | "noone" | "none", ..] => (1, true),
            ["no", "one"] => (2, true),
            _ => return 0,
        };
        let but = if needs_but { self.but_before(&words[len..]) } else { 0 };
        let is_name = |word: &&str| self.find_seat(word).is_ok() && !self.is_score(word);
        let is_only = !self.sheet.is_name(words[0])
            && (but > 0 || !needs_but)
            && words.get(len + but).is_some_and(is_name);
        if is_only { len + but } else { 0 }
    }

    /// Returns how many words of a `but` words begin with.
    fn but_before(&self, words: &[&str]) -> usize {
        let is_and = words.first().is_some_and(|word| is_conjunction(word));
        if is_and { 0 } else { words.len() - self.after_conjunction(words).len() }
    }
}

/// Returns `true` if words begin with an article before a number in digits: `a 23`.
fn is_article_of_number(words: &[&str]) -> bool {
    matches!(words, [a, number, ..]
        if ["a", "an"].iter().any(|article| a.eq_ignore_ascii_case(article))
            && number.parse::<u8>().is_ok())
}

/// Returns `true` if words begin with a number to which another is added: `7 and a 20`.
fn is_sum_with_article(words: &[&str]) -> bool {
    matches!(words, [number, and, ..] if number.parse::<u8>().is_ok() && is_conjunction(and))
        && is_article_of_number(&words[2..])
}
