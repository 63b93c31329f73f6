//! The seats of a game as its row holds them: 87 bytes each, numbers
//! big-endian.
//!
//! | bytes | hold |
//! |---|---|
//! | 16 | the player as the events name them |
//! | 16 | the player that the seat counts for, after merges |
//! | 4 | the total |
//! | 4 | the place, 0 for a player who left early |
//! | 1 | 1 if the player won |
//! | 2 | the rounds that the player went out in, a bit each |
//! | 44 | the scores of rounds 1 to 11; the lowest number where not played |

use uuid::Uuid;

use crate::game::PlayerId;
use crate::league::{ROUNDS, SeatResult};
use crate::store::db::error::StoreError;

/// The result of a seat whose player is not named yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct SeatRow {
    /// As the events name them.
    pub(in crate::store) player: PlayerId,
    /// For whom the seat counts, after merges.
    pub(in crate::store) result: SeatResult<PlayerId>,
}

const NOT_PLAYED: i32 = i32::MIN;

const LENGTH: usize = 16 + 16 + 4 + 4 + 1 + 2 + 4 * ROUNDS;

pub(super) fn write(seats: &[SeatRow]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(seats.len() * LENGTH);
    for SeatRow { player, result } in seats {
        bytes.extend(player.0.as_bytes());
        bytes.extend(result.player.0.as_bytes());
        bytes.extend(result.total.to_be_bytes());
        bytes.extend(result.place.unwrap_or_default().to_be_bytes());
        bytes.push(u8::from(result.won));
        bytes.extend(result.out.to_be_bytes());
        for score in result.scores {
            bytes.extend(score.unwrap_or(NOT_PLAYED).to_be_bytes());
        }
    }
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<Vec<SeatRow>, StoreError> {
    let seats = bytes.chunks(LENGTH).map(read_seat);
    seats.collect::<Option<_>>().ok_or(StoreError::Inconsistent)
}

fn read_seat(mut bytes: &[u8]) -> Option<SeatRow> {
    let player = PlayerId(Uuid::from_bytes(take(&mut bytes)?));
    let holder = PlayerId(Uuid::from_bytes(take(&mut bytes)?));
    let total = i32::from_be_bytes(take(&mut bytes)?);
    let place = u32::from_be_bytes(take(&mut bytes)?);
    let [won] = take(&mut bytes)?;
    let out = u16::from_be_bytes(take(&mut bytes)?);
    let mut scores = [None; ROUNDS];
    for score in &mut scores {
        let points = i32::from_be_bytes(take(&mut bytes)?);
        *score = (points != NOT_PLAYED).then_some(points);
    }
    let result = SeatResult {
        player: holder,
        total,
        place: (place > 0).then_some(place),
        won: won == 1,
        out,
        scores,
    };
    Some(SeatRow { player, result })
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}
