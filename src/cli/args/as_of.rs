//! `--as-of`: the database as it was at a time.

use chrono::{DateTime, Local, NaiveDateTime, NaiveTime, TimeZone, Utc};

use crate::cli::args::parse::day;
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages::note;
use crate::cli::ui::progress;
use crate::render;
use crate::store::{LookupError, ReadStore, Reader};

/// `--as-of TIME`.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct AsOfArg {
    /// Show the state at a time, such as 20:15 or "2026-11-21 20:15", or at the
    /// end of a day, such as 2026-11-21; later corrections are left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    as_of: Option<PointInTime>,
}

/// A time as it was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PointInTime {
    Exact(DateTime<Utc>),
    /// A local time on a day.
    Local(NaiveDateTime),
    /// A local time today.
    Today(NaiveTime),
}

impl AsOfArg {
    /// Returns a reader of the database as it was then, and prints a note that
    /// says so; of its present state if no time was given.
    pub(crate) fn read<'store>(
        &self,
        store: &'store ReadStore,
        context: &Context,
    ) -> Result<Reader<'store>> {
        let reader = store.read()?;
        if let Some(moment) = self.as_of {
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

    /// Returns the error for a game that is not named while none is open, now
    /// or then.
    pub(crate) fn no_open_game(&self) -> LookupError {
        match self.as_of {
            None => LookupError::NoOpenGame,
            Some(_) => LookupError::NoneWasOpen,
        }
    }
}

impl PointInTime {
    fn time(self, now: DateTime<Utc>) -> DateTime<Utc> {
        let local = match self {
            Self::Exact(time) => return time,
            Self::Local(time) => time,
            Self::Today(time) => now.with_timezone(&Local).date_naive().and_time(time),
        };
        // An hour that occurs twice means the second one; one that is skipped
        // is taken as if it were not.
        let time = Local.from_local_datetime(&local).latest();
        time.map_or_else(|| local.and_utc(), |time| time.to_utc())
    }
}

fn moment(text: &str) -> Result<PointInTime, &'static str> {
    const RULE: &str = "write a time of today such as 20:15, a day such as 2026-11-21, both \
                        such as \"2026-11-21 20:15\", or a time with its zone such as \
                        2026-11-21T20:15:00Z";
    let text = text.trim();
    if let Ok(time) = DateTime::parse_from_rfc3339(text) {
        return Ok(PointInTime::Exact(time.to_utc()));
    }
    if let Ok(day) = day(text) {
        let end = NaiveTime::from_hms_milli_opt(23, 59, 59, 999).ok_or(RULE)?;
        return Ok(PointInTime::Local(day.and_time(end)));
    }
    if let Some((date, time)) = text.split_once([' ', 'T']) {
        let date = day(date).map_err(|_| RULE)?;
        return Ok(PointInTime::Local(date.and_time(hour(time).ok_or(RULE)?)));
    }
    hour(text).map(PointInTime::Today).ok_or(RULE)
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
        let got = match moment(text) {
            Ok(PointInTime::Exact(time)) => time.to_string(),
            Ok(PointInTime::Local(time)) => time.to_string(),
            Ok(PointInTime::Today(time)) => time.to_string(),
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
        check(" 9:05 ", "09:05:59.999");
        check("20:15:30", "20:15:30.999");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "yesterday",
            "24:00",
            "20:15 2026-11-21",
            "2026-02-30",
            "12",
        ] {
            check(text, "none");
        }
    }
}
