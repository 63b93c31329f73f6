//! The figures of a selection of games as JSON.

use super::object::Extended;
use super::solitaire::of_stats;
use super::{line, object};
use crate::game::SolitaireStats;
use crate::league::{HeadToHead, Record, Records, Stats};
use crate::render::league::GameSelection;

/// Writes the statistics of a player.
pub fn stats(stats: &Stats, selection: &GameSelection) -> String {
    line(Extended {
        base: object! { player: stats.player, selection },
        more: stats,
    })
}

/// Writes the statistics of all players.
pub fn all_stats(
    players: &[Stats],
    solitaire: &SolitaireStats,
    selection: &GameSelection,
) -> String {
    let players: Vec<_> = players
        .iter()
        .map(|stats| Extended {
            base: object! { player: stats.player },
            more: stats,
        })
        .collect();
    line(object! { selection, players, solitaire: of_stats(solitaire) })
}

/// Writes the figures of two players.
pub fn head_to_head(pair: &HeadToHead, selection: &GameSelection) -> String {
    line(Extended {
        base: object! { players: pair.players, selection },
        more: pair,
    })
}

/// Writes the records with all their holders. With too few games there are
/// none, only the number of games that are missing.
pub fn records(records: &[Record], game_count: u32, selection: &GameSelection) -> String {
    let missing_game_count = Records::MIN_GAMES.saturating_sub(game_count);
    line(object! { selection, game_count, missing_game_count, records })
}
