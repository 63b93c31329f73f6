//! The scores of a round that phones have entered and nobody has recorded.

use chrono::{DateTime, Utc};

use super::request::Phone;
use crate::game::{
    PlayerId, Review, RoundDraft, RoundEntry, RoundSetup, ScoreEntry, Scoresheet, TypedRound,
};

/// The score of a player as one phone has entered it.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    player: PlayerId,
    /// `None` if it was typed on the screen of `crowns play`.
    phone: Option<Phone>,
    score: ScoreEntry,
    /// Whether the phone insists on an implausible score.
    force: bool,
    /// Whether it was chosen where phones, or the screen, differ.
    settles: bool,
}

/// A round of a game, with what was entered for it.
#[derive(Debug, Clone)]
pub(super) struct EnteredRound<'s> {
    pub(super) sheet: &'s Scoresheet,
    pub(super) turn: RoundSetup,
    pub(super) drafts: Vec<Draft>,
}

impl EnteredRound<'_> {
    fn player(&self, seat: usize) -> PlayerId {
        self.sheet.seats[seat].player
    }

    /// Sets what a phone says of a player; a score that settles takes the place of what the
    /// others say.
    pub(super) fn put(
        &mut self,
        seat: usize,
        phone: &Phone,
        score: ScoreEntry,
        force: bool,
        settles: bool,
    ) {
        let (player, phone) = (self.player(seat), Some(phone.clone()));
        self.drafts.retain(|draft| draft.player != player || !settles && draft.phone != phone);
        self.drafts.push(Draft { player, phone, score, force, settles });
    }

    pub(super) fn put_screen(&mut self, typed: &TypedRound) {
        self.drafts.retain(|draft| draft.phone.is_some());
        let is_settled =
            |player| self.drafts.iter().any(|draft| draft.player == player && draft.settles);
        let scores = typed.scores_for(self.sheet, &self.turn).into_iter();
        let scores: Vec<_> = scores.filter(|(player, _)| !is_settled(*player)).collect();
        let draft =
            |(player, score)| Draft { player, phone: None, score, force: false, settles: false };
        self.drafts.extend(scores.into_iter().map(draft));
    }

    /// Returns what phones have entered and agree on.
    pub(super) fn of_phones(&self) -> TypedRound {
        let mut phones = self.clone();
        phones.drafts.retain(|draft| draft.phone.is_some());
        let agreed = self.turn.playing.iter().filter_map(|&seat| match phones.of(seat)[..] {
            [score] => Some((seat, score)),
            _ => None,
        });
        TypedRound::new(self.sheet, &self.turn, agreed)
    }

    pub(super) fn drop_all(&mut self, seat: usize) {
        let player = self.player(seat);
        self.drafts.retain(|draft| draft.player != player);
    }

    pub(super) fn is_entered(&self, seat: usize) -> bool {
        let player = self.player(seat);
        self.drafts.iter().any(|draft| draft.player == player && draft.phone.is_some())
    }

    /// Returns the scores that were entered for a player: several if phones differ. `K 5` and
    /// `18` do not; of `0` and `out` the second says more.
    pub(super) fn of(&self, seat: usize) -> Vec<&ScoreEntry> {
        let player = self.player(seat);
        let points = |score: &ScoreEntry| score.points(&self.sheet.ruleset);
        let mut scores: Vec<&ScoreEntry> = Vec::new();
        for Draft { score, .. } in self.drafts.iter().filter(|draft| draft.player == player) {
            match scores.iter_mut().find(|other| points(other) == points(score)) {
                Some(same) if *score == ScoreEntry::WentOut => *same = score,
                Some(_) => {}
                None => scores.push(score),
            }
        }
        scores
    }

    pub(super) fn missing(&self) -> Vec<usize> {
        self.with_scores(|scores| scores == 0)
    }

    pub(super) fn disputed(&self) -> Vec<usize> {
        self.with_scores(|scores| scores > 1)
    }

    fn with_scores(&self, is: fn(usize) -> bool) -> Vec<usize> {
        self.turn.playing.iter().copied().filter(|&seat| is(self.of(seat).len())).collect()
    }

    /// Writes the scores that were entered for a player as they are typed.
    pub(super) fn typed(&self, seat: usize) -> String {
        let scores: Vec<_> = self.of(seat).into_iter().map(ScoreEntry::to_string).collect();
        scores.join(" / ")
    }

    /// Returns the round as far as it is entered, without the scores on which phones differ.
    pub(super) fn entry(&self) -> RoundDraft {
        let mut entry = RoundDraft::for_turn(&self.turn);
        for (index, &seat) in self.turn.playing.iter().enumerate() {
            if let [score] = self.of(seat)[..] {
                entry.put(&self.turn, index, score.clone());
            }
        }
        entry.force = self.drafts.iter().any(|draft| draft.force);
        entry
    }

    /// Returns the round once every score is there, with what is to be asked about it.
    pub(super) fn complete(&self, now: DateTime<Utc>) -> Option<(RoundEntry, Review)> {
        if !self.missing().is_empty() || !self.disputed().is_empty() {
            return None;
        }
        let entry = self.entry();
        let scored = entry.score(self.sheet, &self.turn).ok()?;
        let review = entry.review(self.sheet, &scored, now);
        Some((entry.round(self.sheet, &self.turn).ok()?, review))
    }
}
