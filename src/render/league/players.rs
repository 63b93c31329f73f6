//! Players, and the games of one.

use crate::game::{GameState, GameSummary, RankingMethod};
use crate::messages::{Label, Messages};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::{finish, shown, wrap};
use crate::store::Player;

/// Writes the names of players, a line each; empty if there are none.
pub fn players(players: &[Player], style: TextStyle) -> String {
    // Names are never cut or wrapped here: scripts read them.
    let style = TextStyle {
        width: usize::MAX,
        ..style
    };
    let retired = |player: &Player| match player.retired {
        true => style.words().retired().into(),
        false => Cell::Empty,
    };

    Rows::of(players)
        .with(Column::figures("").left(), |player| {
            Cell::Name(player.name.clone())
        })
        .with(Column::figures("").left(), retired)
        .table()
        .text(style)
}

/// Writes a player with games, and a note if there are `more`.
pub fn player(player: &Player, games: &[GameSummary], more: bool, style: TextStyle) -> String {
    let words = style.words();
    let title = words.player(&shown(&player.name), player.retired);
    let mut lines = vec![title, String::new()];
    if games.is_empty() {
        lines.push(words.no_games().to_owned());
        return finish(&lines);
    }
    lines.extend(games_of(player, games, words).lines(style));
    if more {
        let note = words.latest_games_note();
        lines.extend([String::new(), wrap("", "", note, style.width)]);
    }
    finish(&lines)
}

fn games_of(player: &Player, games: &[GameSummary], words: &Messages) -> Table {
    let column = |label| Column::figures(words.label(label));
    let seat = |game: &GameSummary| {
        let mut seats = game.players.iter();
        seats.find(|seat| seat.player.uuid == player.id).cloned()
    };
    let place =
        |game: &GameSummary| match (game.details.state, seat(game).and_then(|seat| seat.place)) {
            (GameState::Finished, place) => words
                .place_or_left(place.map(|place| place as usize))
                .into(),
            (state, _) => words.state(state).into(),
        };
    let others = |game: &GameSummary| {
        let others = game
            .players
            .iter()
            .filter(|seat| seat.player.uuid != player.id);
        let others: Vec<_> = others.map(|other| shown(&other.player.name)).collect();
        match others.is_empty() {
            true => words.nobody().into(),
            false => words.and(&others).into(),
        }
    };

    Rows::of(games)
        .with(column(Label::Game), |game| game.details.number.into())
        .with(column(Label::Date).left(), |game| game.details.date.into())
        .with(column(Label::Place).left(), place)
        .with(column(Label::Method(RankingMethod::Total)), |game| {
            seat(game).map_or(Cell::Empty, |seat| seat.total.into())
        })
        .with(column(Label::With).wrapped(), others)
        .table()
        .indent(1)
}
