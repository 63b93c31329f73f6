//! The languages, and phrases that all subjects share.

use chrono::{Datelike, NaiveDate, Weekday};
use strum::{IntoStaticStr, VariantArray};

use super::Messages;
use crate::cards::Rank;

/// A language that the program speaks at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr, VariantArray)]
pub enum Language {
    /// English.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// Danish.
    #[strum(serialize = "da")]
    Danish,
    /// Swedish.
    #[strum(serialize = "sv")]
    Swedish,
    /// Norwegian Bokmål.
    #[strum(serialize = "nb")]
    Norwegian,
    /// Finnish.
    #[strum(serialize = "fi")]
    Finnish,
    /// Icelandic.
    #[strum(serialize = "is")]
    Icelandic,
    /// The seventh language, of tests; the last.
    #[cfg(test)]
    #[strum(serialize = "x-bracketed")]
    PseudoLocale,
}

impl Language {
    /// All languages.
    pub const ALL: &'static [Self] = match Self::VARIANTS {
        [all @ .., _] if cfg!(test) => all,
        all => all,
    };

    /// All languages but English.
    #[cfg(test)]
    pub(crate) fn translations() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|&language| language != Self::English)
    }

    /// Returns the language of a tag or a locale: `nb`, `da-DK`, `fi_FI.UTF-8`.
    /// `None` if the program does not speak it.
    ///
    /// All of Norway reads Bokmål, and `C` and `POSIX` are English.
    ///
    /// # Examples
    ///
    /// ```
    /// # use crowns::messages::Language;
    /// assert_eq!(Language::from_tag("en_GB.UTF-8"), Some(Language::English));
    /// assert_eq!(Language::from_tag("C"), Some(Language::English));
    /// assert_eq!(Language::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let primary = match primary.to_ascii_lowercase().as_str() {
            "c" | "posix" => "en".to_owned(),
            "no" | "nn" => "nb".to_owned(),
            other => other.to_owned(),
        };
        let mut all = Self::ALL.iter().copied();
        all.find(|language| language.tag() == primary)
    }

    /// Returns the tag of the language: `nb`.
    ///
    /// Source: ISO 639-1.
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// Returns the plural of a number, or of its ordinal, as Fluent names it: `one`.
    ///
    /// Source: Unicode CLDR, for whole numbers.
    pub(super) fn plural(self, number: i64, is_ordinal: bool) -> &'static str {
        let number = number.unsigned_abs();
        let ends_with = |digit: u64| number % 10 == digit && number % 100 != 10 + digit;
        match (self, is_ordinal) {
            (Self::English, true) => match () {
                () if ends_with(1) => "one",
                () if ends_with(2) => "two",
                () if ends_with(3) => "few",
                () => "other",
            },
            (Self::Swedish, true) if ends_with(1) || ends_with(2) => "one",
            (Self::Icelandic, false) if ends_with(1) => "one",
            (_, true) | (Self::Icelandic, false) => "other",
            (_, false) if number == 1 => "one",
            (_, false) => "other",
        }
    }

    /// Returns the name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Danish => "Dansk",
            Self::Swedish => "Svenska",
            Self::Norwegian => "Norsk bokmål",
            Self::Finnish => "Suomi",
            Self::Icelandic => "Íslenska",
            #[cfg(test)]
            Self::PseudoLocale => "[PseudoLocale]",
        }
    }
}

messages! { words:
    help_language() = "phrase-help-language";
    line_break() = "phrase-line-break";
    tab() = "phrase-tab";
    /// `1st`, `12th`.
    ordinal(place: usize) = "phrase-ordinal";
    points(points: i32) = "phrase-points";
    /// With so many digits after the decimal mark: `58%`.
    percent(percent: f64, digits: usize) = "phrase-percent" {
        number = words.decimal(percent, digits)
    };
    /// `7s`, `Jacks`.
    rank_plural(rank: Rank) = "phrase-rank-plural" { rank = rank.number() };
    message_label(label: MessageLabel) = "phrase-" + label;
}

impl Messages {
    /// Names all cards of a rank, as in `7s are wild`.
    pub fn all_of_rank(&self, rank: Rank) -> String {
        say!(self, "phrase-all-of-rank", rank = rank.number())
    }

    /// Joins names: `Ann, Bob and Cat`.
    pub fn and(&self, names: &[String]) -> String {
        self.joined(names, "and")
    }

    /// Joins names of which one is meant: `Ann, Bob or Cat`.
    pub fn or(&self, names: &[String]) -> String {
        self.joined(names, "or")
    }

    /// Joins names of which one may be meant, for a question: `` `Ann` or `Bob` ``.
    pub(super) fn which_of(&self, names: &[String]) -> String {
        self.joined(&in_backticks(names), "asked")
    }

    /// Asks whether one of the nearest names was meant: `` ; did you mean `Ann`? ``.
    /// Empty if there is none.
    pub(super) fn did_you_mean(&self, near: &[String]) -> String {
        match near {
            [] => String::new(),
            near => say!(self, "phrase-did-you-mean", names = self.which_of(near)),
        }
    }

    /// Writes a number with so many digits after the decimal mark: `7.8`.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}").replace('.', self.plain("phrase-decimal-mark"))
    }

    fn joined(&self, names: &[String], with: &str) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [others @ .., last] => {
                say!(self, "phrase-joined", names = others.join(", "), with, last)
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[strum(serialize_all = "kebab-case")]
pub enum MessageLabel {
    /// Something could not be done.
    Error,
    /// What fixes an error.
    Hint,
    /// Something is odd about what was done.
    Warning,
    /// A remark.
    Note,
}

impl MessageLabel {
    /// Puts the label before a message: `error: …`.
    pub fn before(self, message: &str, words: &Messages) -> String {
        format!("{}: {message}", words.message_label(self))
    }
}

pub(super) fn in_backticks(names: &[String]) -> Vec<String> {
    names.iter().map(|name| format!("`{name}`")).collect()
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

    fn check(tag: &str, expect: &str) {
        let found = Language::from_tag(tag).map_or("none", Language::tag);
        assert_eq!(found, expect, "{tag:?}");
    }

    #[test]
    fn each_language_is_found_by_its_tag() {
        for language in Language::ALL {
            check(language.tag(), language.tag());
            check(&format!("{}_XX.UTF-8@euro", language.tag()), language.tag());
            check(&format!("{}-XX", language.tag()), language.tag());
            check(&language.tag().to_uppercase(), language.tag());
        }
    }

    #[test]
    fn no_locale_is_english() {
        for tag in ["C", "POSIX", "C.UTF-8", "posix", "en_US", "EN-gb"] {
            check(tag, "en");
        }
    }

    #[test]
    fn another_language_is_none() {
        for tag in ["", "_", "e", "eng", "tlh_AQ.UTF-8", "danish", "isv"] {
            check(tag, "none");
        }
    }

    #[test]
    fn names_are_joined_with_commas_and_one_conjunction() {
        let names: Vec<_> = ["Ann", "Bob", "Cat"].map(String::from).into();
        let words = Language::Finnish.words();
        assert_eq!(words.and(&names), "Ann, Bob ja Cat");
        assert_eq!(words.or(&names[..2]), "Ann tai Bob");
        assert_eq!(words.or(&names[..1]), "Ann");
        assert_eq!(words.and(&[]), "");
        let question = words.did_you_mean(&names[1..]);
        assert_eq!(question, "; oliko tarkoitus `Bob` vai `Cat`?");
    }

    #[test]
    fn places_have_their_ending() {
        let check = |language: Language, expect: [&str; 11]| {
            let places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111];
            assert_eq!(places.map(|place| language.words().ordinal(place)), expect);
        };
        check(
            Language::English,
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "111th"],
        );
        check(
            Language::Swedish,
            ["1:a", "2:a", "3:e", "4:e", "11:e", "12:e", "13:e", "21:a", "22:a", "23:e", "111:e"],
        );
    }

    #[test]
    fn one_point_less_than_none_is_singular() {
        let check = |language: Language, points, expect: &str| {
            assert_eq!(language.words().points(points), expect);
        };
        check(Language::English, -1, "-1 point");
        check(Language::English, 0, "0 points");
        check(Language::Finnish, -1, "-1 piste");
        check(Language::Finnish, -5, "-5 pistettä");
    }

    #[test]
    fn a_decimal_mark_comes_before_the_decimals() {
        assert_eq!(Language::English.words().decimal(12.34, 1), "12.3");
        assert_eq!(Language::Danish.words().decimal(12.34, 1), "12,3");
        assert_eq!(Language::Danish.words().decimal(1234.0, 0), "1234");
    }
}
