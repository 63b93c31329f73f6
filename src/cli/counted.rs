//! Which finished games figures are of.

use anyhow::Result;
use chrono::NaiveDate;

use super::games::day;
use super::which;
use crate::render::Choice;
use crate::store::{Reader, ResultFilter};

/// The games that count.
#[derive(Debug, Clone, clap::Args)]
pub(super) struct Counted {
    /// Only games of this league
    #[arg(long, value_name = "NAME")]
    league: Option<String>,

    /// Only games of this day or later
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    since: Option<NaiveDate>,

    /// Only games of this day or earlier
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    until: Option<NaiveDate>,

    /// Count games that were ended early too
    #[arg(long)]
    short: bool,
}

impl Counted {
    /// Returns the games to read, and the same for people.
    pub(super) fn find(&self, reader: &Reader<'_>) -> Result<(ResultFilter, Choice)> {
        let league = self.league.as_deref();
        let league = league.map(|league| which::league(reader, league));
        let league = league.transpose()?;
        let filter = ResultFilter {
            league: league.as_ref().map(|league| league.id),
            since: self.since,
            until: self.until,
            short: self.short,
            ..ResultFilter::default()
        };
        Ok((filter, self.choice(league.map(|league| league.name))))
    }

    /// Returns what is said of no games at all.
    pub(super) fn of_nothing(&self) -> Choice {
        self.choice(self.league.clone())
    }

    fn choice(&self, league: Option<String>) -> Choice {
        Choice {
            league,
            since: self.since,
            until: self.until,
            short: self.short,
        }
    }
}
