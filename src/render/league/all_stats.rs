//! The statistics of all players, a row each.

use super::selection::GameSelection;
use super::stats::legend;
use crate::game::RankingMethod;
use crate::league::{Points, Stats};
use crate::messages::Label;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, is_thin};
use crate::render::text::{finish, wrap};

/// Writes the statistics of all players, a line each.
pub fn all_stats(players: &[Stats], choice: &GameSelection, style: TextStyle) -> String {
    let words = style.words();
    let title = words.selection(&choice.selected());
    let mut lines = vec![wrap("", "", &title, style.width), String::new()];
    if players.is_empty() {
        lines.push(words.no_standings().to_owned());
        return finish(&lines);
    }
    let column = |label| Column::figures(words.label(label));
    let mean = |label| column(Label::Method(label));
    let extreme = |points: Points| match points {
        Points::Total(points) | Points::Score(points) => Cell::from(points),
    };
    let table = Rows::of(players)
        .with(column(Label::Player).cut(), |stats| {
            Cell::Name(stats.player.name.to_string())
        })
        .with(column(Label::Games), |stats| stats.game_count.into())
        .with(column(Label::Won).priority(90), |stats| stats.wins.into())
        .with(mean(RankingMethod::Average).priority(80), |stats| {
            Cell::mean(stats.total.average(), stats.game_count)
        })
        .with(mean(RankingMethod::PerRound).priority(70), |stats| {
            Cell::mean(stats.per_round.average(), stats.game_count)
        })
        .with(column(Label::Out).priority(60), |stats| {
            Cell::rate(stats.out_rate(), stats.game_count)
        })
        .with(column(Label::BestGame).priority(50), |stats| {
            stats
                .best_game
                .map(|game| extreme(game.points))
                .unwrap_or(Cell::Missing)
        })
        .with(column(Label::WorstGame).priority(40), |stats| {
            stats
                .worst_game
                .map(|game| extreme(game.points))
                .unwrap_or(Cell::Missing)
        })
        .with(column(Label::WorstRound).priority(30), |stats| {
            stats
                .worst_round
                .map(|round| extreme(round.points))
                .unwrap_or(Cell::Missing)
        });
    lines.extend(table.table().lines(style));
    lines.extend([
        String::new(),
        wrap("", "  ", words.all_stats_order(), style.width),
    ]);
    if players.iter().any(|stats| is_thin(stats.game_count)) {
        lines.push(legend(style));
    }
    finish(&lines)
}
