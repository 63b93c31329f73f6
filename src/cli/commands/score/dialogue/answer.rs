//! Reads the answers about a round, and checks them as they come.

use chrono::{DateTime, Utc};

use crate::cli::args::scores;
use crate::cli::commands::score::totals;
use crate::cli::prelude::*;
use crate::cli::ui::prompt::is_back;
use crate::game::{
    PlayError, RoundCorrection, RoundEntry, RoundSetup, RowError, ScoreEntry, ScoreEntryError,
    ScoredRound, Scoresheet,
};

/// The round that is asked for.
pub(crate) struct Dialogue<'a> {
    pub(crate) sheet: &'a Scoresheet,
    pub(crate) turn: &'a RoundSetup,
    /// Whether the numbers are running totals.
    pub(crate) totals: bool,
    /// Whether implausible scores are accepted.
    pub(crate) force: bool,
    /// The game where a command has to name it.
    pub(crate) named: Option<u32>,
    pub(crate) now: DateTime<Utc>,
    pub(crate) words: &'static Messages,
}

/// An answer to what a player scored.
pub(super) enum Answer {
    Score(String),
    /// The scores of all players, in the order of their seats.
    Row(Vec<String>),
    /// Letters for digits, to be asked back.
    Slip {
        text: String,
        meant: String,
    },
    Back,
}

impl Dialogue<'_> {
    /// Reads an answer, given those before it; the first may be a whole row.
    pub(super) fn read(&self, before: &[String], answer: &str) -> Result<Answer, String> {
        if is_back(answer, self.words) {
            return match before {
                [] => Err(self.words.no_previous_answer().to_owned()),
                _ => Ok(Answer::Back),
            };
        }
        let typed = answer;
        let answer = &*self.sheet.in_notation(answer, self.words.card_names());
        let one = ScoreEntry::read_typed(answer, self.sheet.ruleset.in_round(self.turn.round));
        if let Err(ScoreEntryError::Slip { text, meant }) = one {
            return Ok(Answer::Slip { text, meant });
        }
        let is_several = answer.contains(|c: char| c.is_whitespace() || ",;=:".contains(c));
        if let (Err(error), [], true) = (one, before, is_several)
            && let Some(row) = self.read_row(typed, answer, &error)
        {
            return row;
        }
        self.check(before, answer)?;
        Ok(Answer::Score(answer.to_owned()))
    }

    /// Reads an answer as a row; `None` if it is rather a hand with an error.
    fn read_row(
        &self,
        typed: &str,
        answer: &str,
        as_one: &ScoreEntryError,
    ) -> Option<Result<Answer, String>> {
        // Numbers alone may be the points of several players.
        let is_hand = as_one.is_of_cards() && answer.contains(char::is_alphabetic);
        match self.sheet.read_row(self.turn, &[answer.to_owned()]) {
            Ok(entries) => Some(self.row(entries)),
            Err(RowError::Score { error: ScoreEntryError::Slip { text, meant }, .. }) => {
                Some(Ok(Answer::Slip { text, meant }))
            }
            Err(_) if is_hand && !self.sheet.looks_like_row(self.turn, answer) => None,
            Err(error) => {
                let error = self.sheet.as_typed(error, typed, self.words.card_names());
                Some(Err(self.in_one_line(&scores::failure(self.sheet, error))))
            }
        }
    }

    fn row(&self, entries: Vec<(usize, ScoreEntry)>) -> Result<Answer, String> {
        let mut row = self.scored_before();
        for (seat, entry) in &entries {
            if let Some(index) = self.turn.playing.iter().position(|other| other == seat) {
                row[index] = entry.to_string();
            }
        }
        match self.score(entries, None) {
            Ok(_) => Ok(Answer::Row(row)),
            Err(error) => Err(self.refusal(error)),
        }
    }

    fn check(&self, before: &[String], answer: &str) -> Result<(), String> {
        let answers = before.iter().map(String::as_str).chain([answer]);
        let mut answers: Vec<_> = answers.map(str::trim).collect();
        let players = self.turn.playing.len();
        if !self.is_correction() {
            answers.resize(players, "-");
        }
        let entries = self.entries(answers.into_iter());
        let entries = entries.map_err(|failure| self.in_one_line(&failure))?;
        match self.score(entries, None) {
            Ok(_) | Err(PlayError::NothingNew { .. }) => Ok(()),
            // Others are still to be asked for.
            Err(PlayError::NobodyPlayed { .. }) if before.len() + 1 < players => Ok(()),
            Err(error) => Err(self.refusal(error)),
        }
    }

    fn refusal(&self, error: PlayError) -> String {
        let may_be_forced = matches!(error, PlayError::ImplausibleScore(_));
        let failure = match self.totals {
            true => totals::error(self.sheet, self.turn.number, error, self.words),
            false => error.into(),
        };
        match may_be_forced {
            true => self.words.force_hint(&failure.message(self.words)),
            false => self.in_one_line(&failure),
        }
    }

    fn in_one_line(&self, failure: &Failure) -> String {
        failure.message(self.words).replace('\n', "; ")
    }

    pub(super) fn is_correction(&self) -> bool {
        self.sheet.played.contains_key(&self.turn.number)
    }

    /// Reads answers in the order of the seats; of a correction those that
    /// differ from what was scored.
    pub(super) fn entries<'t>(
        &self,
        answers: impl Iterator<Item = &'t str>,
    ) -> Result<Vec<(usize, ScoreEntry)>> {
        let rules = self.sheet.ruleset.in_round(self.turn.round);
        let before = self.scored_before();
        let seats = self.turn.playing.iter().zip(&before).zip(answers);
        seats
            .filter(|((_, before), text)| before.is_empty() || before != text)
            .map(|((&seat, _), text)| Ok((seat, ScoreEntry::read_typed(text, rules)?)))
            .collect()
    }

    pub(super) fn score(
        &self,
        entries: Vec<(usize, ScoreEntry)>,
        out: Option<usize>,
    ) -> Result<ScoredRound, PlayError> {
        if self.is_correction() {
            return self.sheet.correct(RoundCorrection {
                round: self.turn.number,
                entries,
                why: None,
                force: self.force,
            });
        }
        let number = self.turn.number;
        let entry = self.sheet.round_entry(number, entries, self.totals, self.force)?;
        self.sheet.score(RoundEntry { out, ..entry })
    }
}
