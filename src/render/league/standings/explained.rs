//! The games behind the standing of one player.

use super::Explanation;
use crate::game::RankingMethod;
use crate::league::{CountedGame, Standing};
use crate::messages::{Label, Messages, Wins};
use crate::render::league::games::selected;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::{finish, shown, wrap};

/// Writes the games behind the standing of a player, each with what it adds,
/// and the sums.
pub fn explained(explanation: &Explanation<'_>, style: TextStyle) -> String {
    let words = style.words();
    let standing = explanation.standing;
    let (name, place) = (shown(&standing.player.name), standing.place);
    let selected = selected(explanation.selection);
    let title = words.explained(&selected, &name, place, explanation.players);
    let mut text = vec![wrap("", "", &title, style.width), String::new()];
    let by = explanation.ranking.by;
    text.extend(game_table(&explanation.games, by, words).lines(style));
    text.push(String::new());
    text.extend(Table::labelled(sums(standing, words)).lines(style));
    text.push(String::new());
    text.extend(
        words.ranking(explanation.ranking).iter().map(|rule| wrap("", "  ", rule, style.width)),
    );
    finish(&text)
}

/// Writes the games; the column of the figure that ranks is never dropped.
fn game_table(games: &[CountedGame], by: RankingMethod, words: &Messages) -> Table {
    let column = |label| Column::figures(words.label(label));
    let adds_to = |methods: &[RankingMethod], column: Column, priority| match methods.contains(&by)
    {
        true => column,
        false => column.priority(priority),
    };
    let figure = |method, priority| {
        let column = column(Label::Method(method));
        adds_to(&[method], column, priority)
    };
    let total = column(Label::Method(RankingMethod::Total));
    let totals = [RankingMethod::Total, RankingMethod::Average];
    let scored = column(Label::Scored);
    Rows::new(games)
        .with(column(Label::Game), |game| game.game.number.into())
        .with(column(Label::Date).priority(80), |game| game.game.date.into())
        .with(column(Label::Place), |game| {
            let place = words.place_in_game(game.place, game.shared);
            words.part_of(&place, game.player_count).into()
        })
        .with(figure(RankingMethod::Beaten, 90), |game| {
            let beaten = halves(game.beaten.twice, words);
            words.part_of(&beaten, game.beaten.faced).into()
        })
        .with(figure(RankingMethod::Points, 60), |game| Cell::decimal(Some(game.place_points()), 1))
        .with(adds_to(&totals, total, 85), |game| game.total.into())
        .with(adds_to(&[RankingMethod::PerRound], scored, 40), |game| {
            words.points_in_rounds(game.round_points, game.round_count).into()
        })
        .with(column(Label::Out).priority(50), |game| game.times_out.into())
        .with(figure(RankingMethod::Rating, 70), |game| {
            Cell::decimal(Some(game.rating.ordinal()), 2)
        })
        .with(Column::figures(""), |game| match game.counted {
            true => Cell::Empty,
            false => words.left_out().into(),
        })
        .table()
}

fn sums(standing: &Standing, words: &Messages) -> Vec<(&'static str, String)> {
    let Standing { sum, rating, .. } = standing;
    let figure = |method| Cell::decimal(sum.figure(method), 1).text(words);
    let method = |method, text: String| (words.label(Label::Method(method)), text);
    let wins = Wins { won: sum.wins, shared: sum.shared_wins };
    let left_out = standing.game_count - sum.games as usize;
    let beaten = words.opponents_beaten(&halves(sum.beaten.twice, words), sum.beaten.faced);
    let share = Cell::percent(sum.figure(RankingMethod::Beaten), 1).text(words);
    let average = figure(RankingMethod::Average);
    let per_round = words.points_over_rounds(sum.points, sum.rounds);
    let points = Cell::decimal(Some(sum.place_points()), 1).text(words);
    let out = words.out_of_rounds(sum.times_out, sum.rounds);
    let out_rate = Cell::percent(sum.out_rate(), 0).text(words);
    let [mu, sigma, ordinal] =
        [rating.mu, rating.sigma, rating.ordinal()].map(|number| words.decimal(number, 2));
    vec![
        (words.label(Label::Games), words.games_left_out(standing.game_count, left_out)),
        method(RankingMethod::Wins, words.shared_wins(wins)),
        method(RankingMethod::Beaten, format!("{beaten} = {share}")),
        method(RankingMethod::Average, format!("{} / {} = {average}", sum.total, sum.games)),
        method(
            RankingMethod::PerRound,
            format!("{per_round} = {}", figure(RankingMethod::PerRound)),
        ),
        method(
            RankingMethod::Points,
            format!("{points} / {} = {}", sum.games, figure(RankingMethod::Points)),
        ),
        (words.label(Label::Out), format!("{out} = {out_rate}")),
        method(RankingMethod::Rating, format!("{mu} - 3 x {sigma} = {ordinal}")),
    ]
}

/// Writes half of a number: `2`, `2.5`.
fn halves(twice: u32, words: &Messages) -> String {
    words.decimal(f64::from(twice) / 2.0, (twice % 2) as usize)
}
