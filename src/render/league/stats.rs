//! The figures of a player, for people.

use super::selection::GameSelection;
use crate::league::{Extreme, GameSpan, Mean, Stats, Streak};
use crate::render::game::ordinal;
use crate::render::plot::{Bar, Good, bars, sparkline};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table, is_thin};
use crate::render::text::{finish, fit, plural, points, shown, wrap};
use crate::rules::Round;
use crate::store::NameDirectory;

/// How many opponents are shown.
const OPPONENTS: usize = 10;

/// The most columns of a name in a table.
pub(crate) const NAME: usize = 20;

/// The narrowest page that bars fit on.
const BARS: usize = 40;

/// Writes the figures of a player: places, totals, extremes, streaks; by
/// round, by table size and by opponent.
pub fn stats(
    stats: &Stats,
    choice: &GameSelection,
    names: &NameDirectory,
    look: TextStyle,
) -> String {
    if stats.games == 0 {
        let name = shown(&names.player(stats.player));
        return choice.none(&format!("{name} has finished no games"), look);
    }
    let mut lines = vec![wrap("", "", &title(stats, choice, names), look.width)];
    let mut section = |title: &str, rows: Vec<String>| {
        lines.extend([String::new(), wrap("", "", title, look.width)]);
        lines.extend(rows);
    };
    section(
        "Overall",
        Table::labelled(overall(stats, names, look))
            .indent(2)
            .lines(look),
    );
    section(
        "By round, the table being the average of the others",
        by_round(stats, look),
    );
    section("By players at the table", by_table(stats).lines(look));
    section(
        "By opponent, most met first",
        by_opponent(stats, names, look),
    );
    if has_thin(stats) {
        lines.extend([String::new(), legend(look)]);
    }
    finish(&lines)
}

/// Writes a number of games.
pub(crate) fn games(games: u32) -> String {
    match games {
        1 => "1 game".to_owned(),
        _ => format!("{games} games"),
    }
}

fn title(stats: &Stats, choice: &GameSelection, names: &NameDirectory) -> String {
    let shared = match stats.shared_wins {
        0 => String::new(),
        shared => format!(", {shared} of them shared"),
    };
    format!(
        "{}: {}{}; {} won{shared}",
        shown(&names.player(stats.player)),
        games(stats.games),
        choice.words(),
        stats.wins,
    )
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

fn overall(stats: &Stats, names: &NameDirectory, look: TextStyle) -> Vec<(&'static str, String)> {
    let places = (1..).zip(&stats.places).filter(|(_, games)| **games > 0);
    let places: Vec<_> = places
        .map(|(place, games)| format!("{} {games}", ordinal(place)))
        .collect();
    let mut total = format!(
        "{} on average, {} a round",
        Cell::mean(stats.total.average(), stats.games),
        Cell::mean(stats.round.average(), stats.games),
    );
    if let Some(deviation) = stats.total.deviation() {
        total += &format!(
            "; standard deviation {}",
            Cell::mean(Some(deviation), stats.games)
        );
    }
    let extreme = |extreme: Option<Extreme>| extreme.map(|extreme| written(&extreme, names));
    let rows = [
        ("places", Some(places.join(", "))),
        ("total", Some(total)),
        ("best game", extreme(stats.best_game)),
        ("worst game", extreme(stats.worst_game)),
        ("best round", extreme(stats.best_round)),
        ("worst round", extreme(stats.worst_round)),
        ("went out", went_out(stats)),
        ("wins", Some(streak(stats.win_streak, names))),
        ("without win", Some(streak(stats.drought, names))),
        ("after round 9", comeback(stats, names)),
        ("totals", Some(all_totals(stats, look))),
    ];
    let rows = rows.into_iter();
    rows.filter_map(|(label, text)| Some((label, text?)))
        .collect()
}

/// Writes an extreme: `0 points, 37 times, first in round 1 of game 1,
/// 2026-11-21`.
fn written(extreme: &Extreme, names: &NameDirectory) -> String {
    let game = names.game(extreme.when.game);
    let round = extreme.round.map(|round| format!("round {round} of "));
    let times = match extreme.times {
        1 => "in".to_owned(),
        2 => "twice, first in".to_owned(),
        times => format!("{times} times, first in"),
    };
    let comma = if extreme.times == 1 { "" } else { "," };
    format!(
        "{}{comma} {times} {}game {game}, {}",
        points(extreme.points),
        round.unwrap_or_default(),
        extreme.when.date
    )
}

fn went_out(stats: &Stats) -> Option<String> {
    let out: u32 = stats.rounds.iter().map(|round| round.out).sum();
    let played = stats.round.count();
    let rate = (played > 0).then(|| f64::from(out) / f64::from(played))?;
    let rate = Cell::rate(Some(rate), stats.games);
    let rounds = if played == 1 { "round" } else { "rounds" };
    Some(format!("in {out} of {played} {rounds}, {rate}"))
}

fn streak(streak: Streak, names: &NameDirectory) -> String {
    let Some(longest) = streak.longest else {
        return "none yet".to_owned();
    };
    let now = match streak.current {
        None => "none now".to_owned(),
        Some(current) if current.first == longest.first => "still going on".to_owned(),
        Some(current) => format!("{} now", current.games),
    };
    match longest.games {
        1 => format!("1 in a row at most; {now}"),
        most => format!("{most} in a row at most, {}; {now}", span(longest, names)),
    }
}

/// Writes the games of a span: `from game 3 to 9, 2026-01-02 to
/// 2026-02-03`.
pub(crate) fn span(span: GameSpan, names: &NameDirectory) -> String {
    let (first, last) = (span.first, span.last);
    let days = match first.date == last.date {
        true => first.date.to_string(),
        false => format!("{} to {}", first.date, last.date),
    };
    match first.game == last.game {
        true => format!("game {}, {days}", names.game(first.game)),
        false => {
            let (first, last) = (names.game(first.game), names.game(last.game));
            format!("from game {first} to {last}, {days}")
        }
    }
}

fn comeback(stats: &Stats, names: &NameDirectory) -> Option<String> {
    let change = stats.comeback.average()?;
    let places = Cell::mean(Some(change.abs()), stats.comeback.count());
    let mean = match change {
        // What would be written as zero.
        _ if change.abs() < 0.05 => "no change of place on average".to_owned(),
        ..0.0 => format!("loses {places} places on average"),
        _ => format!("gains {places} places on average"),
    };
    Some(match stats.best_comeback {
        None => format!("{mean}; no comeback yet"),
        Some((best, when)) => format!(
            "{mean}; at best {} to {} in game {}, {}",
            ordinal(best.from as usize),
            ordinal(best.to as usize),
            names.game(when.game),
            when.date
        ),
    })
}

/// Draws the totals of the latest games, as many as fit on a line.
fn all_totals(stats: &Stats, look: TextStyle) -> String {
    const LABEL: usize = 17;
    let room = look.width.saturating_sub(LABEL).max(1);
    let from = stats.totals.len().saturating_sub(room);
    let totals: Vec<_> = stats.totals[from..].iter().map(|&t| f64::from(t)).collect();
    let note = match from {
        0 => "oldest game first; high is few points".to_owned(),
        _ => format!("the last {} games; high is few points", totals.len()),
    };
    format!("{} {note}", sparkline(&totals, Good::Low, look))
}

fn by_round(stats: &Stats, look: TextStyle) -> Vec<String> {
    let rounds: Vec<_> = Round::all().zip(&stats.rounds).collect();
    if look.width < BARS {
        let average = |mean: Mean| Cell::mean(mean.average(), mean.count());

        return Rows::of(&rounds)
            .with(Column::figures("round").left(), |(round, _)| {
                round.to_string().into()
            })
            .with(Column::figures("average"), |(_, figures)| {
                average(figures.own)
            })
            .with(Column::figures("table"), |(_, figures)| {
                Cell::mean(figures.others.average(), figures.own.count())
            })
            .with(Column::figures("out"), |(_, figures)| {
                Cell::rate(figures.out_rate(), figures.own.count())
            })
            .table()
            .indent(2)
            .lines(look);
    }
    let thin = rounds
        .iter()
        .any(|(_, figures)| is_thin(figures.own.count()));
    let width = 4 + usize::from(thin);
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
    let mut lines = bars(&rows, look);
    // The heading of the bars leaves the columns of the labels blank.
    if let Some(heading) = lines.first_mut() {
        let out = if thin { "out " } else { "out" };
        let labels = format!("   #  wild{out:>width$}");
        heading.replace_range(..labels.len(), &labels);
    }
    lines
}

/// Names a round by its number and its wild: `9, Jacks`.
pub(crate) fn round_name(round: Round) -> String {
    format!("{round}, {}", plural(round.wild()))
}

fn by_table(stats: &Stats) -> Table {
    let tables: Vec<_> = stats.tables.iter().collect();

    Rows::of(&tables)
        .with(Column::figures("players").left(), |(size, _)| {
            (**size).into()
        })
        .with(Column::figures("games"), |(_, table)| table.games.into())
        .with(Column::figures("won"), |(_, table)| table.wins.into())
        .with(Column::figures("place"), |(_, table)| {
            Cell::mean(table.place.average(), table.games)
        })
        .with(Column::figures("beaten"), |(_, table)| {
            Cell::rate(table.beaten_share(), table.games)
        })
        .table()
        .indent(2)
}

fn by_opponent(stats: &Stats, names: &NameDirectory, look: TextStyle) -> Vec<String> {
    let mut opponents: Vec<_> = stats
        .opponents
        .iter()
        .map(|(&id, met)| (names.player(id), met))
        .collect();
    opponents.sort_by(|(a, met_a), (b, met_b)| (met_b.games, a).cmp(&(met_a.games, b)));

    let table = Rows::of(opponents.iter().take(OPPONENTS))
        .with(Column::figures("").cut(), |(name, _)| {
            Cell::Name(fit(name, NAME, look))
        })
        .with(Column::figures("games"), |(_, met)| met.games.into())
        .with(Column::figures("ahead"), |(_, met)| met.ahead.into())
        .with(Column::figures("tied"), |(_, met)| met.tied.into())
        .with(Column::figures("behind"), |(_, met)| met.behind.into())
        .with(Column::figures("beaten"), |(_, met)| {
            Cell::rate(met.beaten_share(), met.games)
        })
        .table();
    let mut lines = table.indent(2).lines(look);
    let more = opponents.len().saturating_sub(OPPONENTS);
    if more > 0 {
        lines.push(wrap("  ", "  ", &format!("and {more} more"), look.width));
    }
    lines
}

/// Says what the mark of a figure of few games means.
pub(super) fn legend(look: TextStyle) -> String {
    wrap("", "  ", "~ a figure of fewer than five games", look.width)
}

#[cfg(test)]
mod tests;
