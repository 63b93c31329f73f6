//! Finished games for unit tests.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chrono::{Days, NaiveDate};
use uuid::Uuid;

use super::{GameResult, ROUNDS, SeatResult};
use crate::game::{GameId, GameRef, PlayerId, PlayerRef};

/// The player with a number: seat 0 of [`game`] is 0, Ann.
pub(crate) fn player(number: u32) -> PlayerRef {
    let name = ["Ann", "Bob", "Cat"].get(number as usize).copied().unwrap_or("somebody");
    PlayerRef { name: name.into(), uuid: PlayerId(Uuid::from_u128(0x100 + u128::from(number))) }
}

/// The same games with a player called otherwise.
pub(crate) fn renamed(mut games: Vec<GameResult>, number: u32, name: &str) -> Vec<GameResult> {
    let seats = games.iter_mut().flat_map(|game| &mut game.seats);
    for seat in seats.filter(|seat| seat.player == player(number)) {
        seat.player.name = name.into();
    }
    games
}

/// A game with its date, one day per number.
pub(crate) fn when(number: u32) -> GameRef {
    let day = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap() + Days::new(number.into());
    GameRef { number, uuid: GameId(Uuid::from_u128(number.into())), date: Some(day) }
}

/// A seat with scores such as `5 0* 12 - 3`: a star went out, `-` missed it.
pub(crate) fn rounds(text: &str) -> SeatResult {
    let mut scores = [None; ROUNDS];
    let mut out = 0;
    for (index, word) in text.split(' ').enumerate() {
        if word.ends_with('*') {
            out |= 1 << index;
        }
        scores[index] = word.trim_end_matches('*').parse().ok();
    }
    SeatResult {
        player: player(0),
        total: scores.iter().flatten().sum(),
        place: Some(1),
        won: false,
        out,
        scores,
    }
}

/// A seat of a player who joined late.
pub(crate) fn late(start: i32, text: &str) -> SeatResult {
    let mut seat = rounds(text);
    seat.total += start;
    seat
}

pub(crate) fn left(text: &str) -> SeatResult {
    SeatResult { place: None, ..rounds(text) }
}

pub(crate) fn total(points: i32) -> SeatResult {
    late(points, "-")
}

/// A game of a number among the players 0, 1, 2 …, with their places.
pub(crate) fn game<const N: usize>(number: u32, seats: [SeatResult; N]) -> GameResult {
    let players = (0..).map(player).take(N).collect::<Vec<_>>();
    game_of(number, players.into_iter().zip(seats))
}

/// A game of a number among some players, with their places.
pub(crate) fn game_of(
    number: u32,
    seats: impl IntoIterator<Item = (PlayerRef, SeatResult)>,
) -> GameResult {
    let seats = seats.into_iter();
    let mut seats: Vec<_> = seats.map(|(player, seat)| SeatResult { player, ..seat }).collect();
    let stayed = seats.iter().filter(|seat| seat.place.is_some());
    let totals: Vec<_> = stayed.map(|seat| seat.total).collect();
    for seat in seats.iter_mut().filter(|seat| seat.place.is_some()) {
        let before = totals.iter().filter(|&&total| total < seat.total);
        let place = 1 + before.count() as u32;
        seat.place = Some(place);
        seat.won = place == 1;
    }
    GameResult { game: when(number), seats, minutes: None }
}

/// Reads the game of players who are named by a letter, with their totals, which they scored in
/// the first round: `A 100, B 150, C 50 left`.
pub(crate) fn read_game(number: u32, text: &str) -> GameResult {
    let seats = text.split(',').map(|seat| {
        let words: Vec<_> = seat.split_whitespace().collect();
        let place = if words.get(2) == Some(&"left") { None } else { Some(1) };
        (lettered(words[0]), SeatResult { place, ..rounds(words[1]) })
    });
    game_of(number, seats)
}

/// The player who is named by a letter.
pub(crate) fn lettered(letter: &str) -> PlayerRef {
    let uuid = PlayerId(Uuid::from_u128(letter.as_bytes()[0].into()));
    PlayerRef { name: letter.into(), uuid }
}
