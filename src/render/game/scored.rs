//! What a round was scored from, and what a correction changed.

use crate::game::{PricedCards, Scoresheet};
use crate::render::style::TextStyle;
use crate::render::text::{Page, columns, finish, seat_names, shown, wrap};
use crate::rules::RoundRules;

/// Writes how a player's typed cards were priced: a whole hand with its
/// melds, or cards left with their sum.
pub fn priced(name: &str, priced: &PricedCards, rules: RoundRules<'_>, look: TextStyle) -> String {
    let words = look.words();
    let page = Page {
        rules,
        look,
        label: columns(words.loose()),
    };
    let cost = words.cards_cost(&shown(name), priced.points.into());
    let mut lines = vec![page.text(&cost)];
    if priced.whole {
        lines.extend(page.arrangement(&priced.arrangement));
    } else {
        lines.push(page.summed(words.left(), &priced.cards));
    }
    finish(&lines)
}

/// Writes what a correction of a round changed: scores, old and new, with the
/// totals, and who went out.
pub fn corrected(before: &Scoresheet, after: &Scoresheet, round: u8, look: TextStyle) -> String {
    let (Some(was), Some(is)) = (before.played.get(&round), after.played.get(&round)) else {
        return String::new();
    };
    let words = look.words();
    let names = seat_names(after);
    let name = |seat: usize| shown(&names[seat]);
    let mut lines = Vec::new();
    for (&seat, mark) in &is.scores {
        let old = was.scores.get(&seat);
        if old == Some(mark) {
            continue;
        }
        let old = old.and_then(|old| old.points);
        let mut line = words.correction(round, &name(seat), old, mark.points);
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
    let lines: Vec<_> = lines
        .iter()
        .map(|line| wrap("", "  ", line, look.width))
        .collect();
    finish(&lines)
}
