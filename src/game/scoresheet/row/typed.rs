//! Errors of a row that was typed in another language than the notation quote what was
//! typed.

use super::super::error::{RowError, RowReading, SeatNotFound};
use super::super::sheet::Scoresheet;
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
                *nearest = nearest_called(text, names);
            }
            RowError::Score { error: ScoreEntryError::NoNumber { plural: text }, .. }
            | RowError::Args(
                ScoreArgsError::Mixed { value: text } | ScoreArgsError::NoName { value: text, .. },
            )
            | RowError::Seat(SeatNotFound::None { name: text, .. }) => quoted(text),
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

    /// Finds the typed words that are read as this text.
    fn typed_for(&self, read: &str, typed: &str, names: &CardNames) -> Option<String> {
        let plain = |text: &str| {
            let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
            words.collect::<Vec<_>>().join(" ")
        };
        let read = plain(read);
        let is_read = |text: &str| {
            let text = plain(&self.in_notation(text, names));
            text == read || shortened(&text) == read
        };
        let words: Vec<_> = typed.split_whitespace().collect();
        let windows =
            (0..words.len()).flat_map(|start| (start + 1..=words.len()).map(move |end| start..end));
        let mut texts = windows.map(|window| words[window].join(" "));
        let text = texts.find(|text| is_read(text))?;
        Some(shortened(text.trim_matches([',', ';'])))
    }
}
