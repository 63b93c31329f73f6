//! What stands around the scores of a row and says nothing: the marks of a list or a chat,
//! `- ann 20`, `1. ann 20`, `[20:14] ann: 20`, `@ann 20`, `ann: 20 👍`; brackets; the number of
//! the round; `ok` and `thanks`. And scores that are written together: `ann20`, `10-0-7`.

use super::super::error::{Entries, RowError};
use super::Row;
use super::said::bare;
use crate::game::text::{is_digits, is_one_of, joined};

impl Row<'_> {
    /// Returns a text without the marks of its lines; `None` if there are none.
    pub(super) fn without_marks(&self, text: &str) -> Option<String> {
        let bare = self.split_up(self.behind_round(self.without_thanks(text)));
        let between = [" then ", " / ", " | ", " · ", " • "];
        let bare = between.iter().fold(bare, |text, sign| text.replace(sign, ", "));
        let lines = bare.lines().map(|line| {
            let plain = self.behind_marks(line.trim(), &[bullet, time, number]);
            let parts = plain.split(',').map(|part| self.behind_marks(part.trim(), &[number]));
            joined(parts.map(|part| self.without_signs(part)), ", ")
        });
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        let words = |text: &str| {
            let words = text.replace(',', " , ");
            words.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        let is_marked = words(&lines.join(" ")) != words(text);
        (is_marked && !lines.is_empty()).then(|| lines.join("; "))
    }

    /// Returns what is read with the marks or without them, unless these are two readings.
    pub(super) fn or_unmarked(
        &self,
        marked: Result<Entries, RowError>,
        unmarked: Result<Entries, RowError>,
    ) -> Result<Entries, RowError> {
        match (marked, unmarked) {
            (Ok(scores), Ok(others)) => self.or_readings(scores, vec![self.reading(others)]),
            (Ok(scores), Err(_)) => Ok(scores),
            (Err(error @ RowError::Ambiguous(_)), _) => Err(error),
            (Err(_), unmarked) => unmarked,
        }
    }

    /// Returns a text without `ok` before it and `thanks` after it.
    fn without_thanks<'t>(&self, text: &'t str) -> &'t str {
        const SAID: &str = "ok|okay|so|right|well|please|thanks|thx|cheers|um|uh|hey|we|got|have|its|\
            it's|add|crowns|score|scores|lol|yes|and";
        let is_said = |word: &str| is_one_of(SAID, &bare(word)) && !self.is_name(&bare(word));
        let mut text = text.trim();
        while let Some((_, rest)) = text.split_once(' ').filter(|(first, _)| is_said(first)) {
            text = rest.trim_start();
        }
        while let Some((rest, _)) = text.rsplit_once(' ').filter(|(_, last)| is_said(last)) {
            text = rest.trim_end_matches([' ', ',']);
        }
        text
    }

    /// Returns a text after the number of the round: `4: 12 0 7 9`.
    fn behind_round<'t>(&self, text: &'t str) -> &'t str {
        let after = text.strip_prefix(&self.turn.number.to_string());
        let after = after.and_then(|text| text.strip_prefix(['.', ':', ')']));
        let scores = after.filter(|text| text.starts_with(' ')).map(str::trim_start);
        let starts_with_score =
            |text: &&str| text.split([' ', ',']).next().is_some_and(|word| self.is_score(word));
        scores.filter(starts_with_score).unwrap_or(text)
    }

    /// Returns a text without brackets, and with spaces in `10-0-7-9` and `ann20`.
    fn split_up(&self, text: &str) -> String {
        let players = self.turn.playing.len();
        for sign in ['-', '–', ':'] {
            let scores: Vec<_> = text.split(sign).map(str::trim).collect();
            if scores.len() == players && scores.iter().all(|score| is_digits(score)) {
                return scores.join(" ");
            }
        }
        let apart = |word: &str| {
            let (name, score) = word.split_at(word.find(|c: char| c.is_ascii_digit())?);
            let is_apart = self.whole_name(&[name]).is_some()
                && self.find_seat(word).is_err()
                && is_digits(score.trim_end_matches(','));
            is_apart.then(|| format!("{name} {score}"))
        };
        let lines = text.lines().map(|line| {
            let plain = match line.contains('(') {
                true => line.replace(['(', ')'], " "),
                false => line.to_owned(),
            };
            joined(plain.split_whitespace().map(|word| apart(word).unwrap_or(word.to_owned())), " ")
        });
        joined(lines, "\n")
    }

    /// Returns a text after marks that stand before a name.
    fn behind_marks<'t>(&self, text: &'t str, marks: &[fn(&str) -> Option<&str>]) -> &'t str {
        let mut rest = text;
        while let Some(after) = marks.iter().find_map(|mark| mark(rest)) {
            rest = after.trim_start();
        }
        let mut words = rest.split([' ', ':', '=']);
        let name = words.next().unwrap_or_default().trim_start_matches('@');
        let is_name = self.find_seat(name).is_ok() && !self.is_score(name);
        if is_name { rest } else { text }
    }

    /// Writes a text without the `@` before names, and without the faces after scores.
    fn without_signs(&self, text: &str) -> String {
        let mut words: Vec<&str> = Vec::new();
        for word in text.split_whitespace() {
            let is_name = |name: &str| self.find_seat(name.trim_end_matches(':')).is_ok();
            let is_behind_score = words.last().is_some_and(|last| !is_name(last) && *last != ":");
            let bare = word.trim_matches(['@', '*', '_', '~', '“', '”', '\'', '"']);
            match bare {
                name if name != word && is_name(name) => words.push(name),
                _ if is_behind_score && word.chars().all(is_face) => {}
                _ => words.push(word),
            }
        }
        words.join(" ")
    }
}

/// Returns what is after the bullet of a list.
fn bullet(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(['-', '–', '—', '*', '•', '·', '◦', '‣', '>'])?;
    rest.starts_with(char::is_whitespace).then_some(rest)
}

/// Returns what is after the number of a line.
fn number(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = (1..3).contains(&(text.len() - rest.len()));
    rest.strip_prefix(['.', ')']).filter(|rest| is_number && rest.starts_with(' '))
}

/// Returns what is after the time of a message, with its day or without.
fn time(text: &str) -> Option<&str> {
    let are_numbers = |word: &str, signs: &[char], counts: &[usize]| {
        let numbers = word.trim_matches(['[', ']', ',']).split(signs);
        counts.contains(&numbers.clone().count())
            && numbers.clone().all(|number| number.parse::<u16>().is_ok())
    };
    let (first, rest) = text.split_once(' ')?;
    let (time, rest) = match are_numbers(first, &['/', '.', '-'], &[3]) {
        true => rest.split_once(' ')?,
        false => (first, rest),
    };
    let behind_half = ["AM]", "PM]", "AM", "PM"].iter().find_map(|half| rest.strip_prefix(half));
    are_numbers(time, &[':', '.'], &[2, 3]).then(|| behind_half.unwrap_or(rest))
}

/// Returns `true` for a face or a hand, which says nothing of cards as a heart or a star does.
fn is_face(c: char) -> bool {
    matches!(c, '\u{1f44a}'..='\u{1f450}' | '\u{1f600}'..='\u{1f64f}' | '\u{1f910}'..='\u{1f92f}'
        | '\u{1f970}'..='\u{1f97a}' | '\u{1f3fb}'..='\u{1f3ff}' | '\u{200d}' | '\u{fe0f}' | '🎉' | '💪' | '🔥' | '🏆' | '✔' | '✅' | '☑')
}
