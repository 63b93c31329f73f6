//! The versions of a round, and which of them stands.
//!
//! Whoever scores or corrects a round enters the whole of it. A score begins a
//! version; a correction replaces the one that it was made on, which its former
//! scores identify. Devices that did not know of each other so enter versions
//! side by side: the last one stands, exactly as it was entered, and each of
//! the others is a conflict until somebody corrects the one that stands.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::sheet::{PlayedRound, ScoreConflict, Scoresheet, SeatScore};
use crate::game::event::{Correction, PlayerScore, RoundScore, WentOut};
use crate::game::id::CommandId;

impl Scoresheet {
    /// Enters the scores of a round.
    pub(super) fn scored(&mut self, score: RoundScore, command: CommandId, time: DateTime<Utc>) {
        let version = PlayedRound {
            scores: self.by_seat(score.scores),
            out: self.out_seat(score.out),
            forced: score.forced,
            command,
            time,
        };
        self.enter(score.round, version);
    }

    /// Enters a round as corrected.
    ///
    /// Earlier versions of this program recorded only the scores that changed:
    /// the others are those of the version that the correction was made on. It
    /// changes nothing if that version is not there, because it was undone.
    pub(super) fn corrected(&mut self, correction: Correction, command: CommandId) {
        let round = correction.round;
        let Some(standing) = self.played.get(&round).cloned() else {
            return;
        };
        let was = self.by_seat(correction.was);
        let scores = self.by_seat(correction.scores);
        let base = self.version_with(round, &was);
        let mut version = match &base {
            Some(base) => base.clone(),
            None if standing.scores.keys().all(|seat| scores.contains_key(seat)) => PlayedRound {
                forced: false,
                ..standing.clone()
            },
            None => return,
        };
        version.scores.extend(scores);
        version.out = match correction.out {
            Some(out) => self.out_seat(out),
            None => version.out,
        };
        version.forced |= correction.forced;
        version.command = command;
        // Whoever corrects what stands has seen the conflicts.
        let is_settled = base.as_ref() == Some(&standing);
        let is_replaced = |conflict: &mut ScoreConflict| {
            conflict.round == round && (is_settled || base.as_ref() == Some(&conflict.earlier))
        };
        let replaced = self.conflicts.extract_if(.., is_replaced);
        self.superseded.extend(replaced);
        if is_settled {
            self.played.remove(&round);
            self.superseded.push(ScoreConflict {
                round,
                earlier: standing,
            });
        }
        self.enter(round, version);
    }

    /// Lets a version of a round stand. Those beside it are conflicts, unless
    /// they are the same.
    fn enter(&mut self, round: u8, version: PlayedRound) {
        let earlier = self.played.insert(round, version.clone());
        let conflict = earlier.map(|earlier| ScoreConflict { round, earlier });
        self.conflicts.extend(conflict);
        self.conflicts
            .retain(|ScoreConflict { round: of, earlier }| {
                *of != round || !earlier.says_the_same(&version)
            });
    }

    /// Returns the version of a round that has these scores, those that nobody
    /// has corrected and the latest first; one that has others as well only if
    /// none has just these.
    fn version_with(&self, round: u8, was: &BTreeMap<usize, SeatScore>) -> Option<PlayedRound> {
        let versions: Vec<_> = (self.superseded.iter().chain(&self.conflicts))
            .filter(|one| one.round == round)
            .map(|one| &one.earlier)
            .chain(self.played.get(&round))
            .collect();
        let has = |version: &PlayedRound| {
            let mut was = was.iter();
            was.all(|(seat, score)| version.scores.get(seat) == Some(score))
        };
        let latest = || versions.iter().rev();
        let exact = latest().find(|version| version.scores == *was);
        let found = exact.or_else(|| latest().find(|version| has(version)));
        found.copied().cloned()
    }

    fn by_seat(&self, scores: Vec<PlayerScore>) -> BTreeMap<usize, SeatScore> {
        let seat = |score: PlayerScore| {
            let seat = self
                .seats
                .iter()
                .position(|seat| seat.player == score.player)?;
            let PlayerScore { points, cards, .. } = score;
            Some((seat, SeatScore { points, cards }))
        };
        scores.into_iter().filter_map(seat).collect()
    }

    fn out_seat(&self, out: WentOut) -> Option<usize> {
        match out {
            WentOut::Unknown => None,
            WentOut::Player(player) => self.seats.iter().position(|seat| seat.player == player),
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
        let GameEvent::ScoreCorrected(mut correction) = event else {
            panic!("{event:?}")
        };
        let (now, was) = correction.changes();
        let (now, was) = (
            now.into_iter().cloned().collect(),
            was.into_iter().cloned().collect(),
        );
        (correction.scores, correction.was) = (now, was);
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
        std::iter::once(write(&sheet.played[&1]))
            .chain(conflicts)
            .collect()
    }

    fn scored() -> GameBuilder {
        let mut table = GameBuilder::of("ABC", &[]);
        table.score("out 12 20").unwrap();
        table
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
        // As earlier versions recorded them.
        let went_out = of_earlier_version(went_out, false);
        let points = of_earlier_version(points, true);
        let third = of_earlier_version(third, true);
        assert_eq!(after(&[&went_out, &points]), [other, one]);
        assert_eq!(after(&[&points, &went_out]), [one, other]);
        assert_eq!(after(&[&went_out, &third]), ["13 0* 30"]);
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
    fn a_correction_of_a_conflict_replaces_it() {
        let mut table = scored();
        let (one, other) = (fix(&table, None, &[(1, 44)]), fix(&table, None, &[(2, 30)]));
        table.record(one.clone());
        let again = fix(&table, None, &[(1, 45)]);
        let mut table = scored();
        [one, other, again]
            .into_iter()
            .for_each(|event| table.record(event));
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
