//! Broken records as sentences.

use crate::game::PlayerRef;
use crate::league::BrokenRecord;
use crate::messages::Messages;
use crate::render::text::shown;

/// The most holders of a record that are named; more are only counted.
const NAMED: usize = 3;

/// Returns the name of each record, and who broke it: `Lowest total`, `Ann,
/// 85 points; previously Bob, 92 points on 2026-10-03`.
pub(super) fn broken(all: &[BrokenRecord], words: &Messages) -> Vec<(&'static str, String)> {
    let line = |broken: &BrokenRecord| {
        let now = (&*holders(&broken.players, words), broken.value);
        let was = (&*holders(&broken.old_players, words), broken.old_value);
        let text = words.broken_record(broken.kind, now, was, broken.old_date);
        (words.record(broken.kind), text)
    };
    all.iter().map(line).collect()
}

fn holders(players: &[PlayerRef], words: &Messages) -> String {
    if players.len() > NAMED {
        return words.players(players.len());
    }
    let names = players.iter().map(|player| shown(&player.name));
    words.and(&names.collect::<Vec<_>>())
}
