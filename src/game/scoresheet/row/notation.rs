//! Rows that are typed in another language than the notation: they are read in the notation, and
//! errors quote what was typed.

use std::borrow::Cow;

use strsim::damerau_levenshtein;

use super::super::error::{RowError, SeatNotFound};
use super::super::sheet::Scoresheet;
use super::super::tokens::COMMAS;
use super::is_conjunction;
use crate::cards::{CardNames, nearest_called};
use crate::game::find_name::{find_name, same_name};
use crate::game::score::{RowText, ScoreArgsError, ScoreEntryError, shortened};
use crate::game::text::{is_digits, joined, number_said};

impl Scoresheet {
    /// Returns a score or a row with the names of cards replaced by the notation.
    /// A word of the name of a seat stays as it is, and so does a letter that begins one.
    pub fn in_notation<'a>(&self, text: &'a str, names: &CardNames) -> Cow<'a, str> {
        if text.contains('\n') {
            let lines = text.lines().map(|line| self.in_notation(line, names));
            return Cow::Owned(joined(lines, "\n"));
        }
        let is_seat = |word: &str| self.find_seat(word).is_ok();
        let is_of_name = |word: &str| {
            let mut parts = self.seats.iter().flat_map(|seat| seat.name().split_whitespace());
            word.chars().nth(1).is_none() && is_seat(word)
                || parts.any(|part| same_name(part, word))
        };
        // `bo=ud` is a name and a word, and `8:an` is a card.
        let split = |word: &'a str| match word.rfind(['=', ':']).map(|sign| word.split_at(sign)) {
            Some((name, score)) if name.is_empty() || score.len() == 1 || is_seat(name) => {
                vec![name, &score[..1], &score[1..]]
            }
            _ => vec![word, "", ""],
        };
        let words = text.split(' ').flat_map(split).filter(|part| !part.is_empty());
        let words: Vec<_> = words.collect();
        let plain = words.join(" ");
        let words = self.round_in_english(&words, names);
        let whole = self.whole_names(&words, names).join(" ");
        match names.to_notation_except(&whole, is_of_name) {
            same if *same == plain => Cow::Borrowed(text),
            written => Cow::Owned(written.into_owned()),
        }
    }

    /// Writes a name in full that begins like a number in words, where a score alone
    /// follows: `ten 15` is what Tenley scored.
    pub fn whole_names<'a>(&'a self, words: &[&'a str], names: &CardNames) -> Vec<&'a str> {
        let all: Vec<_> = self.seats.iter().map(|seat| seat.name()).collect();
        let is_score = |word: &str| {
            let word = word.trim_end_matches(COMMAS);
            is_digits(word) || names.called(word).eq_ignore_ascii_case("out")
        };
        let whole = |index: usize| {
            let word = words[index];
            let called = names.called(word);
            let is_meant = number_said(called).is_some()
                && word.starts_with(char::is_alphabetic)
                && words.get(index + 1).is_some_and(|next| is_score(next));
            if !is_meant {
                return word;
            }
            match find_name(&all, word).as_slice() {
                [seat] => all[*seat],
                _ => word,
            }
        };
        (0..words.len()).map(whole).collect()
    }

    /// Returns an error of a row, which was read in the notation, with the words that
    /// were typed: `2 konger og kogne`, not `2 kings and kogne`.
    pub fn as_typed(&self, error: RowError, typed: &str, names: &CardNames) -> RowError {
        let quoted = |read: &mut String| {
            if let Some(text) = self.typed_for(read, typed, names) {
                *read = text;
            }
        };
        let mut error = error;
        match &mut error {
            RowError::Score { error: ScoreEntryError::Unreadable { text, nearest }, .. } => {
                quoted(text);
                let is_plain = |score: &String| {
                    score.bytes().all(|byte| byte.is_ascii_digit() || byte == b'x')
                };
                let score = nearest.take().filter(is_plain);
                // What was cut short ends with no word.
                *nearest = nearest_called(text, names).filter(|_| !text.ends_with('…')).or(score);
            }
            RowError::Score { error: ScoreEntryError::Cards(bad), .. } => {
                bad.0.iter_mut().for_each(|bad| quoted(&mut bad.text));
            }
            RowError::Score {
                error:
                    ScoreEntryError::NoNumber { plural: text } | ScoreEntryError::CountOrCard { text },
                ..
            }
            | RowError::Args(
                ScoreArgsError::Mixed { value: text }
                | ScoreArgsError::NoName { value: text, .. }
                | ScoreArgsError::NoScore { name: text },
            ) => quoted(text),
            RowError::Args(ScoreArgsError::Count { example, .. }) => {
                let own = |example: &String| self.example_typed_for(example, typed, names);
                *example = example.as_ref().and_then(own);
            }
            RowError::Seat(SeatNotFound::None { name, near, .. }) => {
                quoted(name);
                if let Some((word, meant)) = slip(name, names).filter(|_| near.is_empty()) {
                    (*name, *near) = (word, vec![meant]);
                }
            }
            RowError::Ambiguous(readings) => {
                readings.iter_mut().for_each(|reading| match &mut reading.text {
                    RowText::EachPlayer(scores) => {
                        scores.iter_mut().for_each(|(_, text)| quoted(text));
                    }
                    RowText::OnePlayer(text) => quoted(text),
                });
            }
            _ => {}
        }
        error
    }

    /// Returns the scores of an example, which are pieces of a row, as they were typed.
    fn example_typed_for(&self, example: &str, typed: &str, names: &CardNames) -> Option<String> {
        let read = self.in_notation(typed, names);
        if read == typed {
            return Some(example.to_owned());
        }
        let separator = if typed.contains(',') { ',' } else { ' ' };
        let pieces = |text: &str| -> Vec<String> {
            text.split(separator).map(|piece| piece.trim().to_owned()).collect()
        };
        let (read, typed) = (pieces(&read), pieces(typed));
        let mut pieces = read.iter().zip(&typed);
        let scores = example.split(", ").map(|score| {
            let (mut said, mut own) = (String::new(), String::new());
            while said.len() < score.len() {
                let (piece, text) = pieces.next()?;
                said = format!("{said} {piece}").trim_start().to_owned();
                own = format!("{own} {text}").trim_start().to_owned();
            }
            (said == score).then_some(own)
        });
        Some(scores.collect::<Option<Vec<_>>>()?.join(", "))
    }

    /// Finds the typed words that are read as this text, or the fewest that it is a part of;
    /// an `and` may be missing in it.
    fn typed_for(&self, read: &str, typed: &str, names: &CardNames) -> Option<String> {
        const MOST_FOR_ONE: usize = 4;
        // English is read as it is.
        if self.in_notation(typed, names) == typed && typed.contains(read) {
            return None;
        }
        let plain = |text: &str| {
            let words = text.split([' ', ',', ';', ':', '=']).filter(|word| !word.is_empty());
            // A row has `one` for the `a` of `a seven`.
            let words = words.map(|word| if word.eq_ignore_ascii_case("a") { "one" } else { word });
            joined(words, " ")
        };
        let without_and =
            |text: &str| joined(text.split(' ').filter(|word| !is_conjunction(word)), " ");
        let read = plain(read);
        let words: Vec<_> = typed.split_whitespace().collect();
        // A name of a card may be several words, and several cards one.
        let count = read.split(' ').count();
        let lens = count / MOST_FOR_ONE..=words.len().min(count * MOST_FOR_ONE);
        let windows = lens.filter(|&len| len > 0).flat_map(|len| words.windows(len));
        let texts = windows.map(|words| words.join(" "));
        let texts: Vec<_> =
            texts.map(|text| (plain(&self.in_notation(&text, names)), text)).collect();
        let whole =
            |(written, _): &&(String, String)| *written == read || shortened(written) == read;
        let but_for_and = |(written, _): &&(String, String)| without_and(written) == read;
        let part = |(written, text): &&(String, String)| {
            plain(text) != *written && format!(" {written} ").contains(&format!(" {read} "))
        };
        let find = |is: &dyn Fn(&&(String, String)) -> bool| texts.iter().find(is);
        let (_, text) = find(&whole).or_else(|| find(&but_for_and)).or_else(|| find(&part))?;
        Some(shortened(text.trim_matches([',', ';', ':', '='])))
    }
}

/// Finds the word of a text that is a slip of one between names, and that one: `exept`.
fn slip(text: &str, names: &CardNames) -> Option<(String, String)> {
    const BETWEEN: [&str; 4] = ["everybody", "everyone", "except", "others"];
    const SHORTEST: usize = 5;
    let own = names.words.iter().filter(|(_, english)| BETWEEN.contains(english));
    let known: Vec<_> = BETWEEN.into_iter().chain(own.map(|(own, _)| *own)).collect();
    let meant = |word: &str| {
        let lower = word.to_lowercase();
        let is_near = |known: &&&str| {
            let is_long = known.chars().count().min(lower.chars().count()) >= SHORTEST;
            is_long && damerau_levenshtein(known, &lower) == 1
        };
        known.iter().find(is_near).map(|known| (word.to_owned(), (*known).to_owned()))
    };
    text.split_whitespace().find_map(meant)
}
