//! Whether scores can be: each by itself, and those of a round together.

use std::collections::BTreeMap;

use super::error::PlayError;
use super::setup::dealt_like;
use super::sheet::{Scoresheet, SeatScore};
use crate::game::score::{ImplausibleScore, PossibleScores, ScoreBounds, ScoreWarning, oddity};
use crate::rules::Round;

impl Scoresheet {
    /// Looks at each score by itself. Returns whether one is insisted on.
    pub(super) fn check_scores(
        &self,
        number: u8,
        marks: &BTreeMap<usize, SeatScore>,
        out: Option<usize>,
        force: bool,
        warnings: &mut Vec<ScoreWarning>,
    ) -> Result<bool, PlayError> {
        let rules = self.ruleset.in_round(dealt_like(number));
        let reachable = PossibleScores::of(rules);
        let bounds = ScoreBounds::of(rules);
        let mut forced = false;
        for (&seat, mark) in marks {
            let Some(points) = mark.points else {
                continue;
            };
            let went_out = out == Some(seat);
            let name = self.seats[seat].name();
            match bounds.refusal(name, points, went_out, number) {
                Some(refused) if !bounds.may_be_forced(points) => {
                    return Err(PlayError::ImpossibleScore(refused));
                }
                Some(refused) if !force => return Err(PlayError::ImplausibleScore(refused)),
                Some(refused) => {
                    forced = true;
                    warnings.push(ScoreWarning::Forced(refused));
                }
                None => warnings.extend(oddity(seat, points, &reachable)),
            }
        }
        Ok(forced)
    }

    /// Returns the scores that would be refused, and that nobody insisted on,
    /// with the numbers of their rounds.
    pub fn implausible(&self) -> Vec<(u8, ImplausibleScore)> {
        let mut refused = Vec::new();
        for (&number, played) in self.played.iter().filter(|(_, played)| !played.forced) {
            let bounds = ScoreBounds::of(self.ruleset.in_round(dealt_like(number)));
            for (&seat, mark) in &played.scores {
                let Some(points) = mark.points else {
                    continue;
                };
                let (name, went_out) = (self.seats[seat].name(), played.out == Some(seat));
                let why = bounds.refusal(name, points, went_out, number);
                refused.extend(why.map(|why| (number, why)));
            }
        }
        refused
    }

    /// Looks at the scores of a round together.
    pub(super) fn check_round(
        &self,
        number: u8,
        marks: &BTreeMap<usize, SeatScore>,
        out: Option<usize>,
        warnings: &mut Vec<ScoreWarning>,
    ) {
        let scored: Vec<_> = marks
            .iter()
            .filter_map(|(&seat, mark)| Some((seat, mark.points?)))
            .collect();
        if out.is_none() {
            warnings.push(self.who_went_out(&scored));
        }
        if scored.len() > 1 && scored.iter().all(|&(_, points)| points == 0) {
            warnings.push(ScoreWarning::AllZero);
        }
        let like_total = |&(seat, points): &(usize, i32)| {
            let before = self.total_before(seat, number);
            points > 0 && points >= before
        };
        let late = (4..=Round::LAST.number()).contains(&number);
        if late && !scored.is_empty() && scored.iter().all(like_total) {
            warnings.push(ScoreWarning::LikeTotals);
        }
    }

    /// Says who may have gone out: who has the bonus for it, else who has zero.
    fn who_went_out(&self, scored: &[(usize, i32)]) -> ScoreWarning {
        let with = |points: i32| {
            let alike = scored.iter().filter(|&&(_, other)| other == points);
            let seats: Vec<_> = alike.map(|&(seat, _)| seat).collect();
            (!seats.is_empty()).then_some(ScoreWarning::WhoWentOut { seats, points })
        };
        let bonus = with(self.ruleset.go_out_bonus().into());
        bonus.or_else(|| with(0)).unwrap_or(ScoreWarning::NobodyOut)
    }
}
