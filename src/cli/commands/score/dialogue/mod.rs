//! Asks for a round, player by player; the first answer may be the whole row.

mod answer;

use self::answer::Answer;
pub(crate) use self::answer::Dialogue;
use super::totals;
use super::went_out::{WentOutAnswer, who_went_out};
use crate::cli::prelude::*;
use crate::cli::ui::prompt::{is_back, yes_or_no};
use crate::game::{ScoreEntry, replace_word};
use crate::render::{seat_names, shown};

/// Scores that can be recorded.
pub(crate) struct Answers {
    /// The scores by seat; of a round that was scored before, those that
    /// changed.
    pub(crate) entries: Vec<(usize, ScoreEntry)>,
    /// The seat that went out, if that was asked for.
    pub(crate) out: Option<usize>,
}

impl Dialogue<'_> {
    /// Asks for the scores of the round, and shows the warnings about them.
    /// Returns scores that can be recorded; `None` if the user drops them.
    ///
    /// The scores of a round that is scored are those that Enter keeps.
    pub(crate) fn run(&self, prompt: &mut impl Prompt) -> Result<Option<Answers>> {
        prompt.tell(&render::turn_line(self.sheet, self.turn, self.words));
        let mut answers = self.scored_before();
        let mut index = 0;
        loop {
            while index < answers.len() {
                match self.ask_one(prompt, &answers, index)? {
                    Answer::Score(answer) => {
                        answers[index] = answer;
                        index += 1;
                    }
                    Answer::Row(row) => {
                        answers = row;
                        index = answers.len();
                    }
                    Answer::Back => index -= 1,
                    Answer::Slip { .. } => {}
                }
            }
            match self.confirm(prompt, &answers)? {
                Confirmed::Save(answers) => return Ok(Some(answers)),
                Confirmed::Drop => return Ok(None),
                Confirmed::Back => index -= 1,
            }
        }
    }

    /// Returns the scores of the round as they could have been typed, empty if
    /// it is not scored.
    fn scored_before(&self) -> Vec<String> {
        let played = self.sheet.played.get(&self.turn.number);
        let text = |seat: &usize| {
            let Some(played) = played else {
                return String::new();
            };
            let points = played.scores.get(seat).and_then(|score| score.points);
            let entry = match points {
                _ if played.out == Some(*seat) => ScoreEntry::WentOut,
                Some(points) => ScoreEntry::Points(points),
                None => ScoreEntry::Absent,
            };
            entry.to_string()
        };
        self.turn.playing.iter().map(text).collect()
    }

    /// Asks for the score of one player, until it is one; Enter keeps the one
    /// that was given before. A slip that was not meant is no answer.
    fn ask_one(
        &self,
        prompt: &mut impl Prompt,
        answers: &[String],
        index: usize,
    ) -> Result<Answer> {
        let seat = self.turn.playing[index];
        let name = shown(&seat_names(self.sheet)[seat]);
        let deals = self.turn.playing.len() > 1 && seat == self.turn.dealer;
        let total = self.sheet.total_before(seat, self.turn.number);
        let kept = Some(answers[index].as_str()).filter(|kept| !kept.is_empty());
        let read = |answer: &str| {
            let answer = Some(answer).filter(|answer| !answer.is_empty());
            self.read(&answers[..index], answer.or(kept).unwrap_or_default())
        };
        let mut answer = prompt.ask(&Question {
            label: &self.words.score_prompt(&name, deals, total, kept),
            help: &self.words.score_help(self.totals),
            check: &|answer| read(answer).map(drop),
        })?;
        loop {
            match read(&answer) {
                Ok(Answer::Slip { text, meant }) => {
                    if !prompt.confirm(&self.words.slip(&text, &meant), true, self.words)? {
                        return Ok(Answer::Slip { text, meant });
                    }
                    answer = replace_word(&answer, &text, &meant);
                }
                Ok(read) => return Ok(read),
                // Only a slip that was put right can be refused here.
                Err(why) => {
                    prompt.refuse(&why);
                    return self.ask_one(prompt, answers, index);
                }
            }
        }
    }

    /// Asks who went out where it is not clear, and whether to save.
    fn confirm(&self, prompt: &mut impl Prompt, answers: &[String]) -> Result<Confirmed> {
        let entries = self.entries(answers.iter().map(String::as_str))?;
        let mut out = None;
        let mut scored = self.score(entries.clone(), out)?;
        if let Some(seats) = scored.several_zeros().filter(|_| !self.is_correction()) {
            match who_went_out(prompt, self.sheet, seats, true, self.words)? {
                WentOutAnswer::Back => return Ok(Confirmed::Back),
                WentOutAnswer::NobodyKnows => {}
                WentOutAnswer::Seat(seat) => {
                    out = Some(seat);
                    scored = self.score(entries.clone(), out)?;
                }
            }
        }
        let doubts = self.sheet.doubts(&scored, self.now);
        scored.warnings.extend(doubts);
        let totals = self.totals;
        for warning in totals::warnings(self.sheet, &scored, totals, self.named, self.words) {
            prompt.warn(&warning);
        }
        let answer = prompt.ask(&Question {
            label: self.words.save(),
            help: self.words.save_help(),
            check: &|answer| match is_back_or_initial(answer, self.words)
                || yes_or_no(answer, true, self.words).is_some()
            {
                true => Ok(()),
                false => Err(self.words.save_choices().to_owned()),
            },
        })?;
        Ok(match yes_or_no(&answer, true, self.words) {
            Some(true) => Confirmed::Save(Answers { entries, out }),
            Some(false) => Confirmed::Drop,
            None => Confirmed::Back,
        })
    }
}

/// The answer to whether to save the scores.
enum Confirmed {
    Save(Answers),
    Drop,
    Back,
}

fn is_back_or_initial(answer: &str, words: &Messages) -> bool {
    let typed = answer.to_lowercase();
    let begins = |word: &&str| word.starts_with(&typed);
    (answer.chars().count() == 1 && words.back().iter().any(begins)) || is_back(answer, words)
}

#[cfg(test)]
mod tests;
