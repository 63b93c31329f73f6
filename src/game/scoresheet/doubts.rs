//! Whether a round is to be entered at all, and what a correction leaves as it was
//! though it followed from the scores before.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use super::score::ScoredRound;
use super::sheet::{Scoresheet, SeatScore};
use crate::game::event::GameEvent;
use crate::game::score::ScoreWarning;
use crate::rules::Round;

/// How long a round counts as just entered.
const A_MOMENT: TimeDelta = TimeDelta::minutes(5);

impl Scoresheet {
    /// Returns what makes it doubtful that a round is to be entered: the round
    /// entered a moment ago has the same scores, or another round is next.
    pub fn doubts(&self, scored: &ScoredRound, now: DateTime<Utc>) -> Vec<ScoreWarning> {
        let same = self.same_as_before(&scored.event, now);
        let same = same.map(|round| ScoreWarning::SameAsBefore { round });
        let next = self.next().map(|turn| turn.number);
        let early = next.filter(|&next| next < scored.round);
        let early = early.map(|next| ScoreWarning::OutOfTurn { next });
        same.into_iter().chain(early).collect()
    }

    /// Returns the round that was entered last, if that was a moment ago and
    /// with the scores of an event.
    fn same_as_before(&self, event: &GameEvent, now: DateTime<Utc>) -> Option<u8> {
        let GameEvent::RoundScored(score) = event else {
            return None;
        };
        let (&round, played) = self.played.iter().max_by_key(|(_, played)| played.time)?;
        let before = played.scores.iter();
        let before = before.map(|(&seat, score)| (self.seats[seat].player, score.points));
        let is_same = score.scores.iter().map(|score| (score.player, score.points)).eq(before);
        let is_recent = (now - played.time).abs() <= A_MOMENT;
        (is_same && is_recent).then_some(round)
    }
}

impl Scoresheet {
    /// Returns what no longer fits once a round has these scores.
    pub(super) fn consequences(
        &self,
        round: u8,
        scores: &BTreeMap<usize, SeatScore>,
    ) -> Vec<ScoreWarning> {
        let mut after = self.clone();
        after.played.entry(round).and_modify(|played| played.scores.clone_from(scores));
        let starts = (0..self.seats.len()).filter_map(|seat| self.late_start(&after, seat));
        let still_idle = self.idle_rounds();
        let gone = after.idle_rounds().into_iter().filter(|round| !still_idle.contains(round));
        starts.chain(gone.map(|round| ScoreWarning::TieGone { round })).collect()
    }

    /// Looks at a player who joined late: whether the total that they began with
    /// would be another one after a correction, since it was the default or what
    /// they had left with, or since it is now less than that.
    fn late_start(&self, after: &Self, seat: usize) -> Option<ScoreWarning> {
        let stay = self.seats[seat].stays.last()?;
        let (start, round) = (stay.start_total, stay.from_round);
        let sources = |sheet: &Self| [sheet.start_in(seat), sheet.total_left_with(seat)];
        let mut sources = sources(self).into_iter().zip(sources(after));
        let followed = sources.find(|&(was, _)| was == Some(start)).and_then(|(_, is)| is);
        let now = followed.or(after.total_left_with(seat).filter(|&own| own > start))?;
        (now != start).then_some(ScoreWarning::LateStart { seat, round, start, now })
    }

    /// Returns the total that a player would have begun with if none was given:
    /// the highest of the others, or the one that the player left with if that is
    /// higher or if no round was missed. `None` for one who was there from the
    /// beginning.
    fn start_in(&self, seat: usize) -> Option<i32> {
        let (stay, earlier) = self.seats[seat].stays.split_last()?;
        let from = stay.from_round;
        let left = earlier.last().and_then(|stay| stay.left_before_round);
        let own = self.total_left_with(seat);
        if left == Some(from) {
            return own;
        }
        let others = (0..self.seats.len()).filter(|&other| other != seat);
        let others = others.filter(|&other| self.seats[other].sits_in(from));
        let highest = others.map(|other| self.total_before(other, from)).max();
        highest.max(own).filter(|_| left.is_some() || from > 1)
    }

    /// Returns the rounds past the eleventh that break no tie, because it was
    /// between others or is gone after a correction.
    pub fn idle_rounds(&self) -> Vec<u8> {
        let extra = self.played.range(Round::LAST.number() + 1..);
        let is_idle = |&round: &u8| {
            let tied = self.playing(round);
            tied.len() < 2 || !self.have_scores(&tied, round)
        };
        extra.map(|(&round, _)| round).filter(is_idle).collect()
    }

    /// Returns `true` if all these seats have a score in a round.
    pub(super) fn have_scores(&self, seats: &[usize], round: u8) -> bool {
        let scores = self.played.get(&round).map(|played| &played.scores);
        scores.is_some_and(|scores| seats.iter().all(|seat| scores.contains_key(seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::game::{RoundCorrection, RoundEntry, ScoreEntry};

    /// Scores a round of Ann and Bob some minutes after the last one, and
    /// returns the doubts.
    fn check(round: Option<u8>, points: [i32; 2], minutes: i64, expect: &[ScoreWarning]) {
        let table = GameBuilder::new("AB", &[]).play("out 12");
        let sheet = table.sheet();
        let entries = points.map(ScoreEntry::Points).into_iter().enumerate();
        let scored =
            sheet.score(RoundEntry { round, entries: entries.collect(), ..RoundEntry::default() });
        let now = sheet.played[&1].time + TimeDelta::minutes(minutes);
        assert_eq!(sheet.doubts(&scored.unwrap(), now), expect);
    }

    #[test]
    fn the_same_numbers_within_a_few_minutes_are_doubtful() {
        let same = ScoreWarning::SameAsBefore { round: 1 };
        check(None, [0, 12], 0, std::slice::from_ref(&same));
        check(None, [0, 12], 5, &[same]);
        check(None, [0, 12], 6, &[]);
        check(None, [12, 0], 0, &[]);
    }

    #[test]
    fn a_correction_is_not_the_round_before_typed_again() {
        let table = GameBuilder::new("AB", &[]).play("out 12");
        let sheet = table.sheet();
        let entries = vec![(1, ScoreEntry::Points(13))];
        let fix = RoundCorrection { round: 1, entries, ..RoundCorrection::default() };
        assert_eq!(sheet.doubts(&sheet.correct(fix).unwrap(), sheet.played[&1].time), []);
    }

    #[test]
    fn a_round_that_is_not_next_is_doubtful() {
        check(Some(9), [3, 0], 0, &[ScoreWarning::OutOfTurn { next: 2 }]);
        check(Some(2), [3, 0], 0, &[]);
    }
}
