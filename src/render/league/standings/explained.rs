//! The games behind the standing of one player.

use super::page::StandingsPage;
use crate::game::RankingMethod;
use crate::league::{CountedGame, PLACE_PARTS, Standing};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::{finish, shown, wrap};
use crate::store::NameDirectory;
use crate::words::{Label, Wins, Words};

/// Writes the games behind the standing of a player, each with what it adds,
/// and the sums. A game has `true` if it counts.
pub fn explained(
    page: &StandingsPage<'_>,
    standing: &Standing,
    games: &[(CountedGame, bool)],
    numbers: &NameDirectory,
    style: TextStyle,
) -> String {
    let words = style.words();
    let name = shown(&page.name(standing.player));
    let players = page.standings.len();
    let title = words.explained(&page.choice.selected(), &name, standing.place, players);
    let mut text = vec![wrap("", "", &title, style.width), String::new()];
    text.extend(game_table(games, numbers, words).lines(style));
    text.push(String::new());
    text.extend(Table::labelled(sums(standing, words)).lines(style));
    text.push(String::new());
    text.extend(
        words
            .ranking(page.ranking)
            .iter()
            .map(|rule| wrap("", "  ", rule, style.width)),
    );
    finish(&text)
}

fn game_table(games: &[(CountedGame, bool)], numbers: &NameDirectory, words: &dyn Words) -> Table {
    type Row = (CountedGame, bool);
    let column = |label| Column::figures(words.label(label));
    let figure = |method| column(Label::Method(method));
    let place = |(game, _): &Row| {
        let shared = if game.sharing > 1 { "=" } else { "" };
        let place = format!("{}{shared}", game.place);
        words.part_of(&place, game.players).into()
    };
    let beaten = |(game, _): &Row| {
        let beaten = halves(game.beaten_twice());
        words.part_of(&beaten, game.players - 1).into()
    };
    let points = |(game, _): &Row| {
        let parts = game.place_parts() as f64 / PLACE_PARTS as f64;
        Cell::decimal(Some(100.0 * parts), 1)
    };
    Rows::of(games)
        .with(column(Label::Game), |(game, _)| {
            numbers.game(game.game).into()
        })
        .with(column(Label::Date).priority(80), |(game, _)| {
            game.date.into()
        })
        .with(column(Label::Place), place)
        .with(figure(RankingMethod::Beaten).priority(90), beaten)
        .with(figure(RankingMethod::Points).priority(60), points)
        .with(figure(RankingMethod::Total).priority(85), |(game, _)| {
            game.total.into()
        })
        .with(column(Label::Scored).priority(40), |(game, _)| {
            words.points_in_rounds(game.points, game.rounds).into()
        })
        .with(column(Label::Out).priority(50), |(game, _)| {
            game.times_out.into()
        })
        .with(figure(RankingMethod::Rating).priority(70), |(game, _)| {
            Cell::decimal(Some(game.rating.ordinal()), 2)
        })
        .with(Column::figures(""), |(_, counts)| match counts {
            true => Cell::Empty,
            false => words.left_out().into(),
        })
        .table()
}

fn sums(standing: &Standing, words: &dyn Words) -> Vec<(&'static str, String)> {
    let Standing { sum, rating, .. } = standing;
    let figure = |method| Cell::decimal(sum.figure(method), 1);
    let method = |method, text: String| (words.label(Label::Method(method)), text);
    let wins = Wins {
        won: sum.wins,
        shared: sum.shared_wins,
    };
    let left_out = standing.games - sum.games as usize;
    let beaten = words.opponents_beaten(&halves(sum.beaten_twice), sum.faced);
    let share = Cell::percent(sum.figure(RankingMethod::Beaten), 1);
    let average = figure(RankingMethod::Average);
    let per_round = words.points_over_rounds(sum.points, sum.rounds);
    let points = figure(RankingMethod::Points).to_string();
    let out = words.out_of_rounds(sum.times_out, sum.rounds);
    let out_rate = Cell::percent(sum.out_rate(), 0);
    let (mu, sigma, ordinal) = (rating.mu, rating.sigma, rating.ordinal());
    vec![
        (
            words.label(Label::Games),
            words.games_left_out(standing.games, left_out),
        ),
        method(RankingMethod::Wins, words.shared_wins(wins)),
        method(RankingMethod::Beaten, format!("{beaten} = {share}")),
        method(
            RankingMethod::Average,
            format!("{} / {} = {average}", sum.total, sum.games),
        ),
        method(
            RankingMethod::PerRound,
            format!("{per_round} = {}", figure(RankingMethod::PerRound)),
        ),
        method(RankingMethod::Points, words.points_for_places(&points)),
        (words.label(Label::Out), format!("{out} = {out_rate}")),
        method(
            RankingMethod::Rating,
            format!("{mu:.2} - 3 x {sigma:.2} = {ordinal:.2}"),
        ),
    ]
}

/// Writes half of a number: `2`, `2.5`.
fn halves(twice: u32) -> String {
    match twice % 2 {
        0 => (twice / 2).to_string(),
        _ => format!("{}.5", twice / 2),
    }
}
