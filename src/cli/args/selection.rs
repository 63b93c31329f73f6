//! Which finished games count: those of a league, a season, some days.

use chrono::NaiveDate;

use crate::cli::args::lookup::{self, Unclear};
use crate::cli::args::parse::day;
use crate::cli::ui::failure::{Result, fail};
use crate::game::{Season, name_key};
use crate::render::{GameSelection, LeagueRef};
use crate::store::{GameFilter, Reader, StoredLeague};

/// The games that a verb counts; without any of these, all that are finished.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Span {
    /// Only games of this league
    #[arg(long, value_name = "NAME")]
    league: Option<String>,

    /// Only games of this season of the league
    #[arg(long, value_name = "NAME", requires = "league",
          conflicts_with_all = ["since", "until"])]
    season: Option<String>,

    /// Only games of this day or later
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    since: Option<NaiveDate>,

    /// Only games of this day or earlier
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    until: Option<NaiveDate>,

    /// Only games with so many players
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Games that were ended early too
    #[arg(long)]
    short: bool,
}

/// What a span comes to.
#[derive(Debug, Clone, Default)]
pub(crate) struct Found {
    pub(crate) filter: GameFilter,
    pub(crate) league: Option<StoredLeague>,
    pub(crate) choice: GameSelection,
}

impl Span {
    /// Finds the league and the season.
    ///
    /// # Errors
    ///
    /// [`Unclear`] where there is none of the name, and where the first day
    /// is after the last.
    pub(crate) fn find(&self, reader: &Reader<'_>) -> Result<Found> {
        if let (Some(since), Some(until)) = (self.since, self.until)
            && since > until
        {
            fail!("the first day, {since}, is after the last, {until}");
        }
        let league = self.league.as_deref();
        let league = league.map(|league| lookup::league(reader, league));
        let league = league.transpose()?;
        let season = self.season.as_deref().zip(league.as_ref());
        let season = season.map(|(typed, league)| season_of(league, typed));
        let season = season.transpose()?;
        Ok(self.found(league, season))
    }

    fn found(&self, league: Option<StoredLeague>, season: Option<Season>) -> Found {
        let since = self.since.or(season.as_ref().map(|season| season.from));
        let until = self.until.or(season.as_ref().map(|season| season.until));
        Found {
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

/// Returns the season of a league by its name, in any case.
///
/// # Errors
///
/// [`Unclear::NoSeason`] with the names of all.
pub(crate) fn season_of(league: &StoredLeague, typed: &str) -> Result<Season> {
    let key = name_key(typed.trim());
    let mut seasons = league.seasons.iter();
    let season = seasons
        .find(|season| name_key(&season.name) == key)
        .cloned();
    Ok(season.ok_or_else(|| Unclear::NoSeason {
        typed: typed.to_owned(),
        league: league.name.clone(),
        names: league
            .seasons
            .iter()
            .map(|season| season.name.clone())
            .collect(),
    })?)
}
