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
            let read = sheet.read_row_of(turn, &self.open_seats(turn), asked, &scores);
            return match read.ok().filter(|_| scores.len() > 1) {
                Some(entries) => Ok(entries),
                None => self.read(&scores.join(" "), sheet, turn),
            };
        }
        self.scores_or_correction(self.read_scores(line, sheet, turn), line, sheet, turn)
    }

    /// Reads a line as a row where no player is asked for, or as scores in place of some that are
    /// answered.
    pub fn read_row(
        &self,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Result<Entries, RowError> {
        let read = sheet.read_row_of(turn, &self.open_seats(turn), None, &[line.to_owned()]);
        self.scores_or_correction(read, line, sheet, turn)
    }

    /// Returns the scores that were read of a line, or else those that it corrects. Fails for a
    /// score that may be meant to be added to one that is answered.
    fn scores_or_correction(
        &self,
        read: Result<Entries, RowError>,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Result<Entries, RowError> {
        let answered = |seat: usize| self.points(sheet, turn, seat);
        if let Ok(scores) = &read
            && scores.len() == 1
            && !self.totals
            && let Some(adds) = sheet.adds(line, scores, answered)
        {
            return Err(adds.into());
        }
        if read.is_err()
            && let Some(entry) = self.read_correction_of_last(line, sheet, turn)
        {
            return Ok(vec![entry]);
        }
        read.or_else(|error| {
            let said = match error {
                RowError::Ambiguous(_) => None,
                _ => sheet.said_correction(turn, line, Some(&answered)),
            };
            said.map_or(Err(error), |said| said.map_err(RowError::from))
        })
    }

    /// Reads a score that is right in the place of the one that was answered last: `no, 13`.
    fn read_correction_of_last(
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
        let text = &*without_plus(line);
        let open = self.open_seats(turn);
        let Some(&asked) = turn.playing.get(self.index) else {
            return sheet.read_row_of(turn, &open, None, &[text.to_owned()]);
        };
        let line = TypedLine { draft: self, text, sheet, turn, asked, open };
        match ScoreEntry::read_typed(text, sheet.ruleset.in_round(turn.round)) {
            Ok(score) => line.of_score(score),
            Err(error) => line.of_no_score(error),
        }
    }

    /// Returns the seats that have no answer.
    fn open_seats(&self, turn: &RoundSetup) -> Vec<usize> {
        let answered = turn.playing.iter().zip(&self.answers);
        answered.filter(|(_, answer)| answer.is_none()).map(|(&seat, _)| seat).collect()
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
                    preview.put_row(turn, scores, false);
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

/// A line that may be the score of the player who is asked for, or a row.
struct TypedLine<'a> {
    draft: &'a RoundDraft,
    text: &'a str,
    sheet: &'a Scoresheet,
    turn: &'a RoundSetup,
    /// The seat that is asked for.
    asked: usize,
    /// The seats that have no answer.
    open: Vec<usize>,
}

impl TypedLine<'_> {
    fn values(&self) -> [String; 1] {
        [self.text.to_owned()]
    }

    fn read_row(&self) -> Result<Entries, RowError> {
        self.sheet.read_row_of(self.turn, &self.open, Some(self.asked), &self.values())
    }

    /// Reads the scores of those who are left, in their order: `12 and 13` for the last two.
    fn read_left(&self) -> Result<Entries, RowError> {
        let left = RoundSetup { playing: self.left().to_vec(), ..self.turn.clone() };
        self.sheet.read_row(&left, &self.values())
    }

    /// Returns the seats that have no answer, or all if each has one.
    fn left(&self) -> &[usize] {
        if self.open.is_empty() { &self.turn.playing } else { &self.open }
    }

    /// Returns `true` if some have an answer, and more than one has none.
    fn is_begun(&self) -> bool {
        (2..self.turn.playing.len()).contains(&self.open.len())
    }

    fn is_several(&self) -> bool {
        self.text.contains(|c: char| c.is_whitespace() || ",;=:/|".contains(c))
            || self.text.trim_start_matches('-').contains('-')
    }

    fn has_letter(&self) -> bool {
        self.text.contains(char::is_alphabetic)
    }

    /// Takes a line that is one score, unless it may as well be a row.
    fn of_score(&self, score: ScoreEntry) -> Result<Entries, RowError> {
        // It may be said of one, but there is a score for each of two.
        if score == ScoreEntry::WentOut
            && self.left().len() == 2
            && is_one_of("0 out|out 0", self.text)
        {
            return self.read_left();
        }
        let may_have_name = || {
            self.draft.is_empty()
                || self.sheet.begins_with_name(self.text)
                || self.sheet.ends_with_name(self.text)
        };
        let row = match score {
            _ if !self.is_several() => None,
            _ if may_have_name() => Some(self.read_row()),
            // `7 9` may be the scores of the last two, as well as two cards.
            ScoreEntry::Points(_) if self.is_begun() => Some(self.read_left()),
            _ if self.is_begun() && !self.has_letter() => Some(self.read_left()),
            _ => None,
        };
        match row {
            Some(Err(error @ RowError::Ambiguous(_))) => Err(error),
            _ => Ok(vec![(self.asked, score)]),
        }
    }

    /// Reads a line that is not one score as a row; tells why it is neither.
    fn of_no_score(&self, error: ScoreEntryError) -> Result<Entries, RowError> {
        let is_slip = matches!(error, ScoreEntryError::Slip { .. });
        // Numbers alone may be the points of several players.
        let is_hand = error.is_of_cards() && (!self.draft.is_empty() || self.has_letter());
        let is_product = matches!(error, ScoreEntryError::Product { .. });
        let as_one = RowError::Score { seat: self.asked, error };
        if is_slip || !self.is_several() {
            return Err(as_one);
        }
        let row = self.read_row().or_else(|error| match &error {
            // `3 x 5` may be meant for who is asked.
            RowError::Args(ScoreArgsError::Count { .. }) if self.is_begun() && !is_product => {
                self.read_left().ok().filter(|read| read.len() == self.open.len()).ok_or(error)
            }
            _ => Err(error),
        });
        row.map_err(|as_row| match &as_row {
            RowError::Score { error: ScoreEntryError::Slip { .. }, .. } => as_row,
            RowError::Ambiguous(_) => as_row,
            RowError::Args(ScoreArgsError::Count { .. })
                if is_product || self.sheet.has_other_words(self.turn, self.text) =>
            {
                as_one
            }
            _ if is_hand && !self.sheet.looks_like_row(self.turn, self.text) => as_one,
            _ => as_row,
        })
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
