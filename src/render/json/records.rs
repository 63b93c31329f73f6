//! The records as JSON.

use serde::Serialize;

use super::{dated, line};
use crate::game::{GameRef, PlayerRef};
use crate::league::{Record, RecordHolder, RecordKind, Records};
use crate::render::league::GameSelection;
use crate::store::NameDirectory;

/// Writes the records with all their holders. With too few games there are
/// none, only the number of games that are missing.
pub fn records(
    records: &[(RecordKind, Record)],
    game_count: u32,
    selection: &GameSelection,
    names: &NameDirectory,
) -> String {
    #[derive(Serialize)]
    struct AllRecords<'a> {
        selection: &'a GameSelection,
        game_count: u32,
        missing_game_count: u32,
        records: Vec<RecordShape>,
    }
    let shape = |(kind, record): &(RecordKind, Record)| RecordShape {
        record: kind.name(),
        value: record.value,
        holders: record
            .holders
            .iter()
            .map(|holder| HolderShape::of(holder, names))
            .collect(),
    };
    line(AllRecords {
        selection,
        game_count,
        missing_game_count: Records::LEAST.saturating_sub(game_count),
        records: records.iter().map(shape).collect(),
    })
}

#[derive(Serialize)]
struct RecordShape {
    record: &'static str,
    value: i32,
    holders: Vec<HolderShape>,
}

#[derive(Serialize)]
struct HolderShape {
    #[serde(flatten)]
    player: PlayerRef,
    over: Vec<PlayerRef>,
    round: Option<u8>,
    first: GameRef,
    last: GameRef,
}

impl HolderShape {
    fn of(holder: &RecordHolder, names: &NameDirectory) -> Self {
        let seconds = holder.seconds.iter();
        Self {
            player: names.player_ref(holder.player),
            over: seconds.map(|&second| names.player_ref(second)).collect(),
            round: holder.round,
            first: dated(holder.first, names),
            last: dated(holder.last, names),
        }
    }
}
