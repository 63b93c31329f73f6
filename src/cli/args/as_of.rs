//! `--as-of`: the database as it was at a time.

use chrono::{DateTime, Local, NaiveTime, TimeZone, Utc};

use crate::cli::args::day::DayArg;
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages::note;
use crate::cli::ui::progress;
use crate::game::LookupError;
use crate::render;
use crate::store::{ReadStore, Reader};

/// `--as-of TIME`.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct AsOfArg {
    /// Show the state at a time, such as 20:15 or "yesterday 20:15", or at the
    /// end of a day, such as 2026-11-21; later corrections are left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    as_of: Option<PointInTime>,
}

/// A time as it was typed.
#[derive(Debug, Clone)]
enum PointInTime {
    Exact(DateTime<Utc>),
    /// A local time, and its day unless that is today.
    Local(Option<DayArg>, NaiveTime),
}

impl AsOfArg {
    /// Opens the database to show it: a copy if a time was given, since others
    /// would have to wait with their scores while its past is put together.
    pub(crate) fn open(&self, context: &Context) -> Result<ReadStore> {
        let store = context.open_to_show()?;
        if self.is_given() { Ok(store.copied()?) } else { Ok(store) }
    }

    /// Returns a reader of the database as it was then, and prints a note that
    /// says so; of its present state if no time was given.
    pub(crate) fn read<'store>(
        &self,
        store: &'store ReadStore,
        context: &Context,
    ) -> Result<Reader<'store>> {
        let reader = store.read()?;
        if let Some(moment) = &self.as_of {
            let now = context.now()?;
            let time = moment.time(now);
            note(&render::as_of(time, now, &Local, context.style.words()));
            // The current state has what a clock that was ahead recorded, too.
            if time <= now {
                progress::during(&progress::of(0), |step| reader.go_back_to(time, step))?;
            }
        }
        Ok(reader)
    }

    /// Returns `true` if a time was given.
    pub(crate) fn is_given(&self) -> bool {
        self.as_of.is_some()
    }

    /// Returns the error for a game that is not named while none is open, now
    /// or then.
    pub(crate) fn no_open_game(&self) -> LookupError {
        match &self.as_of {
            None => LookupError::NoOpenGame,
            Some(_) => LookupError::NoneWasOpen,
        }
    }
}

impl PointInTime {
    fn time(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        let local = match self {
            Self::Exact(time) => return *time,
            Self::Local(day, time) => {
                let today = now.with_timezone(&Local).date_naive();
                day.as_ref().map_or(today, |day| day.quietly(today)).and_time(*time)
            }
        };
        // An hour that occurs twice means the second one; one that is skipped
        // is taken as if it were not.
        let time = Local.from_local_datetime(&local).latest();
        time.map_or_else(|| local.and_utc(), |time| time.to_utc())
    }
}

fn moment(text: &str) -> Result<PointInTime, &'static str> {
    const RULE: &str = "write a time of today such as 20:15, a day such as 2026-11-21 or \
                        yesterday, both such as \"yesterday 20:15\", or a time with its zone such \
                        as 2026-11-21T20:15:00Z";
    let text = text.trim();
    if let Ok(time) = DateTime::parse_from_rfc3339(text) {
        return Ok(PointInTime::Exact(time.to_utc()));
    }
    if let Some(time) = hour(text) {
        return Ok(PointInTime::Local(None, time));
    }
    if let Ok(day) = text.parse() {
        let end = NaiveTime::from_hms_milli_opt(23, 59, 59, 999).ok_or(RULE)?;
        return Ok(PointInTime::Local(Some(day), end));
    }
    let (day, time) = text.rsplit_once([' ', 'T']).ok_or(RULE)?;
    let day = day.parse().map_err(|_| RULE)?;
    Ok(PointInTime::Local(Some(day), hour(time).ok_or(RULE)?))
}

/// Reads `20:15` as the end of that minute, `20:15:30` as the end of that
/// second: what happened within it counts.
fn hour(text: &str) -> Option<NaiveTime> {
    let end = [(":59.999", "%H:%M:%S%.f"), (".999", "%H:%M:%S%.f")];
    let text = text.trim();
    end.into_iter()
        .find_map(|(end, form)| NaiveTime::parse_from_str(&format!("{text}{end}"), form).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expect: &str) {
        let now = Local.with_ymd_and_hms(2026, 11, 21, 12, 0, 0).unwrap().to_utc();
        let got = match moment(text) {
            Ok(moment @ PointInTime::Exact(_)) => moment.time(now).to_string(),
            Ok(moment) => moment.time(now).with_timezone(&Local).naive_local().to_string(),
            Err(_) => "none".to_owned(),
        };
        assert_eq!(got, expect, "{text}");
    }

    #[test]
    fn a_time_can_be_written_in_several_ways() {
        check("2026-11-21", "2026-11-21 23:59:59.999");
        check("2026-11-21 20:15", "2026-11-21 20:15:59.999");
        check("2026-11-21T20:15:30", "2026-11-21 20:15:30.999");
        check("2026-11-21T20:15:00Z", "2026-11-21 20:15:00 UTC");
        check("2026-11-21T20:15:00+02:00", "2026-11-21 18:15:00 UTC");
        check(" 9:05 ", "2026-11-21 09:05:59.999");
        check("20:15:30", "2026-11-21 20:15:30.999");
        check("yesterday", "2026-11-20 23:59:59.999");
        check("yesterday 20:15", "2026-11-20 20:15:59.999");
        check("last friday 20:15", "2026-11-20 20:15:59.999");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "whenever", "24:00", "20:15 2026-11-21", "2026-02-30", "12"] {
            check(text, "none");
        }
    }
}
