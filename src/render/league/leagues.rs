//! Leagues as text: their settings and seasons.

use crate::game::{LeagueTerms, Season};
use crate::messages::{Label, Messages};
use crate::render::style::TextStyle;
use crate::render::table::Table;
use crate::render::text::{shown, wrap};
use crate::store::StoredLeague;

/// Writes settings in one line: `texas rules, by points, 5 games needed for a place`;
/// empty if there are none.
pub(crate) fn settings(settings: &LeagueTerms, words: &Messages) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| shown(&words.ruleset(ruleset)));
    words.league_settings(ruleset.as_deref(), settings)
}

/// Writes a season: `Autumn, 2026-09-01 to 2026-12-31`.
pub(crate) fn season(season: &Season, words: &Messages) -> String {
    words.season(&shown(&season.name), season)
}

/// Writes leagues, a block each.
pub fn leagues(leagues: &[StoredLeague], style: TextStyle) -> String {
    if leagues.is_empty() {
        return wrap("", "", style.words().no_leagues(), style.width) + "\n";
    }
    leagues
        .iter()
        .map(|stored| league(stored, None, style))
        .collect()
}

/// Writes a league: its settings, its seasons, and the number of its games if
/// it is given.
pub fn league(league: &StoredLeague, games: Option<usize>, style: TextStyle) -> String {
    let words = style.words();
    let agreed = match settings(&league.terms, words) {
        agreed if agreed.is_empty() => words.default_settings().to_owned(),
        agreed => agreed,
    };
    let seasons = league.seasons.iter();
    let seasons = seasons.map(|stored| (Label::Season, season(stored, words)));
    let games = games.map(|games| (Label::Games, games.to_string()));
    let rows = [(Label::Agreed, agreed)]
        .into_iter()
        .chain(seasons)
        .chain(games);
    let rows = Table::labelled(rows.map(|(label, text)| (words.label(label), text)));
    let title = words.league(&shown(&league.name), league.retired);
    wrap("", "  ", &title, style.width) + "\n" + &rows.indent(2).text(style)
}
