//! Changes the seats, the first dealer, the date, the place or the note of a
//! game: answers with the event to record, or with why not.

use chrono::NaiveDate;

use super::error::PlayError;
use super::sheet::{GameState, PlayedRound, ScoreConflict, Scoresheet};
use crate::game::event::{GameEdits, GameEvent};
use crate::game::id::PlayerId;
use crate::game::new_game::seated_once;

/// What is to be changed about a game; what is not named stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameEdit {
    /// All seats in their new order, to the left.
    pub seats: Option<Vec<usize>>,
    /// The seat that dealt, or deals, first.
    pub dealer: Option<usize>,
    pub date: Option<NaiveDate>,
    /// Where it is played; empty for nowhere in particular.
    pub venue: Option<String>,
    /// Anything else; empty for nothing.
    pub note: Option<String>,
}

impl Scoresheet {
    /// Changes what is named, in a game that has ended too. Scores stay with
    /// their players.
    pub fn edit(&self, edit: GameEdit) -> Result<GameEvent, PlayError> {
        let game = self.number;
        if self.state() == GameState::Deleted {
            return Err(self.over());
        }
        if let Some(order) = &edit.seats {
            self.check_order(order)?;
        }
        if let Some(dealer) = edit.dealer.filter(|&dealer| !self.seats[dealer].sits_in(1)) {
            let name = self.name(dealer);
            return Err(PlayError::NotPlaying { round: 1, name, game: None });
        }
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let player = |seat: &usize| self.seats[*seat].player;
        let order: Vec<_> = (0..self.seats.len()).collect();
        let now = GameEdits {
            seats: edit
                .seats
                .filter(|new| *new != order)
                .as_deref()
                .map(|new| new.iter().map(player).collect()),
            dealer: edit.dealer.filter(|&new| new != self.first_dealer).as_ref().map(player),
            date: edit.date.filter(|&new| new != self.date),
            venue: edit.venue.filter(|new| *new != text(&self.venue)),
            note: edit.note.filter(|new| *new != text(&self.note)),
        };
        if now == GameEdits::default() {
            return Err(PlayError::NothingEdited { game });
        }
        let were = GameEdits {
            seats: now.seats.as_ref().map(|_| order.iter().map(player).collect()),
            dealer: now.dealer.map(|_| player(&self.first_dealer)),
            date: now.date.map(|_| self.date),
            venue: now.venue.as_ref().map(|_| text(&self.venue)),
            note: now.note.as_ref().map(|_| text(&self.note)),
        };
        Ok(GameEvent::GameEdited { now, were })
    }

    fn check_order(&self, order: &[usize]) -> Result<(), PlayError> {
        seated_once(order)?;
        let missing = (0..self.seats.len()).filter(|seat| !order.contains(seat));
        let missing: Vec<_> = missing.map(|seat| self.name(seat)).collect();
        if missing.is_empty() { Ok(()) } else { Err(PlayError::SeatsMissing { names: missing }) }
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

    pub(super) fn seat_taken_by(&self, player: PlayerId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.player == player)
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
        self.played.values_mut().for_each(reseat);
        let others = self.conflicts.iter_mut().chain(&mut self.superseded);
        others.for_each(|ScoreConflict { earlier, .. }| reseat(earlier));
    }
}
