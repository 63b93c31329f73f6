//! Leagues for people: what they agreed on, and their seasons.

use crate::game::{LeagueSettings, Season};
use crate::render::style::TextStyle;
use crate::render::table::Table;
use crate::render::text::{rules as ruleset_name, shown, wrap};
use crate::store::StoredLeague;
use crate::words::{Label, Words};

/// Writes settings in one line: `texas rules, by points, ranked from 5 games`;
/// empty if there are none.
pub(crate) fn settings(settings: &LeagueSettings, words: &dyn Words) -> String {
    let ruleset = settings.ruleset.as_ref();
    let ruleset = ruleset.map(|ruleset| shown(&ruleset_name(ruleset)));
    words.league_settings(ruleset.as_deref(), settings)
}

/// Writes a season: `Autumn, 2026-09-01 to 2026-12-31`.
pub(crate) fn season(season: &Season, words: &dyn Words) -> String {
    words.season(&shown(&season.name), season)
}

/// Writes leagues, a block each.
pub fn leagues(leagues: &[StoredLeague], look: TextStyle) -> String {
    if leagues.is_empty() {
        return wrap("", "", look.words().no_leagues(), look.width) + "\n";
    }
    leagues
        .iter()
        .map(|stored| league(stored, None, look))
        .collect()
}

/// Writes a league: what was agreed on, its seasons, and where it is known how
/// many games it has.
pub fn league(league: &StoredLeague, games: Option<usize>, look: TextStyle) -> String {
    let words = look.words();
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
    wrap("", "  ", &title, look.width) + "\n" + &rows.indent(2).text(look)
}
