//! The days of a spreadsheet, as people of several countries write them: alone in a
//! cell, or within a title.
//!
//! ```text
//! day    = YYYY-M-D | D.M.Y | D/M/Y | M/D/Y | YYYYMMDD
//!        | D MONTH Y | MONTH D Y | YYYY MONTH D
//! serial = 43558          in a column of days: days since the end of 1899
//! ```
//!
//! Separators are `.`, `/` and `-`, with a space behind them or not; `Y` has four digits
//! or two. What stands around a day is passed over.

use chrono::{Datelike, Days as DayCount, NaiveDate};

use super::error::SheetProblem;
use super::heading::Heading;
use crate::game::month;

/// Which number of `3/4/2019` is the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayOrder {
    DayFirst,
    MonthFirst,
}

/// How the days of a file are written.
#[derive(Debug, Default)]
pub(super) struct Days {
    /// The format of all days, for `strftime`.
    pub(super) format: Option<String>,
    /// The order of those with two numbers and a year.
    pub(super) order: Option<DayOrder>,
    /// A day that says the order, and one that says nothing.
    decided_by: Option<String>,
    pub(super) undecided: Option<String>,
}

impl Days {
    pub(super) fn new(format: Option<String>, order: Option<DayOrder>) -> Self {
        Self { format, order, ..Self::default() }
    }

    pub(super) fn learn(&mut self, text: &str) -> Result<(), SheetProblem> {
        let written = Written::find(text).filter(|_| self.format.is_none());
        let Some(Written { text, kind: Kind::Numbers(one, other, _) }) = written else {
            return Ok(());
        };
        let order = match (one > 12, other > 12) {
            (true, false) => DayOrder::DayFirst,
            (false, true) => DayOrder::MonthFirst,
            (true, true) => return Ok(()),
            (false, false) => {
                // In `3.4.2019` and `3/4 2019`, the day is first unless another says otherwise.
                let is_day_first = text.contains('.') || text.matches('/').count() == 1;
                if one != other && self.undecided.is_none() && !is_day_first {
                    self.undecided = Some(text.to_owned());
                }
                return Ok(());
            }
        };
        match (self.order.replace(order), &self.decided_by) {
            (Some(before), Some(first)) if before != order => {
                Err(SheetProblem::MixedDays { one: first.clone(), other: text.to_owned() })
            }
            _ => {
                self.decided_by.get_or_insert_with(|| text.to_owned());
                Ok(())
            }
        }
    }

    /// Checks that the order of all days is known.
    pub(super) fn check(&self) -> Result<(), SheetProblem> {
        match (self.order, &self.undecided) {
            (None, Some(day)) => Err(SheetProblem::AmbiguousDays { day: day.clone() }),
            _ => Ok(()),
        }
    }

    /// Reads the day of a cell.
    pub(super) fn read(&self, text: &str) -> Result<NaiveDate, SheetProblem> {
        if let Some(format) = &self.format {
            let day = NaiveDate::parse_from_str(text, format).ok();
            // The journal has years of four digits.
            let day = day.filter(|day| (0..=9999).contains(&day.year()));
            return day.ok_or_else(|| not_of_format(format, text));
        }
        match (serial(text), Written::find(text)) {
            (Some(day), _) => Ok(day),
            (None, Some(written)) => self.day(&written),
            (None, None) => Err(SheetProblem::BadDate(text.to_owned())),
        }
    }

    /// Returns the day that a title has, an error if it has something like one.
    pub(super) fn in_title(&self, text: &str) -> Option<Result<NaiveDate, SheetProblem>> {
        let written = Written::find(text)?;
        let Some(format) = &self.format else {
            return Some(self.day(&written));
        };
        let mut starts = words(text).into_iter().map(|word| &text[word.start..]);
        let day = starts.find_map(|text| NaiveDate::parse_and_remainder(text, format).ok());
        Some(day.map(|(day, _)| day).ok_or_else(|| not_of_format(format, written.text)))
    }

    fn day(&self, written: &Written<'_>) -> Result<NaiveDate, SheetProblem> {
        let day = match (written.kind, self.order) {
            (Kind::Day(day), _) => day,
            (Kind::Numbers(month, day, year), Some(DayOrder::MonthFirst))
            | (Kind::Numbers(day, month, year), _) => NaiveDate::from_ymd_opt(year, month, day),
            (Kind::Unclear, _) => return Err(SheetProblem::UnclearDay(written.text.to_owned())),
        };
        day.ok_or_else(|| SheetProblem::NoSuchDay(written.text.to_owned()))
    }
}

fn not_of_format(format: &str, text: &str) -> SheetProblem {
    SheetProblem::DateNotOfFormat { format: format.to_owned(), text: text.to_owned() }
}

/// Returns the day of a number in which Excel counts days, with the time as decimals.
pub(super) fn serial(text: &str) -> Option<NaiveDate> {
    let (days, time) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_number = time.bytes().all(|byte| byte.is_ascii_digit());
    // From 1982 to 2064.
    let days = days.parse().ok().filter(|days| is_number && (30_000..60_000).contains(days))?;
    NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_days(DayCount::new(days))
}

/// Returns `true` if a text has a day, or something like one.
pub(super) fn has_day(text: &str) -> bool {
    Written::find(text).is_some()
}

/// Reads what some words of a text begin with, and of how many it is.
type Reader = fn(&str, &[Word]) -> Option<(usize, Kind)>;

/// A day as it stands in a text.
struct Written<'a> {
    text: &'a str,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// A day; `None` if there is none such.
    Day(Option<NaiveDate>),
    /// Two numbers, either of which may be the day, and the year.
    Numbers(u32, u32, i32),
    /// It has no year, or no day, or no month that is known.
    Unclear,
}

impl<'a> Written<'a> {
    /// Finds the first day in a text, else something like one.
    fn find(text: &'a str) -> Option<Self> {
        let words = words(text);
        let found = |read: Reader| {
            (0..words.len()).find_map(|first| {
                let (count, kind) = read(text, &words[first..])?;
                let end = words[first + count - 1].end;
                Some(Self { text: &text[words[first].start..end], kind })
            })
        };
        found(whole).or_else(|| found(part))
    }
}

/// A number or a word of a title, and where it stands.
struct Word {
    start: usize,
    end: usize,
    kind: WordKind,
}

#[derive(Clone, Copy)]
enum WordKind {
    /// A number of one or two digits.
    Number(u32),
    Year(i32),
    Month(u32),
    /// A number of eight digits.
    Compact(NaiveDate),
    Other,
}

use WordKind::{Compact, Month, Number, Other, Year};

impl Word {
    fn of<'a>(&self, text: &'a str) -> &'a str {
        &text[self.start..self.end]
    }

    /// Returns the year, which may have two digits.
    fn year(&self) -> Option<i32> {
        match self.kind {
            Year(year) => Some(year),
            Number(year) if self.end - self.start == 2 => Some(2000 + year.cast_signed()),
            _ => None,
        }
    }
}

/// Returns the numbers and words of a text. What belongs to the one before is part of it:
/// `3rd`, `3:e`, `3rd of`, `3 de`.
fn words(text: &str) -> Vec<Word> {
    const PARTS: [&str; 11] = ["st", "nd", "rd", "th", "er", "e", "a", "of", "de", "the", "den"];
    let mut words: Vec<Word> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.find(char::is_alphanumeric) {
        let start = text.len() - rest.len() + first;
        let is_digit = |c: char| c.is_ascii_digit();
        let is_number = rest[first..].starts_with(is_digit);
        let is_part = |c: char| c.is_alphanumeric() && is_digit(c) == is_number;
        let long = &text[start..];
        let word = &long[..long.find(|c| !is_part(c)).unwrap_or(long.len())];
        let end = start + word.len();
        rest = &text[end..];
        let word = word.to_lowercase();
        match words.last_mut() {
            Some(last) if PARTS.contains(&word.as_str()) => last.end = end,
            _ => words.push(Word { start, end, kind: kind_of(&word) }),
        }
    }
    words
}

fn kind_of(word: &str) -> WordKind {
    let number = word.parse().ok();
    match (word.len(), number) {
        (1 | 2, Some(number)) => Number(number),
        (4, Some(year @ 1900..2200)) => Year(year.cast_signed()),
        (8, Some(_)) => {
            let day = NaiveDate::parse_from_str(word, "%Y%m%d").ok();
            day.filter(|day| (1900..2200).contains(&day.year())).map_or(Other, Compact)
        }
        _ => month(word).map_or(Other, Month),
    }
}

/// Reads a whole day that some words begin with; returns of how many it is.
fn whole(text: &str, words: &[Word]) -> Option<(usize, Kind)> {
    let day = |year, month, day| Kind::Day(NaiveDate::from_ymd_opt(year, month, day));
    let (one, two, three) = match words {
        [Word { kind: Compact(day), .. }, ..] => return Some((1, Kind::Day(Some(*day)))),
        [one, two, three, ..] => (one, two, three),
        _ => return None,
    };
    let is_last = matches!(three.kind, Year(_)) && is_near(text, two, three);
    let is_joined = is_joined(text, one, two) && (is_last || is_joined(text, two, three));
    // `3 April 20:15` has no year.
    let ends = text[three.end..].trim_start_matches(['.', ')', ']']).is_empty();
    let is_year = matches!(three.kind, Year(_)) || is_joined || ends;
    let year = three.year().filter(|_| is_year);
    let kind = match (one.kind, two.kind, three.kind, year) {
        (Year(year), Number(month), Number(number), _) if is_joined => day(year, month, number),
        (Number(one), Number(two), _, Some(year)) if is_joined => Kind::Numbers(one, two, year),
        _ if !is_near(text, one, two) || !is_near(text, two, three) => return None,
        (Number(number), Month(month), _, Some(year))
        | (Month(month), Number(number), _, Some(year))
        | (Year(year), Month(month), Number(number), _) => day(year, month, number),
        _ => return None,
    };
    Some((3, kind))
}

/// Reads something like a day that some words begin with.
fn part(text: &str, words: &[Word]) -> Option<(usize, Kind)> {
    let count = match words {
        [one @ Word { kind: Number(1..=31), .. }, two, year @ Word { kind: Year(_), .. }, ..]
            if is_near(text, one, two)
                && is_near(text, two, year)
                && may_be_month(two.of(text)) =>
        {
            3
        }
        [one, two, ..] if is_near(text, one, two) => match (one.kind, two.kind) {
            (Number(1..=31), Month(_)) | (Month(_), Number(1..=31) | Year(_)) => 2,
            (Number(1..=12), Year(_)) | (Year(_), Number(1..=12)) if is_joined(text, one, two) => 2,
            // `3.4.` and `3/4`, but not `3.4`.
            (Number(1..=31), Number(1..=31)) => {
                let gap = &text[one.end..two.start];
                let is_day = gap == "/" || gap.trim() == "." && text[two.end..].starts_with('.');
                return is_day.then_some((2, Kind::Unclear));
            }
            _ => return None,
        },
        _ => return None,
    };
    Some((count, Kind::Unclear))
}

/// Returns `true` for a word that may be a month of a language that is not known, but not
/// for those of `5 Crowns 2019`.
fn may_be_month(word: &str) -> bool {
    let is_word = word.starts_with(char::is_alphabetic);
    is_word && !word.eq_ignore_ascii_case("crowns") && Heading::of(word).is_none()
}

/// Returns `true` if a separator of days stands between two words.
fn is_joined(text: &str, one: &Word, two: &Word) -> bool {
    let gap = &text[one.end..two.start];
    matches!(gap.trim_end(), "." | "/" | "-") || gap.trim() == "/"
}

/// Returns `true` if nothing stands between two words that ends a sentence.
fn is_near(text: &str, one: &Word, two: &Word) -> bool {
    text[one.end..two.start].chars().all(|c| c.is_whitespace() || ".,/-'’".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_found_in_a_title() {
        let days = Days::default();
        for title in [
            "Spieleabend 3. April 2019",
            "Spieleabend 3.April 2019 bei Karin",
            "April 3rd, 2019",
            "Game of April 3 2019, at Karin's",
            "Sat 3 Apr 2019",
            "Saturday, the 3rd of April, 2019 (20:15)",
            "3-Apr-2019",
            "3-Apr-19 evening",
            "3 April '19",
            "3 apr. 2019",
            "2019 April 3",
            "Evening 2019-04-03",
            "2019-04-03T20:15",
            "2019/4/3",
            "2019.04.03.",
            "2019. 4. 3.",
            "20190403",
            "3.4.2019",
            "Am 3. 4. 2019 um 20:15",
            "3.4.19",
            "Spiel 2 - 3.4.2019",
            "Game 12, 3/4-2019",
            "Aften d. 3/4 2019",
            "Onsdag den 3. april 2019",
            "onsdag 3:e april 2019",
            "keskiviikko 3. huhtikuuta 2019",
            "miðvikudagur 3. apríl 2019",
            "mercredi 3 avril 2019",
            "3 de April de 2019",
            "Datum: 3.4.2019",
        ] {
            let day = days.in_title(title).map(|day| day.map(|day| day.to_string()));
            assert!(matches!(&day, Some(Ok(day)) if day == "2019-04-03"), "{title}: {day:?}");
        }
    }

    #[test]
    fn something_like_a_day_in_a_title_is_named() {
        let check = |title: &str, expect: &str| {
            let Some(Err(problem)) = Days::default().in_title(title) else {
                panic!("{title}");
            };
            let text = problem.to_string();
            assert!(text.contains(&format!("`{expect}`")), "{title}: {text}");
        };
        check("Spieleabend 3. April", "3. April");
        check("April 3rd at Karin's", "April 3rd");
        check("3 avril", "3 avril");
        check("3 kwietnia 2019", "3 kwietnia 2019");
        check("League of April 2019", "April 2019");
        check("Games 2019-04", "2019-04");
        check("3 April 20:15", "3 April");
        check("Abend vom 3.4.", "3.4");
        check("3/4 at Karin's", "3/4");
        check("31.4.2019", "31.4.2019");
        check("30 Feb 2019", "30 Feb 2019");
    }

    #[test]
    fn other_titles_have_no_day() {
        for title in [
            "",
            "Five Crowns",
            "5 Crowns 2019",
            "Saison 2018/2019",
            "Saison 2018/19",
            "Game 3",
            "Runde 1 (3 Karten)",
            "13 cards, 11 rounds",
            "Version 2.1",
            "2-3 players",
            "20:15",
            "Jan and May",
            "Table 4 2019",
            "Results 10 12 15",
            "12345678",
        ] {
            assert!(!has_day(title), "{title}");
        }
    }

    #[test]
    fn a_number_of_excel_is_a_day() {
        assert_eq!(serial("43558"), NaiveDate::from_ymd_opt(2019, 4, 3));
        assert_eq!(serial("43558,84"), NaiveDate::from_ymd_opt(2019, 4, 3));
        assert!(["1200", "99999", "43558.x", "43558 a"].iter().all(|text| serial(text).is_none()));
    }
}
