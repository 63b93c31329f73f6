//! Players as JSON.

use serde::Serialize;

use super::games::ListedGame;
use super::line;
use crate::game::PlayerRef;
use crate::store::{GameSummary, Player, StoredLeague};

/// Writes a list of players.
pub fn players(players: &[Player]) -> String {
    #[derive(Serialize)]
    struct Players<'a> {
        players: &'a [Player],
    }
    line(Players { players })
}

/// Writes a player.
pub fn player(player: &Player) -> String {
    #[derive(Serialize)]
    struct One<'a> {
        player: &'a Player,
    }
    line(One { player })
}

/// Writes a player with games, the latest first.
pub fn player_games(player: &Player, games: &[GameSummary], leagues: &[StoredLeague]) -> String {
    #[derive(Serialize)]
    struct WithGames<'a> {
        player: &'a Player,
        games: Vec<ListedGame<'a>>,
    }
    let games = games.iter();
    line(WithGames {
        player,
        games: games.map(|game| ListedGame::of(game, leagues)).collect(),
    })
}

/// Writes a player who was renamed.
pub fn player_renamed(player: &Player, old_name: &str) -> String {
    #[derive(Serialize)]
    struct Renamed<'a> {
        player: &'a Player,
        old_name: &'a str,
    }
    line(Renamed { player, old_name })
}

/// Writes a player with the player who was merged into it.
pub fn player_merged(player: &Player, merged: &Player) -> String {
    #[derive(Serialize)]
    struct Merged<'a> {
        player: &'a Player,
        merged_player: PlayerRef,
    }
    line(Merged {
        player,
        merged_player: PlayerRef::from(merged),
    })
}
