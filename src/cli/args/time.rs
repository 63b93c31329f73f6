//! Days as people say them, and how they were read; `--since` and `--until`; and `--as-of`: the
//! database as it was at a time.

use std::str::FromStr;

use chrono::{DateTime, Datelike, Days, NaiveTime, TimeDelta, TimeZone, Utc, Weekday};

use crate::cli::prelude::*;
use crate::game::{InvalidDay, TypedDay, TypedEnd, TypedPeriod};

/// A day or a period as it was typed: `2026-11-21`, `14/11`, `last week`.
#[derive(Debug, Clone)]
pub(crate) struct DayArg {
    pub(crate) text: String,
    day: TypedDay,
    /// The weekday that stands beside a date.
    weekday: Option<Weekday>,
    /// Whether everybody reads the text as the same day.
    is_plain: bool,
    /// Whether a period begins after it or ends before it, and not with it.
    is_beyond: bool,
}

impl FromStr for DayArg {
    type Err = InvalidDay;

    fn from_str(text: &str) -> Result<Self, InvalidDay> {
        let (day, weekday) = TypedDay::parse_with_weekday(text)?;
        let is_plain = day.is_plain(text);
        Ok(Self { text: text.trim().to_owned(), day, weekday, is_plain, is_beyond: false })
    }
}

impl DayArg {
    fn of_end(end: TypedEnd) -> Result<Self, InvalidDay> {
        let day: Self = end.day.parse()?;
        Ok(if let Some(text) = end.beyond { Self { text, is_beyond: true, ..day } } else { day })
    }

    pub(crate) fn day(&self, context: &Context) -> Result<NaiveDate> {
        if self.day.is_only_period() {
            return Err(not_a_day(&self.text));
        }
        let today = self.today(context)?;
        let day = self.day.on(today);
        self.check_weekday(day)?;
        if !self.is_plain(today) {
            self.note_read_as(day, context);
        }
        Ok(day)
    }

    fn is_plain(&self, today: NaiveDate) -> bool {
        self.is_plain && !self.day.is_doubtful(today)
    }

    /// Refuses a date with a weekday that it is not.
    fn check_weekday(&self, day: NaiveDate) -> Result<()> {
        match self.weekday {
            Some(weekday) if weekday != day.weekday() => {
                let is = day.format("%A");
                Err(Failure::new(format!("{day} is a {is}, so not `{}`", self.text)))
            }
            _ => Ok(()),
        }
    }

    /// Returns `true` for a period, such as `2024` or `last week`.
    pub(crate) const fn is_period(&self) -> bool {
        self.day.is_period()
    }

    pub(crate) fn first(&self, context: &Context) -> Result<NaiveDate> {
        self.first_until(None, context)
    }

    /// Returns the first day of a period with this last day; without a year it is not after it.
    fn first_until(&self, last: Option<&Self>, context: &Context) -> Result<NaiveDate> {
        let today = self.today(context)?;
        let last = last.map(|last| last.day.last(today));
        let last = last.filter(|&last| self.day.is_latest() && self.day.first(today) > last);
        let today = last.unwrap_or(today);
        let day = match self.is_beyond {
            true => self.day.last(today) + Days::new(1),
            false => self.day.first(today),
        };
        self.check_weekday(self.day.first(today))?;
        self.note_end(day, today, context);
        Ok(day)
    }

    pub(crate) fn last(&self, context: &Context) -> Result<NaiveDate> {
        let today = self.today(context)?;
        let day = match self.is_beyond {
            true => self.day.first(today) - Days::new(1),
            false => self.day.last(today),
        };
        self.check_weekday(self.day.last(today))?;
        self.note_end(day, today, context);
        Ok(day)
    }

    /// Returns the day on which a game was played; one to come is asked back on a terminal, for
    /// what warns elsewhere see [`warn_of_day_to_come`]. `None` if the user says no.
    pub(crate) fn played(&self, context: &Context) -> Result<Option<NaiveDate>> {
        let day = self.day(context)?;
        let words = context.words();
        let is_right = match context.terminal()? {
            Some(mut terminal) if day > context.today()? => {
                terminal.confirm(&words.is_day_to_come(day), false, words)?
            }
            _ => true,
        };
        Ok(is_right.then_some(day))
    }

    /// Returns the day from which this one is counted.
    fn today(&self, context: &Context) -> Result<NaiveDate> {
        if matches!(self.day, TypedDay::Tonight) { context.evening() } else { context.today() }
    }

    /// Notes how the first or last day was read if it can be read in another way: a period
    /// as a whole, once for both.
    fn note_end(&self, end: NaiveDate, today: NaiveDate, context: &Context) {
        let (since, until) = (self.day.first(today), self.day.last(today));
        match () {
            () if self.is_plain(today) => {}
            () if self.is_beyond || since == until => self.note_read_as(end, context),
            () => note_once(&context.words().period_read_as(&self.text, since, until)),
        }
    }

    /// Notes the day as which the text was read.
    pub(crate) fn note_read_as(&self, day: NaiveDate, context: &Context) {
        note_once(&context.words().day_read_as(&self.text, day));
    }
}

/// Returns the day on which a game was played, today by default; `None` as of [`DayArg::played`].
pub(crate) fn day_played(date: Option<&DayArg>, context: &Context) -> Result<Option<NaiveDate>> {
    if let Some(date) = date { date.played(context) } else { context.today().map(Some) }
}

/// Warns of a game that was recorded on a day to come, where nobody could be asked.
pub(crate) fn warn_of_day_to_come(day: NaiveDate, context: &Context) -> Result<()> {
    if day > context.today()? && context.terminal()?.is_none() {
        warn(&context.words().day_to_come(day));
    }
    Ok(())
}

/// Returns the error for a text that is no day.
pub(crate) fn not_a_day(text: &str) -> Failure {
    Failure::new(format!("{}, not `{text}`", InvalidDay::NoDay))
}

/// A period as it was typed: `2024`, `since last friday`, `january to march`.
#[derive(Debug, Clone)]
pub(crate) struct PeriodArg {
    pub(crate) since: Option<DayArg>,
    pub(crate) until: Option<DayArg>,
}

impl FromStr for PeriodArg {
    type Err = InvalidDay;

    fn from_str(text: &str) -> Result<Self, InvalidDay> {
        let TypedPeriod { since, until } = TypedPeriod::parse(text)?;
        let day = |end: Option<TypedEnd>| end.map(DayArg::of_end).transpose();
        Ok(Self { since: day(since)?, until: day(until)? })
    }
}

impl PeriodArg {
    /// Returns the day if the period is one.
    pub(crate) fn only_day(&self) -> Option<&DayArg> {
        let is_same = |since: &DayArg, until: &DayArg| since.text == until.text;
        let (since, until) = (self.since.as_ref()?, self.until.as_ref()?);
        (!since.is_period() && is_same(since, until)).then_some(since)
    }

    /// Returns the first day and the last, if it has both.
    pub(crate) fn days(&self, context: &Context) -> Result<Option<(NaiveDate, NaiveDate)>> {
        match days(self.since.as_ref(), self.until.as_ref(), context)? {
            (Some(since), Some(until)) => Ok(Some((since, until))),
            _ => Ok(None),
        }
    }

    /// Returns the arguments that say the same.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let arguments = |name: &str, day: &Option<DayArg>| match day {
            Some(day) if day.is_beyond => vec![day.text.clone()],
            Some(day) => vec![format!("--{name}"), day.text.clone()],
            None => Vec::new(),
        };
        [arguments("since", &self.since), arguments("until", &self.until)].concat()
    }
}

/// `--since` and `--until`.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct DaysArgs {
    /// Only games on this day or later
    #[arg(long, value_name = "DAY")]
    since: Option<DayArg>,

    /// Only games on this day or earlier
    #[arg(long, value_name = "DAY")]
    until: Option<DayArg>,
}

impl DaysArgs {
    pub(crate) const fn are_given(&self) -> bool {
        self.since.is_some() || self.until.is_some()
    }

    /// Returns the first day and the last: those of a period where they are not given.
    pub(crate) fn or(
        &self,
        period: Option<&PeriodArg>,
        context: &Context,
    ) -> Result<(Option<NaiveDate>, Option<NaiveDate>)> {
        let since = self.since.as_ref().or(period.and_then(|period| period.since.as_ref()));
        let until = self.until.as_ref().or(period.and_then(|period| period.until.as_ref()));
        match days(since, until, context)? {
            (Some(since), Some(until)) if since > until => {
                Err(RequestError::FirstDayAfterLast { since, until }.into())
            }
            days => Ok(days),
        }
    }
}

/// Returns the first day and the last.
fn days(
    since: Option<&DayArg>,
    until: Option<&DayArg>,
    context: &Context,
) -> Result<(Option<NaiveDate>, Option<NaiveDate>)> {
    let first = since.map(|since| since.first_until(until, context)).transpose()?;
    Ok((first, until.map(|until| until.last(context)).transpose()?))
}

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
    /// A local time, and its day; without one it is the last of its hour and minute.
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
            note(&render::as_of(time, now, &Local, context.words()));
            // The current state has what a clock that was ahead recorded, too.
            if time <= now {
                with_progress(|step| reader.go_back_to(time, step))?;
            }
        }
        Ok(reader)
    }

    pub(crate) fn is_given(&self) -> bool {
        self.as_of.is_some()
    }
}

impl PointInTime {
    fn time(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        let local = match self {
            Self::Exact(time) => return *time,
            Self::Local(day, time) => {
                let now = now.with_timezone(&Local).naive_local();
                let of_day = |day: NaiveDate| day.and_time(*time);
                match day {
                    Some(day) => of_day(day.day.last(now.date())),
                    // The end of this minute is now, too.
                    None if of_day(now.date()) - TimeDelta::minutes(1) > now => {
                        of_day(now.date() - Days::new(1))
                    }
                    None => of_day(now.date()),
                }
            }
        };
        // An hour that occurs twice means the second one; one that is skipped
        // is taken as if it were not.
        let time = Local.from_local_datetime(&local).latest();
        time.map_or_else(|| local.and_utc(), |time| time.to_utc())
    }
}

fn moment(text: &str) -> Result<PointInTime, &'static str> {
    const RULE: &str = "write a time such as 20:15 (the most recent one), a day such as 2026-11-21 or \
                        yesterday, both such as \"yesterday 20:15\", or a time with its zone such \
                        as 2026-11-21T20:15:00Z";
    let text = text.trim();
    if let Ok(time) = DateTime::parse_from_rfc3339(text) {
        return Ok(PointInTime::Exact(time.to_utc()));
    }
    let at = |time| PointInTime::Local(None, time);
    if let Some(time) = hour(text).filter(|_| text.parse::<DayArg>().is_err()) {
        return Ok(at(time));
    }
    if let Ok(day) = text.parse() {
        let end = NaiveTime::from_hms_milli_opt(23, 59, 59, 999).ok_or(RULE)?;
        return Ok(PointInTime::Local(Some(day), end));
    }
    let text = text.strip_prefix("at ").unwrap_or(text).replace(" at ", " ");
    if let Some(time) = hour(&text) {
        return Ok(at(time));
    }
    let spaces =
        text.match_indices([' ', 'T']).map(|(place, _)| (&text[..place], &text[place + 1..]));
    let mut either = spaces.flat_map(|(one, other)| [(one, other), (other, one)]);
    let both = either.find_map(|(day, time)| Some((day.parse().ok()?, hour(time)?)));
    both.map(|(day, time)| PointInTime::Local(Some(day), time)).ok_or(RULE)
}

/// Reads `20:15` as the end of that minute, `20:15:30` as the end of that
/// second: what happened within it counts. So is `8:15 pm`, `9pm`, `kl 20.15`.
fn hour(text: &str) -> Option<NaiveTime> {
    let lower = text.trim().to_lowercase();
    let clock = ["kl. ", "klo ", "kl "].iter().find_map(|word| lower.strip_prefix(word));
    let text = clock.unwrap_or(&lower).trim();
    let text = match text.split_once('.') {
        Some((hours, minutes)) if minutes.len() == 2 && minutes.parse::<u8>().is_ok() => {
            format!("{hours}:{minutes}")
        }
        _ => text.to_owned(),
    };
    let halves = [("am", 0), ("a.m.", 0), ("pm", 12), ("p.m.", 12)];
    let half = halves.iter().find_map(|(half, add)| Some((text.strip_suffix(half)?.trim(), add)));
    let text = match half {
        Some((time, add)) => {
            let time = time.replace('.', ":");
            let (hours, minutes) = time.split_once(':').unwrap_or((&time, "00"));
            let hours = hours.parse::<u32>().ok().filter(|hours| (1..=12).contains(hours))?;
            format!("{}:{minutes}", hours % 12 + add)
        }
        None => text,
    };
    let read = |end| NaiveTime::parse_from_str(&format!("{text}{end}"), "%H:%M:%S%.f").ok();
    [":59.999", ".999"].into_iter().find_map(read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    #[test]
    fn a_time_can_be_written_in_several_ways() {
        let now = Local.with_ymd_and_hms(2026, 11, 21, 12, 0, 0).unwrap().to_utc();
        check_read(include_str!("../../../tests/typed/times.txt"), |_, typed| {
            match moment(&format!(" {typed} ")) {
                Ok(moment @ PointInTime::Exact(_)) => moment.time(now).to_string(),
                Ok(moment) => moment.time(now).with_timezone(&Local).naive_local().to_string(),
                Err(_) => "none".to_owned(),
            }
        });
    }
}
