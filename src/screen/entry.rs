//! The round that is being entered: what was answered so far, and what the line
//! that is being typed would add.

use chrono::{DateTime, Utc};

use crate::game::{
    PlayError, RoundEntry, RoundSetup, RowError, RowReading, ScoreEntry, ScoreEntryError,
    ScoreWarning, ScoredRound, Scoresheet,
};
use crate::messages::{Message, Messages};
use crate::render::{seat_names, shown};

/// The scores of the next round, as far as they are answered.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Entry {
    /// By the place of the seat among those who play.
    pub answers: Vec<Option<ScoreEntry>>,
    /// Whose score is asked for, as a place among those who play.
    pub index: usize,
    /// The seat that went out, if that was asked for.
    pub out: Option<usize>,
    /// Whether an implausible score is insisted on.
    pub force: bool,
    /// Whether the numbers are running totals.
    pub totals: bool,
}

/// What is to be asked about a round before it is recorded.
#[derive(Debug, Clone)]
pub struct Review {
    pub round: u8,
    /// The seats of which one went out, if that is not clear.
    pub may_be_out: Vec<usize>,
    pub warnings: Vec<ScoreWarning>,
    doubts: Vec<ScoreWarning>,
}

impl Review {
    /// Returns the question whether the round is to be entered at all.
    pub fn doubt(&self, words: &Messages) -> Option<String> {
        self.doubts.iter().find_map(|doubt| words.doubt(doubt, self.round))
    }

    /// Returns `true` if the round can be recorded as it is.
    pub fn asks_nothing(&self) -> bool {
        self.may_be_out.is_empty() && self.warnings.is_empty() && self.doubts.is_empty()
    }
}

#[derive(Debug)]
pub enum Reading {
    /// The score of the player who is asked for.
    One(ScoreEntry),
    /// Scores by seat.
    Row(Vec<(usize, ScoreEntry)>),
    /// Letters for digits.
    Slip { text: String, meant: String },
    /// Several ways to read a row.
    Several(Vec<RowReading>),
    /// Nothing that can be read.
    Error(RowError),
}

impl Entry {
    /// Returns the entry of a round without answers.
    pub fn for_turn(turn: &RoundSetup) -> Self {
        Self { answers: vec![None; turn.playing.len()], ..Self::default() }
    }

    /// Returns the entry without answers; numbers stay totals or points.
    pub(super) fn dropped(&self) -> Self {
        Self { answers: vec![None; self.answers.len()], totals: self.totals, ..Self::default() }
    }

    /// Returns the answers as a row that can be typed again.
    pub fn as_row(&self) -> String {
        let answers: Vec<_> = self.answers.iter().flatten().map(ScoreEntry::to_string).collect();
        answers.join(", ")
    }

    /// Returns `true` if nothing was answered.
    pub fn is_empty(&self) -> bool {
        self.answers.iter().all(Option::is_none)
    }

    /// Returns `true` if a round was recorded with these answers.
    pub(super) fn is_recorded(&self, sheet: &Scoresheet, turn: &RoundSetup) -> bool {
        let Some(played) = sheet.played.get(&turn.number) else {
            return false;
        };
        let is_same = |(answer, seat): (&Option<ScoreEntry>, &usize)| match answer {
            Some(answer) => {
                played.scores.get(seat).is_some_and(|score| score.points == points(answer, sheet))
            }
            None => true,
        };
        self.answers.iter().zip(&turn.playing).all(is_same)
    }

    /// Reads a line: one score, or a row of them.
    pub fn read(&self, line: &str, sheet: &Scoresheet, turn: &RoundSetup) -> Reading {
        let rules = sheet.ruleset.in_round(turn.round);
        let is_several = line.contains(|c: char| c.is_whitespace() || ",=:".contains(c));
        let as_one = match ScoreEntry::read_typed(line, rules) {
            Ok(entry) if is_several && self.is_empty() => {
                return match sheet.read_row(turn, &[line.to_owned()]) {
                    Err(RowError::Ambiguous(readings)) => Reading::Several(readings),
                    _ => Reading::One(entry),
                };
            }
            Ok(entry) => return Reading::One(entry),
            Err(ScoreEntryError::Slip { text, meant }) => return Reading::Slip { text, meant },
            Err(error) => error,
        };
        let seat = turn.playing.get(self.index).copied().unwrap_or_default();
        // Numbers alone may be the points of several players.
        let is_hand =
            as_one.is_of_cards() && (!self.is_empty() || line.contains(char::is_alphabetic));
        let as_one = RowError::Score { seat, error: as_one };
        if !is_several {
            return Reading::Error(as_one);
        }
        match sheet.read_row(turn, &[line.to_owned()]) {
            Ok(entries) => Reading::Row(entries),
            Err(RowError::Score { error: ScoreEntryError::Slip { text, meant }, .. }) => {
                Reading::Slip { text, meant }
            }
            Err(RowError::Ambiguous(readings)) => Reading::Several(readings),
            Err(_) if is_hand && !sheet.looks_like_row(turn, line) => Reading::Error(as_one),
            Err(error) => Reading::Error(error),
        }
    }

    /// Returns the answers with those that a line adds. A line that is not
    /// finished adds the scores that are already clear.
    pub(super) fn preview(&self, line: &str, sheet: &Scoresheet, turn: &RoundSetup) -> Self {
        let mut preview = self.clone();
        let mut rest = line.trim();
        while !rest.is_empty() {
            match self.read(rest, sheet, turn) {
                Reading::One(entry) => {
                    preview.put(turn, self.index, entry);
                    return preview;
                }
                Reading::Row(entries) => {
                    preview.put_row(turn, entries);
                    return preview;
                }
                _ if self.put_first_of_row(&mut preview, rest, sheet, turn) => return preview,
                _ => {}
            }
            rest = rest.rfind(char::is_whitespace).map_or("", |at| rest[..at].trim_end());
        }
        preview
    }

    /// Adds the scores of a row by seat of which the end is not typed yet.
    fn put_first_of_row(
        &self,
        preview: &mut Self,
        line: &str,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> bool {
        let rules = sheet.ruleset.in_round(turn.round);
        let pieces = line.split(|c: char| c.is_whitespace() || c == ',');
        let pieces = pieces.filter(|piece| !piece.is_empty());
        let scores = pieces.map(|piece| ScoreEntry::read_typed(piece, rules));
        let Ok(scores) = scores.collect::<Result<Vec<_>, _>>() else {
            return false;
        };
        let fits = self.index == 0 && scores.len() < turn.playing.len();
        if fits {
            for (index, score) in scores.into_iter().enumerate() {
                preview.put(turn, index, score);
            }
        }
        fits
    }

    /// Sets the answer of a place; who went out is asked for again.
    pub fn put(&mut self, turn: &RoundSetup, index: usize, entry: ScoreEntry) {
        self.answers.resize(turn.playing.len(), None);
        if let Some(answer) = self.answers.get_mut(index) {
            *answer = Some(entry);
            self.out = None;
        }
    }

    /// Sets the answers of several seats.
    pub(super) fn put_row(&mut self, turn: &RoundSetup, entries: Vec<(usize, ScoreEntry)>) {
        for (seat, entry) in entries {
            if let Some(index) = turn.playing.iter().position(|&other| other == seat) {
                self.put(turn, index, entry);
            }
        }
    }

    /// Returns the first place from another on that has no answer, around the
    /// table.
    pub(super) fn next_open(&self, from: usize) -> Option<usize> {
        let count = self.answers.len();
        let mut places = (0..count).map(|step| (from + step) % count);
        places.find(|&place| self.answers[place].is_none())
    }

    /// Returns the points that an answer adds to a total, `None` if there is no
    /// answer or it cannot be.
    pub(super) fn points(&self, sheet: &Scoresheet, turn: &RoundSetup, seat: usize) -> Option<i32> {
        let index = turn.playing.iter().position(|&other| other == seat)?;
        match self.answers.get(index)?.as_ref()? {
            ScoreEntry::Points(total) if self.totals => {
                Some(total - sheet.total_before(seat, turn.number))
            }
            answer => points(answer, sheet),
        }
    }

    /// Returns the round as it would be recorded; a player without an answer
    /// does not play.
    pub fn round(&self, sheet: &Scoresheet, turn: &RoundSetup) -> Result<RoundEntry, PlayError> {
        let answer = |index: usize| self.answers.get(index).cloned().flatten();
        let seats = turn.playing.iter().enumerate();
        let entries =
            seats.map(|(index, &seat)| (seat, answer(index).unwrap_or(ScoreEntry::Absent)));
        let entries = entries.collect();
        let entry = sheet.round_entry(turn.number, entries, self.totals, self.force)?;
        Ok(RoundEntry { out: self.out, ..entry })
    }

    /// Returns what is to be asked before a round is recorded that was scored so.
    pub fn review(&self, sheet: &Scoresheet, scored: &ScoredRound, now: DateTime<Utc>) -> Review {
        let is_settled = |warning: &ScoreWarning| match warning {
            ScoreWarning::WhoWentOut { .. } => true,
            ScoreWarning::LikeTotals => self.totals,
            _ => false,
        };
        let warnings = scored.warnings.iter().filter(|warning| !is_settled(warning));
        Review {
            round: scored.round,
            may_be_out: scored.several_zeros().map(<[usize]>::to_vec).unwrap_or_default(),
            warnings: warnings.cloned().collect(),
            doubts: sheet.doubts(scored, now),
        }
    }

    pub fn score(&self, sheet: &Scoresheet, turn: &RoundSetup) -> Result<ScoredRound, PlayError> {
        sheet.score(self.round(sheet, turn)?)
    }
}

/// Returns the points of a score; `None` for who did not play.
pub(super) fn points(score: &ScoreEntry, sheet: &Scoresheet) -> Option<i32> {
    Some(match score {
        ScoreEntry::Points(points) => *points,
        ScoreEntry::Cards(priced) => i32::from(priced.points),
        ScoreEntry::Ranks(priced) => i32::from(priced.points()),
        ScoreEntry::WentOut => i32::from(sheet.ruleset.go_out_bonus()),
        ScoreEntry::Absent => return None,
    })
}

/// Returns why a row cannot be read.
pub fn row_error(sheet: &Scoresheet, error: RowError, words: &Messages) -> String {
    match error {
        RowError::Args(error) => error.text(words),
        RowError::Seat(error) => error.text(words),
        RowError::Score { seat, error } => {
            let text = error.text(words).replace('\n', "; ");
            format!("{}: {text}", shown(&seat_names(sheet)[seat]))
        }
        // The readings are asked about.
        RowError::Ambiguous(_) => String::new(),
    }
}
