//! Leagues as JSON.

use serde::Serialize;

use super::line;
use crate::game::{LeagueRef, LeagueSettings, RankingMethod, Season};
use crate::rules::Ruleset;
use crate::store::StoredLeague;

/// Writes a list of leagues.
pub fn leagues(leagues: &[StoredLeague]) -> String {
    #[derive(Serialize)]
    struct Leagues<'a> {
        leagues: Vec<LeagueShape<'a>>,
    }
    line(Leagues {
        leagues: leagues.iter().map(LeagueShape::of).collect(),
    })
}

/// Writes a league with the number of its games.
pub fn league(league: &StoredLeague, game_count: usize) -> String {
    #[derive(Serialize)]
    struct One<'a> {
        league: LeagueShape<'a>,
        game_count: usize,
    }
    line(One {
        league: LeagueShape::of(league),
        game_count,
    })
}

#[derive(Serialize)]
struct LeagueShape<'a> {
    #[serde(flatten)]
    league: LeagueRef,
    retired: bool,
    terms: TermsShape<'a>,
    seasons: &'a [Season],
}

impl<'a> LeagueShape<'a> {
    fn of(league: &'a StoredLeague) -> Self {
        Self {
            league: LeagueRef::from(league),
            retired: league.retired,
            terms: TermsShape::of(&league.terms),
            seasons: &league.seasons,
        }
    }
}

/// The settings of a league, `null` if they are the defaults. The journal
/// omits those, and writes every knob of the ruleset.
#[derive(Serialize)]
pub(super) struct TermsShape<'a> {
    ruleset: Option<&'a Ruleset>,
    by: Option<RankingMethod>,
    min_games: Option<u32>,
    drop_worst: Option<u32>,
    tie_break: Option<&'a [RankingMethod]>,
}

impl<'a> TermsShape<'a> {
    pub(super) fn of(settings: &'a LeagueSettings) -> Self {
        Self {
            ruleset: settings.ruleset.as_ref(),
            by: settings.by,
            min_games: settings.min_games,
            drop_worst: settings.drop_worst,
            tie_break: settings.tie_break.as_deref(),
        }
    }
}
