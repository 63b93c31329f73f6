//! What languages share: lists of names, counts, the decimal comma and weekdays.

use chrono::{Datelike, NaiveDate, Weekday};

/// Joins names with commas, and the last one with a conjunction: `Ann, Bob and
/// Cat`.
pub(super) fn joined(names: &[String], conjunction: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., end] => format!("{} {conjunction} {end}", others.join(", ")),
    }
}

/// Writes each name in backticks.
pub(super) fn in_backticks(names: &[String]) -> Vec<String> {
    names.iter().map(|name| format!("`{name}`")).collect()
}

/// Counts things in a language that has a form for one and another for all else.
pub(super) fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Writes a number with a decimal comma: `12,5`.
pub(super) fn with_comma(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', ",")
}

/// Returns the weekday by which a message chooses a name: `monday`.
pub(super) fn weekday(day: NaiveDate) -> &'static str {
    match day.weekday() {
        Weekday::Mon => "monday",
        Weekday::Tue => "tuesday",
        Weekday::Wed => "wednesday",
        Weekday::Thu => "thursday",
        Weekday::Fri => "friday",
        Weekday::Sat => "saturday",
        Weekday::Sun => "sunday",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_with_commas_and_one_conjunction() {
        let names: Vec<_> = ["Ann", "Bob", "Cat"].map(String::from).into();
        assert_eq!(joined(&names, "and"), "Ann, Bob and Cat");
        assert_eq!(joined(&names[..2], "or"), "Ann or Bob");
        assert_eq!(joined(&names[..1], "or"), "Ann");
        assert_eq!(joined(&[], "and"), "");
    }

    #[test]
    fn a_comma_comes_before_the_decimals() {
        assert_eq!(with_comma(12.34, 1), "12,3");
        assert_eq!(with_comma(1234.0, 0), "1234");
    }
}
