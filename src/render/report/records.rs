//! The records that were broken, in words.

use std::collections::HashMap;

use crate::game::PlayerId;
use crate::league::{BrokenRecord, Record, RecordKind};
use crate::render::league::{record_label, record_value};
use crate::render::text::{and, shown};

/// How many holders of a record are named; of more, how many there are.
const NAMED: usize = 3;

/// Names what each record is of, and says who broke it: `Lowest total`, `Ann,
/// 85 points; it was Bob, 92 points on 2026-10-03`.
pub(super) fn broken(
    all: &[BrokenRecord],
    names: &HashMap<PlayerId, String>,
) -> Vec<(&'static str, String)> {
    let line = |broken: &BrokenRecord| {
        let told = |record: &Record| {
            let value = value(broken.feat, record.value);
            format!("{}, {value}", holders(record, names))
        };
        let last = broken.was.holders.last();
        let since = last.map_or_else(String::new, |holder| format!(" on {}", holder.last.date));
        let text = format!("{}; it was {}{since}", told(&broken.now), told(&broken.was));
        (record_label(broken.feat), text)
    };
    all.iter().map(line).collect()
}

fn holders(record: &Record, names: &HashMap<PlayerId, String>) -> String {
    let mut players: Vec<PlayerId> = Vec::new();
    for holder in &record.holders {
        if !players.contains(&holder.player) {
            players.push(holder.player);
        }
    }
    if players.len() > NAMED {
        return format!("{} players", players.len());
    }
    let name = |player| names.get(player).map_or("?", String::as_str);
    let names: Vec<_> = players.iter().map(|player| shown(name(player))).collect();
    and(&names)
}

fn value(feat: RecordKind, value: i32) -> String {
    let by = match feat {
        RecordKind::BiggestMargin | RecordKind::ClosestFinish => "by ",
        _ => "",
    };
    by.to_owned() + &record_value(feat, value)
}
