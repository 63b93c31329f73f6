//! What a line that is typed adds to the round that is being entered.

use std::borrow::Cow;

use super::RoundDraft;
use crate::game::score::{ScoreArgsError, ScoreEntry, ScoreEntryError};
use crate::game::scoresheet::error::{Entries, RowError};
use crate::game::scoresheet::setup::RoundSetup;
use crate::game::scoresheet::sheet::Scoresheet;
use crate::game::scoresheet::tokens::{TAKEN_BACK, unquoted};
use crate::game::text::{is_digits, is_one_of};

impl RoundDraft {
    /// Reads a line as scores by seat: the score of the player who is asked for, a row, or
    /// other scores in place of some that are answered, `oops, cat 27`.
    pub fn read(
        &self,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Result<Entries, RowError> {
        if let Some(scores) = unquoted(&[line.to_owned()]) {
            let asked = turn.playing.get(self.index).copied();
            let read = sheet.read_row_of(turn, &self.rest(turn), asked, &scores);
            return match read.ok().filter(|_| scores.len() > 1) {
                Some(entries) => Ok(entries),
                None => self.read(&scores.join(" "), sheet, turn),
            };
        }
        self.or_corrected(self.read_scores(line, sheet, turn), line, sheet, turn)
    }

    /// Reads a line as a row, with nobody who is asked, or as scores in place of some that are
    /// answered.
    pub fn read_row(
        &self,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Result<Entries, RowError> {
        let read = sheet.read_row_of(turn, &self.rest(turn), None, &[line.to_owned()]);
        self.or_corrected(read, line, sheet, turn)
    }

    /// Returns the scores that were read of a line, unless they may be added to others, or what
    /// it corrects.
    fn or_corrected(
        &self,
        read: Result<Entries, RowError>,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Result<Entries, RowError> {
        if let Ok(scores) = &read
            && scores.len() == 1
            && !self.totals
            && let Some(adds) = sheet.adds(line, scores, |seat| self.points(sheet, turn, seat))
        {
            return Err(adds.into());
        }
        if read.is_err()
            && let Some(entry) = self.corrects_last(line, sheet, turn)
        {
            return Ok(vec![entry]);
        }
        read.or_else(|error| {
            let answered = |seat: usize| self.points(sheet, turn, seat);
            let said = match error {
                RowError::Ambiguous(_) => None,
                _ => sheet.said_correction(turn, line, Some(&answered)),
            };
            said.map_or(Err(error), |said| said.map_err(RowError::from))
        })
    }

    /// Reads a score that is right in the place of the one that was answered last: `no, 13`.
    fn corrects_last(
        &self,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Option<(usize, ScoreEntry)> {
        const SAID: &str = "make|should|meant|mean";
        const FILLERS: &str = "i|it|that|be|is|was";
        let is_of = |list: &str, word: &str| {
            sheet.is_said(list, &word.trim_matches([',', '.', '!']).to_lowercase())
        };
        let (said, others): (Vec<_>, Vec<_>) =
            line.split_whitespace().partition(|word| is_of(TAKEN_BACK, word) || is_of(SAID, word));
        let score: Vec<_> = others.into_iter().filter(|word| !is_of(FILLERS, word)).collect();
        let last = self.last_answered()?;
        let entry = ScoreEntry::read_typed(&score.join(" "), sheet.ruleset.in_round(turn.round));
        let entry = entry.ok().filter(|entry| matches!(entry, ScoreEntry::Points(_)));
        Some((turn.playing[last], entry.filter(|_| !said.is_empty())?))
    }

    fn read_scores(
        &self,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Result<Entries, RowError> {
        let line = &*without_plus(line);
        let seat = turn.playing.get(self.index).copied().unwrap_or_default();
        let rules = sheet.ruleset.in_round(turn.round);
        let is_several = line.contains(|c: char| c.is_whitespace() || ",;=:/|".contains(c))
            || line.trim_start_matches('-').contains('-');
        let has_name = sheet.begins_with_name(line) || sheet.ends_with_name(line);
        let (open, rest) = (self.open_seats(turn), self.rest(turn));
        let read_row = || sheet.read_row_of(turn, &rest, Some(seat), &[line.to_owned()]);
        // Those who are left, in their order: `12 and 13` for the last two.
        let read_open = || {
            let open = RoundSetup { playing: open.clone(), ..turn.clone() };
            sheet.read_row(&open, &[line.to_owned()])
        };
        let is_begun = open.len() > 1 && open.len() < turn.playing.len();
        let error = match ScoreEntry::read_typed(line, rules) {
            // It may be said of one, but there is a score for each of two.
            Ok(ScoreEntry::WentOut) if open.len() == 2 && is_one_of("0 out|out 0", line) => {
                return read_open();
            }
            // A line that may have a name is a row, too.
            Ok(entry) if is_several && (self.is_empty() || has_name) => {
                return match read_row() {
                    Err(error @ RowError::Ambiguous(_)) => Err(error),
                    _ => Ok(vec![(seat, entry)]),
                };
            }
            // `7 9` may be the scores of the last two, as well as two cards.
            Ok(entry)
                if is_several
                    && is_begun
                    && (matches!(entry, ScoreEntry::Points(_))
                        || !line.contains(char::is_alphabetic)) =>
            {
                return match read_open() {
                    Err(error @ RowError::Ambiguous(_)) => Err(error),
                    _ => Ok(vec![(seat, entry)]),
                };
            }
            Ok(entry) => return Ok(vec![(seat, entry)]),
            Err(error) => error,
        };
        let is_slip = matches!(error, ScoreEntryError::Slip { .. });
        // Numbers alone may be the points of several players.
        let is_hand =
            error.is_of_cards() && (!self.is_empty() || line.contains(char::is_alphabetic));
        let is_product = matches!(error, ScoreEntryError::Product { .. });
        let as_one = RowError::Score { seat, error };
        if is_slip || !is_several {
            return Err(as_one);
        }
        let row = read_row().or_else(|error| match &error {
            // `3 x 5` may be meant for who is asked.
            RowError::Args(ScoreArgsError::Count { .. }) if is_begun && !is_product => {
                read_open().ok().filter(|read| read.len() == open.len()).ok_or(error)
            }
            _ => Err(error),
        });
        row.map_err(|as_row| match &as_row {
            RowError::Score { error: ScoreEntryError::Slip { .. }, .. } => as_row,
            RowError::Ambiguous(_) => as_row,
            RowError::Args(ScoreArgsError::Count { .. })
                if is_product || sheet.has_other_words(turn, line) =>
            {
                as_one
            }
            _ if is_hand && !sheet.looks_like_row(turn, line) => as_one,
            _ => as_row,
        })
    }

    /// Returns the seats that have no answer: where nobody is missing nobody is the rest.
    fn rest(&self, turn: &RoundSetup) -> Vec<usize> {
        if self.next_open(0).is_none() { Vec::new() } else { self.open_seats(turn) }
    }

    /// Returns the seats that have no answer, or all if each has one.
    fn open_seats(&self, turn: &RoundSetup) -> Vec<usize> {
        let is_full = self.next_open(0).is_none();
        let answered = turn.playing.iter().zip(&self.answers);
        answered.filter(|(_, answer)| is_full || answer.is_none()).map(|(&seat, _)| seat).collect()
    }

    /// Returns the answers with those that a line adds. A line that is not
    /// finished adds the scores that are already clear.
    pub fn preview(&self, line: &str, sheet: &Scoresheet, turn: &RoundSetup) -> Self {
        let mut preview = self.clone();
        let mut rest = line.trim();
        let rules = sheet.ruleset.in_round(turn.round);
        while !rest.is_empty() {
            match self.read(rest, sheet, turn) {
                Ok(scores) => {
                    preview.put_row(turn, scores);
                    return preview;
                }
                // It is about another round.
                Err(RowError::Args(error)) if error.is_correction() => return preview,
                Err(_) => {}
            }
            // The end of a row by seat may not be typed yet.
            let pieces = rest.split(|c: char| c.is_whitespace() || c == ',');
            let pieces = pieces.filter(|piece| !piece.is_empty());
            let scores = pieces.map(|piece| ScoreEntry::read_typed(piece, rules));
            if let Ok(scores) = scores.collect::<Result<Vec<_>, _>>()
                && self.index == 0
                && scores.len() < turn.playing.len()
            {
                let scores = scores.into_iter().enumerate();
                scores.for_each(|(index, score)| preview.put(turn, index, score));
                return preview;
            }
            rest = rest.rfind(char::is_whitespace).map_or("", |at| rest[..at].trim_end());
        }
        preview
    }
}

/// Returns a row of which each number has a sign, `+12 +0`, without these.
fn without_plus(line: &str) -> Cow<'_, str> {
    let number = |word| str::strip_prefix(word, '+').filter(|number| is_digits(number));
    let numbers: Option<Vec<_>> = line.split_whitespace().map(number).collect();
    match numbers.filter(|numbers| numbers.len() > 1) {
        Some(numbers) => numbers.join(" ").into(),
        None => line.into(),
    }
}
