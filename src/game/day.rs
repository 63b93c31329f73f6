//! Days as people say them: `yesterday`, `monday`, `14/11`, `14 nov`.
//!
//! ```text
//! day     = (today | yesterday | tomorrow | [last] WEEKDAY) [PART]
//!         | tonight | this|last PART           `last`: before today; at night `tonight`
//!                                              is of the evening before
//!         | day before yesterday
//!         | N days|weeks|months|years ago      also `a week ago`, `two days ago`
//!         | [WEEKDAY] a date [WEEKDAY]         as `date` reads it
//! period  = this|last week|month|year | [this|last] weekend
//!         | last|past N days|weeks|months|years
//!         | YYYY | [last] MONTH | a month of a year   as `date` reads it
//!         | week N [YYYY] | YYYY-WN
//! PART    = morning | afternoon | evening | night
//! ```
//!
//! A day without a year is the latest one that is not to come. If a year of two digits may be
//! the first number or the last, `26-11-20`, the nearest day is meant. `3/4` is the 3rd
//! of April: the day comes first, unless the second number cannot be a month.
//! Weekdays and months may be cut to three letters. Case, accents, commas, `on`, `in`,
//! `the`, `of` and the ends of `14th` and `1st` are passed over. All of it is read in
//! the other languages of the program, too, whatever language it speaks.

mod date;
mod names;
mod parse;

use chrono::{Datelike, Days, Months, NaiveDate, TimeDelta, Weekday};
use thiserror::Error;

pub use self::date::{DateKind, WrittenDate};
pub use self::parse::{TypedEnd, TypedPeriod};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedDay {
    /// A day with its year.
    Date(NaiveDate),
    /// A day with a year of two digits: the last number, or the first if that is a date, too.
    ShortYear {
        last: NaiveDate,
        first: Option<NaiveDate>,
    },
    /// The latest day of a month, without a year.
    OfMonth {
        /// From 1.
        day: u32,
        /// From 1 to 12.
        month: u32,
    },
    /// The day of the evening that it is, or that goes on.
    Tonight,
    /// The latest such day.
    Weekday {
        weekday: Weekday,
        /// Whether today is too late.
        before_today: bool,
    },
    /// So many units before today; tomorrow is -1 days.
    Ago {
        count: i32,
        unit: Unit,
    },
    /// A month; without a year the latest one that has begun.
    Month {
        year: Option<i32>,
        /// From 1 to 12.
        month: u32,
    },
    /// The latest such month that is over.
    LastMonth(u32),
    /// A week as calendars count them; without a year the latest one that has begun.
    Week {
        year: Option<i32>,
        /// From 1 to 53.
        week: u32,
    },
    Year(i32),
    /// A whole week, month or year, so many before the present one.
    Period {
        /// 0 for the present one, 1 for the last.
        ago: u32,
        unit: Unit,
    },
    /// Saturday and Sunday.
    Weekend(Weekend),
    /// So many units up to today.
    Past {
        count: i32,
        unit: Unit,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weekend {
    /// Of this week, which begins on Monday.
    This,
    Latest,
    /// The latest one that is over.
    Last,
}

/// A length of time in which days are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Day,
    Week,
    Month,
    Year,
}

/// A text that is no day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidDay {
    #[error(
        "write a date such as 2026-11-21, 21/11 or \"21 nov\", or yesterday, monday or \
         \"last week\""
    )]
    NoDay,
    /// Such as 31 February.
    #[error("there is no such date")]
    NotInCalendar,
}

impl TypedDay {
    /// Returns the day; a period is taken as that long ago, so `last week` is
    /// this weekday a week ago.
    pub fn on(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Date(date) => date,
            Self::ShortYear { last, first } => {
                let distance = |day: &NaiveDate| (*day - today).num_days().abs();
                first.into_iter().chain([last]).min_by_key(distance).unwrap_or(last)
            }
            Self::OfMonth { day, month } => {
                let years = (0..8).map(|ago| today.year() - ago);
                let mut days = years.filter_map(|year| NaiveDate::from_ymd_opt(year, month, day));
                days.find(|&day| day <= today).unwrap_or(today)
            }
            Self::Weekday { weekday, before_today } => match today.weekday().days_since(weekday) {
                0 if before_today => today - Days::new(7),
                days => today - Days::new(days.into()),
            },
            Self::Ago { count, unit } => unit.before(today, count),
            Self::Period { ago, unit } => unit.before(today, ago.cast_signed()),
            Self::Tonight => today,
            _ => self.first(today),
        }
    }

    /// Returns `true` for a period, such as `2024` or `last week`.
    pub const fn is_period(self) -> bool {
        self.is_only_period() || matches!(self, Self::Period { .. })
    }

    /// Returns `true` for a period that is no way to say a day, such as `2024`.
    pub const fn is_only_period(self) -> bool {
        use TypedDay::{LastMonth, Month, Past, Week, Weekend, Year};
        matches!(
            self,
            Month { .. } | LastMonth(_) | Week { .. } | Year(_) | Weekend(_) | Past { .. }
        )
    }

    /// Returns `true` if a text is a day that nobody is called: Fred may be Friday in
    /// Danish, and June is no day.
    pub fn is_surely(text: &str) -> bool {
        const SHORTEST_IN_FULL: usize = 6;
        Self::parse(text).is_ok_and(|day| match day {
            Self::Weekday { before_today: false, .. } => {
                text.trim().chars().count() >= SHORTEST_IN_FULL
            }
            day => !day.is_only_period(),
        })
    }

    /// Returns the first day that is meant: of a period its first.
    pub fn first(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Period { ago, unit } => unit.first(unit.before(today, ago.cast_signed())),
            Self::Month { year, month } => {
                let has_begun = month <= today.month();
                let latest = today.year() - i32::from(!has_begun);
                NaiveDate::from_ymd_opt(year.unwrap_or(latest), month, 1).unwrap_or(today)
            }
            Self::LastMonth(month) => {
                let year = today.year() - i32::from(month >= today.month());
                NaiveDate::from_ymd_opt(year, month, 1).unwrap_or(today)
            }
            Self::Week { year, week } => {
                let latest = today.iso_week().year();
                let years = year.map_or(latest - 8..=latest, |year| year..=year).rev();
                let monday = |year| NaiveDate::from_isoywd_opt(year, week, Weekday::Mon);
                let mut mondays = years.filter_map(monday);
                mondays.find(|&day| day <= today || year.is_some()).unwrap_or(today)
            }
            Self::Year(year) => NaiveDate::from_ymd_opt(year, 1, 1).unwrap_or(today),
            Self::Weekend(which) => which.saturday(today),
            Self::Past { count, unit } => unit.before(today, count),
            day => day.on(today),
        }
    }

    /// Returns the last day that is meant: of a period its last.
    pub fn last(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Period { unit, .. } => unit.before(self.first(today), -1) - Days::new(1),
            Self::Month { .. } | Self::LastMonth(_) => {
                Unit::Month.before(self.first(today), -1) - Days::new(1)
            }
            Self::Week { .. } => self.first(today) + Days::new(6),
            Self::Year(_) => Unit::Year.before(self.first(today), -1) - Days::new(1),
            Self::Weekend(_) => self.first(today) + Days::new(1),
            Self::Past { .. } => today,
            day => day.on(today),
        }
    }

    /// Returns `true` if the year is the latest that fits: it may be one before.
    pub const fn is_latest(self) -> bool {
        use TypedDay::{Month, OfMonth, Week, Weekday};
        matches!(
            self,
            OfMonth { .. } | Month { year: None, .. } | Week { year: None, .. } | Weekday { .. }
        )
    }

    /// Returns `true` for a year of two digits that is taken for the first number, or is not of
    /// the last twelve months.
    pub fn is_doubtful(self, today: NaiveDate) -> bool {
        let Self::ShortYear { last, .. } = self else { return false };
        self.on(today) != last || !(Unit::Year.before(today, 1)..=today).contains(&last)
    }

    /// Returns `true` if everybody reads the text as the same day: nothing was
    /// filled in, and the day cannot be taken for the month.
    pub fn is_plain(self, text: &str) -> bool {
        let is_digit = |c: char| c.is_ascii_digit();
        match self {
            Self::Date(date) | Self::ShortYear { last: date, .. } => {
                let is_month_name = text.contains(char::is_alphabetic);
                let is_year_first = text.trim().split(|c| !is_digit(c)).next().map(str::len);
                let may_be_swapped = date.day() <= 12 && date.day() != date.month();
                is_month_name || is_year_first == Some(4) || !may_be_swapped
            }
            Self::Ago { unit: Unit::Day, .. }
            | Self::Past { unit: Unit::Day, .. }
            | Self::Tonight
            | Self::Month { year: Some(_), .. }
            | Self::Week { year: Some(_), .. }
            | Self::Year(_) => true,
            _ => false,
        }
    }
}

impl Weekend {
    fn saturday(self, today: NaiveDate) -> NaiveDate {
        let this = Unit::Week.first(today) + Days::new(5);
        let weeks_ago = match self {
            Self::This => 0,
            Self::Latest => u64::from(this > today),
            Self::Last => 1,
        };
        this - Days::new(7 * weeks_ago)
    }
}

impl Unit {
    /// Returns the day so many units before another.
    fn before(self, day: NaiveDate, count: i32) -> NaiveDate {
        let months = |each: u32| {
            let months = Months::new(count.unsigned_abs() * each);
            if count < 0 { day.checked_add_months(months) } else { day.checked_sub_months(months) }
        };
        let days = |each: i64| day.checked_sub_signed(TimeDelta::days(each * i64::from(count)));
        let moved = match self {
            Self::Day => days(1),
            Self::Week => days(7),
            Self::Month => months(1),
            Self::Year => months(12),
        };
        moved.unwrap_or(day)
    }

    /// Returns the first day of the unit that a day is in; weeks begin on
    /// Monday.
    fn first(self, day: NaiveDate) -> NaiveDate {
        let first = match self {
            Self::Day => None,
            Self::Week => {
                day.checked_sub_days(Days::new(day.weekday().num_days_from_monday().into()))
            }
            Self::Month => day.with_day(1),
            Self::Year => NaiveDate::from_ymd_opt(day.year(), 1, 1),
        };
        first.unwrap_or(day)
    }
}

#[cfg(test)]
error_samples! { InvalidDay: Self::NoDay, Self::NotInCalendar }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;

    fn day(text: &str) -> String {
        let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        TypedDay::parse(text)
            .map_or_else(|error| format!("{error:?}"), |day| day.on(today).to_string())
    }

    /// Returns the ends of a period as they were typed, and whether it begins after the first or
    /// ends before the second.
    fn ends(text: &str) -> String {
        let end = |end: Option<TypedEnd>| match end {
            Some(TypedEnd { day, beyond: Some(all) }) if all == text => format!("beyond {day}"),
            Some(TypedEnd { day, beyond: None }) => day,
            Some(end) => format!("{end:?}"),
            None => "-".to_owned(),
        };
        match TypedPeriod::parse(text) {
            Ok(TypedPeriod { since, until }) => format!("{} to {}", end(since), end(until)),
            Err(error) => format!("{error:?}"),
        }
    }

    /// Reads a text on 21 November 2026, a Saturday, or on the Friday after it.
    #[test]
    fn days_and_periods_are_read_as_they_are_said_and_written() {
        let on = |day| NaiveDate::from_ymd_opt(2026, 11, day).unwrap();
        check_read(include_str!("../../tests/typed/days.txt"), |what, text| {
            let typed = || TypedDay::parse(text).unwrap();
            match what {
                "day" => day(text),
                "days" => format!("{} {}", typed().first(on(21)), typed().last(on(21))),
                "weekend on a Friday" => typed().first(on(27)).to_string(),
                "is doubtful" => typed().is_doubtful(on(21)).to_string(),
                "is plain" => typed().is_plain(text).to_string(),
                "is surely a day" => TypedDay::is_surely(text).to_string(),
                "is a weekday" => {
                    matches!(TypedDay::parse(text), Ok(TypedDay::Weekday { .. })).to_string()
                }
                "ends" => ends(text),
                _ => {
                    let day =
                        |end: Option<TypedEnd>| end.map_or("-".to_owned(), |end| day(&end.day));
                    let period = TypedPeriod::parse(text).unwrap();
                    format!("{} {}", day(period.since), day(period.until))
                }
            }
        });
        let days = TypedPeriod::parse("the day before yesterday").unwrap();
        assert_eq!(days.since, days.until);
    }
}
