//! The terms of a league as options, and its seasons.

use crate::cli::args::parse::day;
use crate::cli::args::ruleset::{RULESETS, named_ruleset};
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::game::{LeagueId, LeagueTerms, Name, RankingMethod, Season, UnknownMethod};
use crate::store::Writer;

/// The settings of a league as options.
#[derive(Debug, clap::Args)]
pub(super) struct TermsArgs {
    /// Ruleset of its games
    #[arg(long, value_name = "RULESET", value_parser = RULESETS, hide_possible_values = true)]
    rules: Option<String>,

    /// Ranking method: beaten, average, per-round, points, wins, total or rating
    #[arg(long, value_name = "METHOD")]
    by: Option<RankingMethod>,

    /// Number of games a player must have played to be ranked
    #[arg(long, value_name = "N")]
    min_games: Option<u32>,

    /// Number of each player's worst games to leave out
    #[arg(long, value_name = "N")]
    drop_worst: Option<u32>,

    /// Methods that break ties, such as wins,average; `none` for shared places
    #[arg(long, value_name = "METHOD,...", value_parser = tie_break)]
    tie_break: Option<TieBreak>,

    /// Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated
    #[arg(long, value_name = "NAME=FROM..UNTIL", value_parser = season)]
    pub(super) season: Vec<Season>,
}

impl TermsArgs {
    /// Returns the settings that were given.
    pub(super) fn read(&self, context: &Context) -> Result<LeagueTerms> {
        let ruleset = self.rules.as_deref();
        let ruleset = ruleset.map(|name| named_ruleset(name, context));
        Ok(LeagueTerms {
            ruleset: ruleset.transpose()?,
            by: self.by,
            min_games: self.min_games,
            drop_worst: self.drop_worst,
            tie_break: self.tie_break.clone().map(|TieBreak(methods)| methods),
        })
    }

    /// Adds or changes the seasons that were given.
    pub(super) fn set_seasons(&self, tx: &mut Writer<'_>, league: LeagueId) -> Result<()> {
        for season in &self.season {
            tx.set_season(league, season.clone())?;
        }
        Ok(())
    }
}

/// Methods to apply in turn; a type of its own, so that clap sees one value.
#[derive(Debug, Clone)]
struct TieBreak(Vec<RankingMethod>);

fn tie_break(text: &str) -> Result<TieBreak, UnknownMethod> {
    if text.trim().eq_ignore_ascii_case("none") {
        return Ok(TieBreak(Vec::new()));
    }
    let methods = text.split(',').map(str::parse);
    Ok(TieBreak(methods.collect::<Result<_, _>>()?))
}

fn season(text: &str) -> Result<Season, String> {
    const RULE: &str = "a season must be NAME=FROM..UNTIL, such as Autumn=2026-09-01..2026-12-31";
    let (name, days) = text.rsplit_once('=').ok_or(RULE)?;
    let (from, until) = days.split_once("..").ok_or(RULE)?;
    let (from, until) = (day(from)?, day(until)?);
    let name = Name::new(name).map_err(|error| error.to_string())?;
    if from > until {
        return Err(format!(
            "season `{name}` ends on {until}, before it starts on {from}"
        ));
    }
    let name = name.to_string();
    Ok(Season { name, from, until })
}
