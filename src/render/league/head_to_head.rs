//! Two players compared, as text.

use super::games::{no_games, selected};
use super::stats::{NAME, legend, round_name};
use crate::league::{GameSelection, HeadToHead, Opponent};
use crate::messages::{Label, Messages, Section};
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Table, is_thin};
use crate::render::text::{finish, fit, shown, wrap};
use crate::rules::Round;

/// Writes the games that each won, the margins, the averages by round and the
/// last meetings.
pub fn head_to_head(pair: &HeadToHead, choice: &GameSelection, style: TextStyle) -> String {
    let (words, selected) = (style.words(), selected(choice));
    let names = pair.players.each_ref().map(|one| &*one.player.name);
    let full = names.map(shown);
    if pair.game_count == 0 {
        return no_games(choice, &full, style);
    }
    let title = words.head_to_head_title(&full, pair.game_count, &selected);
    let mut lines = vec![wrap("", "", &title, style.width)];
    let heads = names.map(|name| Column::figures(Cell::Name(fit(name, NAME, style))));
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
    let margins = Table::labelled(margins(pair, &full, words));
    section(None, margins.indent(2).lines(style));
    let by_round = Round::all().enumerate().map(|(index, round)| {
        let [first, second] = pair.players.each_ref().map(|one| {
            let round = one.by_round[index];
            Cell::mean(round.average_score.average(), round.game_count)
        });
        vec![round_name(round, words).into(), first, second]
    });
    section(Some(Section::AverageByRound), table(&[""], by_round.collect()));
    let last = pair.meetings.iter().map(|meeting| {
        let [first, second] = meeting.players.each_ref().map(|one| {
            let place = words.ordinal(one.place as usize);
            format!("{}, {place}", one.total).into()
        });
        let game = words.numbered_game(meeting.game.number).into();
        vec![game, meeting.game.date.into(), first, second]
    });
    section(Some(Section::LastMeetings), table(&["", ""], last.collect()));
    let rounds = pair.players[0].by_round.iter().map(|round| round.game_count);
    if rounds.chain([pair.game_count]).any(is_thin) {
        lines.extend([String::new(), legend(style)]);
    }
    finish(&lines)
}

fn overall(pair: &HeadToHead, words: &Messages) -> Vec<Vec<Cell>> {
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
