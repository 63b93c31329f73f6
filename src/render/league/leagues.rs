//! Leagues for people: what they agreed on, and their seasons.

use crate::game::{LeagueSettings, RankingMethod, Season};
use crate::render::style::TextStyle;
use crate::render::table::Table;
use crate::render::text::{rules as ruleset_name, shown, wrap};
use crate::store::StoredLeague;

/// Writes terms in one line: `texas rules, by points, at least 5 games`;
/// nothing where nothing is said.
pub(crate) fn terms(terms: &LeagueSettings) -> String {
    let rules = terms.ruleset.as_ref();
    let parts = [
        rules.map(|rules| shown(&ruleset_name(rules))),
        terms.by.map(|by| format!("by {by}")),
        terms.min_games.map(at_least),
        terms.drop_worst.map(drop_worst),
        terms.tie_break.as_deref().map(tie_break),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

/// Writes a season: `Autumn, 2026-09-01 to 2026-12-31`.
pub(crate) fn season(season: &Season) -> String {
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

fn tie_break(methods: &[RankingMethod]) -> String {
    match methods {
        [] => "ties shared".to_owned(),
        _ => {
            let names: Vec<_> = methods.iter().map(RankingMethod::to_string).collect();
            format!("ties broken by {}", names.join(", then "))
        }
    }
}

/// Writes leagues, a block each.
pub fn leagues(leagues: &[StoredLeague], look: TextStyle) -> String {
    if leagues.is_empty() {
        return "There is no league yet; `crowns league add NAME` starts one\n".to_owned();
    }
    leagues
        .iter()
        .map(|kept| league(kept, None, look))
        .collect()
}

/// Writes a league: what was agreed on, its seasons, and where it is known how
/// many games it has.
pub fn league(league: &StoredLeague, games: Option<usize>, look: TextStyle) -> String {
    let retired = if league.retired { ", retired" } else { "" };
    let agreed = match terms(&league.terms) {
        agreed if agreed.is_empty() => "as usual".to_owned(),
        agreed => agreed,
    };
    let seasons = league.seasons.iter();
    let seasons = seasons.map(|kept| ("season", season(kept)));
    let games = games.map(|games| ("games", games.to_string()));
    let rows = [("agreed", agreed)].into_iter().chain(seasons).chain(games);
    let title = format!("League {}{retired}", shown(&league.name));
    wrap("", "  ", &title, look.width) + "\n" + &Table::labelled(rows).indent(2).text(look)
}
