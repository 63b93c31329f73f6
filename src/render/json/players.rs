//! Players as JSON.

use super::{line, object};
use crate::game::{GameSummary, PlayerRef};
use crate::store::Player;

/// Writes a list of players.
pub fn players(players: &[Player]) -> String {
    line(object! { players })
}

/// Writes a player.
pub fn player(player: &Player) -> String {
    line(object! { player })
}

/// Writes a player with games, the latest first.
pub fn player_games(player: &Player, games: &[GameSummary]) -> String {
    line(object! { player, games })
}

/// Writes a player who was renamed.
pub fn player_renamed(player: &Player, old_name: &str) -> String {
    line(object! { player, old_name })
}

/// Writes a player with the player who was merged into it.
pub fn player_merged(player: &Player, merged: &Player) -> String {
    line(object! { player, merged_player: PlayerRef::from(merged) })
}
