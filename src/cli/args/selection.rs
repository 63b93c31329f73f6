//! Which finished games count: of a league, of a season, of some days.

use chrono::NaiveDate;

use crate::cli::args::day::DayArg;
use crate::cli::args::lookup;
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::game::{LeagueRef, LookupError, Season, find_name};
use crate::messages::RequestError;
use crate::render::GameSelection;
use crate::store::{GameFilter, Reader, StoredLeague};

/// The games that count; without any of these, all that are finished.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct SelectionArgs {
    /// Only games of this league
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Only games of this season of the league
    #[arg(long, value_name = "NAME", requires = "league",
          conflicts_with_all = ["since", "until"])]
    season: Option<String>,

    /// Only games on this day or later
    #[arg(long, value_name = "DAY")]
    since: Option<DayArg>,

    /// Only games on this day or earlier
    #[arg(long, value_name = "DAY")]
    until: Option<DayArg>,

    /// Only games with this many players
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Include games that were finished early
    #[arg(long)]
    short: bool,
}

/// The games that were selected.
#[derive(Debug, Clone, Default)]
pub(crate) struct Selection {
    pub(crate) filter: GameFilter,
    pub(crate) league: Option<StoredLeague>,
    pub(crate) choice: GameSelection,
}

impl SelectionArgs {
    /// Finds the league and the season.
    ///
    /// # Errors
    ///
    /// [`LookupError`] if there is none of the name; a failure if the first day is
    /// after the last.
    pub(crate) fn find(&self, reader: &Reader<'_>, context: &Context) -> Result<Selection> {
        let days = days(self.since.as_ref(), self.until.as_ref(), context)?;
        let league = self.league.as_deref();
        let league = league.map(|league| lookup::league(reader, league));
        let league = league.transpose()?;
        let season = self.season.as_deref().zip(league.as_ref());
        let season = season.map(|(name, league)| find_season(league, name));
        let season = season.transpose()?;
        Ok(self.found(league, season, days))
    }

    fn found(
        &self,
        league: Option<StoredLeague>,
        season: Option<Season>,
        (since, until): (Option<NaiveDate>, Option<NaiveDate>),
    ) -> Selection {
        let since = since.or(season.as_ref().map(|season| season.from));
        let until = until.or(season.as_ref().map(|season| season.until));
        Selection {
            filter: GameFilter {
                league: league.as_ref().map(|league| league.id),
                since,
                until,
                players: self.players,
                short: (!self.short).then_some(false),
                ..GameFilter::COMPLETE
            },
            choice: GameSelection {
                league: league.as_ref().map(LeagueRef::from),
                season,
                since,
                until,
                player_count: self.players,
                include_short: self.short,
            },
            league,
        }
    }
}

/// Returns the days of `--since` and `--until`.
///
/// # Errors
///
/// A failure if the first is after the last.
pub(crate) fn days(
    since: Option<&DayArg>,
    until: Option<&DayArg>,
    context: &Context,
) -> Result<(Option<NaiveDate>, Option<NaiveDate>)> {
    let since = since.map(|day| day.first(context)).transpose()?;
    let until = until.map(|day| day.last(context)).transpose()?;
    match (since, until) {
        (Some(since), Some(until)) if since > until => {
            Err(RequestError::FirstDayAfterLast { since, until }.into())
        }
        days => Ok(days),
    }
}

/// Returns the season of a league by its name, or by the start of it.
///
/// # Errors
///
/// [`LookupError::NoSeason`] with the names of all.
pub(crate) fn find_season(league: &StoredLeague, name: &str) -> Result<Season> {
    let names: Vec<_> = league
        .seasons
        .iter()
        .map(|season| season.name.as_str())
        .collect();
    match find_name(&names, name).as_slice() {
        [one] => Ok(league.seasons[*one].clone()),
        _ => Err(LookupError::NoSeason {
            name: name.to_owned(),
            league: league.name.clone(),
            names: names.into_iter().map(str::to_owned).collect(),
        }
        .into()),
    }
}
