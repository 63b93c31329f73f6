//! Broken records as sentences.

use crate::game::PlayerId;
use crate::league::{BrokenRecord, Record};
use crate::render::text::shown;
use crate::store::NameDirectory;
use crate::words::Words;

/// The most holders of a record that are named; more are only counted.
const NAMED: usize = 3;

/// Returns the name of each record, and who broke it: `Lowest total`, `Ann,
/// 85 points; previously Bob, 92 points on 2026-10-03`.
pub(super) fn broken(
    all: &[BrokenRecord],
    names: &NameDirectory,
    words: &dyn Words,
) -> Vec<(&'static str, String)> {
    let line = |broken: &BrokenRecord| {
        let BrokenRecord { kind, now, was } = broken;
        let [holders, earlier] = [now, was].map(|record| holders(record, names, words));
        let last = was.holders.last().map(|holder| holder.last.date);
        let text = words.broken_record(*kind, (&holders, now.value), (&earlier, was.value), last);
        (words.record(*kind), text)
    };
    all.iter().map(line).collect()
}

fn holders(record: &Record, names: &NameDirectory, words: &dyn Words) -> String {
    let mut players: Vec<PlayerId> = Vec::new();
    for holder in &record.holders {
        if !players.contains(&holder.player) {
            players.push(holder.player);
        }
    }
    if players.len() > NAMED {
        return words.players(players.len());
    }
    let names = players.into_iter().map(|player| names.player(player));
    let names: Vec<_> = names.map(|name| shown(&name)).collect();
    words.and(&names)
}
