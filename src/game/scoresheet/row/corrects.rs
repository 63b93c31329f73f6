//! What a correction in words changes, or what is typed for it.

use super::super::error::Entries;
use super::super::setup::RoundSetup;
use super::super::sheet::Scoresheet;
use super::Row;
use crate::game::score::{ScoreArgsError, ScoreEntry};
use crate::game::text::harmless;
use crate::rules::Round;

/// The scores of a round that is entered, as far as they are answered, in points.
pub(in crate::game::scoresheet) type Answered<'a> = &'a dyn Fn(usize) -> Option<i32>;

impl Scoresheet {
    /// Reads a row that corrects scores in words. Those that the round of `turn` has already,
    /// or that nothing else can be about, are scores of it; for others the error says what
    /// is typed. `None` if it corrects nothing.
    pub(in crate::game::scoresheet) fn said_correction(
        &self,
        turn: &RoundSetup,
        text: &str,
        answered: Option<Answered<'_>>,
    ) -> Option<Result<Entries, ScoreArgsError>> {
        if let Some(several) = self.several_rounds(&[text.to_owned()]) {
            return Some(Err(several));
        }
        let row = Row { corrects: true, ..Row::new(self, turn) };
        let Some(said) = row.said(text, answered).filter(|said| !said.entries.is_empty()) else {
            return self.corrects_of_round(turn, text).map(Err);
        };
        let was = said.was.as_ref().map(|was| was.points(&self.ruleset));
        let is_of = |points: &dyn Fn(usize) -> Option<i32>| {
            let mut points = said.entries.iter().map(|(seat, _)| points(*seat));
            points.all(|points| points.is_some() && was.is_none_or(|was| points == was))
        };
        let is_due = !self.played.contains_key(&turn.number);
        let is_of_turn = said.round == Some(turn.number) && is_due;
        let is_answered = said.round.is_none()
            && answered.is_some_and(|answered| self.played.is_empty() || is_of(answered));
        if is_of_turn || is_answered {
            return Some(Ok(said.entries));
        }
        if let Some(round) = said.round.filter(|round| is_due && !self.played.contains_key(round)) {
            return self.of_other_round(round, turn, &said.entries).map(Err);
        }
        let has_other = answered.is_some_and(|answered| row.is_begun(answered));
        let points_in = |round: u8, seat: usize| self.played.get(&round)?.points(seat);
        let last =
            |is: &dyn Fn(u8) -> bool| self.played.keys().rev().copied().find(|&round| is(round));
        // Those in which all of them played.
        let last_of_all = || {
            last(&|round| said.entries.iter().all(|(seat, _)| points_in(round, *seat).is_some()))
        };
        let round = match said.round {
            Some(round) => Some(round).filter(|round| self.played.contains_key(round)),
            None => last(&|round| is_of(&|seat| points_in(round, seat))).or_else(last_of_all),
        };
        let round = round?;
        let wrong = said.entries.iter().map(|(seat, _)| *seat);
        let mut wrong = wrong.map(|seat| match answered.and_then(|answered| answered(seat)) {
            Some(points) if said.round.is_none() && was != Some(Some(points)) => {
                (seat, turn.number, Some(points))
            }
            _ => (seat, round, points_in(round, seat)),
        });
        let is_right = was.is_none() || is_of(&|seat| points_in(round, seat));
        if let Some(typed) = said.was.as_ref().filter(|_| !is_right)
            && let Some((seat, round, points)) = wrong.find(|(_, _, points)| Some(*points) != was)
        {
            return Some(Err(self.was_another(round, seat, points, typed, &said.entries)));
        }
        let stays = said.not_out.and_then(|seat| self.stays_at_zero(round, seat, &said.entries));
        let entries: Vec<_> = said.entries.iter().cloned().chain(stays).collect();
        let example = self.fix(round, &entries);
        // All of the next round may have them, too: `sorry, ann 12, bob out`.
        let is_row = said.entries.len() == turn.playing.len() && turn.playing.len() > 1;
        let may_be_new = has_other || is_row && is_due;
        Some(Err(match said.round.is_none() && was.is_none() && may_be_new {
            true => ScoreArgsError::CorrectsEither {
                round: turn.number,
                scores: self.scores_typed(&entries, " ").join(", "),
                example,
            },
            false => ScoreArgsError::Corrects { example },
        }))
    }

    /// Returns the error for scores of a round that is neither scored nor the next one.
    fn of_other_round(
        &self,
        round: u8,
        turn: &RoundSetup,
        entries: &[(usize, ScoreEntry)],
    ) -> Option<ScoreArgsError> {
        Round::new(round)?;
        let scores = self.scores_typed(entries, "=");
        Some(ScoreArgsError::OtherRound { round, next: turn.number, scores })
    }

    /// Reads a correction with the number of its round before a name, `3 tom 20`, or scores
    /// with that of another round, `6: 12 20 out`.
    fn corrects_of_round(&self, turn: &RoundSetup, text: &str) -> Option<ScoreArgsError> {
        let words: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        let typed = self.round_first(&words)?;
        let is_marked = words.first().is_some_and(|first| first.ends_with(':'));
        if is_marked && !self.played.contains_key(&typed.round) && typed.round != turn.number {
            let entries = Row::new(self, turn).read(&typed.values).ok()?;
            return self.of_other_round(typed.round, turn, &entries);
        }
        let name = typed.values.first()?.trim_end_matches([':', '=']);
        let is_correction = is_marked || self.find_seat(name).is_ok();
        if !self.played.contains_key(&typed.round) || !is_correction {
            return None;
        }
        let entries = self.read_corrections(&self.turn(typed.round), &typed.values).ok()?;
        Some(ScoreArgsError::Corrects { example: self.fix(typed.round, &entries) })
    }

    /// Reads a correction of a round in words, which may not be right about what is wrong, or
    /// name another round; `None` if it is none.
    pub(in crate::game::scoresheet) fn changes_said(
        &self,
        turn: &RoundSetup,
        values: &[String],
    ) -> Option<Result<Entries, ScoreArgsError>> {
        let words: Vec<_> = values.iter().flat_map(|value| value.split_whitespace()).collect();
        if self.take_round(&words).is_some_and(|(round, _)| round != turn.number) {
            return Some(Err(ScoreArgsError::SeveralRounds { examples: Vec::new() }));
        }
        let played = self.played.get(&turn.number)?;
        let row = Row { corrects: true, ..Row::new(self, turn) };
        let mut said = row.said(&values.join(" "), None)?;
        if said.entries.is_empty() {
            let value = harmless(words.last()?);
            let name = row.names().into_iter().next()?;
            return Some(Err(ScoreArgsError::NoName { value, name }));
        }
        let stays =
            said.not_out.and_then(|seat| self.stays_at_zero(turn.number, seat, &said.entries));
        said.entries.extend(stays);
        let Some(was) = said.was else { return Some(Ok(said.entries)) };
        let points = |seat: usize| played.points(seat);
        let mut others = said.entries.iter().map(|(seat, _)| (*seat, points(*seat)));
        Some(match others.find(|(_, points)| *points != was.points(&self.ruleset)) {
            None => Ok(said.entries),
            Some((seat, points)) => {
                Err(self.was_another(turn.number, seat, points, &was, &said.entries))
            }
        })
    }

    /// Returns the score of a player who did not go out, as another did: 0 where both have 0.
    fn stays_at_zero(
        &self,
        round: u8,
        seat: usize,
        entries: &[(usize, ScoreEntry)],
    ) -> Option<(usize, ScoreEntry)> {
        let scores = &self.played.get(&round)?.scores;
        let is_zero = |seat| scores.get(&seat).is_some_and(|score| score.points == Some(0));
        if entries.iter().any(|(other, _)| *other == seat) {
            return None;
        }
        let are_zero = is_zero(seat) && entries.iter().all(|(seat, _)| is_zero(*seat));
        are_zero.then_some((seat, ScoreEntry::Points(0)))
    }

    fn was_another(
        &self,
        round: u8,
        seat: usize,
        points: Option<i32>,
        typed: &ScoreEntry,
        entries: &[(usize, ScoreEntry)],
    ) -> ScoreArgsError {
        let is_scored = self.played.contains_key(&round);
        ScoreArgsError::WasAnother {
            example: if is_scored { self.fix(round, entries) } else { Vec::new() },
            round,
            name: self.seat_name(seat),
            score: points.map_or("-".to_owned(), |points| points.to_string()),
            typed: typed.to_string(),
        }
    }

    /// Returns the arguments of `fix` for scores.
    pub(in crate::game::scoresheet) fn fix(
        &self,
        round: u8,
        entries: &[(usize, ScoreEntry)],
    ) -> Vec<String> {
        [vec![round.to_string()], self.scores_typed(entries, "=")].concat()
    }

    /// Returns scores with the names of their players before them.
    fn scores_typed(&self, entries: &[(usize, ScoreEntry)], sign: &str) -> Vec<String> {
        let score = |(seat, entry): &_| format!("{}{sign}{entry}", self.seat_name(*seat));
        entries.iter().map(score).collect()
    }
}
