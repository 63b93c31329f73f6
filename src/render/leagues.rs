//! Leagues for people: what they agreed on, and their seasons.

use super::{shown, table};
use crate::game::{Method, Season, Terms};

/// Writes terms in one line: `texas rules, by points, at least 5 games`;
/// nothing where nothing is said.
pub(super) fn terms(terms: &Terms) -> String {
    let rules = terms.ruleset.as_ref();
    let parts = [
        rules.map(|rules| shown(&table::rules(rules))),
        terms.by.map(|by| format!("by {by}")),
        terms.min_games.map(at_least),
        terms.drop_worst.map(drop_worst),
        terms.tie_break.as_deref().map(tie_break),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

/// Writes a season: `Autumn, 2026-09-01 to 2026-12-31`.
pub(super) fn season(season: &Season) -> String {
    let Season { name, from, until } = season;
    format!("{}, {from} to {until}", shown(name))
}

fn at_least(games: u32) -> String {
    match games {
        0 | 1 => "ranked from the first game".to_owned(),
        _ => format!("ranked from {games} games"),
    }
}

fn drop_worst(games: u32) -> String {
    match games {
        0 => "no game left out".to_owned(),
        1 => "the worst game left out".to_owned(),
        _ => format!("the {games} worst games left out"),
    }
}

fn tie_break(methods: &[Method]) -> String {
    match methods {
        [] => "ties shared".to_owned(),
        _ => {
            let names: Vec<_> = methods.iter().map(Method::to_string).collect();
            format!("ties broken by {}", names.join(", then "))
        }
    }
}
