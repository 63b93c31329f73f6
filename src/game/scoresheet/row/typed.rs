//! Errors of a row that was typed in another language than the notation quote what was
//! typed.

use strsim::damerau_levenshtein;

use super::super::error::{RowError, RowReading, SeatNotFound};
use super::super::sheet::Scoresheet;
use super::is_conjunction;
use crate::cards::{CardNames, nearest_called};
use crate::game::score::{RowText, ScoreArgsError, ScoreEntryError, shortened};

impl Scoresheet {
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
                // What was cut short ends with no word.
                *nearest = nearest_called(text, names).filter(|_| !text.ends_with('…'));
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
                ScoreArgsError::Mixed { value: text } | ScoreArgsError::NoName { value: text, .. },
            ) => quoted(text),
            RowError::Seat(SeatNotFound::None { name, near, .. }) => {
                quoted(name);
                if let Some((word, meant)) = slip(name, names).filter(|_| near.is_empty()) {
                    (*name, *near) = (word, vec![meant]);
                }
            }
            RowError::Ambiguous(readings) => {
                readings.iter_mut().for_each(|reading| self.read_as_typed(reading, typed, names));
            }
            _ => {}
        }
        error
    }

    /// Writes a way to read a row in the words that were typed.
    fn read_as_typed(&self, reading: &mut RowReading, typed: &str, names: &CardNames) {
        let texts: Vec<_> = match &mut reading.text {
            RowText::EachPlayer(scores) => scores.iter_mut().map(|(_, text)| text).collect(),
            RowText::OnePlayer(text) => vec![text],
        };
        for text in texts {
            if let Some(own) = self.typed_for(text, typed, names) {
                *text = own;
            }
        }
    }

    /// Finds the typed words that are read as this text, or the fewest that it is a part of;
    /// an `and` may be missing in it.
    fn typed_for(&self, read: &str, typed: &str, names: &CardNames) -> Option<String> {
        let plain = |text: &str| {
            let words = text.split([' ', ',', ';', ':', '=']).filter(|word| !word.is_empty());
            // A row has `one` for the `a` of `a seven`.
            let words = words.map(|word| if word.eq_ignore_ascii_case("a") { "one" } else { word });
            words.collect::<Vec<_>>().join(" ")
        };
        let without_and = |text: &str| {
            let words = text.split(' ').filter(|word| !is_conjunction(word));
            words.collect::<Vec<_>>().join(" ")
        };
        let read = plain(read);
        let words: Vec<_> = typed.split_whitespace().collect();
        let windows = (1..=words.len()).flat_map(|len| words.windows(len));
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
