use chrono::NaiveDate;

use crate::game::{GameEdits, PlayerId};

/// Something that was changed about a game, its texts ready to be printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameChange {
    /// The players in their new order.
    Seats(Vec<String>),
    /// Who deals first.
    Dealer(String),
    /// The day.
    Date(NaiveDate),
    /// Where it is played; empty if it was removed.
    Place(String),
    /// The note; empty if it was removed.
    Note(String),
}

impl GameChange {
    /// Returns what edits change, given the names of players and what makes a
    /// text printable.
    pub fn all(
        edits: &GameEdits,
        name: impl Fn(PlayerId) -> String,
        printable: impl Fn(&str) -> String,
    ) -> Vec<Self> {
        let seats = edits.seats.iter();
        let seats = seats.map(|seats| Self::Seats(seats.iter().map(|&seat| name(seat)).collect()));
        let dealer = edits.dealer.map(|dealer| Self::Dealer(name(dealer)));
        let place = edits.venue.iter().map(|place| Self::Place(printable(place)));
        let note = edits.note.iter().map(|note| Self::Note(printable(note)));
        let others = edits.date.map(Self::Date).into_iter().chain(place).chain(note);
        seats.chain(dealer).chain(others).collect()
    }
}
