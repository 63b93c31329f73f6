//! Asks for a round, player by player; the first answer may be the whole row. Answers are
//! checked as they come.
//!
//! Where scores are running totals, messages name the total that points were computed
//! from: the points were never typed.

use chrono::{DateTime, Utc};

use crate::cli::args::scores;
use crate::cli::prelude::*;
use crate::cli::ui::prompt::{is_back, yes_or_no};
use crate::game::{
    PlayError, RoundCorrection, RoundEntry, RoundSetup, RowError, ScoreEntry, ScoreEntryError,
    ScoreWarning, ScoredRound, Scoresheet, replace_word,
};
use crate::messages::Message;
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
        for warning in total_warnings(self.sheet, &scored, totals, self.named, self.words) {
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
enum Answer {
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
    fn read(&self, before: &[String], answer: &str) -> Result<Answer, String> {
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
            true => total_error(self.sheet, self.turn.number, error, self.words),
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

    fn is_correction(&self) -> bool {
        self.sheet.played.contains_key(&self.turn.number)
    }

    /// Reads answers in the order of the seats; of a correction those that
    /// differ from what was scored.
    fn entries<'t>(
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

    fn score(
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

pub(crate) enum WentOutAnswer {
    Seat(usize),
    NobodyKnows,
    /// The previous answer must be corrected first.
    Back,
}

/// Asks which of several players went out.
pub(crate) fn who_went_out(
    prompt: &mut impl Prompt,
    sheet: &Scoresheet,
    seats: &[usize],
    may_go_back: bool,
    words: &Messages,
) -> Result<WentOutAnswer> {
    let names = seat_names(sheet);
    let names: Vec<_> = seats.iter().map(|&seat| shown(&names[seat])).collect();
    let read = |answer: &str| match answer.trim() {
        "-" => Ok(WentOutAnswer::NobodyKnows),
        "" => Err(words.who_may_have_gone_out(&names)),
        answer if may_go_back && is_back(answer, words) => Ok(WentOutAnswer::Back),
        answer => match sheet.find_seat(answer) {
            Ok(seat) if seats.contains(&seat) => Ok(WentOutAnswer::Seat(seat)),
            Ok(_) => Err(words.who_may_have_gone_out(&names)),
            Err(error) => Err(error.text(words)),
        },
    };
    let answer = prompt.ask(&Question {
        label: words.who_went_out(),
        help: &words.who_went_out_help(&names, may_go_back),
        check: &|answer| read(answer).map(drop),
    })?;
    read(&answer).map_err(Failure::new)
}

/// Writes the warnings about a round, without those that totals explain.
pub(crate) fn total_warnings(
    sheet: &Scoresheet,
    scored: &ScoredRound,
    totals: bool,
    named: Option<u32>,
    words: &Messages,
) -> Vec<String> {
    // Points that were computed from totals look like totals.
    let is_explained = |warning: &ScoreWarning| totals && *warning == ScoreWarning::LikeTotals;
    let write = if totals { total_warning } else { render::warning };
    let warnings = scored.warnings.iter();
    warnings
        .filter(|warning| !is_explained(warning))
        .map(|warning| write(sheet, scored.round, warning, named, words))
        .collect()
}

/// Puts the total before why its points cannot be.
pub(crate) fn total_error(
    sheet: &Scoresheet,
    round: u8,
    error: PlayError,
    words: &Messages,
) -> Failure {
    let total = error.refused_score().and_then(|why| {
        let seat = seat_of(sheet, why.name())?;
        Some(total(sheet, round, seat, why.points(), words))
    });
    let error = Failure::from(error);
    match total {
        Some(total) => error.about(total),
        None => error,
    }
}

/// Writes what is odd about a round, with the total before its points.
fn total_warning(
    sheet: &Scoresheet,
    round: u8,
    warning: &ScoreWarning,
    named: Option<u32>,
    words: &Messages,
) -> String {
    let text = render::warning(sheet, round, warning, named, words);
    let of = match warning {
        ScoreWarning::Forced(why) => seat_of(sheet, why.name()).map(|seat| (seat, why.points())),
        &ScoreWarning::AboveLargest { seat, points, .. }
        | &ScoreWarning::Impossible { seat, points } => Some((seat, points)),
        _ => None,
    };
    match of {
        Some((seat, points)) => format!("{}: {text}", total(sheet, round, seat, points, words)),
        None => text,
    }
}

fn total(sheet: &Scoresheet, round: u8, seat: usize, points: i32, words: &Messages) -> String {
    let before = sheet.total_before(seat, round);
    words.after_total(before + points, before)
}

fn seat_of(sheet: &Scoresheet, name: &str) -> Option<usize> {
    sheet.seats.iter().position(|seat| seat.name() == name)
}

#[cfg(test)]
mod tests;
