//! Where the figures of one player come from, game by game.

use super::page::StandingsPage;
use crate::game::RankingMethod;
use crate::league::{CountedGame, PLACE_PARTS, Standing};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::{finish, shown, wrap};
use crate::store::NameDirectory;

/// Writes where the figures of one player come from: each game with what it
/// adds, and the sums. Games come with whether they count.
pub fn explained(
    page: &StandingsPage<'_>,
    standing: &Standing,
    games: &[(CountedGame, bool)],
    numbers: &NameDirectory,
    look: TextStyle,
) -> String {
    let name = shown(&page.name(standing.player));
    let place = match standing.place {
        Some(place) => format!("place {place} of {}", page.standings.len()),
        None => "without a place".to_owned(),
    };
    let title = format!("{}: {name}, {place}", page.title());
    let mut text = vec![wrap("", "", &title, look.width), String::new()];
    text.extend(game_table(games, numbers).lines(look));
    text.push(String::new());
    text.extend(Table::labelled(sums(standing)).lines(look));
    text.push(String::new());
    text.extend(
        page.rules()
            .iter()
            .map(|rule| wrap("", "  ", rule, look.width)),
    );
    finish(&text)
}

fn game_table(games: &[(CountedGame, bool)], numbers: &NameDirectory) -> Table {
    type Row = (CountedGame, bool);
    let column = Column::figures;
    let place = |(game, _): &Row| match game.sharing {
        1 => format!("{} of {}", game.place, game.players).into(),
        _ => format!("{}= of {}", game.place, game.players).into(),
    };
    let beaten =
        |(game, _): &Row| format!("{} of {}", halves(game.beaten_twice()), game.players - 1).into();
    let points = |(game, _): &Row| {
        let parts = game.place_parts() as f64 / PLACE_PARTS as f64;
        Cell::decimal(Some(100.0 * parts), 1)
    };
    Rows::of(games)
        .with(column("game"), |(game, _)| numbers.game(game.game).into())
        .with(column("date").priority(80), |(game, _)| game.date.into())
        .with(column("place"), place)
        .with(column("beaten").priority(90), beaten)
        .with(column("points").priority(60), points)
        .with(column("total").priority(85), |(game, _)| game.total.into())
        .with(column("scored").priority(40), |(game, _)| {
            format!("{} in {}", game.points, game.rounds).into()
        })
        .with(column("out").priority(50), |(game, _)| {
            game.times_out.into()
        })
        .with(column("rating").priority(70), |(game, _)| {
            Cell::decimal(Some(game.rating.ordinal()), 2)
        })
        .with(column(""), |(_, counts)| match counts {
            true => Cell::Empty,
            false => "left out".into(),
        })
        .table()
}

fn sums(standing: &Standing) -> impl Iterator<Item = (&'static str, String)> {
    let sum = standing.sum;
    let rating = standing.rating;
    let figure = |method| sum.figure(method).unwrap_or_default();
    let wins = match sum.shared_wins {
        0 => String::new(),
        shared => format!(", {shared} of them shared"),
    };
    let games = match standing.games {
        1 => "1 game".to_owned(),
        games => format!("{games} games"),
    };
    let left_out = standing.games - sum.games as usize;
    let left_out = match left_out {
        0 => String::new(),
        out => format!(", {out} left out"),
    };
    [
        ("games", format!("{games}{left_out}")),
        ("wins", format!("{}{wins}", sum.wins)),
        (
            "beaten",
            format!(
                "{} of {} opponents = {}",
                halves(sum.beaten_twice),
                sum.faced,
                Cell::percent(sum.figure(RankingMethod::Beaten), 1)
            ),
        ),
        (
            "average",
            format!(
                "{} / {} = {:.1}",
                sum.total,
                sum.games,
                figure(RankingMethod::Average)
            ),
        ),
        (
            "round",
            format!(
                "{} points / {} rounds = {:.1}",
                sum.points,
                sum.rounds,
                figure(RankingMethod::PerRound)
            ),
        ),
        (
            "points",
            format!("{:.1} for places", figure(RankingMethod::Points)),
        ),
        (
            "out",
            format!(
                "{} of {} rounds = {}",
                sum.times_out,
                sum.rounds,
                Cell::percent(sum.out_rate(), 0)
            ),
        ),
        (
            "rating",
            format!(
                "{:.2} - 3 x {:.2} = {:.2}",
                rating.mu,
                rating.sigma,
                rating.ordinal()
            ),
        ),
    ]
    .into_iter()
}

/// Writes half of a number: `2`, `2.5`.
fn halves(twice: u32) -> String {
    match twice % 2 {
        0 => (twice / 2).to_string(),
        _ => format!("{}.5", twice / 2),
    }
}
