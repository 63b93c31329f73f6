//! The scores of a round before they are recorded: from arguments or answers.

use chrono::{DateTime, Utc};

use super::dialogue::Dialogue;
use super::totals;
use super::went_out::{WentOutAnswer, who_went_out};
use crate::cli::args::scores::{self, ScoreOptions};
use crate::cli::prelude::*;
use crate::game::{RoundEntry, RoundSetup, ScoreEntry, ScoreWarning, ScoredRound, Scoresheet};
use crate::rules::Round;

/// The scores of a round as they were given or answered.
pub(super) struct Draft {
    pub(super) entry: RoundEntry,
    /// The result of scoring them on the sheet that they were given for.
    pub(super) scored: ScoredRound,
    /// Whether the warnings were shown already.
    pub(super) has_shown_warnings: bool,
}

/// What it takes to read the scores of a round.
pub(super) struct DraftReader<'a> {
    pub(super) values: &'a [String],
    /// Whether the numbers are running totals.
    pub(super) totals: bool,
    pub(super) options: &'a ScoreOptions,
    pub(super) sheet: &'a Scoresheet,
    pub(super) turn: &'a RoundSetup,
    pub(super) now: DateTime<Utc>,
    pub(super) words: &'static Messages,
}

impl DraftReader<'_> {
    /// Reads the scores from the arguments; without any, asks for them. Returns
    /// `None` if the user drops them.
    pub(super) fn read(&self) -> Result<Option<Draft>> {
        if self.values.is_empty()
            && let Some(mut terminal) = self.options.terminal()?
        {
            let dialogue = Dialogue {
                sheet: self.sheet,
                turn: self.turn,
                totals: self.totals,
                force: self.options.force,
                named: self.named(),
                now: self.now,
                words: self.words,
            };
            let Some(answers) = dialogue.run(&mut terminal)? else {
                return Ok(None);
            };
            let entry = self.entry(answers.entries)?;
            let entry = RoundEntry { out: answers.out, ..entry };
            return Ok(Some(Draft {
                scored: self.sheet.score(entry.clone())?,
                entry,
                has_shown_warnings: true,
            }));
        }
        let read = |values: &[String]| self.sheet.read_row(self.turn, values);
        let terminal = || self.options.terminal();
        let entries = scores::read(self.sheet, self.values, terminal, self.words, read)?;
        let mut entry = self.entry(entries)?;
        let scored = self.sheet.score(entry.clone());
        let mut scored = scored.map_err(|error| match self.totals {
            true => totals::error(self.sheet, self.turn.number, error, self.words),
            false => error.into(),
        })?;
        if let Some(seats) = scored.several_zeros()
            && let Some(mut terminal) = self.options.terminal()?
            && let WentOutAnswer::Seat(seat) =
                who_went_out(&mut terminal, self.sheet, seats, false, self.words)?
        {
            entry.out = Some(seat);
            scored = self.sheet.score(entry.clone())?;
        }
        let doubts = self.sheet.doubts(&scored, self.now);
        let asked = |doubt: &ScoreWarning| self.words.doubt(doubt, scored.round);
        for question in doubts.iter().filter_map(asked) {
            if let Some(mut terminal) = self.options.terminal()?
                && !terminal.confirm(&question, false, self.words)?
            {
                return Ok(None);
            }
        }
        scored.warnings.extend(doubts);
        Ok(Some(Draft { entry, scored, has_shown_warnings: false }))
    }

    /// Returns the number of the game if a command must name it: once the last
    /// round is scored, no game is open any more.
    fn named(&self) -> Option<u32> {
        let is_last = self.turn.number >= Round::LAST.number();
        let must_name = is_last || self.options.game.is_named();
        must_name.then_some(self.sheet.number)
    }

    fn entry(&self, entries: Vec<(usize, ScoreEntry)>) -> Result<RoundEntry> {
        let force = self.options.force;
        Ok(self.sheet.round_entry(self.turn.number, entries, self.totals, force)?)
    }
}
