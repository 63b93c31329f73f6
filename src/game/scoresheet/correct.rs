//! Corrects a round: answers with the event to record, or with why not, and
//! changes nothing itself.

use std::iter;

use super::error::PlayError;
use super::score::ScoredRound;
use super::sheet::{GameState, Scoresheet};
use crate::game::event::{Correction, GameEvent};
use crate::game::score::{ScoreEntry, ScoreWarning};

#[derive(Debug, Clone, Default)]
pub struct RoundCorrection {
    pub round: u8,
    /// What was typed, by seat; the others stand.
    pub entries: Vec<(usize, ScoreEntry)>,
    pub why: Option<String>,
    /// Whether an implausible score is insisted on.
    pub force: bool,
}

impl RoundCorrection {
    /// Corrects the score of a seat.
    #[cfg(test)]
    pub(crate) fn of_seat(round: u8, seat: usize, entry: ScoreEntry) -> Self {
        Self { round, entries: vec![(seat, entry)], ..Self::default() }
    }
}

impl Scoresheet {
    /// Checks that a round is scored, in a finished game too.
    pub fn must_be_scored(&self, number: u8) -> Result<(), PlayError> {
        if !matches!(self.state(), GameState::Open | GameState::Finished) {
            self.must_be_open()?;
        }
        if self.played.contains_key(&number) {
            return Ok(());
        }
        self.round_to_score(Some(number))?;
        let next = self.next().filter(|turn| turn.number == number);
        let last = self.played.last_key_value().map_or(0, |(last, _)| *last);
        Err(PlayError::NotScored { round: number, game: next.map(|_| self.number), last })
    }

    /// Corrects a scored round, of a finished game too. If there are other
    /// versions of the round, the scores that stand can be confirmed.
    pub fn correct(&self, fix: RoundCorrection) -> Result<ScoredRound, PlayError> {
        let number = fix.round;
        self.must_be_scored(number)?;
        let played = &self.played[&number];
        let mut entries = self.entries_by_seat(number, fix.entries)?;
        self.check_copies(&entries, played.scores.iter())?;
        let said = self.declared_out(&mut entries, None)?;
        let mut warnings = Vec::new();
        let changed = self.score_entries(entries, &mut warnings);
        let mut marks = played.scores.clone();
        marks.extend(changed.clone());

        let still_out = played.out.filter(|&seat| self.has_gone_out(&marks, seat));
        let out = said.or(still_out).or_else(|| self.only_out(&marks));
        let conflicts = self.conflicts.iter().filter(|one| one.round == number);
        let beside: Vec<_> = conflicts.map(|one| one.earlier.command).collect();
        if marks == played.scores && out == played.out && beside.is_empty() {
            return Err(PlayError::NothingNew { round: number });
        }
        self.somebody_played(number, &marks)?;
        let forced = self.check_scores(number, &changed, out, fix.force, &mut warnings)?;
        self.check_round(number, &marks, out, &mut warnings);
        warnings.extend(self.consequences(number, &marks));
        let was_out = played.out.filter(|was| out.is_some_and(|out| out != *was));
        let is_left =
            |seat: &usize| !changed.contains_key(seat) && self.has_gone_out(&marks, *seat);
        warnings.extend(was_out.filter(is_left).map(|seat| ScoreWarning::StillZero { seat }));
        Ok(ScoredRound {
            event: GameEvent::ScoreCorrected(Correction {
                round: number,
                scores: self.to_event(&marks),
                was: self.to_event(&played.scores),
                replaces: iter::once(played.command).chain(beside).collect(),
                out: Some(self.out(out)),
                why: fix.why,
                forced,
            }),
            round: number,
            warnings,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;

    #[test]
    fn rounds_of_a_game_that_was_abandoned_are_not_corrected() {
        let mut table = GameBuilder::new("ABC", &[]).play("13 out 20");
        table.record(table.sheet().abandon(None).unwrap());
        let error = table.sheet().must_be_scored(1).unwrap_err();
        assert_eq!(error, PlayError::NotOpen { game: 12, state: GameState::Abandoned });
    }
}
