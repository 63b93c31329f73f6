//! The statistics of a player as text, those of all players, a row each, and two players compared.

use super::games::{no_games, selected};
use crate::game::{PlayerRef, RankingMethod};
use crate::league::{
    Extreme, GameSelection, HeadToHead, Mean, Opponent, OpponentStats, RoundStats, Stats,
};
use crate::messages::{Gain, Label, Messages, Section, Wins};
use crate::render::plot::{Bar, Better, bars, sparkline};
use crate::render::table::{Cell, Column, Rows, THIN_MARK, Table, is_thin};
use crate::render::text::{TextStyle, columns, finish, fit, shown, to_left, to_right, wrap};
use crate::rules::Round;

const OPPONENTS: usize = 10;

pub(crate) const NAME: usize = 20;

const BARS: usize = 40;

/// Writes the statistics of a player: places, totals, extremes, streaks; by
/// round, by table size and by opponent.
pub fn stats(stats: &Stats, choice: &GameSelection, style: TextStyle) -> String {
    let words = style.words();
    if stats.game_count == 0 {
        return no_games(choice, &[shown(&stats.player.name)], style);
    }
    let mut lines = vec![style.wrap(&title(stats, choice, words))];
    let overall = Table::labelled(overall(stats, style)).indent(2);
    let sections = [
        (Section::Overall, overall.lines(style)),
        (Section::ByRound, by_round(stats, style)),
        (Section::ByTable, by_table(stats, words).lines(style)),
        (Section::ByOpponent, by_opponent(stats, style)),
    ];
    for (section, rows) in sections {
        if section == Section::ByRound && stats.round_count == 0 {
            continue;
        }
        let title = words.section(section);
        lines.extend([String::new(), style.wrap(title)]);
        lines.extend(rows);
    }
    if has_thin(stats) {
        lines.extend([String::new(), legend(style)]);
    }
    finish(&lines)
}

/// Names the player, and says which games count and how many of them were won.
pub(crate) fn title(stats: &Stats, choice: &GameSelection, words: &Messages) -> String {
    let wins = Wins { won: stats.wins, shared: stats.shared_wins };
    words.stats_title(&shown(&stats.player.name), stats.game_count, wins, &selected(choice))
}

pub(crate) fn has_thin(stats: &Stats) -> bool {
    let rounds = stats.by_round.iter().map(|round| round.game_count);
    let tables = stats.by_table.values().map(|table| table.game_count);
    let opponents = stats.by_opponent.values().map(|met| met.game_count);
    let mut games =
        rounds.chain(tables).chain(opponents).chain([stats.game_count, stats.comeback.game_count]);
    games.any(is_thin)
}

pub(crate) fn overall(stats: &Stats, style: TextStyle) -> Vec<(&'static str, String)> {
    let words = style.words();
    let places = stats.places.iter().filter(|place| place.game_count > 0);
    let places: Vec<_> = places.map(|one| words.place_count(one.place, one.game_count)).collect();
    let of_games = |mean| Cell::mean(mean, stats.game_count).text(words);
    let total = words.stats_total(
        &of_games(stats.total.average()),
        &of_games(stats.per_round.average()),
        stats.total.deviation().map(|deviation| of_games(Some(deviation))).as_deref(),
    );
    let extreme = |extreme: Option<Extreme>| extreme.map(|extreme| words.extreme(&extreme));
    let mut rows = vec![
        (Label::Places, Some(places.join(", "))),
        (Label::Method(RankingMethod::Total), Some(total)),
        (Label::BestGame, extreme(stats.best_game)),
        (Label::WorstGame, extreme(stats.worst_game)),
        (Label::BestRound, extreme(stats.best_round)),
        (Label::WorstRound, extreme(stats.worst_round)),
        (Label::WentOut, went_out(stats, words)),
        (Label::WinStreak, Some(words.streak(&stats.win_streak))),
        (Label::Drought, Some(words.streak(&stats.drought))),
        (Label::Comebacks, comebacks(stats, words)),
        (Label::TimePlayed, time_played(stats.minutes, words)),
    ];
    let labels = rows.iter().map(|&(label, _)| columns(words.label(label)));
    let beside = style.width.saturating_sub(labels.max().unwrap_or(0) + 4);
    rows.push((Label::Totals, Some(all_totals(stats, beside, style))));
    rows.into_iter().filter_map(|(label, text)| Some((words.label(label), text?))).collect()
}

fn went_out(stats: &Stats, words: &Messages) -> Option<String> {
    let out: u32 = stats.by_round.iter().map(|round| round.times_out).sum();
    let played = stats.round_count;
    let rate = Cell::rate(Some(stats.out_rate()?), stats.game_count).text(words);
    Some(words.went_out_in(out, played, &rate))
}

fn time_played(minutes: Mean, words: &Messages) -> Option<String> {
    Some(words.time_played(minutes.average()?.round() as u32, minutes.count()))
}

fn comebacks(stats: &Stats, words: &Messages) -> Option<String> {
    let change = stats.comeback.average_places_gained.average()?;
    let places = Cell::mean(Some(change.abs()), stats.comeback.game_count).text(words);
    let gain = match change {
        // Rounds to zero.
        _ if change.abs() < 0.05 => Gain::None,
        ..0.0 => Gain::Lost(&places),
        _ => Gain::Gained(&places),
    };
    Some(words.comebacks(gain, stats.comeback.best))
}

/// Draws the totals of the latest games, as many as fit in so many columns.
fn all_totals(stats: &Stats, width: usize, style: TextStyle) -> String {
    let from = stats.totals.len().saturating_sub(width.max(1));
    let totals: Vec<_> = stats.totals[from..].iter().map(|&t| f64::from(t)).collect();
    let note = style.words().totals_note((from > 0).then_some(totals.len()));
    format!("{} {note}", sparkline(&totals, Better::Lower, style))
}

pub(crate) fn round_bars(stats: &Stats, words: &Messages) -> Vec<Bar> {
    let rounds = Round::all().zip(&stats.by_round);
    let bar = |(round, figures): (Round, &RoundStats)| Bar {
        label: round_name(round, words),
        own: figures.average_score.average(),
        table: figures.table_average_score.average(),
    };
    rounds.map(bar).collect()
}

fn by_round(stats: &Stats, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let rounds: Vec<_> = Round::all().zip(&stats.by_round).collect();
    if style.width < BARS {
        let column = |label| Column::figures(words.label(label));
        let mean = |of: &Mean, games| Cell::mean(of.average(), games);
        return Rows::new(&rounds)
            .with(column(Label::Round).left(), |(round, _)| round.number().into())
            .with(column(Label::Method(RankingMethod::Average)), |(_, round)| {
                mean(&round.average_score, round.game_count)
            })
            .with(column(Label::Table), |(_, round)| {
                mean(&round.table_average_score, round.game_count)
            })
            .with(column(Label::Out), |(_, round)| {
                Cell::rate(round.out_rate.average(), round.game_count)
            })
            .table()
            .indent(2)
            .lines(style);
    }
    let has_marks = rounds.iter().any(|(_, figures)| is_thin(figures.game_count));
    let headings = [words.label(Label::Wild), words.label(Label::Out)];
    let label = |row: [&str; 3]| round_label(row, headings, has_marks);
    let bar = |((round, figures), bar): ((Round, &RoundStats), Bar)| {
        let out = Cell::rate(figures.out_rate.average(), figures.game_count).text(words);
        Bar { label: label([&round.number().to_string(), round.wild().text(), &out]), ..bar }
    };
    let rows: Vec<_> = rounds.into_iter().zip(round_bars(stats, words)).map(bar).collect();
    bars(&label(["#", headings[0], headings[1]]), &rows, style)
}

/// Writes the label of a bar by round: its number, its wild, and how often the player
/// went out, which may have a mark of few games.
fn round_label(
    [number, wild, out]: [&str; 3],
    [wild_heading, out_heading]: [&str; 2],
    has_marks: bool,
) -> String {
    let unmarked = has_marks && !out.ends_with(THIN_MARK);
    let out = out.to_owned() + if unmarked { " " } else { "" };
    // There is a blank before the rate and before its heading.
    let out_width = (1 + columns(out_heading)).max("100%".len()) + usize::from(has_marks);
    format!(
        "  {}  {}{}",
        to_right(number, 2),
        to_left(wild, columns(wild_heading).max("10 ".len())),
        to_right(&out, out_width)
    )
}

/// Names a round by its number and its wild: `9, Jacks`.
pub(crate) fn round_name(round: Round, words: &Messages) -> String {
    format!("{round}, {}", words.rank_plural(round.wild()))
}

pub(crate) fn by_table(stats: &Stats, words: &Messages) -> Table {
    let column = |label| Column::figures(words.label(label)).page(words.page_heading(label));
    Rows::new(stats.by_table.values())
        .with(column(Label::Players).left(), |table| table.player_count.into())
        .with(column(Label::Games), |table| table.game_count.into())
        .with(column(Label::Won), |table| table.wins.into())
        .with(column(Label::Place), |table| {
            Cell::mean(table.average_place.average(), table.game_count)
        })
        .with(column(Label::Method(RankingMethod::Beaten)), |table| {
            Cell::rate(table.beaten.share(), table.game_count)
        })
        .table()
        .indent(2)
}

fn by_opponent(stats: &Stats, style: TextStyle) -> Vec<String> {
    let words = style.words();
    let opponents = stats.opponents();
    let met = &opponents[..opponents.len().min(OPPONENTS)];
    let name = |player: &PlayerRef| Cell::name(fit(&player.name, NAME, style));
    let mut lines = opponent_table(met, name, words).indent(2).lines(style);
    let more = opponents.len() - met.len();
    if more > 0 {
        lines.push(wrap("  ", "  ", &words.and_more(more), style.width));
    }
    lines.extend(beats(stats, words).map(|told| wrap("  ", "  ", &told, style.width)));
    lines
}

/// Returns opponents as a table, with their names as a function writes them.
pub(crate) fn opponent_table(
    opponents: &[&OpponentStats],
    name: impl Fn(&PlayerRef) -> Cell,
    words: &Messages,
) -> Table {
    let column = |label| Column::figures(words.label(label)).page(words.page_heading(label));
    Rows::new(opponents.iter().copied())
        .with(Column::figures("").page(words.page_heading(Label::Player)).cut(), |met| {
            name(&met.player)
        })
        .with(column(Label::Games), |met| met.game_count.into())
        .with(column(Label::Ahead), |met| met.ahead.into())
        .with(column(Label::Tied), |met| met.tied.into())
        .with(column(Label::Behind), |met| met.behind.into())
        .with(column(Label::Method(RankingMethod::Beaten)), |met| {
            Cell::rate(met.beaten.share(), met.game_count)
        })
        .table()
}

/// Says whom the player beats most and least often; `None` if nobody stands out.
pub(crate) fn beats(stats: &Stats, words: &Messages) -> Option<String> {
    let told =
        |met: &&OpponentStats| words.beaten_in(&shown(&met.player.name), met.ahead, met.game_count);
    let all = |met: &Vec<_>| words.and(&met.iter().map(told).collect::<Vec<_>>());
    let [most, least] = &stats.beaten_most_and_least()?;
    Some(words.beats(&all(most), &all(least)))
}

pub(super) fn legend(style: TextStyle) -> String {
    style.hang(style.words().thin_legend())
}

pub fn all_stats(players: &[Stats], choice: &GameSelection, style: TextStyle) -> String {
    let words = style.words();
    let title = words.selection(&selected(choice));
    let mut lines = vec![style.wrap(&title), String::new()];
    if players.is_empty() {
        lines.push(words.no_standings().to_owned());
        return finish(&lines);
    }
    let column = |label| Column::figures(words.label(label));
    let mean = |label| column(Label::Method(label));
    let points = |extreme: Option<Extreme>| Cell::from(extreme.map(|one| one.points.number()));
    let table = Rows::new(players)
        .with(column(Label::Player).cut(), |stats| Cell::name(&*stats.player.name))
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
        .with(column(Label::BestGame).priority(50), |stats| points(stats.best_game))
        .with(column(Label::WorstGame).priority(40), |stats| points(stats.worst_game))
        .with(column(Label::WorstRound).priority(30), |stats| points(stats.worst_round));
    lines.extend(table.table().lines(style));
    lines.extend([String::new(), style.hang(words.all_stats_order())]);
    if players.iter().any(|stats| is_thin(stats.game_count)) {
        lines.push(legend(style));
    }
    finish(&lines)
}

/// Writes the games that each won, the margins, the averages by round and the last meetings.
pub fn head_to_head(pair: &HeadToHead, choice: &GameSelection, style: TextStyle) -> String {
    let (words, selected) = (style.words(), selected(choice));
    let names = pair.players.each_ref().map(|one| &*one.player.name);
    let full = names.map(shown);
    if pair.game_count == 0 {
        return no_games(choice, &full, style);
    }
    let title = words.head_to_head_title(&full, pair.game_count, &selected);
    let mut lines = vec![style.wrap(&title)];
    let heads = names.map(|name| Column::figures(Cell::name(fit(name, NAME, style))));
    let table = |second: Option<Column>, rows: Vec<Vec<Cell>>| {
        let first = [Column::figures("").left()].into_iter().chain(second);
        Table::new(first.chain(heads.clone()).collect(), rows).indent(2).lines(style)
    };
    let mut section = |section: Option<Section>, rows: Vec<String>| {
        lines.push(String::new());
        let title = section.map(|section| words.section(section));
        lines.extend(title.map(|title| style.wrap(title)));
        lines.extend(rows);
    };
    section(None, table(None, overall_of_two(pair, words)));
    let margins = Table::labelled(margins(pair, &full, words));
    section(None, margins.indent(2).lines(style));
    let by_round = Round::all().enumerate().map(|(index, round)| {
        let [first, second] = pair.players.each_ref().map(|one| {
            let round = one.by_round[index];
            Cell::mean(round.average_score.average(), round.game_count)
        });
        vec![round_name(round, words).into(), first, second]
    });
    section(Some(Section::AverageByRound), table(None, by_round.collect()));
    let last = pair.meetings.iter().map(|meeting| {
        let [first, second] = meeting.players.each_ref().map(|one| {
            let place = words.ordinal(one.place as usize);
            format!("{}, {place}", one.total).into()
        });
        let game = words.numbered_game(meeting.game.number).into();
        vec![game, meeting.game.date.into(), first, second]
    });
    section(Some(Section::LastMeetings), table(Some(Column::figures("")), last.collect()));
    let rounds = pair.players[0].by_round.iter().map(|round| round.game_count);
    if rounds.chain([pair.game_count]).any(is_thin) {
        lines.extend([String::new(), legend(style)]);
    }
    finish(&lines)
}

fn overall_of_two(pair: &HeadToHead, words: &Messages) -> Vec<Vec<Cell>> {
    let row = |label, cell: &dyn Fn(&Opponent) -> Cell| {
        let [first, second] = pair.players.each_ref().map(cell);
        vec![words.label(label).into(), first, second]
    };
    vec![
        row(Label::CameFirst, &|one| one.ahead.into()),
        row(Label::Tied, &|_| pair.tied.into()),
        row(Label::WonGame, &|one| one.wins.into()),
        row(Label::AverageTotal, &|one| Cell::mean(one.average_total.average(), pair.game_count)),
    ]
}

fn margins(pair: &HeadToHead, full: &[String; 2], words: &Messages) -> Vec<(&'static str, String)> {
    let difference = pair.average_difference.average().unwrap_or_default();
    let better = match difference {
        0.0 => None,
        difference => Some(full[usize::from(difference > 0.0)].as_str()),
    };
    let points = Cell::mean(Some(difference.abs()), pair.game_count).text(words);
    let difference = words.average_difference(&points, better);
    let mut rows = vec![(words.label(Label::Difference), difference)];
    for (name, one) in full.iter().zip(&pair.players) {
        let won = one.biggest_win.map(|win| words.biggest_win(name, win));
        rows.extend(won.map(|won| (words.label(Label::BiggestWin), won)));
    }
    rows
}

#[cfg(test)]
mod tests;
