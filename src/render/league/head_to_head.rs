//! Two players compared, as text.

use super::selection::GameSelection;
use super::stats::{NAME, legend, round_name};
use crate::league::{HeadToHead, Mean};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Table, is_thin};
use crate::render::text::{finish, fit, shown, wrap};
use crate::rules::Round;
use crate::store::NameDirectory;
use crate::words::{Label, Section, Words};

/// Writes the games that each won, the margins, the averages by round and the
/// last meetings.
pub fn head_to_head(
    pair: &HeadToHead,
    choice: &GameSelection,
    names: &NameDirectory,
    style: TextStyle,
) -> String {
    let (words, selected) = (style.words(), choice.selected());
    let full = pair.players.map(|player| shown(&names.player(player)));
    if pair.games == 0 {
        return choice.nothing_of(&full, style);
    }
    let title = words.head_to_head_title(&full, pair.games, &selected);
    let mut lines = vec![wrap("", "", &title, style.width)];
    let heads = pair.players.map(|player| names.player(player));
    let heads = heads.map(|name| Column::figures(Cell::Name(fit(&name, NAME, style))));
    let table = |first: &[&'static str], rows: Vec<Vec<Cell>>| {
        let first = first.iter().map(|&heading| Column::figures(heading));
        let first = first.enumerate().map(|(index, column)| match index {
            0 => column.left(),
            _ => column,
        });
        let columns = first.chain(heads.clone()).collect();
        Table::new(columns, rows).indent(2).lines(style)
    };
    let mut section = |section: Option<Section>, rows: Vec<String>| {
        lines.push(String::new());
        let title = section.map(|section| words.section(section));
        lines.extend(title.map(|title| wrap("", "", title, style.width)));
        lines.extend(rows);
    };
    section(None, table(&[""], overall(pair, words)));
    let margins = Table::labelled(margins(pair, &full, names, words));
    section(None, margins.indent(2).lines(style));
    let by_round = Round::all().zip(&pair.rounds).map(|(round, both)| {
        let [first, second] = both.map(|mean| Cell::mean(mean.average(), mean.count()));
        vec![round_name(round, words).into(), first, second]
    });
    section(
        Some(Section::AverageByRound),
        table(&[""], by_round.collect()),
    );
    let last = pair.last().map(|meeting| {
        let side = |side: usize| {
            let place = words.ordinal(meeting.places[side] as usize);
            format!("{}, {place}", meeting.totals[side]).into()
        };
        let game = names.game(meeting.when.game);
        vec![
            words.numbered_game(game).into(),
            meeting.when.date.into(),
            side(0),
            side(1),
        ]
    });
    section(
        Some(Section::LastMeetings),
        table(&["", ""], last.collect()),
    );
    let rounds = pair.rounds.iter().map(|[first, _]| first.count());
    if rounds.chain([pair.games]).any(is_thin) {
        lines.extend([String::new(), legend(style)]);
    }
    finish(&lines)
}

fn overall(pair: &HeadToHead, words: &dyn Words) -> Vec<Vec<Cell>> {
    let row = |label, [first, second]: [Cell; 2]| vec![words.label(label).into(), first, second];
    let average = |total: Mean| Cell::mean(total.average(), pair.games);
    vec![
        row(Label::CameFirst, pair.ahead.map(Cell::from)),
        row(Label::Tied, [pair.tied; 2].map(Cell::from)),
        row(Label::WonGame, pair.wins.map(Cell::from)),
        row(Label::AverageTotal, pair.totals.map(average)),
    ]
}

fn margins(
    pair: &HeadToHead,
    full: &[String; 2],
    names: &NameDirectory,
    words: &dyn Words,
) -> Vec<(&'static str, String)> {
    let difference = pair.difference.average().unwrap_or_default();
    let better = match difference {
        0.0 => None,
        difference => Some(full[usize::from(difference > 0.0)].as_str()),
    };
    let points = Cell::mean(Some(difference.abs()), pair.games).to_string();
    let difference = words.average_difference(&points, better);
    let mut rows = vec![(words.label(Label::Difference), difference)];
    for (name, biggest) in full.iter().zip(pair.biggest) {
        let won = biggest.map(|(margin, when)| {
            let game = names.game(when.game);
            words.biggest_win(name, margin, game, when.date)
        });
        rows.extend(won.map(|won| (words.label(Label::BiggestWin), won)));
    }
    rows
}
