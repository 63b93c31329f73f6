//! Two players against each other, for people.

use super::selection::GameSelection;
use super::stats::{NAME, games, legend, round_name};
use crate::league::{HeadToHead, Mean};
use crate::render::game::ordinal;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Table, is_thin};
use crate::render::text::{and, finish, fit, points, shown, wrap};
use crate::rules::Round;
use crate::store::NameDirectory;

/// Writes who came first how often and by how much, the averages by round and
/// the last meetings.
pub fn head_to_head(
    pair: &HeadToHead,
    choice: &GameSelection,
    names: &NameDirectory,
    look: TextStyle,
) -> String {
    let full = pair.players.map(|player| shown(&names.player(player)));
    let both = and(&full);
    if pair.games == 0 {
        return choice.none(&format!("{both} have finished no games together"), look);
    }
    let title = format!("{both}: {} together{}", games(pair.games), choice.words());
    let mut lines = vec![wrap("", "", &title, look.width)];
    let heads = pair.players.map(|player| names.player(player));
    let heads = heads.map(|name| Column::figures(Cell::Name(fit(&name, NAME, look))));
    let table = |first: &[&'static str], rows: Vec<Vec<Cell>>| {
        let first = first.iter().map(|&heading| Column::figures(heading));
        let first = first.enumerate().map(|(index, column)| match index {
            0 => column.left(),
            _ => column,
        });
        let columns = first.chain(heads.clone()).collect();
        Table::new(columns, rows).indent(2).lines(look)
    };
    let mut section = |title: &str, rows: Vec<String>| {
        lines.push(String::new());
        if !title.is_empty() {
            lines.push(wrap("", "", title, look.width));
        }
        lines.extend(rows);
    };
    section("", table(&[""], overall(pair)));
    let margins = Table::labelled(margins(pair, &full, names));
    section("", margins.indent(2).lines(look));
    let by_round = Round::all().zip(&pair.rounds).map(|(round, both)| {
        let [first, second] = both.map(|mean| Cell::mean(mean.average(), mean.count()));
        vec![round_name(round).into(), first, second]
    });
    section("Average by round", table(&[""], by_round.collect()));
    let last = pair.last().map(|meeting| {
        let side = |side: usize| {
            let place = ordinal(meeting.places[side] as usize);
            format!("{}, {place}", meeting.totals[side]).into()
        };
        let game = names.game(meeting.when.game);
        vec![
            format!("game {game}").into(),
            meeting.when.date.into(),
            side(0),
            side(1),
        ]
    });
    section("Last meetings", table(&["", ""], last.collect()));
    let rounds = pair.rounds.iter().map(|[first, _]| first.count());
    if rounds.chain([pair.games]).any(is_thin) {
        lines.extend([String::new(), legend(look)]);
    }
    finish(&lines)
}

fn overall(pair: &HeadToHead) -> Vec<Vec<Cell>> {
    let row = |label: &str, [first, second]: [Cell; 2]| vec![label.into(), first, second];
    let average = |total: Mean| Cell::mean(total.average(), pair.games);
    vec![
        row("came first of the two", pair.ahead.map(Cell::from)),
        row("tied", [pair.tied; 2].map(Cell::from)),
        row("won the game", pair.wins.map(Cell::from)),
        row("average total", pair.totals.map(average)),
    ]
}

fn margins(
    pair: &HeadToHead,
    full: &[String; 2],
    names: &NameDirectory,
) -> Vec<(&'static str, String)> {
    let difference = pair.difference.average().unwrap_or_default();
    let better = usize::from(difference > 0.0);
    let mut rows = vec![(
        "difference",
        format!(
            "{} points a game on average for {}",
            Cell::mean(Some(difference.abs()), pair.games),
            full[better]
        ),
    )];
    if difference == 0.0 {
        rows[0].1 = format!(
            "{} points a game on average",
            Cell::mean(Some(0.0), pair.games)
        );
    }
    for (name, biggest) in full.iter().zip(pair.biggest) {
        if let Some((margin, when)) = biggest {
            let game = names.game(when.game);
            let margin = points(margin);
            let text = format!("{name} by {margin} in game {game}, {}", when.date);
            rows.push(("biggest win", text));
        }
    }
    rows
}
