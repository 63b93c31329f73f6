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
//! another device, nobody can tell which of them was corrected: the version is a
//! guess, as are those that such corrections make from it, and the latest stays as
//! a conflict, even if a guess says the same.

use chrono::{DateTime, Utc};

use super::sheet::{PlayedRound, ScoreConflict, Scoresheet, Seat, SeatScore, SeatScores};
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
            is_guess: false,
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
        Some((PlayedRound { scores, is_guess: false, ..base }, replaced))
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
        version.is_guess |= !is_certain;
        version.scores.extend(self.by_seat(&correction.scores));
        Some((version, replaced))
    }

    /// Takes away these versions of a round, and those that say the same as one of
    /// them that is no guess.
    fn supersede(&mut self, round: u8, replaced: &[PlayedRound]) {
        let is_replaced = |version: &PlayedRound| {
            let mut replaced = replaced.iter();
            replaced.any(|one| {
                one.command == version.command || !one.is_guess && one.says_the_same(version)
            })
        };
        let conflicts = self
            .conflicts
            .extract_if(.., |conflict| conflict.round == round && is_replaced(&conflict.earlier));
        self.superseded.extend(conflicts);
        let standing = self.played.get(&round);
        if standing.is_some_and(is_replaced) {
            let standing = self.played.remove(&round);
            self.superseded.extend(standing.map(|earlier| ScoreConflict { round, earlier }));
        }
    }

    /// Lets a version of a round stand. Those beside it are conflicts, unless
    /// they say the same as a version that is no guess.
    fn enter(&mut self, round: u8, version: PlayedRound) {
        self.supersede(round, std::slice::from_ref(&version));
        let earlier = self.played.insert(round, version);
        self.conflicts.extend(earlier.map(|earlier| ScoreConflict { round, earlier }));
        (0..self.seats.len()).for_each(|seat| self.keep_while_scored(seat));
    }

    /// Lets a player who has points in a round leave after it: the device that entered
    /// them did not know yet that the player leaves. Who has points in the last round has
    /// not left.
    pub(super) fn keep_while_scored(&mut self, seat: usize) {
        let mut rounds = self.played.iter().rev();
        let last =
            rounds.find(|(_, played)| played.points(seat).is_some()).map(|(&round, _)| round);
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

    fn by_seat(&self, scores: &[PlayerScore]) -> SeatScores {
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
