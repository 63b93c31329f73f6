//! Players, for people and as JSON in shapes of version 1.

use crate::game::GameState;
use crate::render::game::ordinal;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::{and, finish, shown, wrap};
use crate::store::{GameSummary, Player};

/// Writes the names of players, a line each; nothing where there are none.
pub fn players(players: &[Player]) -> String {
    let look = TextStyle {
        width: usize::MAX,
        ..TextStyle::PLAIN
    };
    let retired = |player: &Player| match player.retired {
        true => "retired".into(),
        false => Cell::Empty,
    };

    Rows::of(players)
        .with(Column::figures("").left(), |player| {
            Cell::Name(player.name.clone())
        })
        .with(Column::figures("").left(), retired)
        .table()
        .text(look)
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
    lines.extend(games_of(player, games).lines(look));
    if more {
        let all = "These are the latest; `crowns games --player` lists all";
        lines.extend([String::new(), wrap("", "", all, look.width)]);
    }
    finish(&lines)
}

fn games_of(player: &Player, games: &[GameSummary]) -> Table {
    let seat = |game: &GameSummary| {
        let mut seats = game.seats.iter();
        seats.find(|seat| seat.player == player.id).cloned()
    };
    let place = |game: &GameSummary| match (game.state, seat(game).and_then(|seat| seat.place)) {
        (GameState::Finished, Some(place)) => ordinal(place as usize).into(),
        (GameState::Finished, None) => "left".into(),
        (state, _) => state.word().into(),
    };
    let others = |game: &GameSummary| {
        let others = game.seats.iter().filter(|seat| seat.player != player.id);
        let others: Vec<_> = others.map(|other| shown(&other.name)).collect();
        match others.is_empty() {
            true => "nobody".into(),
            false => and(&others).into(),
        }
    };

    Rows::of(games)
        .with(Column::figures("game"), |game| game.number.into())
        .with(Column::figures("date").left(), |game| game.date.into())
        .with(Column::figures("place").left(), place)
        .with(Column::figures("total"), |game| {
            seat(game).map_or(Cell::Empty, |seat| seat.total.into())
        })
        .with(Column::figures("with").wrapped(), others)
        .table()
        .indent(1)
}
