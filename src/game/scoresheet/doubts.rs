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

    /// Corrects the points of a seat, and returns what no longer fits.
    fn fix(table: &mut GameBuilder, round: u8, seat: usize, points: i32) -> Vec<ScoreWarning> {
        let fix = RoundCorrection::of_seat(round, seat, ScoreEntry::Points(points));
        let fixed = table.sheet().correct(fix).unwrap();
        table.record(fixed.event);
        let is_consequence = |warning: &ScoreWarning| {
            matches!(warning, ScoreWarning::LateStart { .. } | ScoreWarning::TieGone { .. })
        };
        fixed.warnings.into_iter().filter(is_consequence).collect()
    }

    #[test]
    fn the_start_of_a_late_comer_is_told_to_be_another_after_a_correction() {
        let mut table = GameBuilder::new("AB", &[]).play("out 60; C joins; out 20 13");
        let late = |start, now| ScoreWarning::LateStart { seat: 2, round: 2, start, now };
        assert_eq!(fix(&mut table, 1, 1, 45), [late(60, 45)]);
        assert_eq!(fix(&mut table, 2, 1, 30), []);
        table.join('C', Some(45)).unwrap();
        assert_eq!(table.places(), "1 A 0, 2 C 58, 3 B 75");
        assert_eq!(fix(&mut table, 1, 1, 50), [late(45, 50)]);
    }

    #[test]
    fn the_total_with_which_a_player_came_back_follows_a_correction() {
        let mut table = GameBuilder::new("ABC", &[]).play("out 20 40; B leaves; out 30; B joins");
        let late = |now| ScoreWarning::LateStart { seat: 1, round: 3, start: 70, now };
        assert_eq!(fix(&mut table, 2, 2, 20), [late(60)]);
        assert_eq!(fix(&mut table, 2, 2, 30), []);
        // It is no lower than what the player left with.
        assert_eq!(fix(&mut table, 1, 1, 75), [late(75)]);
    }

    #[test]
    fn who_came_back_begins_with_no_less_than_they_left_with() {
        // Given or not, once or again, and over two absences.
        let mut table =
            GameBuilder::new("ABC", &[]).play("out 20 40; B leaves; out 30; B joins 20");
        let late = |round, start, now| ScoreWarning::LateStart { seat: 1, round, start, now };
        assert_eq!(fix(&mut table, 1, 1, 25), [late(3, 20, 25)]);
        assert_eq!(fix(&mut table, 1, 1, 30), [late(3, 20, 30)]);
        table.join('B', Some(35)).unwrap();
        assert_eq!(fix(&mut table, 1, 1, 33), []);
        assert_eq!(fix(&mut table, 1, 1, 36), [late(3, 35, 36)]);
        table.score("out 13 20").unwrap();
        table.record(table.sheet().leave(1).unwrap());
        table.score("out 5").unwrap();
        table.join('B', Some(49)).unwrap();
        assert_eq!(fix(&mut table, 1, 1, 45), [late(5, 49, 58)]);
    }

    #[test]
    fn who_came_back_at_once_goes_on_with_their_own_total() {
        let mut table = GameBuilder::new("ABC", &[]).play("out 13 20; B leaves; B joins");
        let late = |now| ScoreWarning::LateStart { seat: 1, round: 2, start: 13, now };
        assert_eq!(fix(&mut table, 1, 2, 40), []);
        assert_eq!(fix(&mut table, 1, 1, 5), [late(5)]);
        assert_eq!(fix(&mut table, 1, 1, 25), [late(25)]);
    }

    #[test]
    fn a_start_that_was_given_follows_nothing() {
        let mut table = GameBuilder::new("AB", &[]).play("out 60; C joins 30");
        assert_eq!(fix(&mut table, 1, 1, 45), []);
    }

    #[test]
    fn a_correction_that_ends_a_tie_tells_of_the_round_that_broke_it() {
        let table = GameBuilder::new("ABC", &["tie=extra-round"]).play("20 20 out x10; out 20 240");
        assert_eq!(table.places(), "1 A 200, 2 B 220, 3 C 240");
        let mut tied = GameBuilder::new("ABC", &["tie=extra-round"]);
        tied.score_times(11, "13 13 out");
        fix(&mut tied, 11, 2, 143);
        assert_eq!(tied.next(), "round 12, C deals, A starts, ABC play");
        tied.score("13 out 20").unwrap();
        assert_eq!(tied.winners(), "B");
        assert_eq!(fix(&mut tied, 11, 0, 12), [ScoreWarning::TieGone { round: 12 }]);
        assert_eq!(tied.winners(), "A");
        assert_eq!(tied.sheet().idle_rounds(), [12]);
    }

    #[test]
    fn a_tie_between_others_after_a_correction_is_played_again() {
        let mut table =
            GameBuilder::new("ABC", &["tie=extra-round"]).play("13 13 out x10; out 0 131");
        assert_eq!(table.next(), "round 12, A deals, B starts, AB play");
        table.score("out 13").unwrap();
        assert_eq!(table.winners(), "A");
        fix(&mut table, 11, 0, 20);
        fix(&mut table, 11, 2, 130);
        assert_eq!(table.sheet().idle_rounds(), [12]);
        assert_eq!(table.next(), "round 13, B deals, C starts, BC play");
    }
}
