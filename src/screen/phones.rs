//! What is entered on phones for the round that is next, beside what is typed here.

use super::model::Model;
use super::question::Question;
use crate::game::{ScoreEntry, TypedRound};

impl Model {
    /// Takes what is entered on phones: for players without an answer, and for those
    /// whose answer came from a phone before.
    pub(super) fn take_phones(&mut self, typed: Option<&TypedRound>) {
        let (Some(sheet), Some(turn)) = (&self.sheet, self.turn()) else {
            return self.phones.clear();
        };
        let phones = typed.map(|typed| typed.scores_for(sheet, &turn)).unwrap_or_default();
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
            self.dialogs.retain(|dialog| {
                !matches!(dialog.question, Question::WentOut(_) | Question::Save { .. })
            });
        }
    }

    /// Says what phones have entered, and asks for a player whom none has.
    pub(super) fn tell_of_phones(&mut self) {
        let (Some(sheet), Some(turn)) = (&self.sheet, self.turn()) else { return };
        let entered = turn.playing.iter().filter_map(|&seat| {
            let score = self.phones.get(&sheet.seats[seat].player)?;
            Some(format!("{} {score}", self.name(seat)))
        });
        let entered: Vec<_> = entered.collect();
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
        let (Some(sheet), Some(turn)) = (&self.sheet, self.turn()) else { return Vec::new() };
        let differs = |(&seat, answer): (&usize, &Option<ScoreEntry>)| {
            let (here, phone) = (answer.as_ref()?, self.phones.get(&sheet.seats[seat].player)?);
            let points = |entry: &ScoreEntry| entry.points(&sheet.ruleset);
            (points(here) != points(phone)).then(|| {
                let [here, phone] = [here, phone].map(ToString::to_string);
                self.words().phone_differs(&self.name(seat), &here, &phone)
            })
        };
        turn.playing.iter().zip(&self.entry.answers).filter_map(differs).collect()
    }

    /// Returns what is typed here for the round, `None` if that is nothing.
    pub fn typed_round(&self) -> Option<TypedRound> {
        let (sheet, turn) = (self.sheet.as_ref()?, self.turn()?);
        let is_own = |(seat, score): &(usize, &ScoreEntry)| {
            self.phones.get(&sheet.seats[*seat].player) != Some(*score)
        };
        // Of running totals phones know nothing.
        let answers = self.entry.answers.iter().filter(|_| !self.entry.totals);
        let own = turn.playing.iter().zip(answers);
        let own = own.filter_map(|(&seat, answer)| Some((seat, answer.as_ref()?)));
        let own: Vec<_> = own.filter(is_own).collect();
        (!own.is_empty()).then(|| TypedRound::new(sheet, &turn, own))
    }
}
