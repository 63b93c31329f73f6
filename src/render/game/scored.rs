//! What a round was scored from, and what a correction changed.

use crate::game::{PricedCards, Scoresheet};
use crate::render::style::TextStyle;
use crate::render::text::{Page, finish, points, seat_names, shown, wrap};
use crate::rules::RoundRules;

/// Writes how a player's typed cards were priced: a whole hand with its
/// melds, or cards left with their sum.
pub fn priced(name: &str, priced: &PricedCards, rules: RoundRules<'_>, look: TextStyle) -> String {
    let page = Page {
        rules,
        look,
        label: "loose".len(),
    };
    let counts = points(priced.points.into());
    let mut lines = vec![page.text(&format!("{} counts {counts}", shown(name)))];
    if priced.whole {
        lines.extend(page.arrangement(&priced.arrangement));
    } else {
        lines.push(page.summed("left", &priced.cards));
    }
    finish(&lines)
}

/// Writes what a correction of a round changed: scores, old and new, with the
/// totals, and who went out.
pub fn corrected(before: &Scoresheet, after: &Scoresheet, round: u8, look: TextStyle) -> String {
    let (Some(was), Some(is)) = (before.played.get(&round), after.played.get(&round)) else {
        return String::new();
    };
    let names = seat_names(after);
    let name = |seat: usize| shown(&names[seat]);
    let mut lines = Vec::new();
    for (&seat, mark) in &is.marks {
        let old = was.marks.get(&seat);
        if old == Some(mark) {
            continue;
        }
        let (now, old) = (mark.points, old.and_then(|old| old.points));
        let mut line = format!("Round {round}: {}", name(seat));
        line += &match (old, now) {
            (Some(old), Some(now)) if old == now => format!(" still has {}", points(now)),
            (Some(old), Some(now)) => format!(" had {old}, now has {now}"),
            (None, Some(now)) => format!(" did not play, now has {now}"),
            (Some(old), None) => format!(" had {old}, now did not play"),
            (None, None) => " did not play".to_owned(),
        };
        let (total, totalled) = (before.total(seat), after.total(seat));
        if total != totalled {
            line += &format!("; in all {totalled}, not {total}");
        }
        lines.push(line);
    }
    if was.out != is.out {
        lines.push(match (was.out, is.out) {
            (Some(was), Some(is)) => {
                format!("Round {round}: {} went out, not {}", name(is), name(was))
            }
            (_, Some(is)) => format!("Round {round}: {} went out", name(is)),
            (_, None) => format!("Round {round}: it is not known any more who went out"),
        });
    }
    let lines: Vec<_> = lines
        .iter()
        .map(|line| wrap("", "  ", line, look.width))
        .collect();
    finish(&lines)
}
