//! Who went out, beside the scores of the others: `0 0 7 9, bob went out`.

use super::super::error::Entries;
use super::Row;
use super::said::is_digits;
use crate::game::score::ScoreEntry;

impl Row<'_> {
    /// Reads a row and who went out behind it, `0 0 7 9, bob went out`, where Bob has 0, or
    /// before it, with the scores of the others: `bob out, 20 7 9`.
    pub(super) fn with_out_apart(&self, text: &str) -> Option<Entries> {
        self.with_out_first(text).or_else(|| self.with_out_last(text))
    }

    fn with_out_last(&self, text: &str) -> Option<Entries> {
        let words: Vec<_> = text.split_whitespace().collect();
        let read = |words: &[&str]| {
            let text = words.join(" ");
            self.read(&[text.trim_matches([',', ';', '(', ')', '.', ' ']).to_owned()]).ok()
        };
        (1..words.len()).rev().take(5).find_map(|at| {
            let [(out, ScoreEntry::WentOut)] = *read(&words[at..])? else { return None };
            let mut entries = read(&words[..at])?;
            let (_, entry) = entries.iter_mut().find(|(seat, _)| *seat == out)?;
            let is_zero = matches!(entry, ScoreEntry::Points(0));
            is_zero.then(|| *entry = ScoreEntry::WentOut)?;
            Some(entries)
        })
    }

    /// Reads who went out, and behind a comma the scores of the others by seat.
    fn with_out_first(&self, text: &str) -> Option<Entries> {
        let (first, others) = text.split_once([',', ';', ':'])?;
        let [(out, ScoreEntry::WentOut)] = *self.read(&[first.to_owned()]).ok()? else {
            return None;
        };
        let scores: Vec<_> =
            others.split([' ', ',', ';']).filter(|score| !score.is_empty()).collect();
        let seats = self.turn.playing.iter().copied().filter(|&seat| seat != out);
        let is_whole = scores.len() + 1 == self.turn.playing.len()
            && scores.iter().all(|score| is_digits(score));
        let scores = scores.iter().map(|score| self.read_score(score).ok());
        let entries = seats.zip(scores).map(|(seat, score)| Some((seat, score?)));
        let out = std::iter::once(Some((out, ScoreEntry::WentOut)));
        is_whole.then(|| out.chain(entries).collect()).flatten()
    }
}
