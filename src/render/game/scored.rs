//! Typed cards with their points, and the changes of a correction.

use crate::game::{PricedCards, PricedRanks, Scoresheet};
use crate::messages::Messages;
use crate::render::style::TextStyle;
use crate::render::text::{Page, finish, hand_labels, score, seat_names, shown, wrap};
use crate::rules::RoundRules;

/// Writes the points of a player's typed cards: a whole hand with its melds, or
/// cards left with their sum.
pub fn priced(name: &str, priced: &PricedCards, rules: RoundRules<'_>, style: TextStyle) -> String {
    let words = style.words();
    let page = Page::new(rules, style, &hand_labels(words));
    let cost = words.cards_cost(&shown(name), priced.points.into());
    let mut lines = vec![page.text(&cost)];
    if priced.whole {
        lines.extend(page.arrangement(&priced.arrangement));
    } else {
        lines.push(page.summed(words.cards_left(), &priced.cards));
    }
    finish(&lines)
}

/// Writes the points of a player's cards left, of which only the ranks were
/// typed.
pub fn priced_ranks(
    name: &str,
    priced: &PricedRanks,
    rules: RoundRules<'_>,
    style: TextStyle,
) -> String {
    let words = style.words();
    let page = Page::new(rules, style, &hand_labels(words));
    let ranks: Vec<_> = priced.texts().collect();
    finish(&[
        page.text(&words.cards_cost(&shown(name), priced.points().into())),
        page.sum(words.cards_left(), &ranks.join(" "), &priced.values),
    ])
}

/// Writes the scores of a round in one line: `round 5: Ann 0*, Bob 12`; empty if
/// it is not scored.
pub fn round_scores(sheet: &Scoresheet, round: u8, words: &Messages) -> String {
    let scores = scores(sheet, round);
    scores.map_or_else(String::new, |scores| words.round_scores(round, &scores))
}

/// Writes the scores that were entered for a round as a line.
pub fn entered(sheet: &Scoresheet, round: u8, style: TextStyle) -> String {
    let scores = scores(sheet, round).unwrap_or_default();
    let line = style.words().round_entered(round, &scores);
    finish(&[wrap("", "  ", &line, style.width)])
}

fn scores(sheet: &Scoresheet, round: u8) -> Option<String> {
    let played = sheet.played.get(&round)?;
    let names = seat_names(sheet);
    let scores = played.scores.iter().map(|(&seat, scored)| {
        let out = if played.out == Some(seat) { "*" } else { "" };
        format!("{} {}{out}", shown(&names[seat]), score(scored.points))
    });
    Some(scores.collect::<Vec<_>>().join(", "))
}

/// Writes the changes of a correction: old and new scores with the totals, and
/// who went out.
pub fn corrected(before: &Scoresheet, after: &Scoresheet, round: u8, style: TextStyle) -> String {
    let (Some(was), Some(is)) = (before.played.get(&round), after.played.get(&round)) else {
        return String::new();
    };
    let words = style.words();
    let names = seat_names(after);
    let name = |seat: usize| shown(&names[seat]);
    let mut lines = Vec::new();
    for (&seat, new) in &is.scores {
        let old = was.scores.get(&seat);
        if old == Some(new) {
            continue;
        }
        let old = old.and_then(|old| old.points);
        let mut line = words.correction(round, &name(seat), old, new.points);
        let (old, new) = (before.total(seat), after.total(seat));
        if old != new {
            line = words.corrected_total(&line, old, new);
        }
        lines.push(line);
    }
    if was.out != is.out {
        let (old, new) = (was.out.map(name), is.out.map(name));
        lines.push(words.corrected_out(round, old.as_deref(), new.as_deref()));
    }
    if lines.is_empty() {
        lines.push(words.confirmed(round));
    }
    let lines: Vec<_> = lines
        .iter()
        .map(|line| wrap("", "  ", line, style.width))
        .collect();
    finish(&lines)
}
