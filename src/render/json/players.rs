//! Players as JSON.

use serde::Serialize;

use super::games::ListedGame;
use super::line;
use crate::render::refs::PlayerRef;
use crate::store::{GameSummary, Player, StoredLeague};

/// Writes a list of players.
pub fn players(players: &[Player]) -> String {
    #[derive(Serialize)]
    struct Players {
        players: Vec<PlayerShape>,
    }
    line(Players {
        players: players.iter().map(PlayerShape::of).collect(),
    })
}

/// Writes a player.
pub fn player(player: &Player) -> String {
    #[derive(Serialize)]
    struct One {
        player: PlayerShape,
    }
    line(One {
        player: PlayerShape::of(player),
    })
}

/// Writes a player with games, the latest first.
pub fn player_games(player: &Player, games: &[GameSummary], leagues: &[StoredLeague]) -> String {
    #[derive(Serialize)]
    struct WithGames<'a> {
        player: PlayerShape,
        games: Vec<ListedGame<'a>>,
    }
    let games = games.iter();
    line(WithGames {
        player: PlayerShape::of(player),
        games: games.map(|game| ListedGame::of(game, leagues)).collect(),
    })
}

/// Writes a player who was renamed.
pub fn player_renamed(player: &Player, old_name: &str) -> String {
    #[derive(Serialize)]
    struct Renamed<'a> {
        player: PlayerShape,
        old_name: &'a str,
    }
    line(Renamed {
        player: PlayerShape::of(player),
        old_name,
    })
}

/// Writes a player with the player who was merged into it.
pub fn player_merged(player: &Player, merged: &Player) -> String {
    #[derive(Serialize)]
    struct Merged {
        player: PlayerShape,
        merged_player: PlayerRef,
    }
    line(Merged {
        player: PlayerShape::of(player),
        merged_player: PlayerRef::from(merged),
    })
}

#[derive(Serialize)]
struct PlayerShape {
    #[serde(flatten)]
    player: PlayerRef,
    retired: bool,
}

impl PlayerShape {
    fn of(player: &Player) -> Self {
        Self {
            player: PlayerRef::from(player),
            retired: player.retired,
        }
    }
}
