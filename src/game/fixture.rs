//! A table for tests: reads what happens as text, and shows what stands.

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

use super::*;
use crate::rules::Ruleset;

/// A game of players named by single letters, `A` in seat 0.
pub(crate) struct Table {
    events: Vec<Recorded<GameEvent>>,
}

impl Table {
    /// Seats as many players as there are letters; the first deals.
    pub(crate) fn of(players: &str, knobs: &[&str]) -> Self {
        let game = NewGame {
            seats: players.chars().map(player).collect(),
            dealer: None,
            ruleset: Ruleset::official().with(knobs.iter().copied()).unwrap(),
            league: None,
            date: NaiveDate::default(),
            place: None,
            note: None,
        };
        let mut table = Self { events: Vec::new() };
        table.record(game.start(12).unwrap());
        table
    }

    pub(crate) fn record(&mut self, event: GameEvent) {
        let n = self.events.len() as u128 + 1;
        self.events.push(record(n, event));
    }

    pub(crate) fn sheet(&self) -> Scoresheet {
        let id = GameId(Uuid::nil());
        let mut sheet = Scoresheet::fold(id, self.events.iter().cloned()).unwrap();
        sheet.name_seats(|player| (player, letter(player).to_string()));
        sheet
    }

    /// Scores the next round: `12 out 0`, by seat of those who play.
    pub(crate) fn score(&mut self, scores: &str) -> Result<Vec<ScoreWarning>, PlayError> {
        let draft = self.draft(scores);
        let scored = self.sheet().score(draft)?;
        self.record(scored.event);
        Ok(scored.warnings)
    }

    pub(super) fn draft(&self, scores: &str) -> RoundEntry {
        let sheet = self.sheet();
        let turn = sheet.next();
        let seats = turn
            .as_ref()
            .map_or(vec![0, 1, 2], |turn| turn.playing.clone());
        let round = turn.map_or(crate::rules::Round::LAST, |turn| turn.round);
        let read = |text| ScoreEntry::read(text, sheet.ruleset.in_round(round)).unwrap();
        RoundEntry {
            entries: seats.into_iter().zip(scores.split(' ').map(read)).collect(),
            ..RoundEntry::default()
        }
    }

    /// Scores as many rounds alike.
    pub(crate) fn score_times(&mut self, times: usize, scores: &str) {
        for _ in 0..times {
            self.score(scores).unwrap();
        }
    }

    /// Writes places and totals: `1 B 0, 2 A 12`.
    pub(super) fn places(&self) -> String {
        let sheet = self.sheet();
        let standing = |s: SeatStanding| {
            let place = s.place.map_or("-".to_owned(), |place| place.to_string());
            format!("{place} {} {}", sheet.seats[s.seat].name, s.total)
        };
        let places: Vec<_> = sheet.standings().into_iter().map(standing).collect();
        places.join(", ")
    }

    /// Writes what is next: `round 2, B deals, C starts, ABC play`.
    pub(super) fn next(&self) -> String {
        let sheet = self.sheet();
        let name = |seat: usize| sheet.seats[seat].name.as_str();
        sheet.next().map_or("nothing".to_owned(), |turn| {
            let playing: String = turn.playing.iter().map(|&seat| name(seat)).collect();
            let (dealer, starter) = (name(turn.dealer), name(turn.starter));
            format!(
                "round {}, {dealer} deals, {starter} starts, {playing} play",
                turn.number
            )
        })
    }

    /// Writes who has won.
    pub(super) fn winners(&self) -> String {
        let sheet = self.sheet();
        sheet
            .winners()
            .iter()
            .map(|&seat| sheet.seats[seat].name.as_str())
            .collect()
    }
}

/// Records events one after the other, all by one device.
pub(super) fn recorded<E>(events: impl IntoIterator<Item = E>) -> Vec<Recorded<E>> {
    (1..)
        .zip(events)
        .map(|(n, event)| record(n, event))
        .collect()
}

fn record<E>(n: u128, event: E) -> Recorded<E> {
    Recorded {
        id: EventId(Uuid::from_u128(n)),
        command: CommandId(Uuid::from_u128(n)),
        time: DateTime::<Utc>::from_timestamp_millis(n as i64).unwrap(),
        device: DeviceId(Uuid::nil()),
        event,
    }
}

pub(crate) fn player(letter: char) -> PlayerId {
    PlayerId(Uuid::from_u128(u128::from(u32::from(letter))))
}

fn letter(player: PlayerId) -> char {
    char::from_u32(player.0.as_u128() as u32).unwrap()
}
