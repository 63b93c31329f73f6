//! Players, for people and as JSON in shapes of version 1.

use serde::Serialize;
use uuid::Uuid;

use crate::game::GameState;
use crate::render::game::ordinal;
use crate::render::json;
use crate::render::style::TextStyle;
use crate::render::text::{and, columns, finish, shown, to_left, wrap};
use crate::store::{GameSummary, Player};

/// Writes the names of players, a line each; nothing where there are none.
pub fn players(players: &[Player]) -> String {
    let names: Vec<_> = players.iter().map(|player| shown(&player.name)).collect();
    let widest = names.iter().map(|name| columns(name)).max();
    let widest = widest.unwrap_or_default();
    let line = |(player, name): (&Player, &String)| match player.retired {
        true => format!("{}  retired\n", to_left(name, widest)),
        false => format!("{name}\n"),
    };
    players.iter().zip(&names).map(line).collect()
}

/// Writes a player with games, and whether there are `more`.
pub fn player(player: &Player, games: &[GameSummary], more: bool, look: TextStyle) -> String {
    let retired = if player.retired { ", retired" } else { "" };
    let name = shown(&player.name);
    let mut lines = vec![format!("{name}{retired}"), String::new()];
    if games.is_empty() {
        lines.push("no games yet".into());
        return finish(&lines);
    }
    lines.push(format!(
        "{}with",
        line_start("game", "date", "place", "total")
    ));
    for game in games {
        let seat = game.seats.iter().find(|seat| seat.player == player.id);
        let others = game.seats.iter().filter(|seat| seat.player != player.id);
        let others: Vec<_> = others.map(|other| shown(&other.name)).collect();
        let place = match (game.state, seat.and_then(|seat| seat.place)) {
            (GameState::Finished, Some(place)) => ordinal(place as usize),
            (GameState::Finished, None) => "left".into(),
            (state, _) => state.word().into(),
        };
        let first = line_start(
            &game.number.to_string(),
            &game.date.to_string(),
            &place,
            &seat.map_or(String::new(), |seat| seat.total.to_string()),
        );
        let next = " ".repeat(first.len());
        let others = match others.is_empty() {
            true => "nobody".to_owned(),
            false => and(&others),
        };
        lines.push(wrap(&first, &next, &others, look.width));
    }
    if more {
        let all = "These are the latest; `crowns games --player` lists all";
        lines.extend([String::new(), wrap("", "", all, look.width)]);
    }
    finish(&lines)
}

fn line_start(game: &str, date: &str, place: &str, total: &str) -> String {
    format!("{game:>5}  {date:<10}  {place:<9}  {total:>5}  ")
}

/// Writes players:
/// `{"version":1,"players":[{"player":"Ann","uuid":"…","retired":false}]}`.
pub fn players_json(players: &[Player]) -> String {
    json::line(&Players {
        version: 1,
        players: players.iter().map(Named::of).collect(),
    })
}

/// Writes a player: `player`, `uuid`, `retired` and `games`, the latest first,
/// each with its `game`, `uuid`, `date`, `state`, `players`, and the player's
/// `total`, `place` and whether the player has `won`.
pub fn player_json(player: &Player, games: &[GameSummary]) -> String {
    let game = |game| Game::of(game, player);
    json::line(&PlayerShown {
        version: 1,
        player: Named::of(player),
        games: games.iter().map(game).collect(),
    })
}

#[derive(Serialize)]
struct Players<'a> {
    version: u8,
    players: Vec<Named<'a>>,
}

#[derive(Serialize)]
struct PlayerShown<'a> {
    version: u8,
    #[serde(flatten)]
    player: Named<'a>,
    games: Vec<Game<'a>>,
}

#[derive(Serialize)]
struct Named<'a> {
    player: &'a str,
    uuid: Uuid,
    retired: bool,
}

impl<'a> Named<'a> {
    fn of(player: &'a Player) -> Self {
        Self {
            player: &player.name,
            uuid: player.id.0,
            retired: player.retired,
        }
    }
}

#[derive(Serialize)]
struct Game<'a> {
    game: u32,
    uuid: Uuid,
    date: String,
    state: &'static str,
    players: Vec<&'a str>,
    total: Option<i32>,
    place: Option<u32>,
    won: bool,
}

impl<'a> Game<'a> {
    fn of(game: &'a GameSummary, player: &Player) -> Self {
        let seat = game.seats.iter().find(|seat| seat.player == player.id);
        Self {
            game: game.number,
            uuid: game.id.0,
            date: game.date.to_string(),
            state: game.state.word(),
            players: game.seats.iter().map(|seat| seat.name.as_str()).collect(),
            total: seat.map(|seat| seat.total),
            place: seat.and_then(|seat| seat.place),
            won: seat.is_some_and(|seat| seat.won),
        }
    }
}
