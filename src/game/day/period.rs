//! Periods as people say them: a day or a period of [`TypedDay`], or with one in the
//! place of each DAY:
//!
//! ```text
//! period = since|from DAY | until|till DAY
//!        | [from] DAY to|until|till DAY | between DAY [and] DAY
//! ```

use super::{InvalidDay, TypedDay};

/// The texts of the days from which and until which a period is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedPeriod {
    pub since: Option<String>,
    pub until: Option<String>,
}

impl TypedPeriod {
    /// Splits a period into the texts of its days, which [`TypedDay::parse`] reads.
    pub fn parse(text: &str) -> Result<Self, InvalidDay> {
        let of = |since: Option<&str>, until: Option<&str>| {
            let ends = [since, until].map(|end| end.map(|end| end.trim().to_owned()));
            for end in ends.iter().flatten() {
                TypedDay::parse(end)?;
            }
            let [since, until] = ends;
            Ok(Self { since, until })
        };
        let (first, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let first = first.to_lowercase();
        match first.as_str() {
            "since" | "from" => match split(rest, is_until) {
                Some((since, until)) => of(Some(since), Some(until)),
                None => of(Some(rest), None),
            },
            "until" | "till" => of(None, Some(rest)),
            "between" => {
                let is_and = |word: &str| word.eq_ignore_ascii_case("and");
                let (since, until) =
                    split(rest, is_and).or_else(|| in_two_days(rest)).ok_or(InvalidDay::NoDay)?;
                of(Some(since), Some(until))
            }
            _ => of(Some(text), Some(text)).or_else(|error| match split(text, is_until) {
                Some((since, until)) => of(Some(since), Some(until)),
                None => Err(error),
            }),
        }
    }

    /// Returns `true` if a period may begin with a word that is none alone.
    pub fn begins_with(word: &str) -> bool {
        let words = ["since", "from", "until", "till", "between", "last", "past", "this", "before"];
        words.iter().any(|other| word.eq_ignore_ascii_case(other))
    }
}

fn is_until(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "to" | "until" | "till" | "–" | "-")
}

/// Splits a text at the first word of a kind that has words on both sides.
fn split(text: &str, is_separator: impl Fn(&str) -> bool) -> Option<(&str, &str)> {
    let mut places = breaks(text).filter_map(|at| {
        let (left, right) = text.split_at(at);
        let (word, right) = right.trim_start().split_once(char::is_whitespace)?;
        is_separator(word).then_some((left, right))
    });
    places.next()
}

/// Splits a text into two days.
fn in_two_days(text: &str) -> Option<(&str, &str)> {
    let is_day = |text: &str| TypedDay::parse(text).is_ok();
    let mut splits = breaks(text).map(|at| text.split_at(at));
    splits.find(|(one, other)| is_day(one) && is_day(other))
}

/// Returns the places between the words of a text.
fn breaks(text: &str) -> impl Iterator<Item = usize> {
    text.match_indices(char::is_whitespace).map(|(at, _)| at)
}
