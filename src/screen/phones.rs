//! What is entered on phones for the round that is next, beside what is typed here.

use super::model::Model;
use super::question::Question;
use crate::game::{ScoreEntry, TypedRound, TypedScore};
use crate::render;

impl Model {
    /// Returns the scores so far, by seat.
    pub(super) fn answered(&self) -> Vec<(usize, &ScoreEntry)> {
        self.typed_scores().into_iter().map(|(seat, typed)| (seat, &typed.score)).collect()
    }

    fn typed_scores(&self) -> Vec<(usize, &TypedScore)> {
        let playing = self.turn().map(|turn| turn.playing).unwrap_or_default();
        let answers = playing.into_iter().zip(&self.entry.answers);
        answers.filter_map(|(seat, answer)| Some((seat, answer.as_ref()?))).collect()
    }

    fn on_phone(&self, seat: usize) -> Option<&TypedScore> {
        self.phones.get(&self.sheet.as_ref()?.seats[seat].player)
    }

    /// Takes what is entered on phones: for players without an answer, and for those
    /// whose answer came from a phone before.
    pub(super) fn take_phones(&mut self, typed: Option<&TypedRound>) {
        let (Some(sheet), Some(turn)) = (&self.sheet, self.turn()) else {
            return self.phones.clear();
        };
        let phones = typed.map(|typed| typed.answers_for(sheet, &turn)).unwrap_or_default();
        let before = self.entry.answers.clone();
        for (answer, &seat) in self.entry.answers.iter_mut().zip(&turn.playing) {
            let player = sheet.seats[seat].player;
            if answer.is_none() || answer.as_ref() == self.phones.get(&player) {
                *answer = phones.get(&player).cloned();
            }
        }
        self.phones = phones;
        if self.entry.answers != before {
            // What was asked was asked about other scores.
            self.entry.out = None;
            self.drop_questions(|question| {
                matches!(question, Question::WentOut(_) | Question::Save { .. })
            });
        }
    }

    /// Says what phones have entered, and asks for a player whom none has.
    pub(super) fn tell_of_phones(&mut self) {
        let Some(turn) = self.turn() else { return };
        let entered =
            |&seat: &usize| Some(format!("{} {}", self.name(seat), self.on_phone(seat)?.score));
        let entered: Vec<_> = turn.playing.iter().filter_map(entered).collect();
        let is_asked = matches!(self.top().question, Question::Score);
        if is_asked && self.top().line.is_empty() {
            self.entry.index = self.entry.next_open(self.entry.index).unwrap_or(self.entry.index);
        }
        if !entered.is_empty() {
            self.note(self.words().on_phones(&entered));
        }
    }

    /// Says for which players phones have other scores than were typed here.
    pub(super) fn phones_differ(&self) -> Vec<String> {
        let differ =
            |sheet| render::phones_differ(sheet, self.answered(), &self.phones, self.words());
        self.sheet.as_ref().map(differ).unwrap_or_default()
    }

    /// Returns what is typed here for the round, `None` if that is nothing.
    pub fn typed_round(&self) -> Option<TypedRound> {
        let (sheet, turn) = (self.sheet.as_ref()?, self.turn()?);
        let mut own = self.typed_scores();
        own.retain(|&(seat, typed)| self.on_phone(seat) != Some(typed));
        // Of running totals phones know nothing.
        let is_told = !own.is_empty() && !self.entry.totals;
        is_told.then(|| TypedRound::new(sheet, &turn, own))
    }
}
