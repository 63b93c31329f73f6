//! The rows of `seats`: a row a seat of a game, as standings read it.
//!
//! Each row has a checksum, the CRC-32 of its game, seat and all that is read
//! of it. Where one was altered, the seats of its game are read
//! off the journal: what is added up here is what was scored.

use crc32fast::Hasher;
use rusqlite::{Connection, Row};
use uuid::Uuid;

use super::fold;
use super::holders::Holders;
use crate::game::{GameState, PlayerId};
use crate::league::{ROUNDS, SeatResult};
use crate::store::db::error::StoreError;

pub(in crate::store) const fn state_name(state: GameState) -> &'static str {
    match state {
        GameState::Open => "open",
        GameState::Finished => "finished",
        GameState::Abandoned => "abandoned",
        GameState::Deleted => "deleted",
    }
}

pub(in crate::store) fn state_of_name(name: &str) -> GameState {
    match name {
        "open" => GameState::Open,
        "finished" => GameState::Finished,
        "abandoned" => GameState::Abandoned,
        _ => GameState::Deleted,
    }
}

/// The result of a seat whose player is not named yet.
pub(in crate::store) type SeatRow = SeatResult<PlayerId>;

/// The columns of a [`SeatRow`]: its key, what it holds, its checksum.
pub(in crate::store) const SEAT: &str =
    "s.game, s.seat, s.holder, s.total, s.place, s.won, s.out, s.scores, s.crc";

/// Returns the seats of a game in their order; `None` if one is not as it
/// was written.
pub(in crate::store) fn seats(
    connection: &Connection,
    game: Uuid,
) -> Result<Option<Vec<SeatRow>>, StoreError> {
    let sql = format!("SELECT {SEAT} FROM seats AS s WHERE s.game = ?1 ORDER BY s.seat");
    let mut select = connection.prepare_cached(&sql)?;
    let seats = select.query_map([game], |row| Ok(seat(row, game)))?;
    Ok(seats.collect::<Result<_, _>>()?)
}

/// Returns the same as it follows from the journal.
pub(in crate::store) fn off_journal(
    connection: &Connection,
    game: Uuid,
) -> Result<Vec<SeatRow>, StoreError> {
    match fold::fold_game(connection, game)? {
        Some(sheet) => fold::results(&Holders::new(connection), &sheet),
        None => Ok(Vec::new()),
    }
}

/// Reads a row of a game; `None` if its checksum does not match.
pub(in crate::store) fn seat(row: &Row<'_>, game: Uuid) -> Option<SeatRow> {
    let scores = row.get_ref(7).ok()?.as_str().ok()?;
    let seat = SeatRow {
        player: PlayerId(row.get(2).ok()?),
        total: row.get(3).ok()?,
        place: row.get(4).ok()?,
        won: row.get(5).ok()?,
        out: row.get(6).ok()?,
        scores: read_scores(scores),
    };
    let crc = checksum(game, row.get(1).ok()?, &seat, scores);
    (row.get(8) == Ok(crc)).then_some(seat)
}

/// Returns the checksum of a row.
pub(in crate::store) fn checksum(game: Uuid, number: u32, seat: &SeatRow, scores: &str) -> u32 {
    let mut hasher = Hasher::new();
    hasher.update(game.as_bytes());
    hasher.update(&number.to_be_bytes());
    hasher.update(seat.player.0.as_bytes());
    hasher.update(&seat.total.to_be_bytes());
    hasher.update(&seat.place.unwrap_or_default().to_be_bytes());
    hasher.update(&[u8::from(seat.won)]);
    hasher.update(&seat.out.to_be_bytes());
    hasher.update(scores.as_bytes());
    hasher.finalize()
}

/// Writes the scores of a seat: `12 0 -`, a round each.
pub(in crate::store) fn write_scores(scores: &[Option<i32>; ROUNDS]) -> String {
    let points = scores.map(|points| points.map_or("-".into(), |points| points.to_string()));
    points.join(" ")
}

/// Reads what [`write_scores`] has written.
fn read_scores(text: &str) -> [Option<i32>; ROUNDS] {
    let mut scores = [None; ROUNDS];
    for (score, written) in scores.iter_mut().zip(text.split(' ')) {
        *score = written.parse().ok();
    }
    scores
}
