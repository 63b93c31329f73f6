//! The statistics of a player as text.

use super::selection::GameSelection;
use crate::game::RankingMethod;
use crate::league::{Extreme, GameSpan, Mean, Stats, Streak};
use crate::render::plot::{Bar, Good, bars, sparkline};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table, is_thin};
use crate::render::text::{columns, finish, fit, shown, wrap};
use crate::rules::Round;
use crate::store::NameDirectory;
use crate::words::{Gain, Label, Section, Wins, Words};

/// The most opponents that are shown.
const OPPONENTS: usize = 10;

/// The widest name in a table, in columns.
pub(crate) const NAME: usize = 20;

/// The narrowest page for bars, in columns.
const BARS: usize = 40;

/// Writes the statistics of a player: places, totals, extremes, streaks; by
/// round, by table size and by opponent.
pub fn stats(
    stats: &Stats,
    choice: &GameSelection,
    names: &NameDirectory,
    style: TextStyle,
) -> String {
    let (words, name) = (style.words(), shown(&names.player(stats.player)));
    if stats.games == 0 {
        return choice.nothing_of(&[name], style);
    }
    let wins = Wins {
        won: stats.wins,
        shared: stats.shared_wins,
    };
    let title = words.stats_title(&name, stats.games, wins, &choice.selected());
    let mut lines = vec![wrap("", "", &title, style.width)];
    let overall = Table::labelled(overall(stats, names, style)).indent(2);
    let sections = [
        (Section::Overall, overall.lines(style)),
        (Section::ByRound, by_round(stats, style)),
        (Section::ByTable, by_table(stats, words).lines(style)),
        (Section::ByOpponent, by_opponent(stats, names, style)),
    ];
    for (section, rows) in sections {
        let title = words.section(section);
        lines.extend([String::new(), wrap("", "", title, style.width)]);
        lines.extend(rows);
    }
    if has_thin(stats) {
        lines.extend([String::new(), legend(style)]);
    }
    finish(&lines)
}

fn has_thin(stats: &Stats) -> bool {
    let rounds = stats.rounds.iter().map(|round| round.own.count());
    let tables = stats.tables.values().map(|table| table.games);
    let opponents = stats.opponents.values().map(|met| met.games);
    let mut games = rounds
        .chain(tables)
        .chain(opponents)
        .chain([stats.games, stats.comeback.count()]);
    games.any(is_thin)
}

fn overall(stats: &Stats, names: &NameDirectory, style: TextStyle) -> Vec<(&'static str, String)> {
    let words = style.words();
    let places = (1..).zip(&stats.places).filter(|(_, games)| **games > 0);
    let places: Vec<_> = places
        .map(|(place, games)| format!("{} {games}", words.ordinal(place)))
        .collect();
    let of_games = |mean| Cell::mean(mean, stats.games).to_string();
    let total = words.stats_total(
        &of_games(stats.total.average()),
        &of_games(stats.round.average()),
        stats
            .total
            .deviation()
            .map(|deviation| of_games(Some(deviation)))
            .as_deref(),
    );
    let extreme = |extreme: Option<Extreme>| {
        extreme.map(|extreme| words.extreme(&extreme, names.game(extreme.when.game)))
    };
    let streak = |streak: Streak| {
        let longest = streak.longest.map(|span| game_span(&span, names, words));
        words.streak(&streak, &longest.unwrap_or_default())
    };
    let rows = [
        (Label::Places, Some(places.join(", "))),
        (Label::Method(RankingMethod::Total), Some(total)),
        (Label::BestGame, extreme(stats.best_game)),
        (Label::WorstGame, extreme(stats.worst_game)),
        (Label::BestRound, extreme(stats.best_round)),
        (Label::WorstRound, extreme(stats.worst_round)),
        (Label::WentOut, went_out(stats, words)),
        (Label::WinStreak, Some(streak(stats.win_streak))),
        (Label::Drought, Some(streak(stats.drought))),
        (Label::Comebacks, comebacks(stats, names, words)),
        (Label::Totals, Some(all_totals(stats, style))),
    ];
    let rows = rows.into_iter();
    rows.filter_map(|(label, text)| Some((words.label(label), text?)))
        .collect()
}

fn went_out(stats: &Stats, words: &dyn Words) -> Option<String> {
    let out: u32 = stats.rounds.iter().map(|round| round.out).sum();
    let played = stats.round.count();
    let rate = (played > 0).then(|| f64::from(out) / f64::from(played))?;
    let rate = Cell::rate(Some(rate), stats.games).to_string();
    Some(words.went_out_in(out, played, &rate))
}

/// Writes the games of a span, by number.
pub(crate) fn game_span(span: &GameSpan, names: &NameDirectory, words: &dyn Words) -> String {
    let games = [span.first, span.last].map(|when| names.game(when.game));
    words.game_span(span, games)
}

fn comebacks(stats: &Stats, names: &NameDirectory, words: &dyn Words) -> Option<String> {
    let change = stats.comeback.average()?;
    let places = Cell::mean(Some(change.abs()), stats.comeback.count()).to_string();
    let gain = match change {
        // Rounds to zero.
        _ if change.abs() < 0.05 => Gain::None,
        ..0.0 => Gain::Lost(&places),
        _ => Gain::Gained(&places),
    };
    let best = stats.best_comeback;
    let best = best.map(|(best, when)| (best, names.game(when.game), when.date));
    Some(words.comebacks(gain, best))
}

/// Draws the totals of the latest games, as many as fit on a line.
fn all_totals(stats: &Stats, style: TextStyle) -> String {
    const LABEL: usize = 17;
    let width = style.width.saturating_sub(LABEL).max(1);
    let from = stats.totals.len().saturating_sub(width);
    let totals: Vec<_> = stats.totals[from..].iter().map(|&t| f64::from(t)).collect();
    let note = style
        .words()
        .totals_note((from > 0).then_some(totals.len()));
    format!("{} {note}", sparkline(&totals, Good::Low, style))
}

fn by_round(stats: &Stats, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let rounds: Vec<_> = Round::all().zip(&stats.rounds).collect();
    if style.width < BARS {
        let column = |label| Column::figures(words.label(label));
        let mean = |of: &Mean, games| Cell::mean(of.average(), games);
        return Rows::of(&rounds)
            .with(column(Label::Round).left(), |(round, _)| {
                round.number().into()
            })
            .with(
                column(Label::Method(RankingMethod::Average)),
                |(_, round)| mean(&round.own, round.own.count()),
            )
            .with(column(Label::Table), |(_, round)| {
                mean(&round.others, round.own.count())
            })
            .with(column(Label::Out), |(_, round)| {
                Cell::rate(round.out_rate(), round.own.count())
            })
            .table()
            .indent(2)
            .lines(style);
    }
    let out_label = words.label(Label::Out);
    let thin = rounds
        .iter()
        .any(|(_, figures)| is_thin(figures.own.count()));
    let width = columns(out_label).max("100%".len()) + usize::from(thin);
    let rows: Vec<_> = rounds
        .into_iter()
        .map(|(round, figures)| {
            let games = figures.own.count();
            let mark = if thin && !is_thin(games) { " " } else { "" };
            let out = format!("{}{mark}", Cell::rate(figures.out_rate(), games));
            let (number, wild) = (round.number(), round.wild());
            Bar {
                label: format!("  {number:>2}  {wild:<4}{out:>width$}"),
                own: figures.own.average(),
                table: figures.others.average(),
            }
        })
        .collect();
    let mut lines = bars(&rows, style);
    // The heading of the bars leaves the columns of the labels blank.
    if let Some(heading) = lines.first_mut() {
        let out = format!("{out_label}{}", if thin { " " } else { "" });
        let labels = format!("   #  {:<4}{out:>width$}", words.label(Label::Wild));
        heading.replace_range(..labels.len(), &labels);
    }
    lines
}

/// Names a round by its number and its wild: `9, Jacks`.
pub(crate) fn round_name(round: Round, words: &dyn Words) -> String {
    format!("{round}, {}", words.rank_plural(round.wild()))
}

fn by_table(stats: &Stats, words: &dyn Words) -> Table {
    let column = |label| Column::figures(words.label(label));
    let tables: Vec<_> = stats.tables.iter().collect();

    Rows::of(&tables)
        .with(column(Label::Players).left(), |(size, _)| (**size).into())
        .with(column(Label::Games), |(_, table)| table.games.into())
        .with(column(Label::Won), |(_, table)| table.wins.into())
        .with(column(Label::Place), |(_, table)| {
            Cell::mean(table.place.average(), table.games)
        })
        .with(
            column(Label::Method(RankingMethod::Beaten)),
            |(_, table)| Cell::rate(table.beaten_share(), table.games),
        )
        .table()
        .indent(2)
}

fn by_opponent(stats: &Stats, names: &NameDirectory, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let mut opponents: Vec<_> = stats
        .opponents
        .iter()
        .map(|(&id, met)| (names.player(id), met))
        .collect();
    opponents.sort_by(|(a, met_a), (b, met_b)| (met_b.games, a).cmp(&(met_a.games, b)));

    let column = |label| Column::figures(words.label(label));
    let table = Rows::of(opponents.iter().take(OPPONENTS))
        .with(Column::figures("").cut(), |(name, _)| {
            Cell::Name(fit(name, NAME, style))
        })
        .with(column(Label::Games), |(_, met)| met.games.into())
        .with(column(Label::Ahead), |(_, met)| met.ahead.into())
        .with(column(Label::Tied), |(_, met)| met.tied.into())
        .with(column(Label::Behind), |(_, met)| met.behind.into())
        .with(column(Label::Method(RankingMethod::Beaten)), |(_, met)| {
            Cell::rate(met.beaten_share(), met.games)
        })
        .table();
    let mut lines = table.indent(2).lines(style);
    let more = opponents.len().saturating_sub(OPPONENTS);
    if more > 0 {
        lines.push(wrap("  ", "  ", &words.and_more(more), style.width));
    }
    lines
}

/// Explains the mark of a figure of few games.
pub(super) fn legend(style: TextStyle) -> String {
    wrap("", "  ", style.words().thin_legend(), style.width)
}

#[cfg(test)]
mod tests;
