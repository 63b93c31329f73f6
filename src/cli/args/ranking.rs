//! `--by`, `--min-games` and `--drop-worst`: how players are ranked.

use crate::cli::prelude::*;
use crate::league::{Ranking, Standing, Standings};
use crate::render::StandingsPage;

/// How players are ranked: instead of by the settings of a league, or as its settings.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct RankingArgs {
    /// Ranking method: beaten, average, per-round, points, wins, total or rating
    /// [default: that of the league, else beaten]
    #[arg(long, value_name = "METHOD")]
    pub(crate) by: Option<String>,

    /// Number of games a player must have played to be ranked [default: that of the
    /// league, else 1]
    #[arg(long, value_name = "N")]
    pub(crate) min_games: Option<u32>,

    /// Number of each player's worst games to leave out [default: that of the league,
    /// else 0]
    #[arg(long, value_name = "N")]
    pub(crate) drop_worst: Option<u32>,
}

impl RankingArgs {
    /// Takes the method out of words that select games, if it is said there.
    pub(crate) fn or_said(mut self, selection: &mut SelectionArgs) -> Self {
        if self.by.is_none() {
            self.by = selection.take_method();
        }
        self
    }

    /// Returns the ranking: the options, else the settings of the league.
    pub(crate) fn ranking(&self, selection: &Selection) -> Result<Ranking> {
        let settings = selection.league.as_ref().map(|league| league.terms.clone());
        let of_league = Ranking::from_terms(&settings.unwrap_or_default());
        let mut ranking = Ranking {
            by: self.by.as_deref().map(str::parse).transpose()?.unwrap_or(of_league.by),
            min_games: self.min_games.map_or(of_league.min_games, |games| games as usize),
            drop_worst: self.drop_worst.map_or(of_league.drop_worst, |games| games as usize),
            tie_break: of_league.tie_break,
        };
        if ranking.by == RankingMethod::Rating && self.drop_worst.is_some_and(|worst| worst > 0) {
            return Err(RequestError::RatingDropsNone.into());
        }
        if ranking.by == RankingMethod::Rating {
            // A league that drops games may be ranked by ratings too, which count all.
            ranking.drop_worst = 0;
        }
        Ok(ranking)
    }
}

/// `--top N`.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct TopArg {
    /// Only the first N places
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    top: Option<u32>,
}

impl TopArg {
    /// Takes how many places are listed out of words that select games, unless `--top` says it.
    pub(crate) fn or_said(self, selection: &mut SelectionArgs) -> Self {
        Self { top: self.top.or_else(|| selection.take_top()) }
    }
}

pub(crate) struct RankedStandings {
    pub(crate) counted: Standings,
    pub(crate) standings: Vec<Standing>,
}

impl RankedStandings {
    pub(crate) fn count(
        reader: &Reader<'_>,
        selection: &Selection,
        args: &RankingArgs,
    ) -> Result<Self> {
        let mut counted = Standings::new(args.ranking(selection)?);
        reader.results(&selection.filter, |game| counted.add(game))?;
        Ok(Self::new(counted))
    }

    pub(crate) fn new(counted: Standings) -> Self {
        Self { standings: counted.rank(), counted }
    }

    pub(crate) fn page<'a>(&'a self, selection: &'a Selection) -> StandingsPage<'a> {
        self.top(TopArg::default(), selection)
    }

    /// Returns the first places; all who share the last of them are on it.
    pub(crate) fn top<'a>(&'a self, top: TopArg, selection: &'a Selection) -> StandingsPage<'a> {
        let is_listed = |standing: &Standing| match top.top {
            Some(top) => standing.place.is_some_and(|place| place <= top as usize),
            None => true,
        };
        let listed = self.standings.partition_point(is_listed);
        StandingsPage {
            selection: &selection.choice,
            ranking: &self.counted.ranking,
            standings: &self.standings[..listed],
            more: self.standings.len() - listed,
        }
    }
}
