//! Asks for a round, player by player.

use super::totals;
use crate::cli::args::lookup;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::prompt::{Prompt, Question, yes_or_no};
use crate::game::{PlayError, RoundEntry, RoundSetup, ScoreEntry, ScoreWarning, Scoresheet};
use crate::render::{self, seat_names, shown};
use crate::words::Words;

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
    pub(crate) words: &'static dyn Words,
}

/// The answer to who went out.
pub(crate) enum WentOutAnswer {
    Seat(usize),
    NobodyKnows,
    /// The previous answer must be corrected first.
    Back,
}

impl Dialogue<'_> {
    /// Asks for the scores of the round, and shows the warnings about them.
    /// Returns scores that can be recorded; `None` if the user drops them.
    ///
    /// # Errors
    ///
    /// [`cancelled`](crate::cli::ui::prompt::cancelled) if the user gives no answer.
    pub(crate) fn run(&self, prompt: &mut impl Prompt) -> Result<Option<RoundEntry>> {
        prompt.tell(&render::turn_line(self.sheet, self.turn, self.words));
        let mut answers = vec![String::new(); self.turn.playing.len()];
        let mut index = 0;
        loop {
            while index < answers.len() {
                let answer = self.ask_one(prompt, &answers, index)?;
                if is_back(&answer, self.words) {
                    index -= 1;
                } else {
                    answers[index] = answer;
                    index += 1;
                }
            }
            match self.confirm(prompt, &answers)? {
                Confirmed::Save(draft) => return Ok(Some(draft)),
                Confirmed::Drop => return Ok(None),
                Confirmed::Back => index -= 1,
            }
        }
    }

    fn ask_one(
        &self,
        prompt: &mut impl Prompt,
        answers: &[String],
        index: usize,
    ) -> Result<String> {
        let seat = self.turn.playing[index];
        let name = shown(&seat_names(self.sheet)[seat]);
        let deals = self.turn.playing.len() > 1 && seat == self.turn.dealer;
        let total = self.sheet.total_before(seat, self.turn.number);
        let label = self.words.score_prompt(&name, deals, total);
        let help = self.words.score_help(self.totals);
        let check = |answer: &str| match (is_back(answer, self.words), index) {
            (true, 0) => Err(self.words.no_previous_answer().to_owned()),
            (true, _) => Ok(()),
            (false, _) => self.check_scores(&answers[..index], answer),
        };
        prompt.ask(&Question {
            label: &label,
            before: &answers[index],
            help: &help,
            check: &check,
        })
    }

    /// Returns what is wrong with an answer, given those before it.
    fn check_scores(&self, before: &[String], answer: &str) -> Result<(), String> {
        let answers = before.iter().map(String::as_str).chain([answer]);
        let draft = self.draft(answers.map(str::trim).chain(std::iter::repeat("-")));
        let draft = draft.map_err(|failure| failure.message(self.words).replace('\n', "; "))?;
        self.sheet.score(draft).map(drop).map_err(|error| {
            let may_be_forced = matches!(error, PlayError::ImplausibleScore(_));
            let failure = match self.totals {
                true => totals::error(self.sheet, self.turn.number, error, self.words),
                false => error.into(),
            };
            match may_be_forced {
                true => self.words.force_hint(&failure.message(self.words)),
                false => failure.message(self.words).replace('\n', "; "),
            }
        })
    }

    fn draft<'t>(&self, answers: impl Iterator<Item = &'t str>) -> Result<RoundEntry> {
        let rules = self.sheet.ruleset.in_round(self.turn.round);
        let read = |(&seat, text)| Ok((seat, ScoreEntry::read(text, rules)?));
        let entries: Result<Vec<_>> = self.turn.playing.iter().zip(answers).map(read).collect();
        let (sheet, turn) = (self.sheet, self.turn);
        Ok(totals::round_entry(
            sheet,
            turn,
            entries?,
            self.totals,
            self.force,
        )?)
    }

    /// Asks who went out where it is not clear, and whether to save.
    fn confirm(&self, prompt: &mut impl Prompt, answers: &[String]) -> Result<Confirmed> {
        let mut draft = self.draft(answers.iter().map(String::as_str))?;
        let mut scored = self.sheet.score(draft.clone())?;
        if let Some(seats) = several_zeros(&scored.warnings) {
            match who_went_out(prompt, self.sheet, seats, true, self.words)? {
                WentOutAnswer::Back => return Ok(Confirmed::Back),
                WentOutAnswer::NobodyKnows => {}
                WentOutAnswer::Seat(seat) => {
                    draft.out = Some(seat);
                    scored = self.sheet.score(draft.clone())?;
                }
            }
        }
        let totals = self.totals;
        for warning in totals::warnings(self.sheet, &scored, totals, self.named, self.words) {
            prompt.warn(&warning);
        }
        let answer = prompt.ask(&Question {
            label: self.words.save(),
            before: "",
            help: self.words.save_help(),
            check: &|answer| match is_back_or_initial(answer, self.words)
                || yes_or_no(answer, true, self.words).is_some()
            {
                true => Ok(()),
                false => Err(self.words.save_choices().to_owned()),
            },
        })?;
        Ok(match yes_or_no(&answer, true, self.words) {
            Some(true) => Confirmed::Save(draft),
            Some(false) => Confirmed::Drop,
            None => Confirmed::Back,
        })
    }
}

/// The answer to whether to save the scores.
enum Confirmed {
    Save(RoundEntry),
    Drop,
    Back,
}

/// Returns those who may have gone out, where nobody said who did.
pub(crate) fn several_zeros(warnings: &[ScoreWarning]) -> Option<&[usize]> {
    warnings.iter().find_map(|warning| match warning {
        ScoreWarning::WhoWentOut { seats } => Some(seats.as_slice()),
        _ => None,
    })
}

/// Asks which of several players went out.
///
/// # Errors
///
/// [`cancelled`](crate::cli::ui::prompt::cancelled) if the user gives no answer.
pub(crate) fn who_went_out(
    prompt: &mut impl Prompt,
    sheet: &Scoresheet,
    seats: &[usize],
    may_go_back: bool,
    words: &dyn Words,
) -> Result<WentOutAnswer> {
    let names = seat_names(sheet);
    let names: Vec<_> = seats.iter().map(|&seat| shown(&names[seat])).collect();
    let read = |answer: &str| match answer.trim() {
        "-" => Ok(WentOutAnswer::NobodyKnows),
        answer if may_go_back && is_back(answer, words) => Ok(WentOutAnswer::Back),
        answer => match lookup::seat(sheet, answer) {
            Ok(seat) if seats.contains(&seat) => Ok(WentOutAnswer::Seat(seat)),
            Ok(_) => Err(words.who_may_have_gone_out(&names)),
            Err(failure) => Err(failure.message(words)),
        },
    };
    let answer = prompt.ask(&Question {
        label: words.who_went_out(),
        before: "",
        help: &words.who_went_out_help(&names, may_go_back),
        check: &|answer| read(answer).map(drop),
    })?;
    read(&answer).map_err(Failure::new)
}

fn is_back(answer: &str, words: &dyn Words) -> bool {
    answer.trim().to_lowercase() == words.back()
}

fn is_back_or_initial(answer: &str, words: &dyn Words) -> bool {
    let is_initial =
        answer.chars().count() == 1 && words.back().starts_with(&answer.to_lowercase());
    is_initial || is_back(answer, words)
}

#[cfg(test)]
mod tests;
