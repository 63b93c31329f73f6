//! Changes the seats, the first dealer, the date, the place or the note of a
//! game: answers with the event to record, or with why not.

use super::error::PlayError;
use super::sheet::{GameState, PlayedRound, ScoreConflict, Scoresheet};
use crate::game::event::{GameEdits, GameEvent};
use crate::game::id::PlayerId;
use crate::game::new_game::seated_once;

impl Scoresheet {
    /// Changes what is named, in a game that has ended too; new seats name all players. Scores
    /// stay with their players.
    pub fn edit(&self, edit: GameEdits) -> Result<GameEvent, PlayError> {
        if self.state() == GameState::Deleted {
            return Err(self.over());
        }
        let order: Vec<_> = self.seats.iter().map(|seat| seat.player).collect();
        if let Some(new) = &edit.seats {
            seated_once(new).map_err(PlayError::Table)?;
            let missing = (0..order.len()).filter(|&seat| !new.contains(&order[seat]));
            let names: Vec<_> = missing.map(|seat| self.name(seat)).collect();
            if !names.is_empty() {
                return Err(PlayError::SeatsMissing { names });
            }
        }
        let dealer = edit.dealer.and_then(|dealer| self.seat_taken_by(dealer));
        if let Some(dealer) = dealer.filter(|&dealer| !self.seats[dealer].sits_in(1)) {
            let name = self.name(dealer);
            return Err(PlayError::NotPlaying { round: 1, name, game: None });
        }
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let first_dealer = order[self.first_dealer];
        let now = GameEdits {
            seats: edit.seats.filter(|new| *new != order),
            dealer: edit.dealer.filter(|&new| new != first_dealer),
            date: edit.date.filter(|&new| new != self.date),
            venue: edit.venue.filter(|new| *new != text(&self.venue)),
            note: edit.note.filter(|new| *new != text(&self.note)),
        };
        if now == GameEdits::default() {
            return Err(PlayError::NothingEdited { game: self.number });
        }
        let were = GameEdits {
            seats: now.seats.as_ref().map(|_| order),
            dealer: now.dealer.map(|_| first_dealer),
            date: now.date.map(|_| self.date),
            venue: now.venue.as_ref().map(|_| text(&self.venue)),
            note: now.note.as_ref().map(|_| text(&self.note)),
        };
        Ok(GameEvent::GameEdited { now, were })
    }

    /// Applies what was changed, as far as it fits: others may have joined since.
    pub(super) fn edited(&mut self, edits: GameEdits) {
        if let Some(order) = edits.seats {
            self.reseat(&order);
        }
        let dealer = edits.dealer.and_then(|dealer| self.seat_taken_by(dealer));
        self.first_dealer = dealer.unwrap_or(self.first_dealer);
        self.date = edits.date.unwrap_or(self.date);
        let set = |text: &mut Option<String>, edited: Option<String>| {
            if let Some(edited) = edited {
                *text = Some(edited).filter(|edited| !edited.is_empty());
            }
        };
        set(&mut self.venue, edits.venue);
        set(&mut self.note, edits.note);
    }

    /// Moves the seats of these players to the front, in this order, and their
    /// scores with them.
    fn reseat(&mut self, order: &[PlayerId]) {
        let mut moved: Vec<usize> = Vec::new();
        let named = order.iter().filter_map(|&player| self.seat_taken_by(player));
        for seat in named.chain(0..self.seats.len()) {
            if !moved.contains(&seat) {
                moved.push(seat);
            }
        }
        let mut places = vec![0; moved.len()];
        for (place, &seat) in moved.iter().enumerate() {
            places[seat] = place;
        }
        let reseat = |round: &mut PlayedRound| {
            let scores = std::mem::take(&mut round.scores).into_iter();
            round.scores = scores.map(|(seat, score)| (places[seat], score)).collect();
            round.out = round.out.map(|seat| places[seat]);
        };
        self.seats = moved.iter().map(|&seat| self.seats[seat].clone()).collect();
        self.first_dealer = places[self.first_dealer];
        let totals = std::mem::take(&mut self.result).into_iter();
        self.result = totals.map(|(seat, total)| (places[seat], total)).collect();
        self.played.values_mut().for_each(reseat);
        let others = self.conflicts.iter_mut().chain(&mut self.superseded);
        others.for_each(|ScoreConflict { earlier, .. }| reseat(earlier));
    }
}
