//! The scores of a round that phones have entered and nobody has recorded.

use std::collections::BTreeMap;

use super::request::Phone;
use crate::game::{PlayerId, RoundDraft, RoundSetup, ScoreEntry, Scoresheet, TypedRound};

#[derive(Debug, Clone, Default)]
pub(super) struct Drafts {
    pub(super) round: u8,
    drafts: Vec<Draft>,
}

/// The score of a player as one phone has entered it.
#[derive(Debug, Clone)]
struct Draft {
    player: PlayerId,
    /// `None` if it was typed on the screen of `crowns play`.
    phone: Option<Phone>,
    score: ScoreEntry,
    /// Whether the phone insists on an implausible score.
    force: bool,
}

impl Drafts {
    pub(super) fn new(round: u8) -> Self {
        Self { round, drafts: Vec::new() }
    }

    pub(super) fn put(&mut self, player: PlayerId, phone: &Phone, score: ScoreEntry, force: bool) {
        let phone = Some(phone.clone());
        self.drafts.retain(|draft| draft.player != player || draft.phone != phone);
        self.drafts.push(Draft { player, phone, score, force });
    }

    pub(super) fn put_screen(&mut self, scores: BTreeMap<PlayerId, ScoreEntry>) {
        self.drafts.retain(|draft| draft.phone.is_some());
        let draft = |(player, score)| Draft { player, phone: None, score, force: false };
        self.drafts.extend(scores.into_iter().map(draft));
    }

    /// Returns what phones have entered and agree on.
    pub(super) fn of_phones(&self, sheet: &Scoresheet, turn: &RoundSetup) -> TypedRound {
        let mut phones = self.clone();
        phones.drafts.retain(|draft| draft.phone.is_some());
        let agreed =
            turn.playing.iter().filter_map(|&seat| match phones.of(sheet.seats[seat].player)[..] {
                [score] => Some((seat, score)),
                _ => None,
            });
        TypedRound::new(sheet, turn, agreed)
    }

    pub(super) fn drop_all(&mut self, player: PlayerId) {
        self.drafts.retain(|draft| draft.player != player);
    }

    pub(super) fn is_entered(&self, player: PlayerId) -> bool {
        self.drafts.iter().any(|draft| draft.player == player && draft.phone.is_some())
    }

    /// Returns the scores that were entered for a player: several if phones differ.
    pub(super) fn of(&self, player: PlayerId) -> Vec<&ScoreEntry> {
        let mut scores: Vec<&ScoreEntry> = Vec::new();
        for draft in self.drafts.iter().filter(|draft| draft.player == player) {
            if !scores.contains(&&draft.score) {
                scores.push(&draft.score);
            }
        }
        scores
    }

    pub(super) fn missing(&self, sheet: &Scoresheet, turn: &RoundSetup) -> Vec<usize> {
        self.with_scores(sheet, turn, |scores| scores == 0)
    }

    pub(super) fn disputed(&self, sheet: &Scoresheet, turn: &RoundSetup) -> Vec<usize> {
        self.with_scores(sheet, turn, |scores| scores > 1)
    }

    fn with_scores(
        &self,
        sheet: &Scoresheet,
        turn: &RoundSetup,
        is: fn(usize) -> bool,
    ) -> Vec<usize> {
        let has = |&seat: &usize| is(self.of(sheet.seats[seat].player).len());
        turn.playing.iter().copied().filter(has).collect()
    }

    /// Writes the scores that were entered for a player as they are typed.
    pub(super) fn typed(&self, player: PlayerId) -> String {
        let scores: Vec<_> = self.of(player).iter().map(ToString::to_string).collect();
        scores.join(" / ")
    }

    /// Returns the round as far as it is entered, without the scores on which phones differ.
    pub(super) fn entry(&self, sheet: &Scoresheet, turn: &RoundSetup) -> RoundDraft {
        let mut entry = RoundDraft::for_turn(turn);
        for (index, &seat) in turn.playing.iter().enumerate() {
            if let [score] = self.of(sheet.seats[seat].player)[..] {
                entry.put(turn, index, score.clone());
            }
        }
        entry.force = self.drafts.iter().any(|draft| draft.force);
        entry
    }
}
