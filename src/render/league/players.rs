//! Players, for people and as JSON in shapes of version 1.

use crate::game::GameState;
use crate::render::game::ordinal;
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
