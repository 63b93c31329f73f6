//! The scores of a round that phones have entered and nobody has recorded.

use chrono::{DateTime, Utc};

use super::request::Phone;
use crate::game::{
    PlayError, PlayerId, Review, RoundDraft, RoundEntry, RoundSetup, ScoreEntry, Scoresheet,
    TypedRound, TypedScore,
};

/// The score of a player as one phone has entered it.
#[derive(Debug, Clone)]
pub(super) struct EnteredScore {
    player: PlayerId,
    /// `None` if it was typed on the screen of `crowns play`.
    phone: Option<Phone>,
    answer: TypedScore,
    /// Whether it was chosen where phones, or the screen, differ.
    settles: bool,
}

/// A round of a game, with what was entered for it.
#[derive(Debug, Clone)]
pub(super) struct EnteredRound<'s> {
    pub(super) sheet: &'s Scoresheet,
    pub(super) turn: RoundSetup,
    pub(super) scores: Vec<EnteredScore>,
}

impl EnteredRound<'_> {
    fn player(&self, seat: usize) -> PlayerId {
        self.sheet.seats[seat].player
    }

    /// Sets what a phone says of a player; a score that settles takes the place of what the
    /// others say.
    pub(super) fn put(&mut self, seat: usize, phone: &Phone, answer: TypedScore, settles: bool) {
        let (player, phone) = (self.player(seat), Some(phone.clone()));
        self.scores.retain(|score| score.player != player || !settles && score.phone != phone);
        self.scores.push(EnteredScore { player, phone, answer, settles });
    }

    /// Replaces what the screen says; a score that was chosen between it and a phone stays.
    pub(super) fn put_screen(&mut self, typed: &TypedRound) {
        self.scores.retain(|score| score.phone.is_some());
        let is_settled =
            |player| self.scores.iter().any(|score| score.player == player && score.settles);
        let mut answers = typed.answers_for(self.sheet, &self.turn);
        answers.retain(|&player, _| !is_settled(player));
        for (player, answers) in answers {
            let score = |answer| EnteredScore { player, phone: None, answer, settles: false };
            self.scores.extend(answers.into_iter().map(score));
        }
    }

    /// Returns what phones have entered.
    pub(super) fn of_phones(&self) -> TypedRound {
        let mut phones = self.clone();
        phones.scores.retain(|score| score.phone.is_some());
        let answers = self.turn.playing.iter().map(|&seat| (seat, phones.answers(seat)));
        let answers: Vec<_> = answers.collect();
        let each = answers.iter().flat_map(|(seat, all)| all.iter().map(|one| (*seat, one)));
        TypedRound::new(self.sheet, &self.turn, each)
    }

    pub(super) fn remove(&mut self, seat: usize) {
        let player = self.player(seat);
        self.scores.retain(|score| score.player != player);
    }

    pub(super) fn is_on_phone(&self, seat: usize) -> bool {
        let player = self.player(seat);
        self.scores.iter().any(|score| score.player == player && score.phone.is_some())
    }

    /// Returns the scores that were entered for a player: several if phones differ. `K 5` and
    /// `18` do not; of `0` and `out` the second says more.
    pub(super) fn answers(&self, seat: usize) -> Vec<TypedScore> {
        let player = self.player(seat);
        let points = |answer: &TypedScore| answer.score.points(&self.sheet.ruleset);
        let mut answers: Vec<TypedScore> = Vec::new();
        for score in self.scores.iter().filter(|score| score.player == player) {
            match answers.iter_mut().find(|other| points(other) == points(&score.answer)) {
                Some(same) => {
                    same.forced |= score.answer.forced;
                    if score.answer.score == ScoreEntry::WentOut {
                        same.score = ScoreEntry::WentOut;
                    }
                }
                None => answers.push(score.answer.clone()),
            }
        }
        answers
    }

    /// Returns the scores on which all agree, by the place of the seat.
    fn agreed(&self) -> impl Iterator<Item = (usize, TypedScore)> {
        let agreed = |(place, &seat)| match <[_; 1]>::try_from(self.answers(seat)) {
            Ok([answer]) => Some((place, answer)),
            Err(_) => None,
        };
        self.turn.playing.iter().enumerate().filter_map(agreed)
    }

    pub(super) fn missing(&self) -> Vec<usize> {
        self.seats_with(|answers| answers == 0)
    }

    pub(super) fn disputed(&self) -> Vec<usize> {
        self.seats_with(|answers| answers > 1)
    }

    fn seats_with(&self, is: fn(usize) -> bool) -> Vec<usize> {
        self.turn.playing.iter().copied().filter(|&seat| is(self.answers(seat).len())).collect()
    }

    /// Writes the scores that were entered for a player as they are typed.
    pub(super) fn typed(&self, seat: usize) -> String {
        let scores = self.answers(seat).into_iter().map(|answer| answer.score.to_string());
        scores.collect::<Vec<_>>().join(" / ")
    }

    /// Returns the round as far as it is entered, without the scores on which phones differ.
    pub(super) fn draft(&self) -> RoundDraft {
        let mut draft = RoundDraft::for_turn(&self.turn);
        self.agreed().for_each(|(place, typed)| draft.put(&self.turn, place, typed));
        draft
    }

    /// Returns the round with what is to be asked about it, or why it cannot be scored; `None`
    /// until phones agree on every score.
    pub(super) fn complete(
        &self,
        now: DateTime<Utc>,
    ) -> Option<Result<(RoundEntry, Review), PlayError>> {
        if !self.missing().is_empty() || !self.disputed().is_empty() {
            return None;
        }
        let draft = self.draft();
        let scored = draft.score(self.sheet, &self.turn);
        Some(scored.and_then(|scored| {
            let review = draft.review(self.sheet, &scored, now);
            Ok((draft.round(self.sheet, &self.turn)?, review))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Entries;
    use crate::game::fixture::GameBuilder;

    #[test]
    fn the_laptop_is_told_of_scores_on_which_phones_differ() {
        let sheet = GameBuilder::new("ABC", &[]).sheet();
        let turn = sheet.next().unwrap();
        let mut entered = EnteredRound { sheet: &sheet, turn: turn.clone(), scores: Vec::new() };
        for (phone, points) in [("a", 20), ("b", 21), ("c", 20)] {
            let score = ScoreEntry::Points(points).into();
            entered.put(0, &Phone(phone.to_owned()), score, false);
        }
        let told = entered.of_phones().answers_for(&sheet, &turn);
        let of_player = &told[&sheet.seats[0].player];
        assert_eq!(
            of_player.iter().map(|one| one.score.to_string()).collect::<Vec<_>>(),
            ["20", "21"]
        );
    }

    #[test]
    fn what_the_laptop_insists_on_is_no_obstacle_to_phones() {
        let sheet = GameBuilder::new("ABC", &[]).sheet();
        let turn = sheet.next().unwrap();
        let too_high = || TypedScore::from(ScoreEntry::Points(151));
        let forced = TypedScore { forced: true, ..too_high() };
        let phone = Phone(String::new());
        let mut entered = EnteredRound { sheet: &sheet, turn: turn.clone(), scores: Vec::new() };
        let takes = |entered: &EnteredRound<'_>| {
            entered.draft().with(Entries::new(), false, &sheet, &turn).is_ok()
        };
        entered.put_screen(&TypedRound::new(&sheet, &turn, [(0, &forced)]));
        entered.put(1, &phone, ScoreEntry::WentOut.into(), false);
        assert!(takes(&entered));
        // It makes no other score plausible.
        entered.put(2, &phone, too_high(), false);
        assert!(!takes(&entered));
        entered.put(2, &phone, forced, false);
        assert!(takes(&entered));
        assert!(entered.complete(Utc::now()).is_some_and(|complete| complete.is_ok()));
    }
}
