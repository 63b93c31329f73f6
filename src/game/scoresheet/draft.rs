//! The round that is being entered, on the screen, at a prompt or on phones: what was
//! answered so far.

mod read;

use chrono::{DateTime, Utc};

use super::error::{Entries, PlayError};
use super::score::{RoundCorrection, RoundEntry, ScoredRound};
use super::setup::RoundSetup;
use super::sheet::Scoresheet;
use crate::game::score::{ScoreEntry, ScoreWarning};
use crate::game::text::joined;

/// The score of a player as it was answered.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedScore {
    pub score: ScoreEntry,
    /// Whether it is insisted on, though implausible.
    pub forced: bool,
}

impl From<ScoreEntry> for TypedScore {
    fn from(score: ScoreEntry) -> Self {
        Self { score, forced: false }
    }
}

/// The scores of a round, as far as they are answered.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct RoundDraft {
    /// By the place of the seat among those who play.
    pub answers: Vec<Option<TypedScore>>,
    /// The places in the order in which they were answered.
    pub order: Vec<usize>,
    /// Whose score is asked for, as a place among those who play.
    pub index: usize,
    /// The seat that went out, if that was asked for.
    pub out: Option<usize>,
    /// Whether all scores are insisted on.
    pub force: bool,
    /// Whether the numbers are running totals.
    pub totals: bool,
    /// Of a round that is corrected, its scores, by the place of the seat.
    pub before: Vec<ScoreEntry>,
}

/// What is to be asked about a round before it is recorded.
#[derive(Debug, Clone)]
pub struct Review {
    pub round: u8,
    /// The seats of which one went out, if that is not clear.
    pub may_be_out: Vec<usize>,
    pub warnings: Vec<ScoreWarning>,
    /// Why the round may have been entered before.
    pub doubts: Vec<ScoreWarning>,
}

impl Review {
    /// Returns `true` if the round can be recorded as it is.
    pub fn asks_nothing(&self) -> bool {
        self.may_be_out.is_empty() && self.warnings.is_empty() && self.doubts.is_empty()
    }
}

impl RoundDraft {
    /// Returns a round without answers.
    pub fn for_turn(turn: &RoundSetup) -> Self {
        Self { answers: vec![None; turn.playing.len()], ..Self::default() }
    }

    /// Returns a round of a sheet without answers: a correction if it was scored before.
    pub fn on_sheet(sheet: &Scoresheet, turn: &RoundSetup) -> Self {
        let before = sheet.played.get(&turn.number).map(|played| {
            let seats = turn.playing.iter();
            seats.map(|&seat| played.entry(seat).unwrap_or(ScoreEntry::Absent)).collect()
        });
        Self { before: before.unwrap_or_default(), ..Self::for_turn(turn) }
    }

    /// Returns the round without its answers; numbers stay totals or points.
    pub fn without_answers(&self) -> Self {
        Self { answers: vec![None; self.answers.len()], totals: self.totals, ..Self::default() }
    }

    /// Returns the answers as a row that can be typed again.
    pub fn as_row(&self) -> String {
        joined(self.answers.iter().flatten().map(|answer| &answer.score), ", ")
    }

    pub fn is_empty(&self) -> bool {
        self.answers.iter().all(Option::is_none)
    }

    /// Returns `true` if a round was recorded with these answers.
    pub fn is_recorded(&self, sheet: &Scoresheet, turn: &RoundSetup) -> bool {
        let Some(played) = sheet.played.get(&turn.number) else {
            return false;
        };
        let is_same = |(answer, seat): (&Option<TypedScore>, &usize)| {
            let score = played.scores.get(seat);
            let has = |points| score.is_some_and(|score| score.points == points);
            answer.as_ref().is_none_or(|answer| has(answer.score.points(&sheet.ruleset)))
        };
        self.answers.iter().zip(&turn.playing).all(is_same)
    }

    /// Returns the answers with some scores, if the round can have all of them so far. Forced
    /// ones may be implausible.
    pub fn with(
        &self,
        scores: Entries,
        forced: bool,
        sheet: &Scoresheet,
        turn: &RoundSetup,
    ) -> Result<Self, PlayError> {
        // `put_row` would silently drop these: a score of somebody who does not play, and the
        // first of two scores of one player.
        let is_score = |(seat, entry): &&(usize, ScoreEntry)| {
            turn.playing.contains(seat) || *entry != ScoreEntry::Absent
        };
        sheet.entries_by_seat(turn.number, scores.iter().filter(is_score).cloned().collect())?;
        let mut draft = self.clone();
        draft.put_row(turn, scores, forced);
        if draft.accepts_implausible() {
            // A forced score does not make another one plausible.
            let mut rest = draft.clone();
            for answer in &mut rest.answers {
                answer.take_if(|answer| answer.forced);
            }
            if let Err(error @ PlayError::ImplausibleScore(_)) = rest.score(sheet, turn) {
                return Err(error);
            }
        }
        match draft.score(sheet, turn) {
            Err(PlayError::NobodyPlayed { .. }) if draft.next_open(0).is_some() => Ok(draft),
            Ok(_) | Err(PlayError::NothingNew { .. }) => Ok(draft),
            Err(error) => Err(error),
        }
    }

    /// Sets the answer of a place; who went out is asked for again. The same score stays forced.
    pub fn put(&mut self, turn: &RoundSetup, index: usize, typed: impl Into<TypedScore>) {
        let mut typed = typed.into();
        self.answers.resize(turn.playing.len(), None);
        let answer = &mut self.answers[index];
        typed.forced |= answer.as_ref().is_some_and(|was| was.forced && was.score == typed.score);
        *answer = Some(typed);
        self.order.retain(|&place| place != index);
        self.order.push(index);
        self.out = None;
    }

    /// Returns the place that was answered last; answers that were not typed come before all
    /// others, in the order of the seats.
    pub fn last_answered(&self) -> Option<usize> {
        let is_answered = |place: &usize| self.answers.get(*place).is_some_and(Option::is_some);
        (0..self.answers.len()).chain(self.order.iter().copied()).rev().find(is_answered)
    }

    /// Takes back the answer of the place that is asked for; `None` if there is none.
    pub fn take_back(&mut self) -> Option<TypedScore> {
        let answer = self.answers.get_mut(self.index)?.take()?;
        self.out = None;
        Some(answer)
    }

    pub fn put_row(&mut self, turn: &RoundSetup, scores: Entries, forced: bool) {
        for (seat, score) in scores {
            if let Some(index) = turn.playing.iter().position(|&other| other == seat) {
                self.put(turn, index, TypedScore { score, forced });
            }
        }
    }

    /// Returns the first place from another on that has no answer, around the
    /// table.
    pub fn next_open(&self, from: usize) -> Option<usize> {
        let count = self.answers.len();
        let mut places = (0..count).map(|step| (from + step) % count);
        places.find(|&place| self.answers[place].is_none())
    }

    /// Returns the points that an answer adds to a total, `None` if there is no
    /// answer or it cannot be.
    pub fn points(&self, sheet: &Scoresheet, turn: &RoundSetup, seat: usize) -> Option<i32> {
        let index = turn.playing.iter().position(|&other| other == seat)?;
        match &self.answers.get(index)?.as_ref()?.score {
            ScoreEntry::Points(total) if self.totals => {
                Some(total - sheet.total_before(seat, turn.number))
            }
            score => score.points(&sheet.ruleset),
        }
    }

    /// Returns the round as it would be recorded; a player without an answer
    /// does not play.
    pub fn round(&self, sheet: &Scoresheet, turn: &RoundSetup) -> Result<RoundEntry, PlayError> {
        let score = |index: usize| Some(self.answers.get(index)?.as_ref()?.score.clone());
        let entries = turn.playing.iter().enumerate();
        let entries =
            entries.map(|(index, &seat)| (seat, score(index).unwrap_or(ScoreEntry::Absent)));
        let force = self.accepts_implausible();
        let entry = sheet.round_entry(turn.number, entries.collect(), self.totals, force)?;
        Ok(RoundEntry { out: self.out, ..entry })
    }

    /// Returns the answers by seat that change something in a round that was scored before.
    pub fn changes(&self, turn: &RoundSetup) -> Entries {
        let answers = turn.playing.iter().zip(&self.answers).zip(&self.before);
        let changed = answers.filter_map(|((&seat, answer), before)| {
            let score = &answer.as_ref()?.score;
            (score != before).then(|| (seat, score.clone()))
        });
        changed.collect()
    }

    /// Returns what is to be asked before a round is recorded that was scored so.
    pub fn review(&self, sheet: &Scoresheet, scored: &ScoredRound, now: DateTime<Utc>) -> Review {
        let is_settled = |warning: &ScoreWarning| match warning {
            ScoreWarning::WhoWentOut { .. } => true,
            ScoreWarning::LikeTotals => self.totals,
            _ => false,
        };
        let warnings = scored.warnings.iter().filter(|warning| !is_settled(warning));
        let are_totals = |warning: &&ScoreWarning| **warning == ScoreWarning::LikeTotals;
        let totals = warnings.clone().filter(are_totals).cloned();
        let doubts = sheet.doubts(scored, now).into_iter().chain(totals).collect();
        Review {
            round: scored.round,
            may_be_out: scored.several_zeros().map(<[usize]>::to_vec).unwrap_or_default(),
            warnings: warnings.cloned().collect(),
            doubts,
        }
    }

    fn accepts_implausible(&self) -> bool {
        self.force || self.answers.iter().flatten().any(|answer| answer.forced)
    }

    /// Scores the round, or corrects it if it was scored before.
    pub fn score(&self, sheet: &Scoresheet, turn: &RoundSetup) -> Result<ScoredRound, PlayError> {
        if self.before.is_empty() {
            return sheet.score(self.round(sheet, turn)?);
        }
        let force = self.accepts_implausible();
        let entries = self.changes(turn);
        sheet.correct(RoundCorrection { round: turn.number, entries, why: None, force })
    }

    /// Moves the answers to the places that their players have in a later state
    /// of the game.
    pub fn reseated(
        &self,
        (before, old): (&Scoresheet, &RoundSetup),
        (now, new): (&Scoresheet, &RoundSetup),
    ) -> Self {
        let mut draft = Self { force: self.force, totals: self.totals, ..Self::for_turn(new) };
        let place = |seat: usize| {
            let seat = now.seat_of(before.seats[seat].player)?;
            new.playing.iter().position(|&other| other == seat)
        };
        // In another round the same cards cost something else.
        let rules = now.ruleset.in_round(new.round);
        for (answer, &seat) in self.answers.iter().zip(&old.playing) {
            if let (Some(answer), Some(place)) = (answer, place(seat))
                && let Ok(score) = ScoreEntry::read_typed(&answer.score.to_string(), rules)
            {
                draft.put(new, place, TypedScore { score, forced: answer.forced });
            }
        }
        // Who is asked for stays so, unless nothing is answered or all was.
        let asked = old.playing.get(self.index).and_then(|&seat| place(seat));
        let asked = asked.filter(|_| !draft.is_empty() && self.next_open(0).is_some());
        let last = new.playing.len().saturating_sub(1);
        draft.index = asked.or_else(|| draft.next_open(0)).unwrap_or(last);
        draft
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;

    const FOUR: [&str; 4] = ["Gran", "Tom", "Lucy", "Max"];

    /// A draft of the first round of Gran, Tom, Lucy and Max, with the answers of some lines.
    fn draft(lines: &[&str]) -> (RoundDraft, Scoresheet, RoundSetup) {
        let sheet = GameBuilder::named(&FOUR, &[]).sheet();
        let turn = sheet.due(None).unwrap();
        let mut draft = RoundDraft::for_turn(&turn);
        for line in lines {
            let scores = draft.read(line, &sheet, &turn).unwrap();
            draft = draft.with(scores, false, &sheet, &turn).unwrap();
            draft.index = draft.next_open(0).unwrap_or_default();
        }
        (draft, sheet, turn)
    }

    #[test]
    fn a_dash_for_who_has_left_changes_nothing() {
        let mut table = GameBuilder::named(&FOUR, &[]).scored(&["out 20 20 20"]);
        table.record(table.sheet().leave(1).unwrap());
        let sheet = table.sheet();
        let turn = sheet.due(None).unwrap();
        let draft = RoundDraft::for_turn(&turn);
        let with =
            |line: &str| draft.with(draft.read(line, &sheet, &turn).unwrap(), false, &sheet, &turn);
        assert_eq!(with("tom -").unwrap(), draft);
        assert!(with("tom 20").is_err());
    }

    #[test]
    fn a_round_that_is_insisted_on_may_be_implausible() {
        let (mut draft, sheet, turn) = draft(&["out", "20", "20"]);
        draft.put(&turn, 3, ScoreEntry::Points(151));
        assert!(matches!(draft.score(&sheet, &turn), Err(PlayError::ImplausibleScore(_))));
        draft.force = true;
        assert!(draft.score(&sheet, &turn).is_ok());
    }

    #[test]
    fn a_round_is_asked_about_if_anything_is_odd() {
        let now = "2026-11-21T12:00:00Z".parse().unwrap();
        let asks = |lines: &[&str]| {
            let (draft, sheet, turn) = draft(lines);
            !draft.review(&sheet, &draft.score(&sheet, &turn).unwrap(), now).asks_nothing()
        };
        assert!(!asks(&["out", "13", "20", "20"]));
        // Who of two went out, and whether nobody did.
        assert!(asks(&["0", "0", "20", "20"]));
        assert!(asks(&["13", "13", "20", "20"]));
    }
}
