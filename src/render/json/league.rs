//! Games, leagues, players, and the figures of a selection of games as JSON.

use super::object::Extended;
use super::solitaire::stats_object;
use super::{line, object};
use crate::game::{GameSummary, PlayerRef, SolitaireStats};
use crate::league::{HeadToHead, Record, Records, Stats};
use crate::render::league::GameSelection;
use crate::store::{Page, Player, StoredLeague};

/// Writes a page of games.
pub fn games(page: &Page<GameSummary>) -> String {
    line(object! { page: page.number, more: page.more, games: page.items })
}

/// Writes a list of leagues.
pub fn leagues(leagues: &[StoredLeague]) -> String {
    line(object! { leagues })
}

/// Writes a league with the number of its games.
pub fn league(league: &StoredLeague, game_count: usize) -> String {
    line(object! { league, game_count })
}

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

/// Writes the statistics of a player.
pub fn stats(stats: &Stats, selection: &GameSelection) -> String {
    line(Extended { base: object! { player: stats.player, selection }, more: stats })
}

/// Writes the statistics of all players.
pub fn all_stats(
    players: &[Stats],
    solitaire: &SolitaireStats,
    selection: &GameSelection,
) -> String {
    let players: Vec<_> = players
        .iter()
        .map(|stats| Extended { base: object! { player: stats.player }, more: stats })
        .collect();
    line(object! { selection, players, solitaire: stats_object(solitaire) })
}

/// Writes the figures of two players.
pub fn head_to_head(pair: &HeadToHead, selection: &GameSelection) -> String {
    line(Extended { base: object! { players: pair.players, selection }, more: pair })
}

/// Writes the records with all their holders. With too few games there are
/// none, only the number of games that are missing.
pub fn records(records: &[Record], game_count: u32, selection: &GameSelection) -> String {
    let missing_game_count = Records::MIN_GAMES.saturating_sub(game_count);
    line(object! { selection, game_count, missing_game_count, records })
}
