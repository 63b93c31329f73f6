//! The records as JSON of version 1.

use serde::Serialize;

use super::selection::GameSelection;
use super::stats_json::{At, Named};
use crate::league::{Record, RecordHolder, RecordKind, Records};
use crate::render::json::line;
use crate::store::NameDirectory;

/// Writes the records of so many games, each with all who hold it; none, and
/// how many games are `missing`, where there are too few.
pub fn records_json(
    records: &[(RecordKind, Record)],
    counted: u32,
    choice: &GameSelection,
    names: &NameDirectory,
) -> String {
    let records = records.iter().map(|(feat, record)| Kept {
        record: feat.name(),
        value: record.value,
        holders: record
            .holders
            .iter()
            .map(|holder| Held::of(holder, names))
            .collect(),
    });
    line(&Shape {
        version: 1,
        choice,
        games: counted,
        missing: Records::LEAST.saturating_sub(counted),
        records: records.collect(),
    })
}

#[derive(Serialize)]
struct Shape<'a> {
    version: u8,
    #[serde(flatten)]
    choice: &'a GameSelection,
    games: u32,
    missing: u32,
    records: Vec<Kept>,
}

#[derive(Serialize)]
struct Kept {
    record: &'static str,
    value: i32,
    holders: Vec<Held>,
}

#[derive(Serialize)]
struct Held {
    #[serde(flatten)]
    player: Named,
    over: Vec<Named>,
    round: Option<u8>,
    first: At,
    last: At,
}

impl Held {
    fn of(holder: &RecordHolder, names: &NameDirectory) -> Self {
        let seconds = holder.seconds.iter();
        Self {
            player: Named::of(holder.player, names),
            over: seconds.map(|&second| Named::of(second, names)).collect(),
            round: holder.round,
            first: At::of(holder.first, names),
            last: At::of(holder.last, names),
        }
    }
}
