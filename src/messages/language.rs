//! The languages, and phrases that all subjects share.

use std::fmt::Display;
use std::sync::LazyLock;

use chrono::NaiveDate;
use strum::{EnumMessage, IntoStaticStr, VariantArray};

use super::Messages;
use crate::cards::Rank;

/// A language that the program speaks at the table: its tag, and its name in itself.
///
/// Source of the tags: ISO 639-1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr, EnumMessage, VariantArray)]
pub enum Language {
    #[default]
    #[strum(serialize = "en", message = "English")]
    English,
    #[strum(serialize = "da", message = "Dansk")]
    Danish,
    #[strum(serialize = "sv", message = "Svenska")]
    Swedish,
    #[strum(serialize = "nb", message = "Norsk bokmål")]
    Norwegian,
    #[strum(serialize = "fi", message = "Suomi")]
    Finnish,
    #[strum(serialize = "is", message = "Íslenska")]
    Icelandic,
    /// The seventh language, of tests; the last.
    #[cfg(test)]
    #[strum(serialize = "x-bracketed", message = "[PseudoLocale]")]
    PseudoLocale,
}

impl Language {
    pub const ALL: &'static [Self] = match Self::VARIANTS {
        [all @ .., _] if cfg!(test) => all,
        all => all,
    };

    pub fn words(self) -> &'static Messages {
        static WORDS: LazyLock<Vec<Messages>> = LazyLock::new(|| {
            Language::VARIANTS.iter().map(|&language| Messages { language }).collect()
        });
        &WORDS[self as usize]
    }

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
    pub fn name(self) -> &'static str {
        self.get_message().unwrap_or_default()
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

    /// Joins the numbers of games or rounds: `3, 4 and 5`.
    pub(super) fn and_numbers(&self, numbers: &[impl Display]) -> String {
        self.and(&numbers.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    /// Returns the words in a message with those that they stand for: `og=and, så=then`.
    pub(super) fn pairs(
        &self,
        id: &'static str,
    ) -> impl Iterator<Item = (&'static str, &'static str)> + Clone + use<> {
        self.plain(id).split(", ").filter_map(|pair| pair.split_once('='))
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
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
pub(super) fn weekday(day: NaiveDate) -> String {
    day.format("%A").to_string().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_in_a_locale() {
        for language in Language::ALL {
            let tag = language.tag();
            let upper = tag.to_uppercase();
            for text in [tag, &format!("{tag}_XX.UTF-8@euro"), &format!("{tag}-XX"), &upper] {
                assert_eq!(Language::from_tag(text), Some(*language), "{text}");
            }
        }
        for text in ["C", "POSIX", "C.UTF-8", "posix", "en_US", "EN-gb"] {
            assert_eq!(Language::from_tag(text), Some(Language::English), "{text}");
        }
        for text in ["", "_", "e", "eng", "tlh_AQ.UTF-8", "danish", "isv"] {
            assert_eq!(Language::from_tag(text), None, "{text}");
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
    fn a_decimal_mark_comes_before_the_decimals() {
        assert_eq!(Language::English.words().decimal(12.34, 1), "12.3");
        assert_eq!(Language::Danish.words().decimal(12.34, 1), "12,3");
        assert_eq!(Language::Danish.words().decimal(1234.0, 0), "1234");
    }
}
