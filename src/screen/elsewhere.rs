//! What becomes of what is typed when the games change, and what is entered on phones meanwhile.

use std::collections::BTreeMap;
use std::slice;

use super::message::{NewTable, State};
use super::model::{Model, Notice, NoticeKind};
use super::question::{Dialog, Panel, Question};
use crate::game::{PlayerId, RoundDraft, ScoreEntry, Scoresheet, TypedRound, TypedScore};
use crate::render;

impl Model {
    /// Shows a state of the games. What is being typed stays; if it is for a
    /// round that is not next any more, it is asked about.
    pub(super) fn follow(&mut self, state: State) {
        self.take_phones(None);
        let entered = (self.turn_number(), self.scores_said());
        let before = std::mem::replace(&mut self.sheet, state.sheet);
        (self.known, self.former) = (state.known, state.former);
        // Who started a game and took it back may start it in another way.
        self.last = match (&before, &self.sheet) {
            (Some(before), None) => Some(NewTable::after(before)),
            _ => None,
        };
        let turn = self.turn();
        let mut was = before.as_ref().and_then(|sheet| Some((sheet, sheet.next()?)));
        let id = |sheet: &Option<Scoresheet>| sheet.as_ref().map(|sheet| sheet.id);
        if id(&before) != id(&self.sheet) {
            was = None;
            self.dialogs = vec![Dialog::new(Question::Over, Panel::Next)];
        }
        let mut is_recorded = false;
        self.entry = match (&was, &self.sheet, &turn) {
            (Some((before, old)), Some(sheet), Some(turn)) => {
                is_recorded = self.entry.is_recorded(sheet, old);
                if is_recorded {
                    self.entry = self.entry.without_answers();
                }
                self.entry.reseated((before, old), (sheet, turn))
            }
            (_, _, Some(turn)) => RoundDraft::for_turn(turn),
            _ => RoundDraft::default(),
        };
        if !is_recorded {
            self.tell_dropped(entered);
        }
        self.keep_questions();
        let Some(turn) = turn else { return };
        if let Some((_, old)) = was.filter(|(_, old)| old.number != turn.number)
            && !(self.entry.is_empty() && self.dialogs[0].line.is_empty())
        {
            let moved = Dialog::new(Question::Moved { round: old.number }, Panel::Next);
            self.dialogs.insert(1, moved);
        }
    }

    /// Says, after what was done, which scores of a round are not entered any more.
    fn tell_dropped(&mut self, (round, mut scores): (u8, Vec<String>)) {
        let entered = self.scores_said();
        if entered.len() < scores.len() {
            scores.retain(|score| !entered.contains(score));
            let text = self.words().round_not_saved(round, &scores);
            self.warned.push(Notice { kind: NoticeKind::Note, text });
        }
    }

    fn keep_questions(&mut self) {
        let turn = self.turn();
        self.dialogs[0].question = match (&self.dialogs[0].question, &self.sheet) {
            (&Question::Cell { round, seat }, Some(sheet)) if sheet.played.contains_key(&round) => {
                Question::Cell { round, seat }
            }
            _ if turn.is_some() => Question::Score,
            _ => Question::Over,
        };
        self.drop_questions(|question| {
            matches!(
                question,
                Question::Slip { .. }
                    | Question::Reading(_)
                    | Question::WentOut(_)
                    | Question::Save { .. }
                    | Question::Moved { .. }
            )
        });
    }

    /// Closes questions, and says which row one of them held.
    pub(super) fn drop_questions(&mut self, is_dropped: impl Fn(&Question) -> bool) {
        let dropped = self.dialogs.extract_if(.., |dialog| is_dropped(&dialog.question));
        let held = dropped.filter_map(|dialog| match dialog.question {
            Question::Save { held, .. } => Some(held),
            _ => None,
        });
        if let Some(row) = held.collect::<Vec<_>>().pop() {
            self.tell_unread(row);
        }
    }

    /// Says of a row that it was not read, if there is one; `Up` brings it.
    pub(super) fn tell_unread(&mut self, row: String) {
        if !row.is_empty() {
            let text = self.words().not_read(&[format!("`{}`", row.trim())]);
            self.warned.push(Notice { kind: NoticeKind::Note, text });
            self.refused = Some(row);
        }
    }

    /// Returns the scores so far, by seat.
    pub(super) fn answered(&self) -> Vec<(usize, &ScoreEntry)> {
        self.typed_scores().into_iter().map(|(seat, typed)| (seat, &typed.score)).collect()
    }

    fn typed_scores(&self) -> Vec<(usize, &TypedScore)> {
        let playing = self.turn().map(|turn| turn.playing).unwrap_or_default();
        let answers = playing.into_iter().zip(&self.entry.answers);
        answers.filter_map(|(seat, answer)| Some((seat, answer.as_ref()?))).collect()
    }

    fn on_phones(&self, seat: usize) -> &[TypedScore] {
        let sheet = self.sheet.as_ref();
        let phones = sheet.and_then(|sheet| self.phones.get(&sheet.seats[seat].player));
        phones.map_or(&[], Vec::as_slice)
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
            if answer.is_none() || answer.as_ref() == agreed(&self.phones, player) {
                *answer = agreed(&phones, player).cloned();
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
        let entered = |&seat: &usize| {
            let scores = self.on_phones(seat).iter().map(|one| one.score.to_string());
            let scores: Vec<_> = scores.collect();
            (!scores.is_empty()).then(|| format!("{} {}", self.name(seat), scores.join(" / ")))
        };
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
        own.retain(|&(seat, typed)| self.on_phones(seat) != slice::from_ref(typed));
        // Of running totals phones know nothing.
        let is_told = !own.is_empty() && !self.entry.totals;
        is_told.then(|| TypedRound::new(sheet, &turn, own))
    }
}

/// Returns the score of a player on which all phones agree.
fn agreed(phones: &BTreeMap<PlayerId, Vec<TypedScore>>, player: PlayerId) -> Option<&TypedScore> {
    match phones.get(&player)?.as_slice() {
        [one] => Some(one),
        _ => None,
    }
}
