//! Two players against each other, for people.

use super::selection::GameSelection;
use super::stats::{NAME, games, round_name};
use crate::league::{HeadToHead, Mean};
use crate::render::game::ordinal;
use crate::render::style::TextStyle;
use crate::render::table::{grid, is_thin, labelled, legend, mean, short_name};
use crate::render::text::{and, finish, points, shown, wrap};
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
    let short = pair
        .players
        .map(|player| short_name(&names.player(player), NAME, look));
    let heading = ["", &short[0], &short[1]];
    let mut section = |title: &str, rows: Vec<String>| {
        lines.push(String::new());
        if !title.is_empty() {
            lines.push(wrap("", "", title, look.width));
        }
        lines.extend(rows);
    };
    section("", grid(&heading, &overall(pair), look));
    section("", labelled(&margins(pair, &full, names), look));
    let by_round = Round::all().zip(&pair.rounds).map(|(round, both)| {
        let average = |mean_of: Mean| mean(mean_of.average(), mean_of.count());
        vec![round_name(round), average(both[0]), average(both[1])]
    });
    let by_round: Vec<_> = by_round.collect();
    section("Average by round", grid(&heading, &by_round, look));
    let last = pair.last().map(|meeting| {
        let side = |side: usize| {
            let place = ordinal(meeting.places[side] as usize);
            format!("{}, {place}", meeting.totals[side])
        };
        let game = names.game(meeting.when.game);
        vec![
            format!("game {game}"),
            meeting.when.date.to_string(),
            side(0),
            side(1),
        ]
    });
    let last: Vec<_> = last.collect();
    let heading = ["", "", &short[0], &short[1]];
    section("Last meetings", grid(&heading, &last, look));
    let rounds = pair.rounds.iter().map(|[first, _]| first.count());
    if rounds.chain([pair.games]).any(is_thin) {
        lines.extend([String::new(), legend(look)]);
    }
    finish(&lines)
}

fn overall(pair: &HeadToHead) -> Vec<Vec<String>> {
    let row = |label: &str, figures: [String; 2]| {
        let [first, second] = figures;
        vec![label.to_owned(), first, second]
    };
    let average = |total: Mean| mean(total.average(), pair.games);
    vec![
        row("came first of the two", pair.ahead.map(|n| n.to_string())),
        row("tied", [pair.tied; 2].map(|n| n.to_string())),
        row("won the game", pair.wins.map(|n| n.to_string())),
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
            mean(Some(difference.abs()), pair.games),
            full[better]
        ),
    )];
    if difference == 0.0 {
        rows[0].1 = format!("{} points a game on average", mean(Some(0.0), pair.games));
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
