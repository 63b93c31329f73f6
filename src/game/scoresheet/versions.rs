//! The versions of a round, and which of them stands.
//!
//! Whoever scores or corrects a round enters the whole of it. A score begins a
//! version; a correction replaces those that it names, which are all that its
//! device showed. Devices that did not know of each other so enter versions
//! side by side: the last one stands, exactly as it was entered, and each of
//! the others is a conflict until a correction names it.
//!
//! Earlier versions of this program recorded only the scores that a correction
//! changed, and what they were. The others are those of the latest version that
//! had the former scores. If an older one had them too, and the latest is from
//! another device, nobody can tell which of them was corrected: the latest stays
//! as a conflict. Such a correction settles no conflict.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::sheet::{PlayedRound, ScoreConflict, Scoresheet, Seat, SeatScore};
use crate::game::event::{Correction, PlayerScore, RoundScore, WentOut};
use crate::game::id::{CommandId, DeviceId};
use crate::rules::Round;

impl Scoresheet {
    /// Enters the scores of a round.
    pub(super) fn scored(
        &mut self,
        score: RoundScore,
        command: CommandId,
        device: DeviceId,
        time: DateTime<Utc>,
    ) {
        self.seat(score.round, &score.scores);
        let version = PlayedRound {
            scores: self.by_seat(&score.scores),
            out: self.out_seat(score.out),
            forced: score.forced,
            command,
            device,
            time,
        };
        self.enter(score.round, version);
    }

    /// Enters a round as corrected. It changes nothing if the round is not
    /// scored, because that was undone.
    pub(super) fn corrected(
        &mut self,
        correction: Correction,
        command: CommandId,
        device: DeviceId,
    ) {
        let round = correction.round;
        self.seat(round, &correction.scores);
        let made = match correction.replaces.is_empty() {
            false => self.whole(&correction),
            true => self.completed(&correction, device),
        };
        let Some((mut version, replaced)) = made else {
            return;
        };
        if let Some(out) = correction.out {
            version.out = self.out_seat(out);
        }
        version.forced |= correction.forced;
        version.command = command;
        version.device = device;
        self.supersede(round, &replaced);
        self.enter(round, version);
    }

    fn whole(&self, correction: &Correction) -> Option<(PlayedRound, Vec<PlayedRound>)> {
        let standing = self.played.get(&correction.round)?;
        let named = correction.replaces.iter();
        let versions = || self.versions(correction.round);
        let found = named.filter_map(|&command| versions().find(|one| one.command == command));
        let replaced: Vec<_> = found.cloned().collect();
        let base = replaced.first().cloned();
        let base = base.unwrap_or_else(|| PlayedRound { forced: false, ..standing.clone() });
        let scores = self.by_seat(&correction.scores);
        Some((PlayedRound { scores, ..base }, replaced))
    }

    /// Returns the same for a correction of an earlier version of this program,
    /// `None` if what it was made on is not there, because it was undone.
    fn completed(
        &self,
        correction: &Correction,
        device: DeviceId,
    ) -> Option<(PlayedRound, Vec<PlayedRound>)> {
        let was = self.by_seat(&correction.was);
        let has = |(seat, score), version: &PlayedRound| version.scores.get(seat) == Some(score);
        let found = self.versions(correction.round).rev();
        let mut found = found.filter(|version| was.iter().all(|score| has(score, version)));
        let mut version = found.next()?.clone();
        let is_certain =
            version.device == device || found.all(|other| other.says_the_same(&version));
        let replaced = is_certain.then(|| version.clone()).into_iter().collect();
        version.scores.extend(self.by_seat(&correction.scores));
        Some((version, replaced))
    }

    /// Takes away the versions of a round that say the same as one of these.
    fn supersede(&mut self, round: u8, replaced: &[PlayedRound]) {
        let is_replaced = |version: &PlayedRound| {
            let mut replaced = replaced.iter();
            replaced.any(|one| one.says_the_same(version))
        };
        let conflicts = self
            .conflicts
            .extract_if(.., |conflict| conflict.round == round && is_replaced(&conflict.earlier));
        self.superseded.extend(conflicts);
        let standing = self.played.get(&round);
        if standing.is_some_and(is_replaced) {
            let standing = self.played.remove(&round);
            let standing = standing.map(|earlier| ScoreConflict { round, earlier });
            self.superseded.extend(standing);
        }
    }

    /// Lets a version of a round stand. Those beside it are conflicts, unless
    /// they say the same.
    fn enter(&mut self, round: u8, version: PlayedRound) {
        self.supersede(round, std::slice::from_ref(&version));
        let earlier = self.played.insert(round, version);
        let conflict = earlier.map(|earlier| ScoreConflict { round, earlier });
        self.conflicts.extend(conflict);
        (0..self.seats.len()).for_each(|seat| self.keep_while_scored(seat));
    }

    /// Lets a player who has points in a round leave after it: the device that entered
    /// them did not know yet that the player leaves. Who has points in the last round has
    /// not left.
    pub(super) fn keep_while_scored(&mut self, seat: usize) {
        let has_points = |played: &PlayedRound| {
            played.scores.get(&seat).is_some_and(|score| score.points.is_some())
        };
        let mut rounds = self.played.iter().rev();
        let last = rounds.find(|(_, played)| has_points(played)).map(|(&round, _)| round);
        let stay = self.seats[seat].stays.last_mut();
        if let (Some(last), Some(stay)) = (last, stay)
            && stay.left_before_round.is_some_and(|until| until <= last)
        {
            stay.left_before_round = Some(last + 1).filter(|_| last < Round::LAST.number());
        }
    }

    /// Lists the versions of a round, that which stands last.
    fn versions(&self, round: u8) -> impl DoubleEndedIterator<Item = &PlayedRound> {
        (self.superseded.iter().chain(&self.conflicts))
            .filter(move |one| one.round == round)
            .map(|one| &one.earlier)
            .chain(self.played.get(&round))
    }

    /// Seats those who have a score and no seat: on another device their joining
    /// was undone.
    fn seat(&mut self, round: u8, scores: &[PlayerScore]) {
        for &PlayerScore { player, .. } in scores {
            if self.seat_taken_by(player).is_none() {
                self.seats.push(Seat::taken(player, round, 0));
            }
        }
    }

    fn by_seat(&self, scores: &[PlayerScore]) -> BTreeMap<usize, SeatScore> {
        let seat = |score: &PlayerScore| {
            let seat = self.seat_taken_by(score.player)?;
            let PlayerScore { points, cards, .. } = score.clone();
            Some((seat, SeatScore { points, cards }))
        };
        scores.iter().filter_map(seat).collect()
    }

    fn out_seat(&self, out: WentOut) -> Option<usize> {
        match out {
            WentOut::Unknown => None,
            WentOut::Player(player) => self.seat_taken_by(player),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::fixture::GameBuilder;
    use crate::game::{GameEvent, PlayedRound, RoundCorrection, ScoreEntry};

    /// The correction of round 1 that a device makes which shows this table:
    /// the seat that went out if one is named, and points by seat.
    fn fix(table: &GameBuilder, out: Option<usize>, points: &[(usize, i32)]) -> GameEvent {
        let points = points.iter();
        let points = points.map(|&(seat, points)| (seat, ScoreEntry::Points(points)));
        let out = out.map(|seat| (seat, ScoreEntry::WentOut));
        let fix = RoundCorrection {
            round: 1,
            entries: out.into_iter().chain(points).collect(),
            force: true,
            ..RoundCorrection::default()
        };
        table.sheet().correct(fix).unwrap().event
    }

    /// The same as recorded by earlier versions: only what changes.
    fn of_earlier_version(event: GameEvent, keeps_out: bool) -> GameEvent {
        let GameEvent::ScoreCorrected(mut correction) = event else { panic!("{event:?}") };
        let (now, was) = correction.changes();
        let (now, was) = (now.into_iter().cloned().collect(), was.into_iter().cloned().collect());
        (correction.scores, correction.was) = (now, was);
        correction.replaces.clear();
        correction.out = correction.out.filter(|_| !keeps_out);
        GameEvent::ScoreCorrected(correction)
    }

    /// Round 1, then each conflict: `13 0* 20`, the star by who went out.
    fn versions(table: &GameBuilder) -> Vec<String> {
        let sheet = table.sheet();
        let write = |version: &PlayedRound| {
            let score = |(seat, score): (&usize, &crate::game::SeatScore)| {
                let out = if version.out == Some(*seat) { "*" } else { "" };
                format!("{}{out}", score.points.unwrap_or(-1))
            };
            let scores: Vec<_> = version.scores.iter().map(score).collect();
            scores.join(" ")
        };
        let conflicts = sheet.conflicts.iter().map(|one| write(&one.earlier));
        std::iter::once(write(&sheet.played[&1])).chain(conflicts).collect()
    }

    fn scored() -> GameBuilder {
        GameBuilder::new("ABC", &[]).play("out 12 20")
    }

    #[test]
    fn of_corrections_that_cross_the_later_stands_as_it_was_entered() {
        let table = scored();
        let went_out = fix(&table, Some(1), &[(0, 13)]);
        let points = fix(&table, None, &[(1, 44)]);
        let third = fix(&table, None, &[(2, 30)]);
        let after = |events: &[&GameEvent]| {
            let mut table = scored();
            events.iter().for_each(|&event| table.record(event.clone()));
            versions(&table)
        };
        let (one, other) = ("13 0* 20", "0* 44 20");
        assert_eq!(after(&[&went_out, &points]), [other, one]);
        assert_eq!(after(&[&points, &went_out]), [one, other]);
        let all = after(&[&points, &third, &went_out]);
        assert_eq!(all, [one, other, "0* 12 30"]);
        assert_eq!(after(&[&points, &points]), [other]);
    }

    #[test]
    fn a_correction_replaces_only_what_its_device_has_shown() {
        let mut table = GameBuilder::new("ABC", &[]);
        let score = |scores| table.sheet().score(table.draft(scores)).unwrap().event;
        let (one, other) = (score("out 12 20"), score("out 12 25"));
        // The score that is corrected is the third command here and there.
        table.record(GameEvent::GameResumed {});
        table.record(other.clone());
        let corrected = fix(&table, None, &[(2, 26)]);
        table = GameBuilder::new("ABC", &[]);
        table.record_on(1, one);
        table.record(other);
        table.record(corrected);
        assert_eq!(versions(&table), ["0* 12 26", "0* 12 20"]);
    }

    #[test]
    fn who_was_scored_sits_at_the_table() {
        let mut joined = scored();
        joined.join('D', None).unwrap();
        let draft = joined.draft("out 12 20 30");
        let event = joined.sheet().score(draft).unwrap().event;
        // The joining was undone.
        let mut table = scored();
        table.record(event);
        let sheet = table.sheet();
        assert_eq!(sheet.played[&2].scores[&3].points, Some(30));
        assert!(!sheet.seats[3].sits_in(1) && sheet.seats[3].sits_in(2));
    }

    #[test]
    fn what_an_earlier_version_may_have_corrected_stays_as_a_conflict() {
        let table = scored();
        let whole = [
            fix(&table, Some(1), &[(0, 13)]),
            fix(&table, None, &[(1, 44)]),
            fix(&table, None, &[(2, 30)]),
        ];
        let [went_out, points, third] = [(0, false), (1, true), (2, true)]
            .map(|(event, keeps_out)| of_earlier_version(whole[event].clone(), keeps_out));
        let after = |events: [(u128, &GameEvent); 2]| {
            let mut table = scored();
            for (device, event) in events {
                table.record_on(device, event.clone());
            }
            versions(&table)
        };
        // Both change what Bob had: the second was made on the score.
        let (one, other) = ("13 0* 20", "0* 44 20");
        assert_eq!(after([(0, &went_out), (1, &points)]), [other, one]);
        assert_eq!(after([(0, &points), (1, &went_out)]), [one, other]);
        // Cat had 20 in both versions.
        assert_eq!(after([(0, &went_out), (0, &third)]), ["13 0* 30"]);
        assert_eq!(after([(0, &went_out), (1, &third)]), ["13 0* 30", one]);
    }

    #[test]
    fn the_scores_that_stand_can_be_confirmed_while_there_are_others() {
        let mut table = scored();
        let (one, other) = (fix(&table, None, &[(1, 44)]), fix(&table, None, &[(2, 30)]));
        table.record(one);
        table.record_on(1, other);
        assert_eq!(versions(&table), ["0* 12 30", "0* 44 20"]);
        table.record(fix(&table, None, &[(2, 30)]));
        assert_eq!(versions(&table), ["0* 12 30"]);
    }

    #[test]
    fn a_correction_of_what_stands_settles_all_conflicts() {
        let mut table = scored();
        let crossing = [(0, 30), (1, 31), (2, 32)].map(|points| fix(&table, None, &[points]));
        crossing.into_iter().for_each(|event| table.record(event));
        assert_eq!(versions(&table), ["0* 12 32", "30 12 20", "0* 31 20"]);
        // Two more who see the same.
        let settled = fix(&table, None, &[(1, 40)]);
        let also = fix(&table, None, &[(1, 41)]);
        table.record(settled);
        assert_eq!(versions(&table), ["0* 40 32"]);
        table.record(also);
        assert_eq!(versions(&table), ["0* 41 32", "0* 40 32"]);
    }

    #[test]
    fn a_correction_settles_no_conflict_of_another_round() {
        let mut table = scored();
        let crossing = [(0, 30), (1, 31)].map(|points| fix(&table, None, &[points]));
        crossing.into_iter().for_each(|event| table.record(event));
        let score = |scores| table.sheet().score(table.draft(scores)).unwrap().event;
        // What does not stand there says what stands in the first round.
        let second = ["out 31 20", "out 12 25"].map(score);
        second.into_iter().for_each(|event| table.record(event));
        let rounds = |table: &GameBuilder| -> Vec<u8> {
            table.sheet().conflicts.iter().map(|one| one.round).collect()
        };
        assert_eq!(rounds(&table), [1, 2]);
        table.record(fix(&table, None, &[(1, 40)]));
        assert_eq!(rounds(&table), [2]);
    }

    #[test]
    fn a_correction_of_a_conflict_replaces_it() {
        let mut table = scored();
        let (one, other) = (fix(&table, None, &[(1, 44)]), fix(&table, None, &[(2, 30)]));
        table.record(one.clone());
        let again = fix(&table, None, &[(1, 45)]);
        let mut table = scored();
        [one, other, again].into_iter().for_each(|event| table.record(event));
        assert_eq!(versions(&table), ["0* 45 20", "0* 12 30"]);
    }

    #[test]
    fn a_correction_of_an_undone_one_stands_whole_or_not_at_all() {
        let mut undone = scored();
        undone.record(fix(&undone, Some(1), &[(0, 13)]));
        let event = fix(&undone, None, &[(0, 14)]);
        let mut table = scored();
        table.record(of_earlier_version(event.clone(), true));
        assert_eq!(versions(&table), ["0* 12 20"]);
        table.record(event);
        assert_eq!(versions(&table), ["14 0* 20", "0* 12 20"]);
    }
}
