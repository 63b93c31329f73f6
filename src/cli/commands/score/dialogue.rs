//! Asks for a round, player by player; the first answer may be the whole row. Answers are
//! checked as they come.
//!
//! Where scores are running totals, messages name the total that points were computed
//! from: the points were never typed.

use crate::cli::args::scores::{self, Meant};
use crate::cli::prelude::*;
use crate::cli::ui::prompt::{is_back, yes_or_no};
use crate::game::{
    Entries, FORCE, PlayError, RoundDraft, RoundSetup, RowError, ScoreEntry, ScoreEntryError,
    ScoreWarning, ScoredRound, UNKNOWN, is_one_of, who_does,
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
    /// What was refused last, and may be insisted on.
    pub(crate) refused: Option<Entries>,
}

/// An answer to what a player scored.
enum Answer {
    /// The answers so far.
    Taken(RoundDraft),
    /// What is to be asked back before it can be taken.
    Unclear(RowError),
    Back,
}

impl Dialogue<'_> {
    /// Asks for the scores of the round, and shows the warnings about them.
    /// Returns scores that can be recorded; `None` if the user drops them.
    ///
    /// The scores of a round that is scored are those that Enter keeps.
    pub(crate) fn run(&mut self, prompt: &mut impl Prompt) -> Result<Option<RoundDraft>> {
        prompt.tell(&render::turn_line(self.sheet, self.turn, self.words));
        let mut draft = RoundDraft::on_sheet(self.sheet, self.turn);
        (draft.totals, draft.force) = (self.totals, self.force);
        // What Enter answers: what was given before.
        let mut given: Vec<_> = draft.before.iter().cloned().map(Some).collect();
        given.resize(draft.answers.len(), None);
        loop {
            while draft.index < draft.answers.len() {
                self.ask_one(prompt, &mut draft, &given)?;
                for (given, answer) in given.iter_mut().zip(&draft.answers) {
                    if let Some(answer) = answer {
                        *given = Some(answer.score.clone());
                    }
                }
            }
            match self.confirm(prompt, &mut draft)? {
                Some(true) => return Ok(Some(draft)),
                Some(false) => return Ok(None),
                None => self.go_back(&mut draft),
            }
        }
    }

    /// Asks for the score before the one that is asked for; later ones are asked again.
    fn go_back(&self, draft: &mut RoundDraft) {
        draft.index -= 1;
        draft.answers[draft.index..].fill(None);
        draft.out = None;
    }

    /// Asks for the score of one player, or of all; Enter keeps the one that was given before.
    fn ask_one(
        &mut self,
        prompt: &mut impl Prompt,
        draft: &mut RoundDraft,
        given: &[Option<ScoreEntry>],
    ) -> Result<()> {
        let seat = self.turn.playing[draft.index];
        let name = shown(&self.sheet.seat_name(seat));
        let deals = self.turn.playing.len() > 1 && seat == self.turn.dealer;
        let total = self.sheet.total_before(seat, self.turn.number);
        let given = given[draft.index].as_ref();
        let said = given.map(|score| self.words.score_said(score));
        let given = given.map(ScoreEntry::to_string);
        let label = self.words.score_prompt(&name, deals, total, said.as_deref());
        let mut typed = vec![String::new()];
        let mut answer = Ok(prompt.ask(&label, &self.words.score_help(self.totals), |answer| {
            let before = given.as_deref().filter(|_| answer.is_empty());
            before.unwrap_or(answer).clone_into(&mut typed[0]);
            self.read(draft, &typed[0])
        })?);
        loop {
            match answer {
                Ok(Answer::Taken(answers)) => *draft = answers,
                Ok(Answer::Back) => self.go_back(draft),
                Ok(Answer::Unclear(error)) => {
                    match scores::ask_back(prompt, &error, &typed, self.words)? {
                        Some(Meant::Values(values)) => {
                            typed = values;
                            answer = self.read(draft, &typed[0]);
                            continue;
                        }
                        Some(Meant::Entries(entries)) => match self.take(draft, entries, false) {
                            Ok(answers) => *draft = answers,
                            Err(why) => prompt.refuse(&why),
                        },
                        None => {}
                    }
                }
                // Only what was put right can be refused here.
                Err(why) => prompt.refuse(&why),
            }
            return Ok(());
        }
    }

    /// Reads an answer, given those before it; it may be a whole row.
    fn read(&mut self, draft: &RoundDraft, typed: &str) -> Result<Answer, String> {
        if is_back(typed, self.words) {
            return match draft.index {
                0 => Err(self.words.no_previous_answer().to_owned()),
                _ => Ok(Answer::Back),
            };
        }
        if let Some(refused) = self.refused.take().filter(|_| typed.eq_ignore_ascii_case(FORCE)) {
            return self.take(draft, refused, true).map(Answer::Taken);
        }
        let names = self.words.card_names();
        let line = self.sheet.in_notation(typed, names);
        let asked = self.turn.playing[draft.index];
        let failure = match draft.read(&line, self.sheet, self.turn) {
            Ok(entries) => return self.take(draft, entries, false).map(Answer::Taken),
            Err(
                error @ (RowError::Ambiguous(_)
                | RowError::Score { error: ScoreEntryError::Slip { .. }, .. }),
            ) => return Ok(Answer::Unclear(error)),
            Err(_) if self.words.is_yes_or_no(typed) => {
                ScoreEntryError::Unreadable { text: typed.to_owned(), nearest: None }.into()
            }
            Err(error) => match self.sheet.as_typed(error, typed, names) {
                RowError::Score { seat, error } if seat == asked => error.into(),
                error => scores::failure(self.sheet, self.turn, error, self.words),
            },
        };
        Err(failure.in_one_line(self.words))
    }

    /// Returns the answers with some scores, and whose score is asked for next.
    fn take(
        &mut self,
        draft: &RoundDraft,
        entries: Entries,
        insists: bool,
    ) -> Result<RoundDraft, String> {
        let asked = self.turn.playing[draft.index];
        let is_row = entries.iter().any(|(seat, _)| *seat != asked);
        let taken = draft.with(entries.clone(), insists, self.sheet, self.turn);
        let mut taken = taken.map_err(|error| {
            let may_be_forced = matches!(error, PlayError::ImplausibleScore(_));
            self.refused = may_be_forced.then_some(entries);
            let failure = score_error(self.sheet, self.turn.number, error, self.totals, self.words);
            match may_be_forced {
                true => self.words.force_hint(&failure.message(self.words), FORCE),
                false => failure.in_one_line(self.words),
            }
        })?;
        // Of a round that is corrected, the players who are not in a row keep their scores.
        let is_done = is_row && !taken.before.is_empty();
        let next = taken.next_open(taken.index).filter(|_| !is_done);
        taken.index = next.unwrap_or(taken.answers.len());
        Ok(taken)
    }

    /// Asks who went out where it is not clear, and whether to save; `None` if the last
    /// answer is to be corrected first.
    fn confirm(&self, prompt: &mut impl Prompt, draft: &mut RoundDraft) -> Result<Option<bool>> {
        let mut scored = draft.score(self.sheet, self.turn)?;
        if let Some(seats) = scored.several_zeros().filter(|_| draft.before.is_empty()) {
            match who_went_out(prompt, self.sheet, seats, true, self.words)? {
                WentOutAnswer::Back => return Ok(None),
                WentOutAnswer::NobodyKnows => {}
                WentOutAnswer::Seat(seat) => {
                    draft.out = Some(seat);
                    scored = draft.score(self.sheet, self.turn)?;
                }
            }
        }
        scored.warnings.extend(self.sheet.doubts(&scored, self.now));
        for warning in total_warnings(self.sheet, &scored, self.totals, self.named, self.words) {
            prompt.warn(&warning);
        }
        prompt.ask(self.words.save(), self.words.save_help(), |answer| {
            match yes_or_no(answer, true, self.words) {
                None if is_back_or_initial(answer, self.words) => Ok(None),
                None => Err(self.words.save_choices().to_owned()),
                is_yes => Ok(is_yes),
            }
        })
    }
}

fn is_back_or_initial(answer: &str, words: &Messages) -> bool {
    let typed = answer.to_lowercase();
    let begins = |word: &&str| word.starts_with(&typed);
    (answer.chars().count() == 1 && words.back().iter().any(begins)) || is_back(answer, words)
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
    let names = sheet.seat_names();
    let names: Vec<_> = seats.iter().map(|&seat| shown(&names[seat])).collect();
    let read = |answer: &str| match answer.trim() {
        answer if is_one_of(UNKNOWN, answer) => Ok(WentOutAnswer::NobodyKnows),
        "" => Err(words.who_may_have_gone_out(&names)),
        answer if may_go_back && is_back(answer, words) => Ok(WentOutAnswer::Back),
        answer => match sheet.find_seat(who_does(&sheet.in_notation(answer, words.card_names()))) {
            Ok(seat) if seats.contains(&seat) => Ok(WentOutAnswer::Seat(seat)),
            Ok(_) => Err(words.who_may_have_gone_out(&names)),
            Err(error) => Err(error.text(words)),
        },
    };
    prompt.ask(words.who_went_out(), &words.who_went_out_help(&names, may_go_back), read)
}

/// Writes the warnings about a round, where its scores are totals with the total before the
/// points, and without those that totals explain.
pub(crate) fn total_warnings(
    sheet: &Scoresheet,
    scored: &ScoredRound,
    totals: bool,
    named: Option<u32>,
    words: &Messages,
) -> impl Iterator<Item = String> {
    let round = scored.round;
    let write = move |warning| {
        let text = render::warning(sheet, round, warning, named, words);
        let of = match warning {
            _ if !totals => None,
            ScoreWarning::Forced(why) => sheet.refused(why),
            &ScoreWarning::AboveLargest { seat, points, .. }
            | &ScoreWarning::Impossible { seat, points } => Some((seat, points)),
            _ => None,
        };
        let total = of.map(|(seat, points)| total(sheet, round, seat, points, words) + ": ");
        total.unwrap_or_default() + &text
    };
    // Points that were computed from totals look like totals.
    let is_explained = move |warning: &ScoreWarning| totals && *warning == ScoreWarning::LikeTotals;
    scored.warnings.iter().filter(move |warning| !is_explained(warning)).map(write)
}

/// Returns why a round cannot have its scores; where they are totals, with the total before
/// the points.
pub(crate) fn score_error(
    sheet: &Scoresheet,
    round: u8,
    error: PlayError,
    totals: bool,
    words: &Messages,
) -> Failure {
    let refused = error.refused_score().filter(|_| totals).and_then(|why| sheet.refused(why));
    let total = refused.map(|(seat, points)| total(sheet, round, seat, points, words));
    let error = Failure::from(error);
    if let Some(total) = total { error.about(total) } else { error }
}

fn total(sheet: &Scoresheet, round: u8, seat: usize, points: i32, words: &Messages) -> String {
    let before = sheet.total_before(seat, round);
    words.after_total(before + points, before)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::ui::prompt::Script;
    use crate::game::fixture::{GameBuilder, check_table, matches};
    use crate::game::{GameEvent, RoundScore, Scoresheet, WentOut};

    /// Holds the dialogues of a table about a round of a game that Cat deals first, `> 2; 13 out 25`,
    /// after which are the rounds that are scored: the answers, and below them what is asked and
    /// told, and what comes of it.
    #[test]
    fn what_is_asked_and_told_is_as_it_is_written() {
        check_table(include_str!("../../../../tests/typed/dialogue.txt"), |case| {
            let (round, rounds) = case.given.split_once("; ").unwrap_or((case.given, ""));
            let rounds: Vec<_> = rounds.split("; ").filter(|round| !round.is_empty()).collect();
            let mut sheet = GameBuilder::named(&["Ann", "Bob", "Cat"], &[]).scored(&rounds).sheet();
            (sheet.number, sheet.first_dealer) = (1, 2);
            let turn = sheet.turn(round.parse().unwrap());
            let mut dialogue = Dialogue {
                sheet: &sheet,
                turn: &turn,
                totals: false,
                force: false,
                named: None,
                now: DateTime::UNIX_EPOCH,
                words: Language::default().words(),
                refused: None,
            };
            let (answers, expect) = case.text.split_once('\n').unwrap();
            let mut script = Script::new(answers);
            let came = match dialogue.run(&mut script) {
                Ok(Some(draft)) => scores(&sheet, &turn, draft),
                Ok(None) => "dropped".to_owned(),
                Err(error) => error.message(dialogue.words),
            };
            let said = format!("{}\n=> {came}", script.notes.join("\n"));
            let expect = expect.lines().map(str::trim).collect::<Vec<_>>().join("\n");
            (!matches(&said, &expect)).then(|| format!("is\n{said}"))
        });
    }

    fn scores(sheet: &Scoresheet, turn: &RoundSetup, draft: RoundDraft) -> String {
        let names = sheet.seat_names();
        if !draft.before.is_empty() {
            let changed = draft.changes(turn);
            let changed = changed.iter().map(|(seat, entry)| format!("{} {entry}", names[*seat]));
            return changed.collect::<Vec<_>>().join(", ");
        }
        let GameEvent::RoundScored(RoundScore { scores, out, .. }) =
            draft.score(sheet, turn).unwrap().event
        else {
            panic!("a round was scored")
        };
        let points = scores.iter().map(|score| score.points);
        let points =
            points.map(|points| points.map_or("-".to_owned(), |points| points.to_string()));
        let out = match out {
            WentOut::Unknown => "nobody knows who",
            WentOut::Player(player) => &names[player.0.as_u128() as usize - 1],
        };
        format!("{}, {out} went out", points.collect::<Vec<_>>().join(" "))
    }
}
