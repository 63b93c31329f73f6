//! Which finished games count: of a league, of a season, of some days.

use chrono::NaiveDate;

use crate::cli::args::day::DayArg;
use crate::cli::args::lookup;
use crate::cli::args::which::{self, Allowed};
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::game::{LeagueRef, LookupError, Season, find_name};
use crate::league::GameSelection;
use crate::messages::RequestError;
use crate::store::{GameFilter, Player, Reader, StoredLeague};

/// The games that count; without any of these, all that are finished.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct SelectionArgs {
    /// A league, a period such as 2024, "march 2024" or yesterday, or a player
    /// where figures are of players
    #[arg(value_name = "WHICH")]
    words: Vec<String>,

    /// Only games of this league
    #[arg(long, value_name = "LEAGUE")]
    league: Option<String>,

    /// Only games of this season of the league, or of a year or month
    #[arg(long, value_name = "SEASON", conflicts_with_all = ["since", "until"])]
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
    /// The players who were named.
    pub(crate) players: Vec<Player>,
}

impl Selection {
    /// Selects games of a league, or of all.
    pub(crate) fn new(choice: GameSelection, league: Option<StoredLeague>) -> Self {
        let filter = GameFilter {
            league: league.as_ref().map(|league| league.id),
            since: choice.since,
            until: choice.until,
            players: choice.player_count,
            short: (!choice.include_short).then_some(false),
            ..GameFilter::COMPLETE
        };
        let choice = GameSelection { league: league.as_ref().map(LeagueRef::from), ..choice };
        Self { filter, league, choice, players: Vec::new() }
    }
}

impl SelectionArgs {
    pub(crate) fn of_league(name: String) -> Self {
        Self {
            words: Vec::new(),
            league: Some(name),
            season: None,
            since: None,
            until: None,
            players: None,
            short: false,
        }
    }

    /// Finds the league, the season, and so many players at the most.
    pub(crate) fn find(
        &self,
        reader: &Reader<'_>,
        context: &Context,
        players: usize,
    ) -> Result<Selection> {
        let allowed = Allowed {
            players,
            league: self.league.is_none(),
            period: self.since.is_none() && self.until.is_none() && self.season.is_none(),
        };
        let which = which::find(&self.words, allowed, reader, context.style.words())?;
        let period = which.period.as_ref();
        let days = days(self.since.as_ref().or(period), self.until.as_ref().or(period), context)?;
        let league = match &self.league {
            Some(name) => Some(lookup::league(reader, name)?),
            None => which.league,
        };
        let season = match (&self.season, &league) {
            (Some(name), Some(league)) => Some(season_or_period(league, name, context)?),
            (Some(name), None) => match period_called(name, context)? {
                None => return Err(RequestError::SeasonWithoutLeague(name.clone()).into()),
                period => period,
            },
            (None, _) => None,
        };
        let (since, until) = days;
        let since = since.or(season.as_ref().map(|season| season.from));
        let until = until.or(season.as_ref().map(|season| season.until));
        let choice = GameSelection {
            season,
            since,
            until,
            player_count: self.players,
            include_short: self.short,
            ..GameSelection::default()
        };
        Ok(Selection { players: which.players, ..Selection::new(choice, league) })
    }
}

/// Returns the days of `--since` and `--until`.
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

/// Returns the season of a league, else the year or month that is called so.
fn season_or_period(league: &StoredLeague, name: &str, context: &Context) -> Result<Season> {
    find_season(league, name).or_else(|error| period_called(name, context)?.ok_or(error))
}

/// Returns a year, a month or another period as a season.
fn period_called(name: &str, context: &Context) -> Result<Option<Season>> {
    let Ok(period) = name.parse::<DayArg>() else {
        return Ok(None);
    };
    Ok(Some(Season {
        name: name.to_owned(),
        from: period.first(context)?,
        until: period.last(context)?,
    }))
}

/// Returns the season of a league by its name, or by the start of it.
pub(crate) fn find_season(league: &StoredLeague, name: &str) -> Result<Season> {
    let names: Vec<_> = league.seasons.iter().map(|season| season.name.as_str()).collect();
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
