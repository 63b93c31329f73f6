//! The reports on a game and on a night as JSON.

use chrono::NaiveDate;
use serde::Serialize;

use super::scoresheet::of_sheet;
use super::{line, object};
use crate::game::{LeagueRef, PlayerRef, Scoresheet};
use crate::league::BrokenRecord;
use crate::store::NameDirectory;

/// Writes the report on a game.
pub fn game_report(sheet: &Scoresheet, broken: &[BrokenRecord], names: &NameDirectory) -> String {
    line(object! {
        ..of_sheet(sheet),
        broken_records: BrokenShape::all(broken, names),
    })
}

/// Writes the report on a night.
pub fn night_report(
    date: NaiveDate,
    league: Option<&LeagueRef>,
    sheets: &[Scoresheet],
    broken: &[BrokenRecord],
    names: &NameDirectory,
) -> String {
    line(object! {
        date,
        league,
        games: sheets.iter().map(of_sheet).collect::<Vec<_>>(),
        broken_records: BrokenShape::all(broken, names),
    })
}

#[derive(Serialize)]
struct BrokenShape {
    record: &'static str,
    value: i32,
    old_value: i32,
    players: Vec<PlayerRef>,
}

impl BrokenShape {
    fn all(broken: &[BrokenRecord], names: &NameDirectory) -> Vec<Self> {
        let shape = |broken: &BrokenRecord| Self {
            record: broken.kind.name(),
            value: broken.now.value,
            old_value: broken.was.value,
            players: holders(broken, names),
        };
        broken.iter().map(shape).collect()
    }
}

/// Returns all who hold the record now, each once.
fn holders(broken: &BrokenRecord, names: &NameDirectory) -> Vec<PlayerRef> {
    let mut players: Vec<PlayerRef> = Vec::new();
    for holder in &broken.now.holders {
        let uuid = holder.player;
        if players.iter().all(|player| player.uuid != uuid) {
            players.push(names.player_ref(uuid));
        }
    }
    players
}
