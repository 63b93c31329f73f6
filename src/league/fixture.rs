//! Finished games for unit tests, read from text.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chrono::{Days, NaiveDate};
use uuid::Uuid;

use super::{GameResult, ROUNDS, SeatResult};
use crate::game::{GameId, GameRef, PlayerId, PlayerRef};

/// The player of a name, with an identifier that follows from it.
pub(crate) fn player(name: &str) -> PlayerRef {
    let bytes = name.bytes().fold(0, |bytes: u128, byte| (bytes << 8) | u128::from(byte));
    PlayerRef { name: name.into(), uuid: PlayerId(Uuid::from_u128(bytes)) }
}

/// The same games with a player called otherwise.
pub(crate) fn renamed(mut games: Vec<GameResult>, was: &str, name: &str) -> Vec<GameResult> {
    let seats = games.iter_mut().flat_map(|game| &mut game.seats);
    for seat in seats.filter(|seat| seat.player == player(was)) {
        seat.player.name = name.into();
    }
    games
}

/// A game with its date, one day per number.
pub(crate) fn when(number: u32) -> GameRef {
    let day = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap() + Days::new(number.into());
    GameRef { number, uuid: GameId(Uuid::from_u128(number.into())), date: Some(day) }
}

/// Reads games, which are numbered from 1: a line each, or parted by `;`.
pub(crate) fn games(text: &str) -> Vec<GameResult> {
    let games = text.split(['\n', ';']).map(str::trim).filter(|game| !game.is_empty());
    (1..).zip(games).map(|(number, text)| game(number, text)).collect()
}

/// Reads a game: its players, each with the scores of the rounds, as in
/// `Ann 5 0* 12, Bob 40: - - 3, Cat 9 left`. A star went out, `-` missed the round, and
/// `40:` is the total of who joined late. `day 2` may stand before them; else the day is
/// that of the number.
pub(crate) fn game(number: u32, text: &str) -> GameResult {
    let day = text.strip_prefix("day ").and_then(|day| day.split_once(' '));
    let (day, text) = day.map_or((number, text), |(day, text)| (day.parse().unwrap(), text));
    let mut seats: Vec<_> = text.split(',').map(|text| seat(text.trim())).collect();
    let stayed = seats.iter().filter(|seat| seat.place.is_some());
    let totals: Vec<_> = stayed.map(|seat| seat.total).collect();
    for seat in seats.iter_mut().filter(|seat| seat.place.is_some()) {
        let place = 1 + totals.iter().filter(|&&total| total < seat.total).count() as u32;
        (seat.place, seat.won) = (Some(place), place == 1);
    }
    GameResult { game: GameRef { date: when(day).date, ..when(number) }, seats, minutes: None }
}

fn seat(text: &str) -> SeatResult {
    let (name, text) = text.split_once(' ').unwrap();
    let (text, place) = text.strip_suffix(" left").map_or((text, Some(1)), |text| (text, None));
    let (start, text) = text.split_once(": ").unwrap_or(("0", text));
    let (mut scores, mut out) = ([None; ROUNDS], 0);
    for (index, word) in text.split(' ').enumerate() {
        out |= u16::from(word.ends_with('*')) << index;
        scores[index] = word.trim_end_matches('*').parse().ok();
    }
    let total = start.parse::<i32>().unwrap() + scores.iter().flatten().sum::<i32>();
    SeatResult { player: player(name), total, place, won: false, out, scores }
}
