//! Whether a round is to be entered at all.

use chrono::{DateTime, TimeDelta, Utc};

use super::score::ScoredRound;
use super::sheet::Scoresheet;
use crate::game::event::GameEvent;
use crate::game::score::ScoreWarning;

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
        let entered = self.played.iter().max_by_key(|(_, played)| played.time);
        let (&round, played) = entered?;
        let before = played.scores.iter();
        let before = before.map(|(&seat, score)| (self.seats[seat].player, score.points));
        let is_same = score
            .scores
            .iter()
            .map(|score| (score.player, score.points))
            .eq(before);
        let is_recent = (now - played.time).abs() <= A_MOMENT;
        (is_same && is_recent).then_some(round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::game::{RoundEntry, ScoreEntry};

    /// Scores a round of Ann and Bob some minutes after the last one, and
    /// returns the doubts.
    fn check(round: Option<u8>, points: [i32; 2], minutes: i64, expect: &[ScoreWarning]) {
        let mut table = GameBuilder::of("AB", &[]);
        table.score("out 12").unwrap();
        let sheet = table.sheet();
        let entries = points.map(ScoreEntry::Points).into_iter().enumerate();
        let scored = sheet.score(RoundEntry {
            round,
            entries: entries.collect(),
            ..RoundEntry::default()
        });
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
    fn a_round_that_is_not_next_is_doubtful() {
        check(Some(9), [3, 0], 0, &[ScoreWarning::OutOfTurn { next: 2 }]);
        check(Some(2), [3, 0], 0, &[]);
    }
}
