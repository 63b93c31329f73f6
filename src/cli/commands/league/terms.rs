//! The terms of a league as options, and its seasons.

use std::str::FromStr;

use crate::cli::args::day::DayArg;
use crate::cli::args::language::LanguageParser;
use crate::cli::args::ruleset::{RULESETS, named_ruleset};
use crate::cli::prelude::*;
use crate::game::{InvalidDay, LeagueId, LeagueTerms, Name, RankingMethod, Season, UnknownMethod};
use crate::messages::Language;
use crate::store::Writer;

/// The settings of a league as options.
#[derive(Debug, clap::Args)]
pub(super) struct TermsArgs {
    /// Ruleset of its games
    #[arg(long, value_name = "RULESET", value_parser = RULESETS, hide_possible_values = true)]
    rules: Option<String>,

    /// Ranking method: beaten, average, per-round, points, wins, total or rating
    #[arg(long, value_name = "METHOD")]
    by: Option<String>,

    /// Number of games a player must have played to be ranked
    #[arg(long, value_name = "N")]
    min_games: Option<u32>,

    /// Number of each player's worst games to leave out
    #[arg(long, value_name = "N")]
    drop_worst: Option<u32>,

    /// Methods that break ties, such as wins,average; `none` for shared places
    #[arg(long, value_name = "METHOD,...")]
    tie_break: Option<String>,

    /// Language of its reports, unless `--lang` is given
    #[arg(long, value_name = "LANG", value_parser = LanguageParser)]
    report_lang: Option<Language>,

    /// Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated
    #[arg(long, value_name = "NAME=FROM..UNTIL")]
    pub(super) season: Vec<SeasonArg>,
}

impl TermsArgs {
    pub(super) fn read(&self, context: &Context) -> Result<LeagueTerms> {
        let ruleset = self.rules.as_deref().map(|name| named_ruleset(name, context));
        Ok(LeagueTerms {
            ruleset: ruleset.transpose()?,
            by: self.by.as_deref().map(str::parse).transpose()?,
            min_games: self.min_games,
            drop_worst: self.drop_worst,
            tie_break: self.tie_break.as_deref().map(tie_break).transpose()?,
            language: self.report_lang.map(|language| language.tag().to_owned()),
        })
    }

    pub(super) fn set_seasons(
        &self,
        tx: &mut Writer<'_>,
        league: LeagueId,
        context: &Context,
    ) -> Result<()> {
        for season in &self.season {
            tx.set_season(league, season.season(context)?)?;
        }
        Ok(())
    }
}

/// Reads methods to apply in turn; `none` is not one.
fn tie_break(text: &str) -> Result<Vec<RankingMethod>, UnknownMethod> {
    match text.trim().eq_ignore_ascii_case("none") {
        true => Ok(Vec::new()),
        false => text.split(',').map(str::parse).collect(),
    }
}

/// A season as it was typed.
#[derive(Debug, Clone)]
pub(super) struct SeasonArg {
    name: Name,
    from: DayArg,
    until: DayArg,
}

impl FromStr for SeasonArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        const RULE: &str =
            "a season must be NAME=FROM..UNTIL, such as Autumn=2026-09-01..2026-12-31";
        let (name, days) = text.rsplit_once('=').ok_or(RULE)?;
        let (from, until) = days.split_once("..").ok_or(RULE)?;
        let day = |text: &str| text.parse().map_err(|error: InvalidDay| error.to_string());
        Ok(Self {
            name: Name::new(name).map_err(|error| error.to_string())?,
            from: day(from)?,
            until: day(until)?,
        })
    }
}

impl SeasonArg {
    fn season(&self, context: &Context) -> Result<Season> {
        let (from, until) = (self.from.first(context)?, self.until.last(context)?);
        let name = self.name.to_string();
        let season = Season { name, from, until };
        if from > until { Err(RequestError::SeasonEndsFirst(season).into()) } else { Ok(season) }
    }
}
